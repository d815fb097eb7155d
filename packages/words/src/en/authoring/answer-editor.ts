// The fields for options and correct answers.
import { number } from '../language.ts'

export const options = 'Options'
export const selectOne = 'Select the correct option.'
/** Two options are alike; both may stand. `first` and `second` are their letters. */
export const optionsAlike = (first: string, second: string) =>
  `Options ${first} and ${second} differ only in capital letters, spaces or the kind of a sign.`
export const selectSeveral = 'Select every correct option.'
export const addOption = '+ Add option'
export const isCorrect = (letter: string) => `Option ${letter} is correct`
export const option = (letter: string) => `Option ${letter}`
export const remove = (letter: string) => `Remove option ${letter}`
export const fixed = 'Don’t shuffle'
export const fixedHint =
  'If the options of this quiz are shuffled, these stay where they are, like “All of the above”.'
export const isFixed = (letter: string) => `Option ${letter} is not shuffled`
export const isFixedWithText = (letter: string, text: string) => `Option ${letter} is not shuffled: ${text}`
export const correctAnswer = 'Correct Answer'
export const comparedHint =
  'Capital letters, extra spaces and the kind of an apostrophe, quotation mark or hyphen do not matter when this is marked.'
/** A further text that is accepted; the first one is the correct answer. */
export const acceptedToo = (n: number) => `Accepted answer ${number(n)}`
export const removeAccepted = (n: number) => `Remove accepted answer ${number(n)}`
export const removeAcceptedShort = 'Remove'
export const addAccepted = '+ Accept another answer'
/** A choice: a written answer is compared leniently. */
export const lenient = 'Ignore accents, punctuation and spaces'
export const lenientHint =
  'Letters like œ, ß and ł may be written oe, ss and l. Signs in numbers still count, like the point in 3.5, and so do #, +, %, ° and the ′ in f′(x) and don’t.'
