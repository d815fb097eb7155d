import { arrivalIn, datedAnswers, differingAnswers, type SentAnswer, type StoredAnswer } from './answers.ts'
import { defaultGraceMs, takesAnswers } from '../time/end.ts'
import type { AttemptEvent, BrowserReport } from './events.ts'
import type { Answer } from '../questions/answer.ts'
import { isSkipped } from '../questions/selected-option.ts'
import { indexesOf } from '../questions/indexes.ts'
import type { StartedAttempt } from './states.ts'

/** What reaches an attempt. `elapsedMs` is the time since the start, `at` the moment. */
export type Arrival = {
  receivedAt: number
  at: number
  elapsedMs: number
  sent: readonly SentAnswer[]
  report: BrowserReport
}

export function arrive(
  attempt: StartedAttempt,
  sent: readonly SentAnswer[],
  report: BrowserReport,
  receivedAt: number,
): Arrival {
  const at = arrivalIn(attempt, receivedAt)
  return { receivedAt, at, elapsedMs: at - attempt.startedAt, sent, report }
}

/** The answers that have arrived, with the moments at which they were given, see `datedAnswers`. */
export function datedIn({ at, elapsedMs, sent, report }: Arrival, withoutAge?: number): StoredAnswer[] {
  const dated: StoredAnswer[] = datedAnswers(sent, elapsedMs, report.device, withoutAge)
  for (const answer of dated) answer.savedAt = at
  return dated
}

/** Whether something that arrives now comes before time and grace are over. */
export function isInTime({ deadline }: StartedAttempt, receivedAt: number): boolean {
  return takesAnswers(deadline, receivedAt, defaultGraceMs)
}

/** With the places of the questions, from 1. Leaving a question that was never answered is no event. */
export function savedEvents(
  questions: readonly { _id: string }[],
  { elapsedMs, report: { device = '' } }: Arrival,
  { before, after }: { before: readonly Answer[]; after: readonly Answer[] },
): AttemptEvent[] {
  const places = indexesOf(questions)
  const isAnswered = (id: string) => before.some(({ questionId }) => questionId === id)
  return differingAnswers(before, after)
    .filter(({ questionId, selectedOption }) => !isSkipped(selectedOption) || isAnswered(questionId))
    .map(({ questionId }) => {
      const question = (places.get(questionId) ?? -1) + 1
      return { kind: 'saved', at: elapsedMs, until: elapsedMs, question, device }
    })
}
