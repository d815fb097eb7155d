import type { ShownRegrade } from '@quizly/contract'
import {
  type ChosenItem,
  type HandVerdict,
  inShuffledOrder,
  isSameHandVerdict,
  isShuffled,
  type SubmittedAttempt,
  shownVerdict,
} from '@quizly/domain'
import { listAnswerRegrades, listQuestionRegradesBetween } from '../../db/attempts/regrades.ts'
import type { Db } from '../../db/store.ts'
import { getRevision } from '../quizzes/questions.service.ts'

/** More would not fit into a receipt. */
const maxListed = 10
const iso = (moment: number) => new Date(moment).toISOString()

export type Marked = Pick<
  SubmittedAttempt,
  'id' | 'revision' | 'markedRevision' | 'submittedAt' | 'seed' | 'layout' | 'byHand'
> & {
  quiz: { id: string }
}

/** Oldest first, with the numbers that its student sees. */
export async function listRegradesOf(db: Db, attempt: Marked): Promise<ShownRegrade[]> {
  const regradings = await listQuestionRegradesOf(db, attempt)
  const byHand = await listAnswerRegradesOf(db, attempt)
  if (byHand.length === 0) return regradings
  return [...regradings, ...byHand]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(-maxListed)
}

async function listAnswerRegradesOf(db: Db, attempt: Marked): Promise<ShownRegrade[]> {
  const marks = await lastMarksByHand(db, attempt)
  if (marks.length === 0) return []
  const seen = await seenIds(db, attempt)
  const questions = await getRevision(db, attempt.quiz.id, attempt.markedRevision)
  const verdictNow = (questionId: string, verdict: HandVerdict) =>
    shownVerdict(
      questions.find(({ _id }) => _id === questionId),
      attempt.byHand?.get(questionId) ?? verdict,
    )
  return marks.flatMap(({ questionId, at, reason, verdict, items }): ShownRegrade[] => {
    const number = seen.indexOf(questionId) + 1
    if (number === 0) return []
    const how = verdict
      ? { byHand: verdictNow(questionId, verdict), ...(items && { items: [...items] }) }
      : { isUndone: true }
    return [{ at: iso(at), number, reason, ...how }]
  })
}

/** Oldest first. A result that is marked by the revision that its student saw needs no statement. */
async function listQuestionRegradesOf(db: Db, attempt: Marked): Promise<ShownRegrade[]> {
  const { quiz, revision, markedRevision, submittedAt } = attempt
  if (revision === markedRevision) return []
  const since = { from: revision, upTo: markedRevision, after: submittedAt, limit: maxListed }
  const regradings = await listQuestionRegradesBetween(db, quiz.id, since)
  const numbers = await Promise.all(regradings.map((regrading) => seenNumber(db, attempt, regrading)))
  return regradings.map(({ at, number, reason, mode }, i) => ({
    at: iso(at),
    number: numbers[i] ?? number,
    reason,
    ...(mode === 'undo' && { isUndone: true }),
  }))
}

async function seenNumber(
  db: Db,
  attempt: Marked,
  { revision, number }: { revision: number; number: number },
): Promise<number> {
  if (!isShuffled(attempt)) return number
  const questionId = (await getRevision(db, attempt.quiz.id, revision))[number - 1]?._id
  return (await seenIds(db, attempt)).findIndex((id) => id === questionId) + 1 || number
}

async function seenIds(db: Db, attempt: Marked): Promise<string[]> {
  const questions = await getRevision(db, attempt.quiz.id, attempt.markedRevision)
  return inShuffledOrder(questions, attempt, ({ _id }) => _id).map(({ _id }) => _id)
}

type LastMark = {
  questionId: string
  at: number
  reason: string
  verdict: HandVerdict | null
  items?: readonly ChosenItem[] | undefined
}

/** The last mark of each question. If nobody has ever marked by hand, this needs no statement. */
async function lastMarksByHand(
  db: Db,
  { id, byHand }: Pick<SubmittedAttempt, 'id' | 'byHand'>,
): Promise<LastMark[]> {
  if (!byHand) return []
  const last = new Map<string, LastMark>()
  for (const { questionId, verdict, at, ...mark } of await listAnswerRegrades(db, id)) {
    const reason = verdict === null ? (last.get(questionId)?.reason ?? '') : mark.reason
    last.set(questionId, { questionId, at, reason, verdict, items: mark.items })
  }
  // A mark on an answer that is another one since does not count, and there is nothing to say about it.
  return [...last.values()].filter(
    ({ questionId, verdict }) => verdict === null || isSameHandVerdict(byHand.get(questionId), verdict),
  )
}
