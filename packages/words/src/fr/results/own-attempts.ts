import type * as en from '../../en/results/own-attempts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  attempts: 'Tes tentatives',
  attempt: (n) => `Tentative ${number(n)}`,
  attemptIs: (name, state) => [name, ' : ', state],
  running: 'en cours',
  notStarted: 'pas commencée',
  submitted: 'rendue',
  submittedCounts: 'rendue (prise en compte)',
  scored: (score, total) => `${number(score)} sur ${number(total)}`,
  scoredCounts: (score, total) => `${number(score)} sur ${number(total)} (prise en compte)`,
  whichCounts: (which) =>
    ({
      best: 'C’est la meilleure qui compte.',
      last: 'C’est la dernière qui compte.',
      first: 'C’est la première qui compte.',
    })[which],
  goOn: 'Continuer',
  again: (n) => `Refaire le quiz (${number(n)})`,
  againOf: (n, allowed) => `Refaire le quiz (${number(n)} sur ${number(allowed)})`,
}
