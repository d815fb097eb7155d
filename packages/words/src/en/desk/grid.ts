import { number, plural } from '../language.ts'

export const name = 'Grid of results'
export const loading = 'Loading the grid'
export const heading = 'Who got what right'
export const back = 'Back to the figures'
export const question = <Node>(n: number, text: Node) => [`Question ${number(n)}: `, text]
export const showAll = 'Show all students'
export const showMissed = 'Show only who missed it'
export const choose = 'Choose a question by its number to see who missed it.'
export const notScored = 'It is not scored.'
export const notAsked = 'No student was asked it.'
/** `parts` are those of `tally`, as in “3 got it wrong, 1 skipped it, 24 got it right.” */
export const allParts = (parts: string) => `${parts}.`
/** How many students did what with a question. */
export const tally = {
  incorrect: (n: number) =>
    plural(n, { one: `${number(n)} got it wrong`, other: `${number(n)} got it wrong` }),
  skipped: (n: number) => plural(n, { one: `${number(n)} skipped it`, other: `${number(n)} skipped it` }),
  correct: (n: number) => plural(n, { one: `${number(n)} got it right`, other: `${number(n)} got it right` }),
  unmarked: (n: number) =>
    plural(n, { one: `${number(n)} to be marked`, other: `${number(n)} to be marked` }),
  leftOut: (n: number) =>
    plural(n, { one: `not scored for ${number(n)}`, other: `not scored for ${number(n)}` }),
  notAsked: (n: number) => plural(n, { one: `${number(n)} not asked`, other: `${number(n)} not asked` }),
  waiting: (n: number) =>
    plural(n, { one: `${number(n)} being updated`, other: `${number(n)} being updated` }),
}
export const label = 'Results by student and question'
export const student = 'Student'
/** After a student’s name, from the second attempt on. */
export const attempt = (n: number) => `attempt ${number(n)}`
export const score = 'Score'
/** Read by screen readers before the number at the head of a column. */
export const beforeNumber = 'Question '
export const waiting = 'Being updated'
/** What the signs in the grid mean. */
export const signs = 'Signs'
