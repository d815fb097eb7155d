import type { Names } from '../../format.ts'
import { list, plural } from '../language.ts'

/** Buttons that correct a row by one click. */
export const fixes = {
  'read-as-accepted': ({ count }: { count: number }) =>
    plural(count, { one: `Read as ${count} accepted answer`, other: `Read as ${count} accepted answers` }),
  'read-as-number': ({ number, tolerance }: { number: string; tolerance: string }) =>
    `Read as the number ${number} ± ${tolerance}`,
  /** `text` is what is written into the cell: A,C or “Rome”. */
  'write-text': ({ text }: { text: string }) => `Use ${text}`,
  'write-texts': ({ texts }: { texts: Names }) => `Use ${list(texts)}`,
  /** Two texts that are written into cells: True / False. */
  'write-pair': ({ first, second }: { first: string; second: string }) => `${first} / ${second}`,
  'clear-text': ({ text }: { text: string }) => `Clear ${text}`,
  'multiple-correct': 'Multiple Correct',
  'multiple-choice': 'Multiple Choice',
  'write-answer': 'Write Answer',
  'remove-row': 'Remove row',
  'leave-out-notes': 'Leave out the notes',
  'count-from-zero': 'Count from 0',
  'not-a-question': 'Not a question',
  /** The type of a column, as in its select. */
  'not-used': 'Not used',
  'clear-types': 'Leave the types empty',
  convert: 'Convert',
}

/** Buttons that correct all rows with the same fault, of which there are at least two. */
export const fixesForAll = {
  'as-number': (rows: number) =>
    plural(rows, {
      one: `Read as a number with a tolerance in ${rows} row`,
      other: `Read as numbers with tolerances in all ${rows} rows`,
    }),
  'accepted-answers': (rows: number) =>
    plural(rows, {
      one: `Read as accepted answers in ${rows} row`,
      other: `Read as accepted answers in all ${rows} rows`,
    }),
  'as-read': (rows: number) =>
    plural(rows, { one: `Use what was read in ${rows} row`, other: `Use what was read in all ${rows} rows` }),
  'other-reading': (rows: number) =>
    plural(rows, {
      one: `Use the other reading in ${rows} row`,
      other: `Use the other reading in all ${rows} rows`,
    }),
  nearest: (rows: number) =>
    plural(rows, {
      one: `Use the nearest option in ${rows} row`,
      other: `Use the nearest option in all ${rows} rows`,
    }),
  'as-fraction': (rows: number) =>
    plural(rows, { one: `Use the fractions in ${rows} row`, other: `Use the fractions in all ${rows} rows` }),
  'as-turned-fraction': (rows: number) =>
    plural(rows, {
      one: `Use the fractions turned over in ${rows} row`,
      other: `Use the fractions turned over in all ${rows} rows`,
    }),
  'as-date': (rows: number) =>
    plural(rows, { one: `Use the dates in ${rows} row`, other: `Use the dates in all ${rows} rows` }),
  'true-false': (rows: number) =>
    plural(rows, { one: `True / False in ${rows} row`, other: `True / False in all ${rows} rows` }),
  choice: (rows: number) =>
    plural(rows, { one: `Multiple Choice in ${rows} row`, other: `Multiple Choice in all ${rows} rows` }),
  several: (rows: number) =>
    plural(rows, { one: `Multiple Correct in ${rows} row`, other: `Multiple Correct in all ${rows} rows` }),
  written: (rows: number) =>
    plural(rows, { one: `Written answer in ${rows} row`, other: `Written answer in all ${rows} rows` }),
  'one-spelling': (rows: number) =>
    plural(rows, {
      one: `Use the first spelling in ${rows} row`,
      other: `Use the first spelling in all ${rows} rows`,
    }),
  'clear-placeholder': (rows: number) =>
    plural(rows, { one: `Clear such cells in ${rows} row`, other: `Clear such cells in all ${rows} rows` }),
  'clear-repeated': (rows: number) =>
    plural(rows, {
      one: `Clear repeated options in ${rows} row`,
      other: `Clear repeated options in all ${rows} rows`,
    }),
  'clear-type': (rows: number) =>
    plural(rows, { one: `Clear the type in ${rows} row`, other: `Clear the type in all ${rows} rows` }),
  'remove-blank': (rows: number) =>
    plural(rows, {
      one: `Remove ${rows} row without a question`,
      other: `Remove ${rows} rows without a question`,
    }),
  'remove-title': (rows: number) =>
    plural(rows, {
      one: `Remove ${rows} row that is not a question`,
      other: `Remove ${rows} rows that are not questions`,
    }),
  'remove-unmarkable': (rows: number) =>
    plural(rows, {
      one: `Remove ${rows} row that cannot be marked`,
      other: `Remove ${rows} rows that cannot be marked`,
    }),
  'remove-repeated': (rows: number) =>
    plural(rows, { one: `Remove ${rows} repeated question`, other: `Remove ${rows} repeated questions` }),
  'remove-headings': (rows: number) =>
    plural(rows, { one: `Remove ${rows} heading row`, other: `Remove ${rows} heading rows` }),
  'leave-out-notes': (rows: number) =>
    plural(rows, {
      one: `Leave out the notes in ${rows} row`,
      other: `Leave out the notes in all ${rows} rows`,
    }),
  /** These change the whole sheet. All its keys are then numbers from 0. */
  'from-zero': () => 'Count from 0',
  'type-unused': () => 'Not used',
  'clear-types': () => 'Leave the types empty',
  convert: () => 'Convert',
}
