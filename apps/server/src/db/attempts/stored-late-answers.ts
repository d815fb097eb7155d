import type { LateAnswer, StartedAttempt } from '@quizly/domain'
import { parseList } from '../readable-rows.ts'

/** `isEarlier`: decided before the attempt was opened again. */
type StoredLateAnswer = LateAnswer & { isEarlier?: true }

export function writeLateAnswers(attempt: StartedAttempt): string {
  const earlier = (attempt.earlierLate ?? []).map((answer): StoredLateAnswer => ({
    ...answer,
    isEarlier: true,
  }))
  return JSON.stringify([...earlier, ...(attempt.lateAnswers ?? [])])
}

export function readLateAnswers(stored: string): { lateAnswers: LateAnswer[]; earlierLate: LateAnswer[] } {
  const [lateAnswers, earlierLate]: [LateAnswer[], LateAnswer[]] = [[], []]
  for (const { isEarlier, ...answer } of parseList<StoredLateAnswer>(stored))
    (isEarlier ? earlierLate : lateAnswers).push(answer)
  return { lateAnswers, earlierLate }
}
