import type * as en from '../../en/results/own-attempts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  attempts: 'Suas tentativas',
  attempt: (n) => `Tentativa ${number(n)}`,
  attemptIs: (name, state) => [name, ': ', state],
  running: 'em andamento',
  notStarted: 'não iniciada',
  submitted: 'enviada',
  submittedCounts: 'enviada (vale)',
  scored: (score, total) => `${number(score)} de ${number(total)}`,
  scoredCounts: (score, total) => `${number(score)} de ${number(total)} (vale)`,
  whichCounts: (which) =>
    ({
      best: 'Vale a melhor.',
      last: 'Vale a última.',
      first: 'Vale a primeira.',
    })[which],
  goOn: 'Continuar',
  again: (n) => `Tentar de novo (${number(n)})`,
  againOf: (n, allowed) => `Tentar de novo (${number(n)} de ${number(allowed)})`,
}
