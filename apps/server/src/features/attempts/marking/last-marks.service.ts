import type { HandVerdict, SubmittedAttempt } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'
import { listMarksByHand } from './marks-by-hand.repository.ts'

type LastMark = { questionId: string; at: number; reason: string; verdict: HandVerdict | null }

/**
 * For each question of a result that was marked by hand, the last mark, or that it was taken back, with the reason of
 * the mark. If nobody has ever marked it by hand, nothing is asked.
 */
export async function lastMarksByHand(
  db: Db,
  { id, byHand }: Pick<SubmittedAttempt, 'id' | 'byHand'>,
): Promise<LastMark[]> {
  if (!byHand) return []
  const last = new Map<string, LastMark>()
  for (const { questionId, verdict, at, ...mark } of await listMarksByHand(db, id)) {
    const reason = verdict === null ? (last.get(questionId)?.reason ?? '') : mark.reason
    last.set(questionId, { questionId, at, reason, verdict })
  }
  // A mark on an answer that is another one since does not count, and there is nothing to say about it.
  return [...last.values()].filter(
    ({ questionId, verdict }) => verdict === null || byHand.get(questionId) === verdict,
  )
}
