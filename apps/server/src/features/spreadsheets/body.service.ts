import { isUtf8 } from 'node:buffer'
import type { CallBody, saveSpreadsheetQuiz } from '@quizly/contract'
import { type CellMessage, parseSheet, type QuestionContent, tableFromRowObjects } from '@quizly/domain'
import { AppError, invalidInput, mostProblems } from '../../app-error.ts'
import { hasMoreValues } from '../../http/bodies/count-values.ts'
import { readInput } from '../../http/input/read-input.ts'

type SheetCall = typeof saveSpreadsheetQuiz

export type SheetBody = Pick<CallBody<SheetCall>, 'title' | 'timeLimit' | 'secretCode' | 'language'> & {
  questions: QuestionContent[]
}

/** In bytes. A quiz must stay editable, with an ID for each question. */
const mostQuestionBytes = 1_000_000

/** More than 10,000 rows of 50 columns need, with all their brackets. */
const most = { values: 600_000, names: 520_000 }

/** Headings are keys, and `__proto__` is a heading like any other. Throws one failure that lists what is wrong. */
export function readSheetBody(call: SheetCall, bytes: Uint8Array | undefined): SheetBody {
  const { questions: rows, parsedQuestions, ...details } = readBody(call, bytes)
  const questions = parsedQuestions ?? questionsIn(rows)
  if (Buffer.byteLength(JSON.stringify(questions)) > mostQuestionBytes) {
    const message = 'The questions of this sheet are too long for one quiz. Split it into several files.'
    throw refusal([{ path: 'questions', code: 'too-long', message }])
  }
  return { ...details, questions }
}

function questionsIn(rows: readonly unknown[]): QuestionContent[] {
  const table = tableFromRowObjects(rows)
  const { questions, problems } = parseSheet(table, mostProblems)
  if (problems.length > 0) {
    const places = new Map(table.rows.map(({ row }, index) => [row, `questions.${index}`]))
    throw refusal(problems.map((problem) => toProblem(problem, places)))
  }
  return questions.map(({ row: _, ...question }) => question)
}

function readBody(call: SheetCall, bytes: Uint8Array | undefined): CallBody<SheetCall> {
  const body = bytes && parse(bytes)
  return readInput(call, { params: {}, query: {}, body }).body
}

function parse(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) throw new AppError('malformed-request', 'The body has to be text in UTF-8.')
  if (hasMoreValues(bytes, most))
    throw new AppError('too-large', 'This sheet has too many cells. Split it into several files.')
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new AppError('malformed-request', 'The request cannot be read. A body has to be valid JSON.')
  }
}

const refusal = (problems: Parameters<typeof invalidInput>[0]) => invalidInput(problems, { success: false })

function toProblem({ row, column, message }: CellMessage, places: ReadonlyMap<number, string>) {
  const place = column === '' ? undefined : places.get(row)
  return place === undefined
    ? { path: 'questions', code: 'sheet-problem', message, row, column }
    : { path: `${place}.${column}`, code: 'cell-problem', message, row, column }
}
