import { number } from '../language.ts'

export const title = 'Profile'
export const roles = { admin: 'Admin Profile', student: 'Student Profile' }
export const quizzes = 'Quizzes'
/** How often students have taken them. */
export const attempts = 'Attempts'
export const results = 'Results'
export const failed = 'Your results could not be loaded. They are safe.'
export const quiz = 'Quiz'
export const score = 'Score'
export const date = 'Date'
/** In the place of a score that is not shown. */
export const opensShortly = 'Opens shortly'
/** After the title of the quiz. */
export const attempt = (n: number) => `attempt ${number(n)}`
export const none = 'No quiz results found.'
export const noneHint = 'When you finish a quiz, your score appears here.'
export const practiseMistakes = 'Practise my mistakes'
