import { type QuestionType, questionTypes, typeWord } from '@quizly/domain'
import { plural } from '../../lib/plural.ts'
import { CallError, NetworkError } from '../../lib/failures.ts'

export const messages = {
  wrongType: 'Invalid file type! Please upload an Excel (.xlsx or .xls) file.',
  noFile: 'Please upload an Excel file before proceeding.',
  uploaded: 'File uploaded successfully! Proceeding to review questions.',
  noSheet: 'No quiz data found. Please upload a quiz file first.',
  noRows: 'No quiz data found!',
  noRowsInFile: 'No data found in the uploaded file!',
  noQuizFile:
    'This is not a quiz that was downloaded from Quizly as JSON. Download it again, or upload an Excel file.',
  notSaved: 'Error saving quiz. Try again.',
  rowRemoved: (row: number) => `Row ${row} removed`,
  rowsRemoved: (count: number) => `${plural(count, 'row')} removed`,
  rowsChanged: (count: number) => `${plural(count, 'row')} changed`,
  noAnswer: 'Server error. Please try again.',
  tooSlow:
    'This file takes too long to read. Copy the questions into a new workbook, save it as .xlsx and upload that.',
  fileGone: 'This file cannot be read any more. It may have been moved or changed; choose it again.',
  readerMissing: 'The reader for spreadsheets could not be loaded. Check your connection and try again.',
  storageFull:
    'This sheet does not fit into the storage of this browser. Remove columns that are no part of the quiz, or split it into several files.',
  editsNotStored:
    'Your changes are not kept on this device, because its storage is full or forbidden. Save the quiz before you leave this page.',
} as const

export function saveFailureMessage(error: unknown): string {
  if (error instanceof NetworkError) return messages.noAnswer
  if (error instanceof CallError && error.code === 'too-large') return error.message
  return messages.notSaved
}

/** How many questions of each type there are: "12 single, 3 multiple, 5 written". */
export function closingLine(counts: Partial<Record<QuestionType, number>>): string {
  return questionTypes
    .flatMap((type) =>
      counts[type] ? [`${counts[type].toLocaleString('en')} ${typeWord(type).toLowerCase()}`] : [],
    )
    .join(', ')
}
