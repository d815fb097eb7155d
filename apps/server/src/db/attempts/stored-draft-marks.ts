import { hash } from 'node:crypto'
import { type Answer, hundredthsOf, isSkipped, pointsOf } from '@quizly/domain'
import type { Selectable } from 'kysely'
import { parseList } from '../readable-rows.ts'
import type { Tables } from '../tables.ts'

export const toDraftMark = (row: Selectable<Tables['draft_marks']>) => ({
  attemptId: row.attempt_id,
  questionId: row.question_id,
  markerId: row.marker_id,
  version: row.version,
  items: parseList<string>(row.items),
  adjustment: pointsOf(row.adjustment),
  comment: row.comment,
  answerHash: row.answer_hash,
  reservedUntil: row.reserved_until,
  markedAt: row.marked_at,
  releasedPoints: row.released_points === null ? null : pointsOf(row.released_points),
})

export const toHundredths = (points: number): number => hundredthsOf(points) ?? 0

/** A text is known again by it; it says nothing of who wrote it. */
export const hashOfAnswer = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** The text of an answer to mark; undefined if there is none. */
export function textOfAnswer(answers: string | null, questionId: string): string | undefined {
  const answer = parseList<Answer>(answers ?? '[]').find((each) => each.questionId === questionId)
  const text = answer && [answer.selectedOption ?? []].flat().join('\n')
  return text === undefined || isSkipped(text) ? undefined : text
}
