import type * as en from '../../en/desk/mark-by-hand.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: (n) => `Corrigir a questão ${number(n)} manualmente`,
  counted: {
    correct: (by, date, reason) => ['Contada como correta por ', by, ', ', date, ': ', reason],
    incorrect: (by, date, reason) => ['Contada como incorreta por ', by, ', ', date, ': ', reason],
    points: (points, by, date, reason) => [
      `Pontos definidos como ${number(points)} por `,
      by,
      ', ',
      date,
      ': ',
      reason,
    ],
  },
  undo: (n, spoken) => ['Desfazer', spoken(` na questão ${number(n)}`)],
  countAs: {
    correct: (n, spoken) => ['Contar como correta', spoken(` a questão ${number(n)}`)],
    incorrect: (n, spoken) => ['Contar como incorreta', spoken(` a questão ${number(n)}`)],
    points: (n, spoken) => ['Dar pontos', spoken(` à questão ${number(n)}`)],
  },
  why: {
    correct: (n) => `Por que a questão ${number(n)} conta como correta (obrigatório)`,
    incorrect: (n) => `Por que a questão ${number(n)} conta como incorreta (obrigatório)`,
    points: (n) => `Por que a questão ${number(n)} tem esses pontos (obrigatório)`,
  },
  whyHint: 'Aparece para a pessoa no resultado e no comprovante.',
  noReason: 'Digite um motivo. Ele aparece junto ao resultado.',
  save: { correct: 'Contar como correta', incorrect: 'Contar como incorreta', points: 'Dar pontos' },
  points: (n, most) => `Pontos da questão ${number(n)} (0 a ${number(most)})`,
  saving: 'Salvando…',
}
