import { number, plural } from '../language.ts'

export const noneReached = {
  running: 'No student got extra time: no one is taking the quiz right now.',
  'cut-off': 'No student got extra time: their attempts are already submitted.',
}
export const failed = 'The time could not be given: the server could not be reached.'
/** `amount` is like “5 more minutes” or “25% more time”. */
export const canContinue = (name: string, amount: string) => `${name} can continue with ${amount}.`
export const has = (name: string, amount: string) => `${name} has ${amount}.`
export const noWayBack = 'Extra time can’t be taken back.'
export const underAMinute = 'less than a minute'
/** `minutes` is like “2 minutes”. */
export const usable = (minutes: string) => `Time that can be used: ${minutes}.`
export const usableBySome = (n: number, minutes: string) =>
  plural(n, {
    one: `${number(n)} student can use only part of it: ${minutes}.`,
    other: `${number(n)} students can use only part of it, at least ${minutes}.`,
  })
export const closesThen = 'Then the quiz closes for everyone.'
export const moreMinutes = (n: number) =>
  plural(n, { one: `${number(n)} more minute`, other: `${number(n)} more minutes` })
export const morePercent = (n: number) => `${number(n)}% more time`
export const wrongMinutes = 'Enter whole minutes, from 1 to 1,440.'
export const minutes = 'Minutes (required)'
export const reason = 'Reason (optional)'
export const reasonHint = 'Kept with the extra time. Students do not see it.'
export const give = 'Give extra time'
/** What is offered in the menu. */
export const usual = {
  five: '+ 5 minutes',
  ten: '+ 10 minutes',
  quarter: '+ 25% of the time',
}
export const other = 'Other…'
/** The same for a student who has submitted. */
export const reopenUsual = {
  five: 'Reopen attempt, + 5 minutes',
  ten: 'Reopen attempt, + 10 minutes',
  quarter: 'Reopen attempt, + 25% of the time',
}
export const reopenOther = 'Reopen attempt, other…'
