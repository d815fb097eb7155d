import { hasTimeLimit, isBlank, isMisleading, limits, noTimeLimit, secretCodePattern } from '@quizly/domain'
import { languageTags } from '@quizly/words'
import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from './error-message.ts'

const idMessage = errorMessage(requests, 'id-wanted')

/** A text whose length is checked first, so that no other check or comparison runs on a longer one. */
export function textOf(most: number, message: string, tooLong = message) {
  return z.string(message).check(z.maxLength(most, { error: tooLong, abort: true }))
}

/** A list with a maximum length. The server checks the length before it reads any item. */
export function listOf<Item extends z.ZodMiniType>(
  item: Item,
  most: number,
  message: string,
  tooLong = message,
) {
  return z.array(item, message).check(z.maxLength(most, tooLong))
}

export const id = textOf(64, idMessage).check(z.minLength(1, idMessage))
/** A moment as ISO 8601 in UTC. */
export const moment = z.string()
export const milliseconds = z.int().check(z.minimum(0))

/** Text that shows something, without outer white space. Twice the length is accepted before trimming. */
export function visibleText(missing: string, most: number, tooLong: string) {
  return textOf(2 * most, missing, tooLong).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.refine((text) => !isBlank(text), missing),
    z.maxLength(most, tooLong),
  )
}

/** A name or title: visible text on one line. */
export function visibleLine(what: 'name' | 'title', missing: string, most: number) {
  return visibleText(missing, most, errorMessage(forms, `${what}-too-long`, { most })).check(
    z.refine((text) => !isMisleading(text), errorMessage(forms, `${what}-in-one-line`)),
  )
}

export function quizTitle(missing: string) {
  return visibleLine('title', missing, limits.titleLength)
}

/** The time limit of a quiz in minutes, or `noTimeLimit`. */
export function timeLimit(missing: string) {
  const tooLong = errorMessage(forms, 'time-limit-too-long', { most: limits.timeLimitMaxMinutes })
  return z.number(missing).check(
    z.multipleOf(1, { error: errorMessage(forms, 'time-limit-not-whole'), abort: true }),
    z.minimum(limits.timeLimitMinMinutes, errorMessage(forms, 'time-limit-too-short')),
    z.maximum(noTimeLimit, tooLong),
    z.refine((minutes) => minutes <= limits.timeLimitMaxMinutes || !hasTimeLimit(minutes), tooLong),
  )
}

/** What students read before they start, in Markdown; blank: nothing. */
export const instructions = z.optional(
  textOf(
    limits.instructionsLength,
    errorMessage(forms, 'instructions-too-long', { most: limits.instructionsLength }),
  ),
)

const codeMessage = errorMessage(requests, 'secret-code-wanted')
export const secretCode = textOf(8, codeMessage).check(z.regex(secretCodePattern, codeMessage))

const languageMessage = errorMessage(requests, 'language-wanted')
/** A language as a BCP 47 tag. */
export const language = textOf(35, languageMessage).check(
  z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, languageMessage),
)

/** Of words that the server writes, as in files; of an unknown one English, so that nothing fails for it. */
// oxlint-disable-next-line promise/valid-params
export const wordsLanguage = z.optional(z.catch(z.enum(languageTags), 'en'))

const longestTimeZone = 64

/** Of moments in files; an unknown one is UTC, so that nothing fails for it. */
export const timeZone = z.optional(
  // oxlint-disable-next-line promise/valid-params
  z.catch(z.string().check(z.maxLength(longestTimeZone), z.refine(isTimeZone)), 'UTC'),
)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Whether a text is a moment in ISO 8601 on a day that exists: 30 February would be read as 2 March. */
export function isMoment(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)T/.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return !Number.isNaN(Date.parse(text)) && date.getUTCDate() === Number(day)
}

/**
 * A score, in a weighted quiz in points of `maxScore` with at most two decimals, otherwise of `totalQuestions`. `waiting`:
 * how many questions wait to be marked, if any; they bring no points yet.
 */
export const scoreFields = {
  score: z.number(),
  totalQuestions: z.int(),
  maxScore: z.optional(z.number()),
  waiting: z.optional(z.int()),
}

export const quizIdParams = z.object({ quizId: id })

const attemptMessage = errorMessage(requests, 'attempt-number-wanted')
/** In the query of an address: which of a student's attempts at a quiz is meant, from 1. */
export const attemptNumber = textOf(4, attemptMessage).check(z.regex(/^[1-9]\d{0,3}$/, attemptMessage))
