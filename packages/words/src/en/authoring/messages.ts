import { number } from '../language.ts'

export const quizNotCreated = 'Failed to save quiz. Try again later.'
export const questionsNotSaved = 'Failed to save questions. Try again later.'
export const quizNotSaved = 'Failed to save quiz.'
/** `reason` is a whole sentence of the server. */
export const quizNotSavedBecause = (reason: string) => `Failed to save quiz. ${reason}`
export const quizCreated = 'Quiz created successfully!'
export const questionsSaved = 'Questions saved successfully!'
/** Follows that something was saved. */
export const keysCleaned = 'Signs that print nothing were taken out of the correct answers.'
export const quizUpdated = 'Quiz updated successfully!'
export const quizNotLoaded = 'Failed to load quiz.'
export const questionsNotLoaded = 'Failed to load questions.'
export const codeNotFetched = 'Failed to fetch secret code.'
export const answersCleared = 'Answers cleared'
export const optionRemoved = 'Option removed'
export const questionRemoved = 'Question removed'
/** Several lines were pasted into an option. */
export const linesPasted = (n: number) => `${number(n)} lines became options`
export const linesLeftOut = (taken: number, leftOut: number) =>
  `${number(taken)} lines became options, ${number(leftOut)} found no room`
export const unreachable = 'We could not reach the server. Everything you saved is safe.'
export const wentWrong = 'Something went wrong on the server. Everything you saved is safe.'
