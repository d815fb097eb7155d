// The answer to a numeric question.
import { number, plural } from '../language.ts'

export const task = 'Write a number'
export const tasks = {
  decimals: (n: number) =>
    plural(n, {
      one: `Write a number with ${number(n)} decimal`,
      other: `Write a number with ${number(n)} decimals`,
    }),
  significant: (n: number) =>
    plural(n, {
      one: `Write a number with ${number(n)} significant figure`,
      other: `Write a number with ${number(n)} significant figures`,
    }),
}
/** `asked` is one of those above. */
export const withUnit = (asked: string) => `${asked}, with its unit`
/** Below the field: how the number will be read. */
export const readAs = (text: string) => `Read as ${text}`
export const notYet = 'Not a number yet'
export const unknownUnit = (unit: string) => `“${unit}” is no unit that Quizly knows`
