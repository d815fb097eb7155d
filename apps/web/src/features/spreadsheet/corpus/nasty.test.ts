import { type CellMessage, questionsFromRows, rowObjects, tableFromRowObjects } from '@quizly/domain'
import { expect, test } from 'vitest'
import manifestText from '../../../../../../e2e/spreadsheets/nasty/manifest.json?raw'
import { readWorkbook } from '../workbook/read-workbook.ts'

type Meant = { text: string; type: string; options: string[]; correctAnswers: string[] }
type Entry = { file: string; meaning: string; expected: Meant[] | string }
/** What came of a file: it is read as meant, or the educator is told what to look at, or is not. */
type Outcome = 'as meant' | 'told' | 'vague' | 'silent'
type Read = { questions: (Meant & { row: number })[]; messages: CellMessage[]; error: string | undefined }

const entries = JSON.parse(manifestText) as Entry[]
const contents = import.meta.glob<string>('../../../../../../e2e/spreadsheets/nasty/files/*', {
  query: '?url&inline',
  import: 'default',
  eager: true,
})

/** What is meant by files for which the manifest asks no more than a message. */
const italy = { text: 'Capital of Italy?', type: 'single', correctAnswers: ['Rome'] }
const meantAnyway: Record<string, Meant[]> = {
  '31-utf16-tab.csv': [{ ...italy, options: ['Paris', 'Rome', 'Bern', 'Zürich'] }],
  '33-tab.tsv': [{ ...italy, options: ['Paris', 'Rome', 'Bern', 'Zürich'] }],
  '44-aiken-column.xlsx': [
    { ...italy, options: ['Paris', 'Rome', 'Bern'] },
    {
      text: 'Capital of Switzerland?',
      type: 'single',
      options: ['Paris', 'Bern'],
      correctAnswers: ['Bern'],
    },
  ],
  '54-libreoffice.ods': [{ ...italy, options: ['Paris', 'Rome', 'Bern', 'Vienna'] }],
  '91-options-differ-in-superscript.xlsx': [
    { text: 'Which is four?', type: 'single', options: ['2²', '22'], correctAnswers: ['2²'] },
  ],
  '93-key-x-marks.xlsx': [{ ...italy, options: ['Paris', 'Rome', 'Bern', 'Vienna'] }],
}

async function readAsUploaded(file: string): Promise<Read> {
  const content = Object.entries(contents).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? ''
  const read = await readWorkbook(await (await fetch(content)).arrayBuffer(), 'en-US', file)
  if (read.error !== undefined) return { questions: [], messages: [], error: read.message }
  const sent = tableFromRowObjects(JSON.parse(JSON.stringify(rowObjects(read.table))) as unknown[], {
    ...read.table,
    rowNumbers: read.table.rows.map(({ row }) => row),
  })
  const verdict = questionsFromRows(read.table)
  expect(questionsFromRows(sent), 'the server reads the same').toEqual(verdict)
  return {
    questions: verdict.questions,
    messages: [
      ...verdict.problems,
      ...verdict.warnings,
      ...verdict.notes.map((message) => ({ row: 0, column: '', message })),
    ],
    error: undefined,
  }
}

const comparable = ({ text, type, options, correctAnswers }: Meant) =>
  JSON.stringify([text.trim(), type, options, correctAnswers.toSorted()])

/** A message is of use if it names a cell, or what was found and what to do about it. */
const isUseful = ({ column, message }: CellMessage) =>
  column !== '' || (message.includes('“') && message.length > 60)

function outcomeOf({ file, expected }: Entry, { questions, messages, error }: Read): Outcome {
  const meant = Array.isArray(expected) ? expected : meantAnyway[file]
  if (meant && JSON.stringify(questions.map(comparable)) === JSON.stringify(meant.map(comparable)))
    return 'as meant'
  const told = error !== undefined ? 'vague' : messages.length === 0 ? 'silent' : undefined
  if (told) return told
  const missed = Array.isArray(expected)
    ? questions.filter(
        (question) =>
          !expected.map(comparable).includes(comparable(question)) &&
          !messages.some(({ row, column }) => row === question.row || column === ''),
      )
    : []
  if (missed.length > 0) return 'silent'
  if (expected === 'told-that-pictures-are-left-out')
    return messages.some(({ message }) => /picture/i.test(message)) ? 'told' : 'silent'
  return messages.some(isUseful) ? 'told' : 'vague'
}

const outcomes = await Promise.all(
  entries.map(async (entry) => {
    const read = await readAsUploaded(entry.file)
    return { file: entry.file, outcome: outcomeOf(entry, read), read }
  }),
)
const filesWith = (wanted: Outcome) =>
  outcomes.flatMap(({ file, outcome }) => (outcome === wanted ? [file] : []))

test('no file is misread in silence', () => expect(filesWith('silent')).toEqual([]))

test('no file is refused with a message that does not fit it', () => expect(filesWith('vague')).toEqual([]))

test('files that are read otherwise than meant, and say so', () => {
  expect(filesWith('told')).toEqual([
    '05-instructions-first.xlsx',
    '07-numbers-export-summary.xlsx',
    '11-coloured-cell-blank-key.xlsx',
    '24-true-false-no-options.xlsx',
    '25-type-names.xlsx',
    '36-question-pictures.xlsx',
    '39-written-alternatives.xlsx',
    '46-google-forms.xlsx',
    '47-formulas.xlsx',
    '57-german-number-key.xlsx',
    '61-case-matters.xlsx',
    '64-blank-option-with-key.xlsx',
    '70-question-twice.xlsx',
    '71-seven-options.xlsx',
    '89-key-in-parts.xlsx',
    '95-key-text-close.xlsx',
    'a1-more-keys-no-option-columns-typed-write.xlsx',
  ])
})
