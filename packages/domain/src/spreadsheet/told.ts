import {
  type CodedProblem,
  inEnglish,
  type Params,
  sheetCells,
  writtenInstead,
} from '@quizly/words/problems.ts'

const sentences = { ...sheetCells, ...writtenInstead }

/** What is told about a cell, with its English sentence. */
export const told = (problem: CodedProblem) => ({ ...problem, message: inEnglish(problem, sentences) })

export type Told = { code?: string; params?: Params | undefined; message: string }
