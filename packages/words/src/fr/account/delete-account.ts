import type * as en from '../../en/account/delete-account.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'Supprimer votre compte',
  hint: 'Votre nom, votre e-mail, votre mot de passe et vos messages sont supprimés aussitôt. Cette action est irréversible.',
  submit: 'Supprimer mon compte',
  question: 'Supprimer votre compte ?',
  whatGoes:
    'Votre nom, votre e-mail, votre mot de passe et vos messages sont supprimés, et tous vos appareils sont déconnectés. Cette action est irréversible ; téléchargez d’abord vos données si vous voulez les garder.',
  whatStays: {
    student:
      'Vos réponses et vos scores restent dans les statistiques de vos enseignants sous le nom « Élève supprimé ». Ils ne révèlent pas votre identité, sauf si vous l’avez écrite dans une réponse.',
    admin:
      'Un quiz partagé avec un éditeur lui revient : à son dernier propriétaire, ou à l’éditeur le plus ancien. Les autres quiz qu’aucun élève n’a commencés sont supprimés ; le reste n’accepte plus de nouveaux élèves. Les élèves gardent leurs résultats, mais vous ne pouvez plus les voir. Pour choisir à qui revient un quiz, transférez-le avant, dans son onglet « Partager ».',
  },
  password: 'Votre mot de passe',
  keep: 'Garder mon compte',
  done: 'Votre compte a été supprimé.',
}
