import type * as en from '../../en/account/reset-password.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forgotHint:
    'Saisissez l’e-mail de votre compte. Nous envoyons un lien pour choisir un nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  backToLogin: 'Retour à la connexion',
  title: 'Choisir un nouveau mot de passe',
  hint: 'Tous vos appareils seront ensuite déconnectés.',
  submit: 'Valider le mot de passe',
  done: 'Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
  brokenLink: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou demandez-en un autre.',
  newLink: 'Demander un nouveau lien',
}
