import { quizFile } from '@quizly/contract'
import { quizSheet, type StoredSheet, storedSheet, tableFromCells } from '@quizly/domain'
import { messages } from '../messages.ts'
import type { detailNames } from '../review/upload-details.tsx'

type Details = Record<(typeof detailNames)[number], string>
type ReadQuiz =
  | { sheet: StoredSheet; details: Details; problem?: never }
  | { sheet?: never; details?: never; problem: string }

/** Larger files, in bytes, are not opened: more than the questions of a quiz can take. */
const mostBytes = 4 * 1024 * 1024

/** A quiz that was downloaded as JSON, as the sheet that its workbook would be, and its details. */
export async function readQuizFile(file: File): Promise<ReadQuiz> {
  const read = file.size > mostBytes ? undefined : quizFile.safeParse(parsed(await file.text()))
  if (!read?.success) return { problem: messages.noQuizFile }
  const { title, timeLimit, language = '', questions } = read.data
  const { headings, cellsOf } = quizSheet(questions)
  const table = tableFromCells([
    headings,
    ...questions.map((question) => cellsOf(question).map((cell) => (typeof cell === 'string' ? cell : ''))),
  ])
  if (!table) return { problem: messages.noRowsInFile }
  return {
    sheet: storedSheet({ fileName: file.name, sheetName: '', table }),
    details: { title, timeLimit: String(timeLimit), language },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a file has the name of a quiz that was downloaded as JSON. */
export const isQuizFile = ({ name }: File): boolean => /\.json$/i.test(name)
