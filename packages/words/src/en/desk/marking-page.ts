// Marking answers one by one: which questions have some, and the page of one question.
import { number, plural } from '../language.ts'

export const title = 'Marking'
export const titleOf = (n: number) => `Marking question ${number(n)}`
export const loading = 'Loading the answers…'
/** The link to this page. */
export const open = 'Mark answers'
export const nothing = 'Nothing waits to be marked'
export const nothingHint = 'Answers come here when students submit them.'
export const waiting = (n: number) =>
  plural(n, { one: `${number(n)} answer waits`, other: `${number(n)} answers wait` })
export const marked = (n: number) => plural(n, { one: `${number(n)} marked`, other: `${number(n)} marked` })
/** `waiting` and `marked` are those above. */
export const howFar = (waits: string, done: string) => `${waits}, ${done}`
export const releaseTitle = 'Release'
export const ready = (n: number) =>
  plural(n, {
    one: `${number(n)} result has marks that its student does not see yet.`,
    other: `${number(n)} results have marks that students do not see yet.`,
  })
export const unmarked = (n: number) =>
  plural(n, {
    one: `${number(n)} answer is not marked yet and goes on waiting.`,
    other: `${number(n)} answers are not marked yet and go on waiting.`,
  })
export const release = 'Release marks'
export const releaseAsk = 'Students see points and comments with their result, and get a new receipt.'
export const releasing = 'Releasing…'
export const released = (n: number) =>
  plural(n, {
    one: `Marks released to ${number(n)} student.`,
    other: `Marks released to ${number(n)} students.`,
  })
export const otherAnswers = (n: number) =>
  plural(n, {
    one: `${number(n)} answer has changed since it was marked, and waits again.`,
    other: `${number(n)} answers have changed since they were marked, and wait again.`,
  })
export const withdraw = 'Withdraw marks'
export const withdrawAsk =
  'The answers wait again. The marks stay here, so that you can change and release them.'
export const withdrawing = 'Withdrawing…'
export const notDone = 'This could not be done. Try again: it goes on where it stopped.'
export const allMarked = 'All answers to this question are marked'
export const othersMark = (n: number) =>
  plural(n, {
    one: `${number(n)} is being marked by another marker.`,
    other: `${number(n)} are being marked by other markers.`,
  })
export const back = 'All questions to mark'
export const left = (n: number) =>
  plural(n, {
    one: `${number(n)} answer left, this one included`,
    other: `${number(n)} answers left, this one included`,
  })
export const answer = 'Answer'
export const sample = 'Sample answer'
/** Of an item of the rubric. */
export const item = (text: string, points: string) => `${text} (${points})`
export const rubric = 'Rubric'
export const points = 'Points'
export const morePoints = 'More or fewer points'
export const comment = 'Comment'
export const commentHint = 'The student sees it with the result.'
export const total = (n: number, most: number) => `${number(n)} of ${number(most)} points`
export const save = 'Save and next'
export const saving = 'Saving…'
export const notSaved = 'The mark could not be saved. It is still here.'
export const undo = 'Back to the last one'
export const keys =
  'Keys: 1 to 9 choose items of the rubric, A goes to the points, Enter saves, U goes back to the last answer.'
export const theirs = (name: string, n: number) =>
  plural(n, {
    one: `${name} has marked this answer: ${number(n)} point. Keep their mark or yours?`,
    other: `${name} has marked this answer: ${number(n)} points. Keep their mark or yours?`,
  })
export const keepTheirs = 'Keep theirs'
export const keepMine = 'Keep mine'
export const withdrawn = (n: number) =>
  plural(n, {
    one: `Marks withdrawn from ${number(n)} student.`,
    other: `Marks withdrawn from ${number(n)} students.`,
  })
export const undoRelease = 'Undo'
