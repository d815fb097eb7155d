import { ownAttempts as ownAttemptsWords, severalAttempts as severalWords } from '@quizly/words/results.ts'
import { beforeStart as beforeStartWords } from '@quizly/words/student.ts'
import type { RunningAttempt } from '@quizly/contract'

type AttemptRule = Pick<RunningAttempt, 'number' | 'allowed' | 'counts'>

export type NextAttempt = { fact: () => string; start: () => string; number: number }

export function describeNext({ allowed, counts = 'best' }: AttemptRule, next: number): NextAttempt {
  const left = () => (allowed === undefined ? severalWords.unlimited : severalWords.attemptOf(next, allowed))
  const again = () =>
    allowed === undefined ? ownAttemptsWords.again(next) : ownAttemptsWords.againOf(next, allowed)
  return {
    fact: () => (allowed === 1 ? left() : `${left()} ${ownAttemptsWords.whichCounts(counts)}`),
    start: () => (next > 1 ? again() : beforeStartWords.start),
    number: next,
  }
}
