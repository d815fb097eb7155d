import type * as en from '../../en/student/question-grid.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  question: (n, state) => `Pregunta ${number(n)}, ${state}`,
}
