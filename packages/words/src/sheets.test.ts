import { expect, test } from 'vitest'
import { type LanguageTag, languageTags } from './languages.ts'
import { type Params, sentenceFrom } from './sentences.ts'
import { fileFaults, fixes, fixesForAll, sheetFindings, sheetNotes } from './sheets.ts'
import { wordsIn } from './testing/words-in.ts'

const catalogues = { ...sheetFindings, ...sheetNotes, ...fileFaults, ...fixes }
const groups = ['cellFindings', 'keyFindings', 'writtenInstead', 'notes', 'fileNotes', 'fileFaults', 'fixes']
const counts = [1, 2, 3, 11, 100, 1_000]

const numbers = (n: number) =>
  Object.fromEntries(
    'row count more most least characters searched tab counted'.split(' ').map((name) => [name, n]),
  )
const texts = Object.fromEntries(
  'column problem error fraction date option first second text answer other full leftOut key apart instead number cell heading encoding name tolerance question correct'
    .split(' ')
    .map((name) => [name, `“${name}”`]),
)
const lists = Object.fromEntries(
  'options wanted found labels ways answers meant rows columns cells others tabs texts names'
    .split(' ')
    .map((name) => [name, [`“${name}”`, '“B”', '“C”']]),
)
const paramsWith = (n: number): Params => ({
  ...texts,
  ...lists,
  ...numbers(n),
  shape: 'turned',
  separator: 'tabs',
})

type Entry = string | ((params: unknown) => string)

/** All sentences of a language about sheets. */
async function wordsOf(tag: LanguageTag): Promise<Record<string, Entry>> {
  const words = await wordsIn<Record<string, Record<string, Entry>>>(tag, 'spreadsheet')
  return Object.assign({}, ...groups.map((group) => words[group])) as Record<string, Entry>
}

test.each(languageTags)('in %s there is a sentence for each code, whatever is counted', async (tag) => {
  const words = await wordsOf(tag)
  const codes = Object.keys(catalogues)
  expect(Object.keys(words).toSorted()).toEqual(codes.toSorted())
  for (const code of codes)
    for (const n of counts) {
      const sentence = sentenceFrom(words, { code, params: paramsWith(n) })
      expect(sentence, `${code} with ${n}`).toMatch(/\S/)
      expect(sentence, `${code} with ${n}`).not.toMatch(/undefined|null|NaN|\[object/)
    }
})

test('buttons for all rows count them as before', () => {
  const labels = Object.entries(fixesForAll).map(([kind, say]) => [kind, say(2)])
  expect(Object.fromEntries(labels)).toEqual({
    'as-read': 'Use what was read in all 2 rows',
    'other-reading': 'Use the other reading in all 2 rows',
    nearest: 'Use the nearest option in all 2 rows',
    'from-zero': 'Count from 0',
    'as-fraction': 'Use the fractions in all 2 rows',
    'as-turned-fraction': 'Use the fractions turned over in all 2 rows',
    'as-date': 'Use the dates in all 2 rows',
    'true-false': 'True / False in all 2 rows',
    choice: 'Multiple Choice in all 2 rows',
    several: 'Multiple Correct in all 2 rows',
    written: 'Written answer in all 2 rows',
    'one-spelling': 'Use the first spelling in all 2 rows',
    'accepted-answers': 'Read as accepted answers in all 2 rows',
    'as-number': 'Read as numbers with tolerances in all 2 rows',
    'clear-placeholder': 'Clear such cells in all 2 rows',
    'clear-types': 'Leave the types empty',
    convert: 'Convert',
    'type-unused': 'Not used',
    'clear-repeated': 'Clear repeated options in all 2 rows',
    'clear-type': 'Clear the type in all 2 rows',
    'remove-blank': 'Remove 2 rows without a question',
    'remove-title': 'Remove 2 rows that are not questions',
    'remove-unmarkable': 'Remove 2 rows that cannot be marked',
    'remove-repeated': 'Remove 2 repeated questions',
    'remove-headings': 'Remove 2 heading rows',
    'leave-out-notes': 'Leave out the feedback in all 2 rows',
  })
})

test.each<[code: keyof typeof catalogues, params: Params, sentence: string]>([
  [
    'rows-filtered',
    { count: 1, rows: ['2'], more: 0 },
    '1 row that the sheet’s filter hides is left out: 2.',
  ],
  [
    'rows-filtered',
    { count: 12, rows: ['2', '4–7'], more: 7 },
    '12 rows that the sheet’s filter hides are left out: 2, 4–7 and 7 more.',
  ],
  ['hidden-rows-read', { rows: ['3'], more: 0 }, 'Hidden rows are read like all others: 3.'],
  [
    'columns-cut',
    { most: 50, column: 'AY' },
    'Only the first 50 columns are read: column AY and those behind it are left out.',
  ],
  ['pictures-left-out', {}, 'The pictures are left out. Change the questions that need them.'],
  [
    'pictures-left-out-at',
    { count: 1, rows: ['2'], more: 0 },
    'The pictures at row 2 are left out. Change the questions that need them.',
  ],
  ['comments-left-out', {}, 'Comments on cells are left out.'],
  ['struck-left-out', { count: 1, cells: ['D2'], more: 0 }, 'Struck-through text is left out: cell D2.'],
  [
    'raised-signs-kept',
    { count: 8, cells: ['A2', 'A3'], more: 6 },
    'Raised and lowered signs are kept as ², ₂, ^ or _: look at cells A2, A3 and 6 more.',
  ],
  ['text-read', { encoding: 'UTF-8', separator: 'semicolons' }, 'Read as UTF-8, separated by semicolons.'],
  [
    'text-read-in-doubt',
    { encoding: 'Windows-1252', separator: 'commas' },
    'Read as Windows-1252, separated by commas. If letters look wrong, save the file as CSV UTF-8 or as an Excel workbook and upload it again.',
  ],
  ['hidden-tab-read', {}, 'The first tab is read, although it is hidden in the file.'],
  ['questions-on-tab', { tab: 2, name: '“Q”' }, 'The questions are on tab 2, “Q”.'],
  [
    'further-tabs',
    { count: 2, tabs: ['2 (“B”)', '3 (“C”)'] },
    'Only the first tab is read. Tabs 2 (“B”), 3 (“C”) have questions too: in your file, copy them below those of the first tab, or save them as a file of their own.',
  ],
  [
    'file-unreadable',
    {},
    'This file is not a workbook that can be read. Save it as an Excel workbook (.xlsx) and upload it again.',
  ],
  ['file-empty', {}, 'No data found in the uploaded file!'],
  [
    'file-with-password',
    {},
    'This workbook is protected with a password. Save it without a password in your spreadsheet program and upload it again.',
  ],
  [
    'file-too-large',
    {},
    'This file is too large. Leave only the sheet with the questions in it, without pictures.',
  ],
  [
    'file-with-too-many-rows',
    { count: 10_001, most: 10_000 },
    'The sheet has 10,001 rows, and 10,000 are the most. Split it into several files.',
  ],
  [
    'file-with-endless-rows',
    { counted: 65_000, most: 10_000 },
    'The sheet has more than 65,000 rows, and 10,000 are the most. Split it into several files.',
  ],
])('about a file, %s is said as before', (code, params, sentence) => {
  expect(sentenceFrom(catalogues, { code, params })).toBe(sentence)
})
