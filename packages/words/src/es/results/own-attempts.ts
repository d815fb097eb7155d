import type * as en from '../../en/results/own-attempts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  attempts: 'Tus intentos',
  attempt: (n) => `Intento ${number(n)}`,
  attemptIs: (name, state) => [name, ': ', state],
  running: 'en curso',
  notStarted: 'sin empezar',
  submitted: 'entregado',
  submittedCounts: 'entregado (cuenta)',
  scored: (score, total) => `${number(score)} de ${number(total)}`,
  scoredCounts: (score, total) => `${number(score)} de ${number(total)} (cuenta)`,
  whichCounts: (which) =>
    ({
      best: 'Cuenta el mejor.',
      last: 'Cuenta el último.',
      first: 'Cuenta el primero.',
    })[which],
  goOn: 'Continuar',
  again: (n) => `Nuevo intento (${number(n)})`,
  againOf: (n, allowed) => `Nuevo intento (${number(n)} de ${number(allowed)})`,
}
