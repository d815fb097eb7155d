import { cellFindings } from './en/spreadsheet/cell-findings.ts'
import { fileFaults } from './en/spreadsheet/file-faults.ts'
import { fileNotes } from './en/spreadsheet/file-notes.ts'
import { fixes, fixesForAll } from './en/spreadsheet/fixes.ts'
import { keyFindings } from './en/spreadsheet/key-findings.ts'
import { notes } from './en/spreadsheet/notes.ts'
import { writtenInstead } from './en/spreadsheet/written-instead.ts'
import type { Coded } from './coded.ts'

/** What is told about an uploaded sheet in English. The app says it by the words of its spreadsheet screens. */
export const sheetFindings = { ...cellFindings, ...keyFindings, ...writtenInstead }
export const sheetNotes = { ...notes, ...fileNotes }
export { fileFaults, fixes, fixesForAll }

/** A problem or a doubt about a cell or a sheet. */
export type SheetFinding = Coded<typeof sheetFindings>
export type SheetNote = Coded<typeof sheetNotes>
export type FileFault = Coded<typeof fileFaults>
/** What the button of a fix says. */
export type FixLabel = Coded<typeof fixes>
export type WrittenInstead = keyof typeof writtenInstead
