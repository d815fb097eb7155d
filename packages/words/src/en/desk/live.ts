import { number, plural } from '../language.ts'

export const loading = 'Loading who is taking the quiz'
export const failed = 'Who is taking the quiz could not be loaded'
export const safe = 'Your students are not affected and can keep working.'
export const outOfDate = 'The server could not be reached, so this may be out of date. We keep trying.'
export const nobody = 'No student has joined yet'
export const nobodyHint = 'Students appear here as they join.'
export const paused = 'Updates are paused.'
export const updated = (n: number) =>
  plural(n, { one: `Updated ${number(n)} second ago.`, other: `Updated ${number(n)} seconds ago.` })
export const offlineHint = 'Students who are offline can keep working. Answers sync when they reconnect.'
export const pause = 'Pause updates'
export const resume = 'Resume updates'
export const showing = (shown: number, n: number) =>
  plural(n, {
    one: `Showing ${number(shown)} of ${number(n)} student, first those who may need help.`,
    other: `Showing ${number(shown)} of ${number(n)} students, first those who may need help.`,
  })
export const timeForAll = 'Extra time for all'
/** `amount` is like “5 more minutes” or “25% more time”. */
export const gotTime = (n: number, amount: string) =>
  plural(n, { one: `${number(n)} student got ${amount}.`, other: `${number(n)} students got ${amount}.` })
/** Above how many students there are of each kind. */
export const figures = {
  joined: 'Joined',
  working: 'Working',
  offline: 'Offline',
  notStarted: 'Not started',
  submitted: 'Submitted',
}
