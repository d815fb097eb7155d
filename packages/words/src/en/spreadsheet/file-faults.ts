import { number } from '../language.ts'

/** Why an uploaded file is not read. */
export const fileFaults = {
  'file-unreadable':
    'This file is not a workbook that can be read. Save it as an Excel workbook (.xlsx) and upload it again.',
  'file-empty': 'No data found in the uploaded file!',
  'file-with-password':
    'This workbook is protected with a password. Save it without a password in your spreadsheet program and upload it again.',
  'file-too-large':
    'This file is too large. Leave only the sheet with the questions in it, without pictures.',
  'file-with-too-many-rows': ({ count, most }: { count: number; most: number }) =>
    `The sheet has ${number(count)} rows, and ${number(most)} are the most. Split it into several files.`,
  /** Nobody has counted further. */
  'file-with-endless-rows': ({ counted, most }: { counted: number; most: number }) =>
    `The sheet has more than ${number(counted)} rows, and ${number(most)} are the most. Split it into several files.`,
}
