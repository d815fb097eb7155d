import type * as en from '../../en/desk/live-table.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Élèves qui font ce quiz en ce moment',
  student: 'Élève',
  state: 'État',
  questions: 'Questions',
  question: 'Question',
  questionsTo: (n) => `Questions 1–${number(n)}`,
  answered: 'Réponses',
  answeredOf: (n, all) => `${number(n)} sur ${number(all)}`,
  savedSeconds: (n) => `enregistré il y a ${number(n)} s`,
  savedMinutes: (n) => `enregistré il y a ${number(n)} min`,
  timeLeft: 'Temps restant',
  actions: 'Actions',
  timeFor: (name) => `Temps supplémentaire pour ${name}`,
  reopenOf: (name) => `Rouvrir la tentative de ${name}`,
  reopen: 'Rouvrir la tentative',
  offlineFor: (time) => `Hors ligne depuis ${time}`,
  notStarted: 'Pas encore commencé',
  working: 'En cours',
  submitted: 'Rendu',
}
