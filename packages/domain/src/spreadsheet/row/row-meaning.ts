import type { QuestionType } from '../../question/question-type.ts'

/**
 * How the key of a row was read: as the text, letter or position of an option, `loosely` by a rule that shows
 * its reading in a warning, or as the `answer` itself where no option is named.
 */
export type KeyReading = 'text' | 'letter' | 'position' | 'loosely' | 'answer'

/**
 * What a row became. `correctColumns` are the positions of the columns in which the correct options stand; it
 * is the key's own column where the options stand in no column, and empty for a written answer, beside which `accepted` ones count.
 */
export type RowMeaning = {
  type: QuestionType
  correctColumns: number[]
  keyReading: KeyReading
  accepted?: string[]
}
