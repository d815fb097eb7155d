// Students who have extra time from their next start on.
import { number, plural } from '../language.ts'

export const youChoose = 'If a student has extra time in all quizzes too, you choose which counts.'
export const savedAtOnce = 'Saves straight away.'
export const remove = (name: string) => `Remove extra time of ${name}`
export const fieldsLabel = 'Give a student extra time'
export const emailLabel = 'Student’s email'
export const amountLabel = 'Extra time'
export const amountHint = 'From the student’s next start. Use Live for a student who is working.'
/** The name of the choice between percent and minutes: extra time in percent. */
export const unit = 'In'
export const inPercent = 'Percent'
export const inMinutes = 'Minutes'
export const everywhere = 'In all my quizzes'
export const giving = 'Giving…'
export const give = 'Give extra time'
export const whichCounts = 'Which extra time counts in this quiz?'
/** `all` and `here` are like “+ 25%” or “+ 5 minutes”, `minutes` is like “5 minutes”. */
export const compared = <Node>(email: Node, all: string, minutes: string, here: string) => [
  email,
  ' has ',
  all,
  ' in all your quizzes, which is ',
  minutes,
  ' here. ',
  here,
  ' is less.',
]
export const keepAll = (all: string) => `Keep ${all}`
export const useHere = (here: string) => `Use ${here} here`
export const plusPercent = (n: number) => `+ ${number(n)}%`
export const plusMinutes = (n: number) =>
  plural(n, { one: `+ ${number(n)} minute`, other: `+ ${number(n)} minutes` })
/** `amount` is one of the two above. */
export const inAllQuizzes = (amount: string) => `${amount}, in all quizzes`
export const countsHere = (amount: string) => `${amount}, only that counts here`
export const wholeNumber = 'Enter a whole number, at least 1.'
export const failed = 'The time could not be changed. Try again.'
export const undo = 'Undo'
export const morePercent = (name: string, n: number) => `${name} has ${number(n)}% more.`
/** `minutes` is like “5 minutes”. */
export const moreMinutes = (name: string, minutes: string) => `${name} has ${minutes} more.`
export const noMore = (name: string) => `${name} has no extra time any more.`
export const undone = (name: string) => `Undone: extra time of ${name} is as it was.`
