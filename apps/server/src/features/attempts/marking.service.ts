import { type Answer, carryAnswers, markAnswers, type Question } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { listResultsToMark, type Marking } from './attempts.repository.ts'
import { insertScoreChange, updateMarking } from './progress.repository.ts'

const batchSize = 200

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
 * each that changes. Says how many results there are and how many scores changed.
 */
export async function markAgain(
  trx: Db,
  newId: NewId,
  quizId: string,
  key: MarkingKey,
  now: number,
): Promise<{ results: number; scoresChanged: number }> {
  const counts = { results: 0, scoresChanged: 0 }
  let afterId = ''
  for (;;) {
    const attempts = await listResultsToMark(trx, quizId, { afterId, limit: batchSize })
    for (const attempt of attempts) {
      const seen = await getRevision(trx, quizId, attempt.revision)
      const marking = markBy(key, seen, attempt.answers)
      await updateMarking(trx, attempt.id, marking)
      if (marking.score !== attempt.score || marking.totalQuestions !== attempt.totalQuestions) {
        await insertScoreChange(trx, { id: newId(), attempt, marking, changedAt: now })
        counts.scoresChanged += 1
      }
    }
    counts.results += attempts.length
    const last = attempts.at(-1)
    if (!last || attempts.length < batchSize) return counts
    afterId = last.id
  }
}
