import {
  type ParsedSheet,
  parseSheet,
  rowObjects,
  type SheetTable,
  tableFromRowObjects,
  withFixes,
} from '@quizly/spreadsheets'
import { cellMessageInEnglish } from '@quizly/words/sheets.ts'
import { upload as uploadWords } from '@quizly/words/spreadsheet.ts'
import { expect } from 'vitest'
import type { SmallInput } from '../../../../../../../e2e/small-inputs/inputs.ts'
import { faultText, noteText } from '../../sheet-sentences.tsx'
import { readWorkbook } from '@quizly/spreadsheets/read-workbook.ts'
import { isExcelFile } from '../../reader.ts'

/** The sheet gives the questions that are meant, at once or after one click, or the page says what it should say. */
export async function checkSheet(_: string, { name, meant, finding, quiet }: SmallInput, bytes: ArrayBuffer) {
  if (!isExcelFile(new File([], name))) {
    expect(`${uploadWords.wrongType} ${uploadWords.alsoRead}`).toMatch(new RegExp(finding ?? '', 'i'))
    return
  }
  const read = await readWorkbook(bytes, 'en-US', name)
  if (read.error !== undefined) {
    expect(faultText(read.fault)).toMatch(new RegExp(finding ?? '', 'i'))
    return
  }
  const parsed = parseSheet(read.table)
  expect(parseSheet(asSent(read.table)), 'the server reads the same').toEqual(parsed)
  if (finding !== undefined)
    expect(sentencesOf(parsed)).toContainEqual(expect.stringMatching(new RegExp(finding, 'i')))
  if (quiet) expect(parsed.warnings.map(cellMessageInEnglish)).toEqual([])
  if (typeof meant === 'string') return
  const offered = [
    ...read.others.map(({ table }) => table),
    ...kindsIn(parsed).map((kind) => withFixes(read.table, messagesOf(parsed), kind)),
  ]
  const found = [read.table, ...offered].map((table) => questionsOf(parseSheet(table)))
  expect(found).toContainEqual(
    meant.map(({ text, type, options, correctAnswers }) => [text, type, options, correctAnswers]),
  )
}

const asSent = (table: SheetTable) =>
  tableFromRowObjects(JSON.parse(JSON.stringify(rowObjects(table))) as unknown[], {
    ...table,
    rowNumbers: table.rows.map(({ row }) => row),
  })

const messagesOf = ({ problems, warnings }: ParsedSheet) => [...problems, ...warnings]
const kindsIn = (parsed: ParsedSheet) => [
  ...new Set(messagesOf(parsed).flatMap(({ fixes = [] }) => fixes.map(({ kind }) => kind))),
]
const sentencesOf = (parsed: ParsedSheet) => [
  ...messagesOf(parsed).map(cellMessageInEnglish),
  ...parsed.notes.map((note) => noteText(note) ?? ''),
]

/** What would be saved; nothing as long as there are problems. */
const questionsOf = ({ questions, problems }: ParsedSheet) =>
  problems.length > 0
    ? undefined
    : questions.map(({ text, type, options, correctAnswers }) => [text, type, options, correctAnswers])
