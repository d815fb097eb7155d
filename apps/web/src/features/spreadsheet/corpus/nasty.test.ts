import {
  type CellMessage,
  withFixes,
  parseSheet,
  rowObjects,
  type SheetTable,
  tableFromRowObjects,
  withRole,
} from '@quizly/spreadsheets'
import { cellMessageInEnglish } from '@quizly/words/sheets.ts'
import { expect, test } from 'vitest'
import manifestText from '../../../../../../e2e/spreadsheets/nasty/manifest.json?raw'
import { noteText } from '../sheet-sentences.tsx'
import { readWorkbook } from '@quizly/spreadsheets/read-workbook.ts'

type Meant = { text: string; type: string; options: string[]; correctAnswers: string[]; accepted?: string[] }
type Found = Meant & { row: number; marking?: { also?: string[][] | undefined } | undefined }
type Entry = { file: string; meaning: string; expected: Meant[] | string }
/** What came of a file: it is read as meant, or one click away from that, or the educator is told what to look at. */
type Outcome = 'as meant' | 'one click' | 'exact' | 'vague' | 'silent'
type Finding = Pick<CellMessage, 'row' | 'column' | 'fixes'> & { message: string }
type Read = {
  questions: Found[]
  messages: Finding[]
  error: string | undefined
  /** The tables that one click would lead to. */
  offered: SheetTable[]
}

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

async function readSheet(file: string) {
  const content = Object.entries(contents).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? ''
  return readWorkbook(await (await fetch(content)).arrayBuffer(), 'en-US', file)
}

async function readAsUploaded(file: string): Promise<Read> {
  const read = await readSheet(file)
  if (read.error !== undefined) return { questions: [], messages: [], error: read.error, offered: [] }
  const sent = tableFromRowObjects(JSON.parse(JSON.stringify(rowObjects(read.table))) as unknown[], {
    ...read.table,
    rowNumbers: read.table.rows.map(({ row }) => row),
  })
  const verdict = parseSheet(read.table)
  expect(parseSheet(sent), 'the server reads the same').toEqual(verdict)
  return {
    questions: verdict.questions,
    messages: [
      ...[...verdict.problems, ...verdict.warnings].map((finding) => ({
        ...finding,
        message: cellMessageInEnglish(finding),
      })),
      ...verdict.notes.map((note) => ({ row: 0, column: '', message: noteText(note) ?? '' })),
    ],
    error: undefined,
    offered: [
      ...read.others.map(({ table }) => table),
      ...kindsIn(verdict).map((kind) =>
        withFixes(read.table, [...verdict.problems, ...verdict.warnings], kind),
      ),
    ],
  }
}

const kindsIn = ({ problems, warnings }: { problems: CellMessage[]; warnings: CellMessage[] }) => [
  ...new Set([...problems, ...warnings].flatMap(({ fixes = [] }) => fixes.map(({ kind }) => kind))),
]

const comparable = ({ text, type, options, correctAnswers, accepted, marking }: Meant & Partial<Found>) =>
  JSON.stringify([
    text.trim(),
    type,
    options,
    correctAnswers.toSorted(),
    accepted ?? marking?.also?.flat() ?? [],
  ])

/** A message is of use if it names a cell, or what was found and what to do about it. */
const isUseful = ({ column, message }: Finding) =>
  column !== '' || (/“|\b[A-Z]\d+\b/.test(message) && message.length > 60)

function outcomeOf({ file, expected }: Entry, { questions, messages, error, offered }: Read): Outcome {
  const meant = Array.isArray(expected) ? expected : meantAnyway[file]
  const isMeant = (found: Meant[]) =>
    meant !== undefined && JSON.stringify(found.map(comparable)) === JSON.stringify(meant.map(comparable))
  if (isMeant(questions)) return 'as meant'
  const exact = error !== undefined ? 'vague' : messages.length === 0 ? 'silent' : undefined
  if (exact) return exact
  const missed = Array.isArray(expected)
    ? questions.filter(
        (question) =>
          !expected.map(comparable).includes(comparable(question)) &&
          !messages.some(({ row, column }) => row === question.row || column === ''),
      )
    : []
  if (missed.length > 0) return 'silent'
  if (expected === 'told-that-pictures-are-left-out')
    return messages.some(({ message }) => /picture/i.test(message)) ? 'exact' : 'silent'
  if (offered.some((table) => isMeant(parseSheet(table).questions))) return 'one click'
  return messages.some(isUseful) ? 'exact' : 'vague'
}

const outcomes = await Promise.all(
  entries.map(async (entry) => {
    const read = await readAsUploaded(entry.file)
    return { file: entry.file, outcome: outcomeOf(entry, read), read }
  }),
)
const filesWith = (requested: Outcome) =>
  outcomes.flatMap(({ file, outcome }) => (outcome === requested ? [file] : []))

test('no file is misread in silence', () => expect(filesWith('silent')).toEqual([]))

test('no file is refused with a message that does not fit it', () => expect(filesWith('vague')).toEqual([]))

test('files that are read as meant after one click', () => {
  expect(filesWith('one click')).toEqual([
    '05-instructions-first.xlsx',
    '07-numbers-export-summary.xlsx',
    '24-true-false-no-options.xlsx',
    '57-german-number-key.xlsx',
    'b3-fraction-key-of-dates.csv',
    'be-cyrillic-key.xlsx',
    'bf-header-in-row-25.xlsx',
  ])
})

/** Where an educator has to look, and what she is told. Row 0 stands for a note about the whole sheet. */
const exact: Record<string, [row: number, column: string, sentence: RegExp]> = {
  '11-coloured-cell-blank-key.xlsx': [3, 'Correct Answer', /The correct answer is missing\. Write A–D/],
  '25-type-names.xlsx': [9, 'Type', /“Essay” has no answer that could be marked\./],
  '36-question-pictures.xlsx': [0, '', /^The pictures at row 2 are left out\./],
  '39-written-alternatives.xlsx': [2, 'Answer', /Students will have to write all of “colour \/ color”/],
  '46-google-forms.xlsx': [1, '', /The headings found are “Timestamp”/],
  '47-formulas.xlsx': [3, 'Correct Answer', /The file holds no result for this formula\./],
  '61-case-matters.xlsx': [2, 'Option A', /“mm” and “Mm” differ only in capital letters/],
  '64-blank-option-with-key.xlsx': [2, 'Correct Answer', /“D” names option D, which is empty in this row\./],
  '70-question-twice.xlsx': [3, 'Correct Answer', /Row 2 has the same question with a different answer\./],
  '71-seven-options.xlsx': [2, 'G', /at most 6 options; this one has 7\./],
  '89-key-in-parts.xlsx': [2, 'Answer', /Students will have to write all of “Rome, Bern”/],
  '95-key-text-close.xlsx': [2, 'Correct Answer', /“Rome\.” is not one of the 4 options\./],
  'a1-more-keys-no-option-columns-typed-write.xlsx': [
    2,
    'Correct Answer',
    /If an option is meant, write its text here: “Rome”/,
  ],
  'b1-fractions-became-dates.xlsx': [
    2,
    'Option A',
    /the fraction 1\/2 into the date “1-Feb”\. Choose which you mean\./,
  ],
  'b2-written-fraction-became-date.xlsx': [2, 'Correct Answer', /the fraction 1\/2 into the date “1-Feb”/],
  'b7-no-headings.xlsx': [0, '', /^The headings do not say it: column “Column A” is taken for the question/],
  'b8-question-no-answer.xlsx': [3, 'Correct Answer', /“Milan” is not one of the 2 options\./],
  'ba-formulas-with-cached-zero.xlsx': [2, 'Correct Answer', /The file holds no result for this formula\./],
  'bc-tables-side-by-side.xlsx': [
    0,
    '',
    /A second table starts .+ in cell F1, “Question \(2\)”.+ save them as a file of their own/,
  ],
  'bd-number-as-question.xlsx': [3, 'Question', /The question is only the number “2”\./],
  'ca-two-tabs.xlsx': [0, '', /Only the first tab is read\. Tab 2 \(“Part 2”\) has questions too/],
  'cf-more-cells-than-headings.csv': [0, '', /^Cells without a heading are not read: C3\./],
  'd0-note-beside.xlsx': [0, '', /^Cells without a heading are not read: H3\./],
  'd1-other-answers.xlsx': [0, '', /^Column “Alternative answers” is not used\./],
  'd3-roman-headings.xlsx': [2, 'Answer', /“ii” is also the heading of a column that is not used\./],
  'd5-list-with-title.xlsx': [1, 'Correct Answer', /The correct answer is missing\./],
  'd6-list-last-without-answer.xlsx': [5, 'Correct Answer', /The correct answer is missing\./],
  'd7-list-with-explanation.xlsx': [5, 'Correct Answer', /The correct answer is missing\./],
  'dc-options-in-two-rows.xlsx': [3, 'Question', /The question is missing\./],
  'dd-lone-fraction-option.xlsx': [
    2,
    'A',
    /the fraction 1\/2 into the date “1-Feb”\. Choose which you mean\./,
  ],
  'de-option-without-heading.xlsx': [0, '', /^Cells without a heading are not read: E2, E3\./],
  'e0-tags-of-a-page.xlsx': [2, 'Question', /“<p>Capital of Italy\?<\/p>” has tags of a web page/],
  'f0-headings-of-two-words.xlsx': [
    1,
    '',
    /^No column is headed “Question”\. The headings found are “Test stem”/,
  ],
  'f3-several-labels-written.xlsx': [2, 'Answer', /“1 & 2” looks like the names of options/],
  'f7-list-title-answers-at-end.xlsx': [1, 'Correct Answer', /The correct answer is missing\./],
}

test('the manifest asks for no more than a message about the others', () => {
  expect(filesWith('exact')).toEqual(Object.keys(exact))
  const exactEntries = entries.filter(({ file }) => Object.hasOwn(exact, file))
  expect(exactEntries.filter(({ expected }) => Array.isArray(expected))).toEqual([])
})

test('no key of a formula without a result is counted from 0', () => {
  const { messages = [] } = outcomes.find(({ file }) => file.startsWith('ba-'))?.read ?? {}
  expect(messages.flatMap(({ fixes = [] }) => fixes)).toEqual([])
})

test('without headings, no question is lost once the columns are chosen', async () => {
  const read = await readSheet('b7-no-headings.xlsx')
  if (read.error !== undefined) throw new Error(read.error)
  const chosen = (['question', 'option A', 'option B', 'option C', 'correct'] as const).reduce(
    (before, role, column) => withRole(before, column, role),
    read.table,
  )
  expect(parseSheet(chosen)).toMatchObject({
    problems: [],
    questions: [
      { ...italy, options: ['Paris', 'Rome', 'Bern'] },
      { text: 'Capital of Switzerland?', correctAnswers: ['Bern'] },
    ],
  })
})

test.each(Object.entries(exact))('%s is told where to look', (file, [row, column, sentence]) => {
  const { messages = [] } = outcomes.find((each) => each.file === file)?.read ?? {}
  expect(messages).toContainEqual(
    expect.objectContaining({ row, column, message: expect.stringMatching(sentence) }),
  )
})
