import type { MarkedAgain } from '@quizly/contract'
import { type HandVerdict, inDrawnOrder, isShuffled, type SubmittedAttempt } from '@quizly/domain'
import { listAnswerOverrides, listQuestionOverridesBetween } from '../../db/attempts/marking-overrides.ts'
import type { Db } from '../../db/store.ts'
import { getRevision } from '../quizzes/questions.service.ts'

/** More would not fit into a receipt. */
const mostTold = 10
const iso = (moment: number) => new Date(moment).toISOString()

type Marked = Pick<
  SubmittedAttempt,
  'id' | 'revision' | 'markedRevision' | 'submittedAt' | 'seed' | 'layout' | 'byHand'
> & {
  quiz: { id: string }
}

/**
 * When and why a result was marked again since its submission, by the last re-markings and by hand, oldest first, with
 * the numbers that its student sees.
 */
export async function listMarkedAgain(db: Db, attempt: Marked): Promise<MarkedAgain[]> {
  const remarkings = await listRemarkingsOf(db, attempt)
  const byHand = await listMarkedByHand(db, attempt)
  if (byHand.length === 0) return remarkings
  return [...remarkings, ...byHand]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(-mostTold)
}

/** What educators have said of single answers of a result. */
async function listMarkedByHand(db: Db, attempt: Marked): Promise<MarkedAgain[]> {
  const marks = await lastMarksByHand(db, attempt)
  if (marks.length === 0) return []
  const seen = await seenIds(db, attempt)
  return marks.flatMap(({ questionId, at, reason, verdict }): MarkedAgain[] => {
    const number = seen.indexOf(questionId) + 1
    if (number === 0) return []
    return [{ at: iso(at), number, reason, ...(verdict ? { byHand: verdict } : { isUndone: true }) }]
  })
}

/**
 * The last re-markings of a result since its submission, oldest first. A result that is marked by the revision that its
 * student saw has none, and for it nothing is asked.
 */
async function listRemarkingsOf(db: Db, attempt: Marked): Promise<MarkedAgain[]> {
  const { quiz, revision, markedRevision, submittedAt } = attempt
  if (revision === markedRevision) return []
  const since = { from: revision, upTo: markedRevision, after: submittedAt, limit: mostTold }
  const remarkings = await listQuestionOverridesBetween(db, quiz.id, since)
  const numbers = await Promise.all(remarkings.map((remarking) => seenNumber(db, attempt, remarking)))
  return remarkings.map(({ at, number, reason, mode }, i) => ({
    at: iso(at),
    number: numbers[i] ?? number,
    reason,
    ...(mode === 'undo' && { isUndone: true }),
  }))
}

/** The number of a re-marked question in the order in which the student of the attempt sees the questions. */
async function seenNumber(
  db: Db,
  attempt: Marked,
  { revision, number }: { revision: number; number: number },
): Promise<number> {
  if (!isShuffled(attempt)) return number
  const questionId = (await getRevision(db, attempt.quiz.id, revision))[number - 1]?._id
  return (await seenIds(db, attempt)).findIndex((id) => id === questionId) + 1 || number
}

/** The IDs of the questions by which a result is marked, in the order in which its student sees them. */
async function seenIds(db: Db, attempt: Marked): Promise<string[]> {
  const questions = await getRevision(db, attempt.quiz.id, attempt.markedRevision)
  return inDrawnOrder(questions, attempt, ({ _id }) => _id).map(({ _id }) => _id)
}

type LastMark = { questionId: string; at: number; reason: string; verdict: HandVerdict | null }

/**
 * For each question of a result that was marked by hand, the last mark, or that it was taken back, with the reason of
 * the mark. If nobody has ever marked it by hand, nothing is asked.
 */
async function lastMarksByHand(
  db: Db,
  { id, byHand }: Pick<SubmittedAttempt, 'id' | 'byHand'>,
): Promise<LastMark[]> {
  if (!byHand) return []
  const last = new Map<string, LastMark>()
  for (const { questionId, verdict, at, ...mark } of await listAnswerOverrides(db, id)) {
    const reason = verdict === null ? (last.get(questionId)?.reason ?? '') : mark.reason
    last.set(questionId, { questionId, at, reason, verdict })
  }
  // A mark on an answer that is another one since does not count, and there is nothing to say about it.
  return [...last.values()].filter(
    ({ questionId, verdict }) => verdict === null || byHand.get(questionId) === verdict,
  )
}
