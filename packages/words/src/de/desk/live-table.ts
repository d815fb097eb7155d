import type * as en from '../../en/desk/live-table.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Lernende, die dieses Quiz gerade machen',
  student: 'Name',
  state: 'Status',
  questions: 'Fragen',
  question: 'Frage',
  questionsTo: (n) => `Fragen 1–${number(n)}`,
  answered: 'Beantwortet',
  answeredOf: (n, all) => `${number(n)} von ${number(all)}`,
  savedSeconds: (n) => `vor ${number(n)} s gespeichert`,
  savedMinutes: (n) => `vor ${number(n)} min gespeichert`,
  timeLeft: 'Restzeit',
  actions: 'Aktionen',
  timeFor: (name) => `Zusatzzeit für ${name}`,
  reopenOf: (name) => `Versuch von ${name} wieder öffnen`,
  reopen: 'Versuch wieder öffnen',
  offlineFor: (time) => `Seit ${time} offline`,
  notStarted: 'Beigetreten, noch nicht gestartet',
  working: 'Arbeitet',
  submitted: 'Abgegeben',
}
