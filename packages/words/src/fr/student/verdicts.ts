import type * as en from '../../en/student/verdicts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  names: {
    correct: 'Correcte',
    partly: 'En partie correcte',
    incorrect: 'Incorrecte',
    skipped: 'Passée',
    waiting: 'En attente de correction',
    'left-out': 'Non prise en compte',
    'not-asked': 'Non posée',
  },
  counted: {
    correct: (n) => `Correctes : ${number(n)}`,
    partly: (n) => `En partie correctes : ${number(n)}`,
    incorrect: (n) => `Incorrectes : ${number(n)}`,
    skipped: (n) => `Passées : ${number(n)}`,
  },
}
