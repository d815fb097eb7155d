import { number } from '../language.ts'

export const title = 'Your latest quizzes'
export const all = 'All quizzes'
/** Students who are taking the quiz now. */
export const running = (n: number) => `${number(n)} now`
/** Read by screen readers before the number. */
export const average = 'Average'
export const percent = (n: number) => `${number(n)}%`
/** Read by screen readers before the code. */
export const code = 'Code'
export const draft = 'Draft'
export const notWritten = 'Not written yet'
export const noAttempts = 'No attempts yet'
export const finished = (n: number) => `${number(n)} finished`
