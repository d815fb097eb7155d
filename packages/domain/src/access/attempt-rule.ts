import { pointsOfScore, type Score } from '../marking/score.ts'
import type { AttemptState } from '../time/end.ts'

export const attemptCounts = ['best', 'last', 'first'] as const
type AttemptCounts = (typeof attemptCounts)[number]

/** The most attempts that can be allowed, unless there is no limit. */
export const maxAttemptsAllowed = 10

/** How often a student may take a quiz, where that is or was more than once, and which attempt counts. */
export type AttemptRule = { allowed: number | 'unlimited'; counts: AttemptCounts }

/** A rule as it is stored; null: one attempt, as in any quiz. */
export function writeAttemptRule(rule: AttemptRule | null): string | null {
  return rule && `${rule.allowed} ${rule.counts}`
}

export function readAttemptRule(stored: string | null): AttemptRule | null {
  if (stored === null) return null
  const [allowed, word] = stored.split(' ')
  const counts = attemptCounts.find((each) => each === word)
  if (!counts) throw new Error(`“${stored}” is no rule for attempts`)
  return { allowed: allowed === 'unlimited' ? allowed : Number(allowed), counts }
}

/** Whether a student whose latest attempt has this number may have another one. */
export function isAttemptLeft(rule: AttemptRule | null, number: number): boolean {
  return rule !== null && (rule.allowed === 'unlimited' || number < rule.allowed)
}

type Counted = {
  number: number
  state: AttemptState
  score?: Score | undefined
}

/** A question that was added while students ran is no part of their total, so points alone do not compare. */
function shareOf({ score }: Counted): number {
  if (!score) return -1
  const [points, most] = pointsOfScore(score)
  return points / (most || 1)
}

/** The submitted one with the best share (of equals the earlier), the last or the first; undefined: none. */
export function countingAttempt<A extends Counted>(
  attempts: readonly A[],
  { counts }: Pick<AttemptRule, 'counts'>,
): A | undefined {
  const submitted = attempts
    .filter(({ state }) => state === 'submitted')
    .toSorted((one, other) => one.number - other.number)
  if (counts === 'first') return submitted[0]
  if (counts === 'last') return submitted.at(-1)
  const best = submitted.toSorted((one, other) => shareOf(other) - shareOf(one))
  return best[0]
}
