// The answer to an essay question.
import { number, plural } from '../language.ts'

export const task = 'Write a text'
export const tasks = {
  words: (n: number) =>
    plural(n, {
      one: `Write a text of at most ${number(n)} word`,
      other: `Write a text of at most ${number(n)} words`,
    }),
  characters: (n: number) =>
    plural(n, {
      one: `Write a text of at most ${number(n)} character`,
      other: `Write a text of at most ${number(n)} characters`,
    }),
}
/** Below the field: how long the text is. */
export const wordCount = (n: number) => plural(n, { one: `${number(n)} word`, other: `${number(n)} words` })
export const wordsOf = (n: number, most: number) => `${number(n)} of ${number(most)} words`
export const charactersOf = (n: number, most: number) => `${number(n)} of ${number(most)} characters`
export const ownText = 'Your text on this device'
export const ownTextHint =
  'This answer was changed on another device. What you wrote here is kept below and does not count.'
export const copyOwn = 'Copy this text'
export const copiedOwn = 'Copied'
