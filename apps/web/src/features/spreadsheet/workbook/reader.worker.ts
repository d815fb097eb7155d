import {
  limits,
  questionsFromRows,
  readOtherwise,
  type SheetReading,
  type StoredSheet,
  storedSheet,
} from '@quizly/domain'
import { mostBytes, type ReadFailure, type ReadSheet, readWorkbook } from './read-workbook.ts'

export type ReadRequest = { file: File; language: string }
/** A tab that can be read instead of the first one, which has no questions. */
export type OfferedTab = { number: number; sheetName: string; sheet: StoredSheet; isSound: boolean }
/**
 * The texts to store, which reach the page faster than a table would; null if the file is gone. `isSound` says whether
 * nothing needs fixing.
 */
export type ReadReply = {
  sheet?: StoredSheet
  isSound?: boolean
  problem?: string
  otherTab?: OfferedTab | undefined
} | null

/** A file that is too large is refused without loading it. */
self.addEventListener('message', ({ data: { file, language } }: MessageEvent<ReadRequest>) => {
  void file
    .slice(0, mostBytes + 1)
    .arrayBuffer()
    .then(
      async (bytes) => answer(replyTo(await readWorkbook(bytes, language, file.name), file.name)),
      () => answer(null),
    )
})

function replyTo(read: ReadSheet | ReadFailure, fileName: string): ReadReply {
  if (read.error !== undefined) {
    const { otherTab, message } = read
    return {
      problem: message,
      otherTab: otherTab && offered(otherTab, storedSheet({ fileName, ...otherTab })),
    }
  }
  const { otherTab, error: _, ...reading } = read
  const sheet = { fileName, ...reading }
  return {
    sheet: storedSheet(sheet),
    isSound: isSound(sheet),
    otherTab: otherTab && offered(otherTab, storedSheet(readOtherwise(sheet, otherTab))),
  }
}

const offered = (reading: SheetReading, sheet: StoredSheet): OfferedTab => ({
  number: reading.tab ?? 1,
  sheetName: reading.sheetName,
  sheet,
  isSound: isSound(reading),
})

/** A sheet with more rows than a quiz can have questions is hardly sound, and takes long to judge. */
function isSound({ table }: SheetReading): boolean {
  if (table.rows.length > limits.questionsPerQuiz) return false
  return questionsFromRows(table, { mostProblems: 1 }).problems.length === 0
}

function answer(reply: ReadReply): void {
  self.postMessage(reply)
}
