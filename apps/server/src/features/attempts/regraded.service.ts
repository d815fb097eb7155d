import type { ShownRegrade, TimedResult } from '@quizly/contract'
import {
  askedIn,
  type ChosenItem,
  type HandVerdict,
  inShuffledOrder,
  isDrawn,
  isSameHandVerdict,
  isShuffled,
  type ScoreChange,
  type SubmittedAttempt,
  shownIn,
  shownScore,
  shownVerdict,
} from '@quizly/domain'
import { listAnswerRegrades, listQuestionRegradesBetween } from '../../db/attempts/regrades.ts'
import { listScoreChangesOf, scoreChangeId } from '../../db/attempts/score-changes.ts'
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
  const regrades = await listAllRegrades(db, attempt)
  return regrades.slice(-maxListed).map(({ shown }) => shown)
}

/** The same with all marks by hand, and with what each has done to the score, if it has moved it. */
export async function listMovingRegrades(
  db: Db,
  attempt: Marked,
): Promise<NonNullable<TimedResult['markedAgain']>> {
  const regrades = await listAllRegrades(db, attempt)
  if (regrades.length === 0) return []
  const changes = new Map((await listScoreChangesOf(db, attempt.id)).map((change) => [change.id, change]))
  return regrades.map(({ shown, changeId }) => {
    const change = changes.get(changeId)
    return change ? { ...shown, moved: changedScore(change) } : shown
  })
}

/** `changeId`: of the change that it has made to the score, if it has. */
type Regrade = { shown: ShownRegrade; changeId: string }

async function listAllRegrades(db: Db, attempt: Marked): Promise<Regrade[]> {
  const regradings = await listQuestionRegradesOf(db, attempt)
  const byHand = await listAnswerRegradesOf(db, attempt)
  if (byHand.length === 0) return regradings
  return [...regradings, ...byHand].toSorted(
    ({ shown: one }, { shown: other }) => Date.parse(one.at) - Date.parse(other.at),
  )
}

async function listAnswerRegradesOf(db: Db, attempt: Marked): Promise<Regrade[]> {
  const marks = await lastMarksByHand(db, attempt)
  if (marks.length === 0) return []
  const seen = await seenIds(db, attempt)
  const questions = await getRevision(db, attempt.quiz.id, attempt.markedRevision)
  const verdictNow = (questionId: string, verdict: HandVerdict) =>
    shownVerdict(
      questions.find(({ _id }) => _id === questionId),
      attempt.byHand?.get(questionId) ?? verdict,
    )
  return marks.flatMap(({ id, questionId, at, reason, verdict, items }): Regrade[] => {
    const number = seen.indexOf(questionId) + 1
    if (number === 0) return []
    const how = verdict
      ? { byHand: verdictNow(questionId, verdict), ...(items && { items: [...items] }) }
      : { isUndone: true }
    return [{ shown: { at: iso(at), number, reason, ...how }, changeId: id }]
  })
}

/** Oldest first. A result that is marked by the revision that its student saw needs no statement. */
async function listQuestionRegradesOf(db: Db, attempt: Marked): Promise<Regrade[]> {
  const { quiz, revision, markedRevision, submittedAt } = attempt
  if (revision === markedRevision) return []
  const since = { from: revision, upTo: markedRevision, after: submittedAt, limit: maxListed }
  const regradings = await listQuestionRegradesBetween(db, quiz.id, since)
  const numbers = await Promise.all(regradings.map((regrading) => seenNumber(db, attempt, regrading)))
  return regradings.flatMap(({ at, reason, mode, revision: by }, i): Regrade[] => {
    const number = numbers[i]
    if (number === undefined) return []
    const shown = { at: iso(at), number, reason, ...(mode === 'undo' && { isUndone: true }) }
    return [{ shown, changeId: scoreChangeId(attempt.id, by) }]
  })
}

/** How a score has moved, as replies say it. */
export function changedScore({ before, after }: Omit<ScoreChange, 'revision'>) {
  const {
    score: oldScore,
    totalQuestions: oldTotal,
    maxScore: oldMaxScore,
    waiting: oldWaiting,
  } = shownScore(before)
  const {
    score: newScore,
    totalQuestions: newTotal,
    maxScore: newMaxScore,
    waiting: newWaiting,
  } = shownScore(after)
  return {
    oldScore,
    oldTotal,
    ...(oldMaxScore !== undefined && { oldMaxScore }),
    ...(oldWaiting !== undefined && { oldWaiting }),
    newScore,
    newTotal,
    ...(newMaxScore !== undefined && { newMaxScore }),
    ...(newWaiting !== undefined && { newWaiting }),
  }
}

/** Undefined of a question that was not drawn for it. */
async function seenNumber(
  db: Db,
  attempt: Marked,
  { revision, number }: { revision: number; number: number },
): Promise<number | undefined> {
  if (!isShuffled(attempt) && !isDrawn(attempt)) return number
  const questionId = (await getRevision(db, attempt.quiz.id, revision))[number - 1]?._id
  const seen = (await seenIds(db, attempt)).findIndex((id) => id === questionId) + 1
  return seen > 0 ? seen : isDrawn(attempt) ? undefined : number
}

async function seenIds(db: Db, attempt: Marked): Promise<string[]> {
  const marked = await getRevision(db, attempt.quiz.id, attempt.markedRevision)
  const questions = isDrawn(attempt)
    ? shownIn(marked, askedIn(await getRevision(db, attempt.quiz.id, attempt.revision), attempt))
    : marked
  return inShuffledOrder(questions, attempt, ({ _id }) => _id).map(({ _id }) => _id)
}

type LastMark = {
  id: string
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
    last.set(questionId, { id: mark.id, questionId, at, reason, verdict, items: mark.items })
  }
  // A mark on an answer that is another one since does not count, and there is nothing to say about it.
  return [...last.values()].filter(
    ({ questionId, verdict }) => verdict === null || isSameHandVerdict(byHand.get(questionId), verdict),
  )
}
