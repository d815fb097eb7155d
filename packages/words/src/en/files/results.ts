import { number } from '../language.ts'

// The file with the results of a quiz: its sheet, its headings and what stands in its cells.
/** At most 31 characters. */
export const sheetName = 'Results'
export const headings = {
  name: 'Name',
  email: 'Email',
  score: 'Score',
  outOf: 'Out of',
  started: 'Started (UTC)',
  submitted: 'Submitted (UTC)',
  submittedBy: 'Submitted by',
}
/** How many questions of a result have still to be marked. */
export const waitingHeading = 'Waiting'
/** Which of a student’s attempts it is, and how many there are. */
export const severalHeadings = { number: 'Attempt', attempts: 'Attempts' }
/** Heads what became of each answer to the question of this number. */
export const verdict = (n: number) => `${number(n)}. Verdict`
/** Stands for a picture that nobody has described. */
export const picture = '(picture)'
/** Below “Submitted by”: the student, or the time that was over. */
export const submittedBy = { student: 'student', time: 'time' }
/** What became of a question. */
export const verdicts = {
  correct: 'correct',
  partly: 'partly correct',
  incorrect: 'incorrect',
  skipped: 'skipped',
  waiting: 'waiting to be marked',
  'left-out': 'left out',
  'not-asked': 'not asked',
}
