import { number, plural } from '../language.ts'

export const label = 'Uploaded questions'
export const rowColumn = 'Row'
export const column = (letters: string, heading: string) => `Column ${letters}: ${heading}`
export const columnsUsed = (used: number, all: number) => `Columns: ${used} of ${all} used`
export const changeColumns = 'Change columns'
export const columnsDone = 'Done with columns'
export const columns = (n: number) => plural(n, { one: `${number(n)} column`, other: `${number(n)} columns` })
/** “2 columns further right: Points, Time”. In a language from right to left they stand further left. */
export const furtherRight = <Node>(counted: string, names: Node) => [`${counted} further right: `, names]
export const furtherRightAndMore = <Node>(counted: string, names: Node, more: number) => [
  `${counted} further right: `,
  names,
  ` and ${more} more`,
]
/** In a language from right to left: scroll left. */
export const scrollRight = 'Scroll right'
/** What a column of the sheet is taken for. */
export const roles = {
  question: 'Question',
  correct: 'Correct answer',
  wrong: 'Wrong answer',
  type: 'Type',
  fixed: 'Don’t shuffle',
  accepted: 'Also accepted',
  either: 'Also correct',
  rule: 'Full marks or not scored',
  details: 'Points and marking',
  deduction: 'Points taken off',
  credit: 'Part of the points',
  tolerance: 'Tolerance',
  unit: 'Unit',
  pair: 'Pair',
  item: 'Item of an order',
  note: 'Note on an option',
  further: 'Further answers',
  distractors: 'Distractors',
  explanation: 'Explanation',
  points: 'Points',
  time: 'Time limit',
  unused: 'Not used',
  list: 'All options in one cell',
  mask: 'Key as a mask (0 1 0)',
  ticks: '1 or 0 beside each option',
  'right-then-wrong': 'Right ones, then wrong ones',
}
export const option = (letter: string) => `Option ${letter}`
export const cell = (row: number, heading: string) => `Row ${row}, ${heading}`
export const cellIsCorrect = (row: number, heading: string) => `Row ${row}, ${heading} is correct`
export const moreCells = (row: number) => `More cells of row ${row}`
export const next = 'Next'
export const chooseEvery = 'Choose every correct option'
export const chooseOne = 'Choose the correct option'
export const removeRow = (row: number) => `Remove row ${row}`
/** Read aloud before the text of a correct option. */
export const correct = 'Correct: '
export const editAll = (n: number) => `Edit all ${number(n)} characters`
export const showAll = (n: number) => `Show all ${number(n)} characters`
export const types = {
  single: 'Single',
  multiple: 'Multiple',
  write: 'Written',
  numeric: 'Numeric',
  matching: 'Pairs',
  ordering: 'Order',
  essay: 'Essay Answer',
}
/** How the answer of a row is written. */
export const typedAnswers = { write: 'Written answer', numeric: 'Number' }
/** `answer` is one of those. */
export const alsoAccepted = (answer: string, others: string) => `${answer}. Also accepted: ${others}`
