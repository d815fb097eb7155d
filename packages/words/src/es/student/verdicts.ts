import type * as en from '../../en/student/verdicts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  names: {
    correct: 'Correcta',
    partly: 'Parcialmente correcta',
    incorrect: 'Incorrecta',
    skipped: 'Omitida',
    waiting: 'Pendiente de corregir',
    'left-out': 'Excluida',
    'not-asked': 'No planteada',
  },
  counted: {
    correct: (n) => `Correctas: ${number(n)}`,
    partly: (n) => `Parcialmente correctas: ${number(n)}`,
    incorrect: (n) => `Incorrectas: ${number(n)}`,
    skipped: (n) => `Omitidas: ${number(n)}`,
  },
}
