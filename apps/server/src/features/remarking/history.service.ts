import type { MarkedAgain, Remarkings } from '@quizly/contract'
import {
  inDrawnOrder,
  isShuffled,
  type Question,
  type SubmittedAttempt,
  type WayToUndo,
  wayToUndo,
} from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { lastMarksByHand } from '../attempts/marking/last-marks.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { getCurrentQuestions, summarizeOwn } from '../quizzes/quizzes.service.ts'
import { requireRole, roleOf } from '../quizzes/roles.service.ts'
import { listRemarkings, listRemarkingsBetween } from './remarking.repository.ts'

const mostListed = 100
/** More would not fit into a receipt. */
const mostTold = 10
const iso = (moment: number) => new Date(moment).toISOString()

/** The questions of a quiz as they count, and its re-markings, newest first. */
export async function getRemarkings(
  db: Db,
  quizId: string,
  userId: string,
  now: number,
): Promise<Omit<Remarkings, 'questions'> & { questions: readonly Question[] }> {
  const quiz = await requireRole(db, quizId, userId, 'read')
  const questions = await getCurrentQuestions(db, quiz)
  const canMark = (await roleOf(db, quizId, userId, 'mark')) !== undefined
  const byId = new Map(questions.map((question) => [question._id, question]))
  const past = await listRemarkings(db, quizId, mostListed)
  return {
    quiz: summarizeOwn(quiz, now),
    revision: quiz.currentRevision ?? 0,
    questions,
    rules: questions.flatMap(({ _id, marking }) =>
      marking
        ? [{ questionId: _id, also: marking.also ?? [], ...(marking.all && { all: marking.all }) }]
        : [],
    ),
    canMark,
    remarkings: past.map((each) => {
      const isUndone = each.undoneBy !== null
      const way = wayToUndo(byId.get(each.before._id), each, past)
      return {
        _id: each.id,
        question: { _id: each.before._id, number: each.number, text: each.before.text },
        mode: each.mode,
        mayLower: each.mayLower,
        reason: each.reason,
        by: each.educator,
        at: iso(each.at),
        before: each.before.correctAnswers,
        after: each.after.correctAnswers,
        accepted: each.mode === 'answers' ? acceptedSince(each.before, each.after) : [],
        refused: each.mode === 'answers' ? acceptedSince(each.after, each.before) : [],
        ...(canMark && each.mode !== 'undo' && !isUndone && { undo: told(way) }),
        isUndone,
      }
    }),
  }
}

function told(way: WayToUndo) {
  switch (way.how) {
    case 'now':
      return { how: way.how }
    case 'over-edits':
      return { how: way.how, correctAnswers: way.question.correctAnswers }
    case 'after-later':
    case 'impossible':
      return way
  }
}

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
  const remarkings = await listRemarkingsBetween(db, quiz.id, since)
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

/** The written answers that count in one question and not in the other. */
function acceptedSince(before: Question, after: Question): string[] {
  const known = new Set(before.marking?.also?.flat())
  return (after.marking?.also ?? []).flat().filter((text) => !known.has(text))
}
