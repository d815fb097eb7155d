import type * as en from '../../en/authoring/colleagues.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Kollegium',
  failed: 'Die Liste konnte nicht geladen werden.',
  about: {
    shared: 'Mit Ihnen arbeiten an diesem Quiz:',
    alone: 'Nur Sie sehen dieses Quiz. Laden Sie andere Lehrkräfte per E-Mail ein, daran mitzuarbeiten.',
    others: 'Diese Lehrkräfte arbeiten an diesem Quiz. Wer dabei ist, entscheidet, wem es gehört.',
  },
  you: '(Sie)',
  roleLabel: 'Rolle',
  roles: {
    owner: 'Eigentum',
    editor: 'Bearbeiten',
    marker: 'Bewerten',
    viewer: 'Ansehen',
  },
  roleHints: {
    editor:
      'Ändert Fragen und Einstellungen, bewertet und gibt Zusatzzeit. Kann das Quiz nicht löschen oder teilen.',
    marker: 'Sieht Fragen und Ergebnisse, ändert Bewertungen und gibt Zusatzzeit.',
    viewer: 'Sieht Fragen und Ergebnisse.',
  },
  roleOf: (name) => `Rolle von ${name}`,
  moreFor: (name) => `Mehr zu ${name}`,
  roleChanged: {
    editor: (name) => `${name} kann das Quiz jetzt bearbeiten.`,
    marker: (name) => `${name} kann das Quiz jetzt bewerten.`,
    viewer: (name) => `${name} kann das Quiz jetzt ansehen.`,
  },
  roleNotChanged: 'Die Rolle konnte nicht geändert werden.',
  removed: (name) => `${name} hat keine Rolle mehr bei diesem Quiz.`,
  notRemoved: 'Die Rolle konnte nicht entzogen werden.',
  handedOver: (name) => `Das Quiz gehört jetzt ${name}. Sie können es bearbeiten.`,
  notHandedOver: 'Das Quiz konnte nicht übergeben werden.',
  handOverQuiz: 'Quiz übergeben',
  remove: 'Entfernen',
  removeTitle: (name) => [name, ' entfernen?'],
  removeText: (name) => [
    name,
    ' sieht dieses Quiz und seine Ergebnisse dann nicht mehr. Änderungen und Bewertungen bleiben, wie sie sind.',
  ],
  handOverTitle: (quiz, name) => ['„', quiz, '“ an ', name, ' übergeben?'],
  handOver: 'Übergeben',
  newOwner: (name) => [
    'Das Quiz gehört dann ',
    name,
    '. Archivieren, löschen und teilen können Sie es nicht mehr, aber weiterhin bearbeiten und bewerten.',
  ],
  noWayBack: (name) => [
    'Code, Lernende und Ergebnisse bleiben, wie sie sind, und wer beigetreten ist, behält die Zusatzzeit. Offene Einladungen werden zurückgezogen. Nur ',
    name,
    ' kann Ihnen das Quiz zurückgeben.',
  ],
  loseTime: (n) =>
    plural(n, {
      one: `${number(n)} Person hat Zusatzzeit in allen Ihren Quizzen und ist diesem noch nicht beigetreten: Hier hat sie dann keine.`,
      other: `${number(n)} Lernende haben Zusatzzeit in allen Ihren Quizzen und sind diesem noch nicht beigetreten: Hier haben sie dann keine.`,
    }),
  setTimeFirst: (emails) => [
    'Wenn sie hier gebraucht wird, geben Sie sie vorher für dieses Quiz: ',
    emails,
    '.',
  ],
  andMore: (emails, n) => `${emails} und ${number(n)} weitere`,
  left: (quiz) => `Sie haben „${quiz}“ verlassen.`,
  notLeft: 'Das Quiz konnte nicht verlassen werden.',
  leaveQuiz: 'Quiz verlassen',
  leaveTitle: (quiz) => ['„', quiz, '“ verlassen?'],
  leave: 'Verlassen',
  leaveText:
    'Sie sehen dieses Quiz und seine Ergebnisse dann nicht mehr. Was Sie geändert oder bewertet haben, bleibt. Wieder einladen kann Sie nur, wem das Quiz gehört.',
  invited: 'Eingeladen',
  withdrawn: (email) => `Die Einladung an ${email} ist zurückgezogen.`,
  notWithdrawn: 'Die Einladung konnte nicht zurückgezogen werden.',
  invitation: (role, from, until) => `${role} · eingeladen: ${from} · bis ${until}`,
  withdraw: 'Zurückziehen',
  withdrawFrom: (email) => `Einladung an ${email} zurückziehen`,
  history: 'Wer welche Rolle bekam',
  wentAway: (name) => [name, ' hat das Quiz verlassen'],
  wasRemoved: (name, by) => [name, ' wurde von ', by, ' entfernt'],
  became: {
    owner: (name, by) => [by, ' hat das Quiz an ', name, ' übergeben'],
    editor: (name, by) => [by, ' hat ', name, ' das Recht zum Bearbeiten gegeben'],
    marker: (name, by) => [by, ' hat ', name, ' das Recht zum Bewerten gegeben'],
    viewer: (name, by) => [by, ' hat ', name, ' das Recht zum Ansehen gegeben'],
  },
  inviteLabel: 'Lehrkraft einladen',
  emailLabel: 'E-Mail der Lehrkraft',
  invite: 'Einladen',
  inviting: 'Wird eingeladen …',
  isSent: (email) => ['Eine Einladung an ', email, ' ist unterwegs. Sie gilt 14 Tage.'],
  sendYourself: (email) => [
    'Senden Sie diesen Link selbst an ',
    email,
    '. Er gilt einmal, 14 Tage lang und nur für diese E-Mail. Er wird nicht noch einmal gezeigt.',
  ],
  link: 'Einladungslink',
}
