import type { MarkedAgain, Remarkings } from '@quizly/contract'
import { inDrawnOrder, isShuffled, type Question, type SubmittedAttempt, undone } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
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
): Promise<Remarkings> {
  const quiz = await requireRole(db, quizId, userId, 'read')
  const questions = await getCurrentQuestions(db, quiz)
  const canMark = (await roleOf(db, quizId, userId, 'mark')) !== undefined
  const byId = new Map(questions.map((question) => [question._id, question]))
  const past = await listRemarkings(db, quizId, mostListed)
  return {
    quiz: summarizeOwn(quiz, now),
    revision: quiz.currentRevision ?? 0,
    questions: [...questions],
    rules: questions.flatMap(({ _id, marking }) =>
      marking
        ? [{ questionId: _id, also: marking.also ?? [], ...(marking.all && { all: marking.all }) }]
        : [],
    ),
    canMark,
    remarkings: past.map((each) => {
      const current = byId.get(each.before._id)
      const isUndone = each.undoneBy !== null
      const isLast = current !== undefined && undone(current, each) !== undefined
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
        canUndo: canMark && each.mode !== 'undo' && !isUndone && isLast,
        isUndone,
      }
    }),
  }
}

type Marked = Pick<SubmittedAttempt, 'revision' | 'markedRevision' | 'submittedAt' | 'seed' | 'layout'> & {
  quiz: { id: string }
}

/**
 * The last re-markings of a result since its submission, oldest first, with the numbers that its student sees. A result that is marked by the revision that its
 * student saw has none, and for it nothing is asked.
 */
export async function listMarkedAgain(db: Db, attempt: Marked): Promise<MarkedAgain[]> {
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
  const { quiz, markedRevision } = attempt
  const questionId = (await getRevision(db, quiz.id, revision))[number - 1]?._id
  const seen = inDrawnOrder(await getRevision(db, quiz.id, markedRevision), attempt, ({ _id }) => _id)
  return seen.findIndex(({ _id }) => _id === questionId) + 1 || number
}

/** The written answers that count in one question and not in the other. */
function acceptedSince(before: Question, after: Question): string[] {
  const known = new Set(before.marking?.also?.flat())
  return (after.marking?.also ?? []).flat().filter((text) => !known.has(text))
}
