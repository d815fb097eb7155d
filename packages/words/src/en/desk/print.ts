// A quiz to print, and what is printed of it.
import { number, plural } from '../language.ts'

export const loading = 'Loading the questions'
export const failed = 'The questions could not be loaded'
export const safe = 'They are saved.'
export const title = (quiz: string) => `Print paper – ${quiz}`
export const heading = 'Print paper'
export const print = 'Print paper'
/** The results. */
export const printList = 'Print list'
export const what = 'What to print'
export const parts = { questions: 'Questions', answers: 'Answer boxes', key: 'Answer key' }
export const preview = 'Preview'
export const noQuestions = 'This quiz has no questions yet'
export const write = 'Write the questions'
/** Under the title of the printed quiz; `minutes` is like “5 minutes”. */
export const facts = (n: number, minutes: string) =>
  plural(n, { one: `${number(n)} question · ${minutes}`, other: `${number(n)} questions · ${minutes}` })
/** Lines on which a student writes by hand. */
export const lines = { name: 'Name', class: 'Class', date: 'Date', points: 'Points' }
/** The same with what all questions are worth; `points` is like “24.5 points”. */
export const weightedFacts = (n: number, points: string, minutes: string) =>
  plural(n, {
    one: `${number(n)} question · ${points} · ${minutes}`,
    other: `${number(n)} questions · ${points} · ${minutes}`,
  })
