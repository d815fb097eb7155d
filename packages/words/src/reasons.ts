import { accounts, attempts, quizzes, requests, waits } from './en/failures.ts'
import { account } from './en/problems.ts'

/** English, for programs and for pages that do not know a reason. */
export const englishFailures = {
  ...requests,
  ...waits,
  ...accounts,
  ...quizzes,
  ...attempts,
  // Said at its field too.
  'wrong-password': account['wrong-password'],
}

type Sentences = typeof englishFailures
export type FailureReason = keyof Sentences
/** A reason of the closed list; with its parameters, if its sentence has some. */
export type Reason = {
  [Name in FailureReason]: Sentences[Name] extends (params: infer Params) => string
    ? { reason: Name; params: Params }
    : Name
}[FailureReason]

/** Reasons that say how long to wait. */
export type WaitReason = keyof typeof waits

export function failureInEnglish(why: Reason): string {
  if (typeof why === 'string') return englishFailures[why]
  return (englishFailures[why.reason] as (params: object) => string)(why.params)
}
