import type { RunningAttempt } from '@quizly/contract'

type AttemptRule = Pick<RunningAttempt, 'number' | 'allowed' | 'counts'>

export type NextAttempt = { fact: string; start: string; number: number }

export function describeNext({ allowed, counts = 'best' }: AttemptRule, next: number): NextAttempt {
  const place = allowed === undefined ? String(next) : `${next} of ${allowed}`
  const left = allowed === undefined ? 'As often as you like.' : `This is attempt ${place}.`
  return {
    fact: allowed === 1 ? left : `${left} The ${counts} one counts.`,
    start: next > 1 ? `Try again (${place})` : 'Start Quiz',
    number: next,
  }
}
