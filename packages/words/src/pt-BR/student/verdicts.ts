import type * as en from '../../en/student/verdicts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  names: {
    correct: 'Correta',
    partly: 'Parcialmente correta',
    incorrect: 'Incorreta',
    skipped: 'Em branco',
    waiting: 'Aguarda correção',
    'left-out': 'Desconsiderada',
    'not-asked': 'Não apresentada',
  },
  counted: {
    correct: (n) => `Corretas: ${number(n)}`,
    partly: (n) => `Parcialmente corretas: ${number(n)}`,
    incorrect: (n) => `Incorretas: ${number(n)}`,
    skipped: (n) => `Em branco: ${number(n)}`,
  },
}
