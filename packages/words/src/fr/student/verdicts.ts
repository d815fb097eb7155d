import type * as en from '../../en/student/verdicts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  names: {
    correct: 'Correcte',
    partly: 'En partie juste',
    incorrect: 'Incorrecte',
    skipped: 'Passée',
    'left-out': 'Non prise en compte',
    'not-asked': 'Non posée',
  },
  counted: {
    correct: (n) => `correctes : ${number(n)}`,
    partly: (n) => `En partie justes : ${number(n)}`,
    incorrect: (n) => `incorrectes : ${number(n)}`,
    skipped: (n) => `passées : ${number(n)}`,
  },
}
