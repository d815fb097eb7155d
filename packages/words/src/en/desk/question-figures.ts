import type { Slot } from '../../format.ts'
import { number, plural } from '../language.ts'

export const label = 'Questions'
export const question = 'Question'
export const difficulty = 'Difficulty'
export const discrimination = 'Discrimination'
export const answers = 'Answers'
export const whyUncounted = {
  full: 'Full marks for all. It is not part of these figures.',
  'left-out': 'Left out. It is not part of these figures.',
  'not-asked': 'Not asked yet. It was added after these students had started.',
}
/** How difficult a question is. */
export const levels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }
/** How well a question tells students apart. */
export const discriminations = { good: 'Good', fair: 'Fair', weak: 'Weak', negative: 'Negative' }
export const whyNoDiscrimination = {
  'all-right': 'All correct',
  'all-wrong': 'None correct',
  'same-rest': 'Same points on the rest',
  'too-few': 'Too few to tell',
}
export const whoMissed = 'Who missed it'
export const byGroup = 'Answers by score group'
export const checkPair = (prompt: string, partner: string) =>
  `Check the answer key. For “${prompt}” the strongest students chose “${partner}”.`
/** `key` and `chosen` are letters of options. */
export const checkKey = (key: string, chosen: string) =>
  `Check the answer key. It says ${key}, but the strongest students chose ${chosen}.`
export const changeKey = 'Change answer key'
export const shareBetween = (low: string, high: string) => `Between ${low} and ${high} of such students`
export const between = (low: string, high: string) => `Between ${low} and ${high}`
/** How many students got it right: “18 of 24”. */
export const right = (n: number, asked: number) => `${number(n)} of ${number(asked)}`
export const notAsked = (n: number) =>
  plural(n, { one: `${number(n)} not asked`, other: `${number(n)} not asked` })
/** A link; `spoken` is only read by screen readers. */
export const missed = <Node>(n: number, place: number, spoken: Slot<Node>) => [
  `${number(n)} missed`,
  spoken(` question ${number(place)}`),
]
export const correctAnswer = (answer: string) => `${answer}, correct`
export const acceptLike = (answer: string, n: number) => `${answer}: accept answers to question ${number(n)}`
export const accept = 'Accept answers'
export const groupsTitle = (n: number) => `Question ${number(n)}: answers by score group`
export const groupsHint = 'The class in thirds, by their points on the other questions.'
export const close = 'Close'
export const answer = 'Answer'
/** In a list of answers. */
export const markedCorrect = (text: string) => `${text} (correct)`
/** The class in thirds. */
export const thirds = { best: 'Top', middle: 'Middle', worst: 'Bottom' }
