// Which written answers count besides the correct one.
import type { Slot } from '../../format.ts'
import { number, plural } from '../language.ts'

export const loading = 'Loading the answers'
export const title = (n: number) => `Accept answers to question ${number(n)}`
export const keyAndHistory = 'Answer key and history'
export const rulesForAll = {
  full: 'Everyone has full marks for this question, so accepting an answer changes no scores.',
  'left-out': 'This question is not scored, so accepting an answer changes no scores.',
}
export const none = 'No answers yet'
export const noneHint = 'Answers appear here after the first submission, with similar ones in groups.'
/** `groups` is like “4 groups”. */
export const answersInGroups = (n: number, groups: string) =>
  plural(n, { one: `${number(n)} answer in ${groups}.`, other: `${number(n)} answers in ${groups}.` })
export const groups = (n: number) => plural(n, { one: `${number(n)} group`, other: `${number(n)} groups` })
export const allReviewed = 'All reviewed.'
export const toReview = (n: number) =>
  plural(n, { one: `${number(n)} to review.`, other: `${number(n)} to review.` })
export const rarer = (n: number) =>
  plural(n, {
    one: `${number(n)} rarer answer not shown.`,
    other: `${number(n)} rarer answers not shown.`,
  })
/** Read by screen readers after a decision about an answer. */
export const said = {
  accepted: (answer: string) => `“${answer}” accepted.`,
  refused: (answer: string) => `“${answer}” refused.`,
  undecided: (answer: string) => `“${answer}” is undecided.`,
}
export const groupsTitle = 'Groups'
export const answersLike = <Node>(answer: Node) => ['Answers like “', answer, '”']
export const tickLower = 'Tick “Scores may go down” to take these points away.'
export const noChange = 'No scores change yet.'

export const answers = 'Answers of this group'
/** How often an answer was given. */
export const given = (n: number) =>
  plural(n, { one: `Given ${number(n)} time`, other: `Given ${number(n)} times` })
export const decisions = { accepted: 'Accepted', refused: 'Refused' }
export const standings = {
  key: 'Correct answer',
  counts: 'Accepted before',
  earlier: 'Counts for students who started before a change',
  wrong: 'Not accepted',
}
export const isCorrect = (answer: string) => `“${answer}” is the correct answer.`
/** `spoken` is only read by screen readers. */
export const accept = <Node>(answer: string, spoken: Slot<Node>) => ['Accept', spoken(` “${answer}”`)]
export const refuse = <Node>(answer: string, spoken: Slot<Node>) => ['Refuse', spoken(` “${answer}”`)]
export const undo = <Node>(answer: string, spoken: Slot<Node>) => ['Undo', spoken(` “${answer}”`)]
/** What a group has: `times` is like “3 times”. */
export const group = (n: number, times: string) =>
  plural(n, { one: `${number(n)} answer, given ${times}`, other: `${number(n)} answers, given ${times}` })
export const times = (n: number) => plural(n, { one: `${number(n)} time`, other: `${number(n)} times` })
export const groupDone = 'done'
export const groupToReview = (n: number) =>
  plural(n, { one: `${number(n)} to review`, other: `${number(n)} to review` })
