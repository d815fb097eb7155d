import type * as en from '../../en/results/own-attempts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  attempts: 'Deine Versuche',
  attempt: (n) => `Versuch ${number(n)}`,
  attemptIs: (name, state) => [name, ': ', state],
  running: 'läuft',
  notStarted: 'noch nicht gestartet',
  submitted: 'abgegeben',
  submittedCounts: 'abgegeben (zählt)',
  scored: (score, total) => `${number(score)} von ${number(total)}`,
  scoredCounts: (score, total) => `${number(score)} von ${number(total)} (zählt)`,
  whichCounts: (which) =>
    ({
      best: 'Der beste Versuch zählt.',
      last: 'Der letzte Versuch zählt.',
      first: 'Der erste Versuch zählt.',
    })[which],
  goOn: 'Fortsetzen',
  again: (n) => `Neuer Versuch (${number(n)})`,
  againOf: (n, allowed) => `Neuer Versuch (${number(n)} von ${number(allowed)})`,
}
