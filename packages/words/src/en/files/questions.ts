// The workbook with the questions of a quiz, which is read again on the way in: a heading is enough to know its column.
/** At most 31 characters. */
export const sheetName = 'Questions'
export const headings = {
  question: 'Question',
  type: 'Type',
  /** Only an exported quiz has this heading: without “Quizly” the column would be read as if a person had filled it in. */
  correct: 'Correct Answer (Quizly: number of the option, or text)',
  fixed: 'Don’t Shuffle (numbers of options)',
  accepted: 'Also Accepted (one answer on each line)',
  either: 'Also Correct (numbers of options, one key on each line)',
  rule: 'Full Marks or Not Scored (rule for all students)',
  details: 'Points and Marking (Quizly: for another import)',
  points: 'Points',
  deduction: 'Points Taken Off (Quizly: for a wrong answer)',
  credit: 'Part of the Points (Quizly: rule)',
  tolerance: 'Tolerance (Quizly: of a number)',
  unit: 'Unit (Quizly: of a number)',
  explanation: 'Explanation',
  further: 'Further Answers (Quizly: one on each line)',
  distractors: 'Distractors (Quizly: one on each line)',
}
/** An item and its partner: item = partner. */
export const pair = (n: number) => `Pair ${n}`
/** Of an order, in the right one. */
export const item = (n: number) => `Item ${n}`
export const note = (letter: string) => `Note on Option ${letter}`
export const option = (letter: string) => `Option ${letter}`
/** As screens call them (authoring/question-types.ts): no other language may mean another type by the same words. */
export const types = {
  single: 'Single Correct',
  multiple: 'Multiple Correct',
  write: 'Write Answer',
  numeric: 'Numeric Answer',
  matching: 'Match Pairs',
  ordering: 'Put in Order',
  essay: 'Essay Answer',
}
/** How a question counts for all alike. */
export const rules = { full: 'Full marks for all', 'left-out': 'Not scored' }
/** How a part of the points is earned, as screens call it (authoring/points.ts). */
export const creditRules = {
  'right-minus-wrong': 'Right less wrong',
  'each-decision': 'Each part counts',
  'half-for-one-slip': 'Half for one slip',
}
