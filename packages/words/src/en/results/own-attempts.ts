import { number } from '../language.ts'

export const attempts = 'Your attempts'
export const attempt = (n: number) => `Attempt ${number(n)}`
/** What became of an attempt, after its name: “Attempt 2: 5 out of 5 (counts)”. */
export const attemptIs = <Node>(name: Node, state: string) => [name, ': ', state]
export const running = 'running'
export const notStarted = 'not started'
export const submitted = 'submitted'
export const submittedCounts = 'submitted (counts)'
export const scored = (score: number, total: number) => `${number(score)} out of ${number(total)}`
export const scoredCounts = (score: number, total: number) =>
  `${number(score)} out of ${number(total)} (counts)`
export const whichCounts = (which: 'best' | 'last' | 'first') =>
  ({
    best: 'The best one counts.',
    last: 'The last one counts.',
    first: 'The first one counts.',
  })[which]
export const goOn = 'Continue'
export const again = (n: number) => `Try again (${number(n)})`
export const againOf = (n: number, allowed: number) => `Try again (${number(n)} of ${number(allowed)})`
