import { number, plural } from '../language.ts'

export const wrongType = 'Invalid file type! Please upload an Excel (.xlsx or .xls) file.'
/** Below the sentence above. */
export const alsoRead =
  'Quizly also reads .xlsm, .ods, .csv and .tsv, and a quiz that was downloaded as .json.'
export const noFile = 'Please upload an Excel file before proceeding.'
export const uploaded = 'File uploaded successfully! Proceeding to review questions.'
export const noSheet = 'No quiz data found. Please upload a quiz file first.'
export const noRows = 'No quiz data found!'
export const noQuizFile =
  'This is not a quiz that was downloaded from Quizly as JSON. Download it again, or upload an Excel file.'
export const notSaved = 'Error saving quiz. Try again.'
export const sheetChanged = 'Sheet changed'
export const rowRemoved = (row: number) => `Row ${number(row)} removed`
export const rowsRemoved = (count: number) =>
  plural(count, { one: `${number(count)} row removed`, other: `${number(count)} rows removed` })
export const rowsChanged = (count: number) =>
  plural(count, { one: `${number(count)} row changed`, other: `${number(count)} rows changed` })
export const noAnswer = 'Server error. Please try again.'
export const tooSlow =
  'This file takes too long to read. Copy the questions into a new workbook, save it as .xlsx and upload that.'
export const fileGone =
  'This file cannot be read any more. It may have been moved or changed; choose it again.'
export const readerMissing =
  'The reader for spreadsheets could not be loaded. Check your connection and try again.'
export const storageFull =
  'This sheet does not fit into the storage of this browser. Remove columns that are no part of the quiz, or split it into several files.'
export const editsNotStored =
  'Your changes are not kept on this device, because its storage is full or forbidden. Save the quiz before you leave this page.'
export const pictureRefused = (why: string) => `A picture of this quiz could not be stored. ${why}`
