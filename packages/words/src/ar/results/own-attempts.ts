import type * as en from '../../en/results/own-attempts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  attempts: 'محاولاتك',
  attempt: (n) => `المحاولة ${number(n)}`,
  attemptIs: (name, state) => [name, ': ', state],
  running: 'جارية',
  notStarted: 'لم تبدأ بعد',
  submitted: 'سُلّمت',
  submittedCounts: 'سُلّمت (محتسبة)',
  scored: (score, total) => `${number(score)} من ${number(total)}`,
  scoredCounts: (score, total) => `${number(score)} من ${number(total)} (محتسبة)`,
  whichCounts: (which) =>
    ({
      best: 'تُحتسب أفضل محاولة.',
      last: 'تُحتسب آخر محاولة.',
      first: 'تُحتسب أول محاولة.',
    })[which],
  goOn: 'متابعة',
  again: (n) => `محاولة جديدة (${number(n)})`,
  againOf: (n, allowed) => `محاولة جديدة (${number(n)} من ${number(allowed)})`,
}
