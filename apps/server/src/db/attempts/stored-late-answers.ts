import type { LateAnswer, StartedAttempt } from '@quizly/domain'
import { parseList } from '../readable-rows.ts'

/** `isEarlier`: decided before the attempt was opened again. */
type StoredLateAnswer = LateAnswer & { isEarlier?: true }

/** An attempt's late answers as they are stored, those decided before it was opened again first. */
export function writeLateAnswers(attempt: StartedAttempt): string {
  const earlier = (attempt.earlierLate ?? []).map((answer): StoredLateAnswer => ({
    ...answer,
    isEarlier: true,
  }))
  return JSON.stringify([...earlier, ...(attempt.state === 'submitted' ? attempt.lateAnswers : [])])
}

/** The late answers that are stored, and apart from them those of before it was opened again. */
export function readLateAnswers(stored: string): { lateAnswers: LateAnswer[]; earlierLate: LateAnswer[] } {
  const [lateAnswers, earlierLate]: [LateAnswer[], LateAnswer[]] = [[], []]
  for (const { isEarlier, ...answer } of parseList<StoredLateAnswer>(stored))
    (isEarlier ? earlierLate : lateAnswers).push(answer)
  return { lateAnswers, earlierLate }
}
