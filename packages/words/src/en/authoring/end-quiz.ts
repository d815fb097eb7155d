// Ending a quiz for everyone who is taking it.
import { number, plural } from '../language.ts'

export const title = <Node>(quiz: Node) => ['End “', quiz, '” for everyone?']
export const ok = 'OK'
export const keepGoing = 'Keep going'
export const busy = 'Ending…'
export const notLoaded =
  'How many students are working could not be loaded. Check your connection, then try again.'
export const nobody = 'No student is working at the moment, so there is nothing to end.'
export const working = (n: number) =>
  plural(n, {
    one: `${number(n)} student is working. Their time ends now; what they have answered is submitted and counts.`,
    other: `${number(n)} students are working. Their time ends now; what they have answered is submitted and counts.`,
  })
export const willClose = 'The quiz will close. You can still give individual students more time.'
export const releases =
  'A few seconds later, students will see their score and the correct answers. You can’t undo this.'
export const done = (n: number) =>
  plural(n, {
    one: `The quiz has ended for ${number(n)} student and is closed.`,
    other: `The quiz has ended for ${number(n)} students and is closed.`,
  })
export const failed = 'The quiz could not be ended: the server could not be reached.'
