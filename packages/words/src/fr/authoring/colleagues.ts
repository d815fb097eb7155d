import type * as en from '../../en/authoring/colleagues.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Collègues',
  failed: 'Les collègues n’ont pas pu être chargés.',
  about: {
    shared: 'Ces personnes travaillent avec vous sur ce quiz.',
    alone: 'Ce quiz n’est visible que par vous. Invitez un collègue par e-mail pour y travailler ensemble.',
    others: 'Ces personnes travaillent sur ce quiz. Le choix revient à son propriétaire.',
  },
  you: '(vous)',
  roleLabel: 'Rôle',
  roles: {
    owner: 'Propriétaire',
    editor: 'Éditeur',
    marker: 'Correcteur',
    viewer: 'Lecteur',
  },
  roleHints: {
    editor:
      'Modifie les questions et les paramètres, corrige et donne du temps supplémentaire. Ne peut ni supprimer ni partager le quiz.',
    marker: 'Voit les questions et les résultats, change les corrections et donne du temps supplémentaire.',
    viewer: 'Voit les questions et les résultats.',
  },
  roleOf: (name) => `Rôle de ${name}`,
  moreFor: (name) => `Plus d’actions pour ${name}`,
  roleChanged: {
    editor: (name) => `${name} a maintenant le rôle d’éditeur.`,
    marker: (name) => `${name} a maintenant le rôle de correcteur.`,
    viewer: (name) => `${name} a maintenant le rôle de lecteur.`,
  },
  roleNotChanged: 'Le rôle n’a pas pu être modifié.',
  removed: (name) => `${name} n’a plus de rôle dans ce quiz.`,
  notRemoved: 'Le rôle n’a pas pu être retiré.',
  handedOver: (name) => `Ce quiz appartient maintenant à ${name}. Vous en restez éditeur.`,
  notHandedOver: 'Le quiz n’a pas pu être transféré.',
  handOverQuiz: 'Transférer le quiz',
  remove: 'Retirer',
  removeTitle: (name) => ['Retirer ', name, ' ?'],
  removeText: (name) => [
    name,
    ' ne verra plus ce quiz ni ses résultats. Ses modifications et ses corrections restent.',
  ],
  handOverTitle: (quiz, name) => ['Transférer « ', quiz, ' » à ', name, ' ?'],
  handOver: 'Transférer',
  newOwner: (name) => [
    'Le quiz appartiendra à ',
    name,
    ' : personne d’autre ne pourra l’archiver, le supprimer ou le partager. Vous en serez éditeur : vous pourrez encore le modifier et le corriger.',
  ],
  noWayBack: (name) => [
    'Le code, les élèves et les résultats ne changent pas, et les élèves déjà entrés gardent leur temps supplémentaire. Les invitations en attente sont retirées. Pour que le quiz vous revienne, il faudra que ',
    name,
    ' vous le transfère.',
  ],
  loseTime: (n) =>
    plural(n, {
      one: `${number(n)} élève a du temps supplémentaire dans tous vos quiz et n’est pas encore entré dans celui-ci : ce temps ne s’y appliquera pas.`,
      many: `${number(n)} d’élèves ont du temps supplémentaire dans tous vos quiz et ne sont pas encore entrés dans celui-ci : ce temps ne s’y appliquera pas.`,
      other: `${number(n)} élèves ont du temps supplémentaire dans tous vos quiz et ne sont pas encore entrés dans celui-ci : ce temps ne s’y appliquera pas.`,
    }),
  setTimeFirst: (emails) => ['Si c’est nécessaire, donnez-le d’abord pour ce quiz : ', emails, '.'],
  andMore: (emails, n) => `${emails} et ${number(n)} de plus`,
  left: (quiz) => `Vous avez quitté « ${quiz} ».`,
  notLeft: 'Impossible de quitter le quiz.',
  leaveQuiz: 'Quitter ce quiz',
  leaveTitle: (quiz) => ['Quitter « ', quiz, ' » ?'],
  leave: 'Quitter',
  leaveText:
    'Vous ne verrez plus ce quiz ni ses résultats. Vos modifications et vos corrections restent. Seul le propriétaire pourra vous inviter de nouveau.',
  invited: 'Invitations en attente',
  withdrawn: (email) => `L’invitation pour ${email} est retirée.`,
  notWithdrawn: 'L’invitation n’a pas pu être retirée.',
  invitation: (role, from, until) => `${role} · invitation du ${from}, valable jusqu’au ${until}`,
  withdraw: 'Retirer',
  withdrawFrom: (email) => `Retirer l’invitation pour ${email}`,
  history: 'Historique des rôles',
  wentAway: (name) => [name, ' a quitté le quiz'],
  wasRemoved: (name, by) => [by, ' a retiré ', name],
  became: {
    owner: (name, by) => [by, ' a transféré le quiz à ', name],
    editor: (name, by) => [by, ' a donné à ', name, ' le rôle d’éditeur'],
    marker: (name, by) => [by, ' a donné à ', name, ' le rôle de correcteur'],
    viewer: (name, by) => [by, ' a donné à ', name, ' le rôle de lecteur'],
  },
  inviteLabel: 'Inviter un collègue',
  emailLabel: 'E-mail d’un collègue',
  invite: 'Inviter',
  inviting: 'Envoi de l’invitation…',
  isSent: (email) => [
    'Une invitation est en cours d’envoi à ',
    email,
    '. Elle peut être acceptée pendant 14 jours.',
  ],
  sendYourself: (email) => [
    'Envoyez vous-même ce lien à ',
    email,
    '. Il fonctionne une seule fois, pendant 14 jours, et uniquement pour cet e-mail. Il ne sera plus affiché.',
  ],
  link: 'Lien d’invitation',
}
