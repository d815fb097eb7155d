import { number } from '../language.ts'

export const title = (quiz: string) => `Result – ${quiz}`
export const previewTitle = (quiz: string) => `Result of a preview – ${quiz}`
export const heading = 'Your result'
export const answersHeading = 'Your answers'
export const score = 'Score'
/** After the score: “8 out of 12”, with the first number large. */
export const outOf = (total: number) => `out of ${number(total)}`
export const questions = 'Questions'
export const summary = 'Summary'
export const print = 'Print result'
export const receipt = 'Receipt'
export const timeline = 'Timeline'
export const allMine = 'All my results'
export const endedForAll = (time: string) =>
  `Your teacher ended the quiz at ${time}. Your answers were submitted for you.`
export const timeWasUp = (time: string) => `Time was up at ${time}. Your answers were submitted for you.`
export const loading = 'Loading your result'
export const failed = 'Something went wrong while loading quiz result.'
export const kept = 'Your result is kept on the server.'
export const loginFirst = 'Please log in to view your results.'
export const noQuiz = 'Quiz not found.'
export const noQuizHint = 'Check the address, or choose the result from your profile.'
export const none = 'No result available.'
export const noneHint = 'You have not submitted this quiz.'
export const goToQuiz = 'Go to the quiz'
export const partFailed =
  'This could not be loaded. It is kept on the server. Check your connection, then try again.'
/** Of a result in which points are still open: “4 + ? of 15”. */
export const openScore = (n: number, most: number) => `${number(n)} + ? of ${number(most)}`
