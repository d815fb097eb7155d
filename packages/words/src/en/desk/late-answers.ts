import { number, plural } from '../language.ts'

export const accept = 'Accept late answers'
export const refuse = 'Refuse late answers'
export const saving = 'Saving…'
export const undo = 'Undo'
export const failed = 'This could not be saved.'
export const waiting = (n: number) =>
  plural(n, { one: `${number(n)} answer came too late`, other: `${number(n)} answers came too late` })
export const waitingHint = 'Late answers count only if you accept them.'
export const decided = 'Late answers'
/** What was done with late answers. */
export const done = {
  accepted: (n: number) =>
    plural(n, { one: `${number(n)} late answer accepted.`, other: `${number(n)} late answers accepted.` }),
  refused: (n: number) =>
    plural(n, { one: `${number(n)} late answer refused.`, other: `${number(n)} late answers refused.` }),
}
export const question = 'Question'
export const removedQuestion = 'A question that was removed'
export const sawAnswers = 'This student could already see the correct answers.'
export const lateAnswer = 'Late answer'
export const why = 'Why'
/** Why an answer came late. */
export const reasons = {
  'server-away': 'The server was away',
  left: 'Its question had been left before it arrived',
  offline: 'Offline, by the device’s own account',
  afterSubmission: 'It came after the submission',
  afterTime: 'It came after the time was over',
}
/** When the answer was given. */
export const given = 'Given'
/** Under the time that the student’s device has told. */
export const byDevice = 'by the device’s own account'
export const arrived = 'Arrived'
export const inTime = 'Saved in time'
export const decision = 'Decision'
export const decisions = { accepted: 'Accepted: it counts', refused: 'Refused' }
export const earlierDecisions = {
  accepted: 'Accepted before the attempt was reopened',
  refused: 'Refused before the attempt was reopened',
}
/** In the timeline: the late answer that counts. */
export const counts = <Node>(n: number, answer: Node) => [`Question ${number(n)}: `, answer]
export const countsInstead = <Node>(n: number, answer: Node, before: Node) => [
  `Question ${number(n)}: `,
  answer,
  ' instead of ',
  before,
]
