import type * as en from '../../en/desk/students.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Chargement des élèves',
  failed: 'Les élèves n’ont pas pu être chargés',
  nobody: 'Aucun élève n’a encore rejoint le quiz',
  nobodyHint: 'Les élèves s’affichent ici dès qu’ils rejoignent le quiz.',
  label: 'Élèves',
  columns: {
    student: 'Élève',
    state: 'État',
    score: 'Score',
    took: 'Temps utilisé',
    extra: 'Temps supplémentaire',
    late: 'Réponses tardives',
    receipt: 'Reçu',
    actions: 'Actions',
  },
  receiptReady: 'Prêt à imprimer',
  counts: (n, all) => `la tentative ${number(n)} sur ${number(all)} compte`,
  countsWhileRunning: (n, all) =>
    `la tentative ${number(n)} sur ${number(all)} compte, la ${number(all)} est en cours`,
  notStarted: 'Pas encore commencé',
  working: (time) => ['En cours, il reste ', time],
  endedForAll: 'Terminé pour tout le monde',
  timeRanOut: 'Temps écoulé',
  submitted: 'Rendu',
  extra: (minutes, name, hidden) => ['+ ', minutes, hidden(` pour ${name} : voir qui l’a donné`)],
  extraFromStart: (n) => `+ ${number(n)} dès le début, selon les paramètres`,
  grant: (n, by, time) => ['+ ', number(n), ' par ', by, ' à ', time],
  grantBecause: (n, by, time, reason) => ['+ ', number(n), ' par ', by, ' à ', time, ' : ', reason],
  decideLate: (name, hidden) => ['Décider', hidden(` des réponses tardives de ${name}`)],
  late: { accepted: 'Acceptées', refused: 'Refusées' },
  more: (name) => `Plus d’actions pour ${name}`,
  seeAttempt: 'Voir la tentative',
  deleteAttempt: 'Supprimer la tentative…',
  deletedAttempts: 'Tentatives supprimées',
  deleted: (by, time) => ['supprimée par ', by, ', ', time],
  deletedBecause: (by, time, reason) => ['supprimée par ', by, ', ', time, ' : ', reason],
}
