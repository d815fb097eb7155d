import { limits } from '@quizly/domain'
import {
  type FileFault,
  parseSheet,
  readOtherwise,
  storedSheet,
  type StoredSheet,
  type UploadedSheet,
} from '@quizly/spreadsheets'
import {
  maxBytes,
  type ReadFailure,
  type ReadSheet,
  readWorkbook,
} from '@quizly/spreadsheets/read-workbook.ts'

export type ReadRequest = { file: File; language: string }
/** The texts to store, which reach the page faster than a table would. */
export type ParsedUpload = { texts: StoredSheet; isSound: boolean }
export type OfferedWorksheet = { number: number; sheetName: string; upload: ParsedUpload }
/** Null if the file is gone. */
export type ReadReply = {
  upload?: ParsedUpload
  fault?: FileFault
  otherWorksheet?: OfferedWorksheet | undefined
} | null

self.addEventListener('message', ({ data: { file, language } }: MessageEvent<ReadRequest>) => {
  void file
    .slice(0, maxBytes + 1)
    .arrayBuffer()
    .then(
      async (bytes) => answer(replyTo(await readWorkbook(bytes, language, file.name), file.name)),
      () => answer(null),
    )
})

function replyTo(read: ReadSheet | ReadFailure, fileName: string): ReadReply {
  const { otherWorksheet: other } = read
  const sheet = read.error === undefined ? uploaded(read, fileName) : undefined
  const otherSheet = other && (sheet ? readOtherwise(sheet, other) : { fileName, ...other })
  return {
    ...(sheet && { upload: parsedUpload(sheet) }),
    ...(read.error !== undefined && { fault: read.fault }),
    otherWorksheet: otherSheet && {
      number: otherSheet.worksheet ?? 1,
      sheetName: otherSheet.sheetName,
      upload: parsedUpload(otherSheet),
    },
  }
}

function uploaded({ otherWorksheet: _, error: __, ...sheet }: ReadSheet, fileName: string): UploadedSheet {
  return { fileName, ...sheet }
}

/** With more rows than a quiz can have questions, a sheet is not sound. */
function parsedUpload(sheet: UploadedSheet): ParsedUpload {
  const isWhole = sheet.table.rows.length <= limits.questionsPerQuiz
  const isSound = isWhole && parseSheet(sheet.table).problems.length === 0
  return { texts: storedSheet(sheet), isSound }
}

function answer(reply: ReadReply): void {
  self.postMessage(reply)
}
