import { isUtf8 } from 'node:buffer'
import type { CallBody, saveSpreadsheetQuiz } from '@quizly/contract'
import { type UncheckedQuestion, questionProblems, trimQuestion } from '@quizly/domain'
import { type CellMessage, parseSheet, tableFromRowObjects } from '@quizly/spreadsheets'
import { cellMessageInEnglish } from '@quizly/words/sheets.ts'
import { AppError, invalidInput, maxProblems } from '../../app-error.ts'
import { hasMoreValues } from '../../http/bodies/count-values.ts'
import { readInput } from '../../http/input/read-input.ts'

type SheetCall = typeof saveSpreadsheetQuiz

type Details = 'title' | 'timeLimit' | 'secretCode' | 'language' | 'instructions'
export type SheetBody = Pick<CallBody<SheetCall>, Details> & {
  questions: UncheckedQuestion[]
}

/** In bytes. A quiz must stay editable, with an ID for each question. */
const maxQuestionBytes = 1_000_000

/** More than 10,000 rows of 50 columns need, with all their brackets. */
const most = { values: 600_000, names: 520_000 }

/** Headings are keys, and `__proto__` is a heading like any other. Throws one failure that lists what is wrong. */
export function readSheetBody(call: SheetCall, bytes: Uint8Array | undefined): SheetBody {
  const body = bytes && parse(bytes)
  const { questions: rows, parsedQuestions, ...details } = checkBody(call, body)
  if (parsedQuestions) assertValid(parsedQuestions, body)
  const questions = parsedQuestions ?? questionsIn(rows)
  if (Buffer.byteLength(JSON.stringify(questions)) > maxQuestionBytes) {
    const message = 'The questions of this sheet are too long for one quiz. Split it into several files.'
    throw refusal([{ path: 'questions', code: 'too-long', message }])
  }
  return { ...details, questions }
}

function questionsIn(rows: readonly unknown[]): UncheckedQuestion[] {
  const table = tableFromRowObjects(rows)
  const { questions, problems } = parseSheet(table, maxProblems)
  if (problems.length > 0) {
    const places = new Map(table.rows.map(({ row }, index) => [row, `questions.${index}`]))
    throw refusal(problems.map((problem) => toProblem(problem, places)))
  }
  return questions.map(({ row: _, ...question }) => question)
}

function checkBody(call: SheetCall, body: unknown): CallBody<SheetCall> {
  try {
    return readInput(call, { params: {}, query: {}, body }).body
  } catch (error) {
    if (!(error instanceof AppError && error.details.problems)) throw error
    const isParsed = ({ path }: { path: string }) => path.startsWith('parsedQuestions.')
    throw refusal(
      error.details.problems.map((each) => ({ ...each, ...(isParsed(each) && cellOf(each, body)) })),
    )
  }
}

function assertValid(questions: readonly UncheckedQuestion[], body: unknown): void {
  const problems = questionProblems(questions.map(trimQuestion))
  if (problems.length > 0)
    throw refusal(problems.map((problem) => ({ ...problem, ...cellOf(problem, body) })))
}

/** The row that the sender has read a question in, and the question's field in place of a column. */
function cellOf({ path }: { path: string }, body: unknown): { row?: number; column?: string } {
  const [, index, column = ''] = /^(?:q|parsedQ)uestions\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
  if (index === undefined) return {}
  const { row } = (body as { parsedQuestions: { row?: unknown }[] }).parsedQuestions[Number(index)] ?? {}
  return { ...(Number.isSafeInteger(row) && { row: row as number }), column }
}

function parse(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) throw new AppError('malformed-request', 'body-not-utf8')
  if (hasMoreValues(bytes, most)) throw new AppError('too-large', 'sheet-cells')
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new AppError('malformed-request', 'body-unreadable')
  }
}

const refusal = (problems: Parameters<typeof invalidInput>[0]) => invalidInput(problems, { success: false })

function toProblem(finding: CellMessage, places: ReadonlyMap<number, string>) {
  const { fixes: _, ...found } = finding
  const place = finding.column === '' ? undefined : places.get(finding.row)
  const path = place === undefined ? 'questions' : `${place}.${finding.column}`
  return { path, ...found, message: cellMessageInEnglish(finding) }
}
