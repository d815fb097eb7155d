import {
  type CodedProblem,
  inEnglish,
  type Params,
  sheetCells,
  writtenInstead,
} from '@quizly/words/problems.ts'

const sentences = { ...sheetCells, ...writtenInstead }

/** A problem of a cell with its English sentence. */
export const withMessage = (problem: CodedProblem) => ({ ...problem, message: inEnglish(problem, sentences) })

export type CodedMessage = { code?: string; params?: Params | undefined; message: string }
