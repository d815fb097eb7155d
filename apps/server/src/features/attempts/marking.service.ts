import { setImmediate } from 'node:timers/promises'
import type { ScoreChanges } from '@quizly/contract'
import { type Answer, carryAnswers, markAnswers, type Question } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { listResultsToMark, type Marking, type SubmittedAttempt } from './attempts.repository.ts'
import { insertScoreChanges, updateMarkings } from './progress.repository.ts'

/** Few enough that other calls, which are answered between the batches of a preview, hardly notice. */
const batchSize = 50

type MarkingKey = { revision: number; questions: readonly Question[] }

/** Marks answers that were given to `seen` by the questions of another revision, usually the current one. */
export function markBy(
  { revision, questions }: MarkingKey,
  seen: readonly Question[],
  answers: readonly Answer[],
): Marking {
  return { ...markAnswers(questions, carryAnswers(seen, questions, answers)), markedRevision: revision }
}

/**
 * Marks every result of a quiz again by a new revision, in the transaction that makes it, and keeps the old score of
 * each that changes.
 */
export async function markAgain(
  trx: Db,
  newId: NewId,
  quizId: string,
  key: MarkingKey,
  now: number,
): Promise<ScoreChanges> {
  return eachMarkedAgain(trx, quizId, key, async (marked) => {
    await updateMarkings(trx, marked)
    const changed = marked.filter(({ isChanged }) => isChanged)
    await insertScoreChanges(
      trx,
      changed.map((one) => ({ id: newId(), ...one })),
      now,
    )
  })
}

/** What `markAgain` would do, without doing it. Other calls are answered in between. */
export async function previewMarking(db: Db, quizId: string, key: MarkingKey): Promise<ScoreChanges> {
  return eachMarkedAgain(db, quizId, key, () => setImmediate())
}

type MarkedAgain = { attempt: SubmittedAttempt; marking: Marking; isChanged: boolean }

/** Marks every result of a quiz by a revision, hands them over batch by batch, and counts what changes. */
async function eachMarkedAgain(
  db: Db,
  quizId: string,
  key: MarkingKey,
  take: (batch: readonly MarkedAgain[]) => Promise<void>,
): Promise<ScoreChanges> {
  const counts = { results: 0, scoresChanged: 0, raised: 0, lowered: 0 }
  let afterId = ''
  for (;;) {
    const attempts = await listResultsToMark(db, quizId, { afterId, limit: batchSize })
    const marked: MarkedAgain[] = []
    for (const attempt of attempts) {
      const seen = await getRevision(db, quizId, attempt.revision)
      const marking = markBy(key, seen, attempt.answers)
      const isChanged = marking.score !== attempt.score || marking.totalQuestions !== attempt.totalQuestions
      marked.push({ attempt, marking, isChanged })
      counts.results += 1
      if (isChanged) counts.scoresChanged += 1
      if (marking.score > attempt.score) counts.raised += 1
      if (marking.score < attempt.score) counts.lowered += 1
    }
    await take(marked)
    const last = attempts.at(-1)
    if (!last || attempts.length < batchSize) return counts
    afterId = last.id
  }
}
