// Results that students do not see yet are released.
import { number, plural } from '../language.ts'

export const waiting = 'Students do not see their results yet.'
export const release = 'Release results'
export const busy = 'Releasing…'
/** `hint` is like “Try again in a moment.” */
export const failed = (hint: string) => `The results could not be released. ${hint}`
export const changedElsewhere = 'Results were not waiting any more: another window has changed that.'
export const done = (n: number) =>
  plural(n, {
    one: `Results released: ${number(n)} student sees their score and the correct answers.`,
    other: `Results released: ${number(n)} students see their score and the correct answers.`,
  })
export const scoresReleased = (n: number) =>
  plural(n, {
    one: `Results released: ${number(n)} student sees their score.`,
    other: `Results released: ${number(n)} students see their score.`,
  })
export const othersLater = (n: number) =>
  plural(n, {
    one: `${number(n)} student has attempts left and will see the correct answers later.`,
    other: `${number(n)} students have attempts left and will see the correct answers later.`,
  })
/** Both are whole sentences. */
export const sentences = (first: string, second: string) => `${first} ${second}`
export const ask = 'Release results now?'
export const notYet = 'Not yet'
export const releaseNow = 'Release now'
export const stillWorking = (n: number) =>
  plural(n, {
    one: `${number(n)} student is still working.`,
    other: `${number(n)} students are still working.`,
  })
export const haveAttempts = (n: number) =>
  plural(n, {
    one: `${number(n)} student has attempts left: they see their score now, and the correct answers after their last attempt or when the quiz closes. The others will see the correct answers and could share them.`,
    other: `${number(n)} students have attempts left: they see their score now, and the correct answers after their last attempt or when the quiz closes. The others will see the correct answers and could share them.`,
  })
export const mayShare = 'Students who have submitted will see the correct answers and could share them.'
export const unmarked = (n: number) =>
  plural(n, {
    one: `${number(n)} answer has no released mark yet: its student sees a question mark there.`,
    other: `${number(n)} answers have no released mark yet: students see a question mark there.`,
  })
export const undo = 'Undo'
export const heldBack = 'Students do not see their results any more.'
