import type { Slot } from '../../format.ts'
import { number, plural } from '../language.ts'

export const title = 'Review uploaded questions'
export const rows = (n: number) => plural(n, { one: `${number(n)} row`, other: `${number(n)} rows` })
export const otherFile = 'Use another file'
export const quizTitle = 'Quiz Title'
export const timeLimit = 'Time Limit (minutes)'
export const checking = 'Checking the rows…'
export const allSound = 'All rows can be saved.'
export const nextProblem = 'Next problem'
export const nextWarning = 'Next warning'
export const save = 'Finalize & Save Quiz'
export const saving = 'Saving…'
export const undo = 'Undo'
export const sheetNeedsFixing = 'This sheet needs fixing before you can save.'
export const rowsNeedFixing = (n: number) =>
  plural(n, {
    one: `${number(n)} row needs fixing before you can save.`,
    other: `${number(n)} rows need fixing before you can save.`,
  })
export const checkRows = (n: number) =>
  plural(n, {
    one: `Please check ${number(n)} row. You can save all the same.`,
    other: `Please check ${number(n)} rows. You can save all the same.`,
  })
export const checkSheet = 'Please check how this sheet was read. You can save all the same.'
export const showAll = (n: number) => `Show all ${number(n)}`
export const howRead = 'How this sheet was read'
export const wrongLayout = 'Wrong layout?'
export const readTab = (tab: number, name: string) => `Read tab ${tab}, “${name}”`
/** A button that reads the sheet again in this layout. */
export const readAs = {
  rows: 'Read as one question per row',
  'list in a cell': 'Read as all options of a question in one cell',
  'list in the question': 'Read as options below the question in its cell',
  'row for each option': 'Read as one option per row',
  'tick columns': 'Read as a column of ticks beside each option',
  'key as a mask': 'Read as a key with a sign for each option, 1 if it is correct',
  'right then wrong': 'Read as right answers, an empty cell, then wrong answers',
  'marked options': 'Read as the correct option marked by a sign or its look',
  text: 'Read as text with a line for each option and the answer',
  turned: 'Read as a table on its side, one question per column',
  'separated text': 'Read as text in one column, split into cells',
  'no headings': 'Read as one question per row, without headings',
}
export const readFromRow = (row: number) => `Read as one question per row, with headings in row ${row}`
export const changedElsewhere = <Node>(strong: Slot<Node>) => [
  strong('This sheet was changed or replaced in another tab.'),
  ' Changes that you make here are not kept until you choose.',
]
export const loadNewer = 'Load the newer sheet'
export const keepThis = 'Keep this one'
/** How many questions of each type there are: “12 single, 3 multiple, 5 written”. */
export const ofType = {
  single: (n: number) => `${number(n)} single`,
  multiple: (n: number) => `${number(n)} multiple`,
  write: (n: number) => `${number(n)} written`,
  numeric: (n: number) => `${number(n)} numeric`,
  matching: (n: number) => `${number(n)} to match`,
  ordering: (n: number) => `${number(n)} to put in order`,
  essay: (n: number) => `${number(n)} essay`,
}
