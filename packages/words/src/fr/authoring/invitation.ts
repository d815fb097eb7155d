import type * as en from '../../en/authoring/invitation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forEducators: 'Cette invitation est réservée aux enseignants',
  loggedInAsStudent:
    'Votre compte actuel est un compte élève. Déconnectez-vous, puis connectez-vous comme enseignant avec l’e-mail qui a reçu l’invitation.',
  title: 'Invitation à un quiz',
  loginFirst:
    'Connectez-vous avec l’adresse e-mail qui a reçu l’invitation. Si elle n’a pas encore de compte, utilisez-la pour vous inscrire comme enseignant.',
  doesNotWork: 'Cette invitation ne fonctionne pas',
  askAgain: (email) => [
    'Elle fonctionne une seule fois, pendant 14 jours, et uniquement pour l’e-mail qui l’a reçue. Votre e-mail de connexion est ',
    email,
    '. Si c’est le bon, demandez une nouvelle invitation à votre collègue.',
  ],
  loading: 'Chargement de l’invitation',
  failed: 'L’invitation n’a pas pu être chargée',
  safe: 'Elle reste valable.',
  accepted: {
    editor: (quiz) => `Vous avez maintenant le rôle d’éditeur dans « ${quiz} ».`,
    marker: (quiz) => `Vous avez maintenant le rôle de correcteur dans « ${quiz} ».`,
    viewer: (quiz) => `Vous avez maintenant le rôle de lecteur dans « ${quiz} ».`,
  },
  notAccepted: (hint) => `L’invitation n’a pas pu être acceptée. ${hint}`,
  shares: (name, email, quiz) => [name, ' (', email, ') partage « ', quiz, ' » avec vous.'],
  withHint: (role, hint) => [role, ' : ', hint],
  ends: (date) => `Fin de l’invitation : ${date}.`,
  accept: 'Accepter',
  notNow: 'Pas maintenant',
}
