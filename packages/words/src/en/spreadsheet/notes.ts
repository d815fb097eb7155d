import type { Names } from '../../format.ts'
import { list, plural } from '../language.ts'

/**
 * What is said about a whole sheet: how it was read, and what is not used. Headings come in quotation marks already.
 * `list(columns, more)` is “A”, “B” and 3 more; rows that follow one another are joined: 2, 4–7.
 */
export const notes = {
  'read-in-shape': ({ shape }: { shape: SheetShape }) =>
    ({
      rows: 'Read as: one question per row.',
      'list in a cell': 'Read as: all options of a question in one cell.',
      'list in the question': 'Read as: options below the question in its cell.',
      'row for each option': 'Read as: one option per row.',
      'tick columns': 'Read as: a column of ticks beside each option.',
      'key as a mask': 'Read as: a key with a sign for each option, 1 if it is correct.',
      'right then wrong': 'Read as: right answers, an empty cell, then wrong answers.',
      'marked options': 'Read as: the correct option marked by a sign or its look.',
      text: 'Read as: text with a line for each option and the answer.',
      turned: 'Read as: a table on its side, one question per column. Row 2 is column B of the file.',
      'separated text': 'Read as: text in one column, split into cells.',
      'no headings': 'Read as: one question per row, without headings.',
    })[shape],
  'read-from-row': ({ row }: { row: number }) =>
    `Read as: one question per row, with headings in row ${row}.`,
  'headings-seem-late': ({ row, searched }: { row: number; searched: number }) =>
    `The headings seem to stand in row ${row}, and are looked for in the first ${searched} rows. Choose the other layout below, or delete the rows above row ${row} in your file.`,
  'row-taken-for-headings': ({ row }: { row: number }) =>
    `Row ${row} is taken for the headings. If it is a question, choose the layout without headings below.`,
  'hint-left-out': ({ row }: { row: number }) => `Row ${row} says what to fill in, and is left out.`,
  'headings-repeated': ({ count, rows, more }: { count: number; rows: Names; more: number }) =>
    plural(count, {
      one: `Row ${list(rows, more)} repeats the headings, and is left out.`,
      other: `Rows ${list(rows, more)} repeat the headings, and are left out.`,
    }),
  'further-headings': ({ count, rows, more }: { count: number; rows: Names; more: number }) =>
    plural(count, {
      one: `Row ${list(rows, more)} has headings of its own: the rows below are read by those.`,
      other: `Rows ${list(rows, more)} have headings of their own: the rows below are read by those.`,
    }),
  'formats-unread': ({ row }: { row: number }) =>
    `From row ${row} on, numbers and dates in written answers count only as they are shown. Split the sheet into several files.`,
  'columns-hidden': ({ count, columns }: { count: number; columns: Names }) =>
    plural(count, {
      one: `Column ${list(columns)} is not used, because it is hidden and another one like it is not.`,
      other: `Columns ${list(columns)} are not used, because they are hidden and others like them are not.`,
    }),
  'question-beside-number': ({ number, text }: { number: string; text: string }) =>
    `Column ${number} holds only numbers: the questions are the texts beside it, in ${text}.`,
  'second-table': ({ cell, heading }: { cell: string; heading: string }) =>
    `A second table starts beside the first one in cell ${cell}, ${heading}, and its questions are not read. In your file, put them after those of the first one, or save them as a file of their own.`,
  /** “Columns” is the button that shows what each column is taken for. */
  'columns-unused': ({ count, columns, more }: { count: number; columns: Names; more: number }) =>
    plural(count, {
      one: `Column ${list(columns, more)} is not used. If it belongs to the questions, choose under Columns what it holds.`,
      other: `Columns ${list(columns, more)} are not used. If they belong to the questions, choose under Columns what they hold.`,
    }),
  'columns-of-time': ({ count, columns, more }: { count: number; columns: Names; more: number }) =>
    plural(count, {
      one: `Column ${list(columns, more)} is not used: questions have no time limits of their own.`,
      other: `Columns ${list(columns, more)} are not used: questions have no time limits of their own.`,
    }),
  'cells-without-heading': ({ cells, more }: { cells: Names; more: number }) =>
    `Cells without a heading are not read: ${list(cells, more)}. Choose under Columns what their column holds, or correct the file and upload it again.`,
  'question-column-plainer': ({ column, others }: { column: string; others: Names }) =>
    `Column ${column} is taken for the question, and not ${list(others)}, because its heading says it more plainly.`,
  'question-column-first': ({ column, others }: { column: string; others: Names }) =>
    `Column ${column} is taken for the question, and not ${list(others)}, because it stands first.`,
  'key-column-plainer': ({ column, others }: { column: string; others: Names }) =>
    `Column ${column} is taken for the correct answer, and not ${list(others)}, because its heading says it more plainly.`,
  'key-column-first': ({ column, others }: { column: string; others: Names }) =>
    `Column ${column} is taken for the correct answer, and not ${list(others)}, because it stands first.`,
  'columns-guessed': ({ question, correct }: { question: string; correct: string }) =>
    `The headings do not say it: column ${question} is taken for the question, and column ${correct} for the correct answer. Check this under Columns.`,
  'type-column-unused': ({ column, texts }: { column: string; texts: Names }) =>
    `Column ${column} names no types of questions, but ${list(texts)}. It is not used.`,
  'points-column-unused': ({ column, text }: { column: string; text: string }) =>
    `Column ${column} is not used, because ${text} is no number of points.`,
  'errors-left-out': ({ column, rows, more }: { column: string; rows: Names; more: number }) =>
    `Column ${column} shows errors in these rows, which are left out: ${list(rows, more)}.`,
  'key-always-first': ({ count }: { count: number }) =>
    `The first option is correct in all ${count} questions. Switch on “Shuffle the options” in the settings of the quiz, or students will notice.`,
  /** “Essay Answer” is typed into the sheet. */
  'whole-sentences': ({ rows, more }: { rows: Names; more: number }) =>
    `The answers in these rows are whole sentences, and students will have to write them word by word: ${list(rows, more)}. To mark such answers yourself, write “Essay Answer” as the type and leave the answer empty.`,
  'texts-converted': 'Formulas and web characters are converted in the questions, not in this table.',
  'looks-like-results':
    'This looks like a list of results, with names and scores. Upload the file with the questions.',
  /** “Multiple” and “Multiple Correct” are typed into the sheet. */
  'multiple-is-choice':
    'Rows of the type “Multiple” have one correct answer each, so that they are read as multiple choice. If students are to find several, write Multiple Correct.',
}

type SheetShape =
  | 'rows'
  | 'list in a cell'
  | 'list in the question'
  | 'row for each option'
  | 'tick columns'
  | 'key as a mask'
  | 'right then wrong'
  | 'marked options'
  | 'text'
  | 'turned'
  | 'separated text'
  | 'no headings'
