import type { Slot } from '../../format.ts'
import { number } from '../language.ts'

export const loading = 'Loading the students'
export const failed = 'The students could not be loaded'
export const nobody = 'No student has joined yet'
export const nobodyHint = 'Students appear here as they join.'
export const label = 'Students'
export const columns = {
  student: 'Student',
  state: 'State',
  score: 'Score',
  took: 'Time taken',
  extra: 'Extra time',
  late: 'Late answers',
  receipt: 'Receipt',
  actions: 'Actions',
}
export const receiptReady = 'Ready to print'
/** After a student’s name: which of several attempts counts. */
export const counts = (n: number, all: number) => `attempt ${number(n)} of ${number(all)} counts`
export const countsWhileRunning = (n: number, all: number) =>
  `attempt ${number(n)} of ${number(all)} counts, ${number(all)} is running`
export const notStarted = 'Joined, not started'
/** `time` is a clock, like “2:05”. */
export const working = <Node>(time: Node) => ['Working, ', time, ' left']
export const endedForAll = 'Ended for everyone'
export const timeRanOut = 'Time ran out'
export const submitted = 'Submitted'
/** `minutes` is like “5 minutes”; the rest is only read by screen readers. */
export const extra = <Node>(minutes: string, name: string, hidden: Slot<Node>) => [
  `+ ${minutes}`,
  hidden(` for ${name}: who gave it`),
]
export const extraFromStart = (n: number) => `+ ${number(n)} from the start, by the settings`
/** Minutes that somebody gave. */
export const grant = <Node>(n: number, by: Node, time: string) => [`+ ${number(n)} by `, by, ` at ${time}`]
export const grantBecause = <Node>(n: number, by: Node, time: string, reason: Node) => [
  `+ ${number(n)} by `,
  by,
  ` at ${time}: `,
  reason,
]
/** The second part is only read by screen readers. */
export const decideLate = <Node>(name: string, hidden: Slot<Node>) => [
  'Decide',
  hidden(` about late answers of ${name}`),
]
export const late = { accepted: 'Accepted', refused: 'Refused' }
export const more = (name: string) => `More for ${name}`
export const seeAttempt = 'See the attempt'
export const deleteAttempt = 'Delete attempt…'
export const deletedAttempts = 'Deleted attempts'
/** After a student’s name. */
export const deleted = <Node>(by: Node, time: Node) => ['deleted by ', by, ', ', time]
export const deletedBecause = <Node>(by: Node, time: Node, reason: Node) => [
  'deleted by ',
  by,
  ', ',
  time,
  ': ',
  reason,
]
