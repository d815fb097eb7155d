export const title = 'Upload your questions'
export const createQuiz = 'Create Quiz'
export const proceed = 'Upload & Proceed'
export const reading = 'Reading…'
export const guide = {
  label: 'About the file',
  title: 'What goes in the file',
  sheet:
    'The first sheet is read; if the questions are on another one, you are asked. Each row below the column names is one question. Other shapes are understood too, such as one option per row.',
  columns:
    'Column names can be in many languages, and Kahoot and Quizizz templates work too. You see next what each column was taken for. Columns that a quiz cannot hold are shown to you and left out.',
  template: 'Download a template (.xlsx)',
  /** The name of the file that is saved, before `.xlsx`. */
  templateName: 'quizly-template',
}
/** Columns of the template in this language: its words stand in files/questions.ts and files/template.ts. */
export const columnNames = {
  question: 'Question',
  type: 'Type',
  options: 'Option A – Option D',
  correct: 'Correct Answer',
  worth: 'Points, Explanation',
  pairs: 'Pair 1 – Pair 4',
  items: 'Item 1 – Item 4',
}
/** “Single, Multiple or Write” are typed into the sheet: the types of files/template.ts. */
export const columnHints = {
  question: 'The text students read',
  type: 'Single, Multiple, Write, Numeric Answer, Match Pairs, Put in Order or Essay Answer. May be left out.',
  options: 'Only for Single and Multiple.',
  correct:
    'The option’s text or letter. For Multiple, letters with commas: A, C. Empty for the last three types.',
  worth: 'Both may be left out. A question without points is worth 1.',
  pairs: 'For Match Pairs: a pair in each, like France = Paris.',
  items: 'For Put in Order: the items in the right order.',
}
export const onOtherTab = (tab: number) => `The questions are on tab ${tab}. Read that one?`
export const onNamedTab = <Node>(tab: number, name: Node) => [
  `The questions are on tab ${tab}, “`,
  name,
  '”. Read that one?',
]
export const readTab = (tab: number) => `Read tab ${tab}`
export const stay = 'Stay with the first tab'
export const remove = (file: string) => `Remove ${file}`
export const chooseFile = 'Choose a file'
export const fileHint = 'Excel (.xlsx or .xls). Also .xlsm, .ods, .csv, .tsv, and a quiz downloaded as .json.'
export const fileLabel = 'Excel file'
export const youChose = <Node>(file: Node) => ['You chose “', file, '”.']
export const kilobytes = (size: number) => `${size} KB`
export const megabytes = (size: string) => `${size} MB`
