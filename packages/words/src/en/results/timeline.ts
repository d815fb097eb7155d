// What happened to an attempt, in order.
import { number, plural } from '../language.ts'

export const label = 'Timeline'
export const events = {
  verified: 'Code verified',
  started: 'Quiz started',
  saved: 'saved',
  offline: 'No connection, by the device’s own account',
  resumed: 'Quiz opened again',
  submitted: 'Submitted',
  closed: 'Time was over: submitted with the answers saved until then',
  late: 'Other answers arrived too late. They are kept and not counted',
  accepted: 'Answers that came too late were accepted: they count',
  refused: 'Answers that came too late were refused',
  granted: 'More time was given',
  reopened: 'Opened again by the educator, with more time',
  marked: 'Marked by hand',
  released: 'Results were released: others could see the correct answers from here on',
  ended: 'The educator ended the quiz for everyone: what was answered until then was submitted',
}
export const grantedMinutes = (minutes: string) => `More time was given: ${minutes}`
export const reopenedMinutes = (minutes: string) => `Opened again by the educator, with more time: ${minutes}`
export const saved = (n: number) => `Question ${number(n)} saved`
export const byHand = (n: number, verdict: 'correct' | 'incorrect') =>
  ({
    correct: `Question ${number(n)} counted as correct by hand`,
    incorrect: `Question ${number(n)} counted as incorrect by hand`,
  })[verdict]
export const pointsByHand = (n: number, points: number) =>
  plural(points, {
    one: `Question ${number(n)} given ${number(points)} point by hand`,
    other: `Question ${number(n)} given ${number(points)} points by hand`,
  })
export const byHandUndone = (n: number) => `Mark by hand of question ${number(n)} undone`
export const device = (n: number) => `Device ${number(n)}`
export const incomplete =
  'There were more saves than a timeline holds. The time beside each answer is exact all the same.'
export const whoSees = 'You and the educator who made this quiz can see this.'
