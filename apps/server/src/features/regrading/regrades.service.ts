import type { PastRegrading, Regradings, WrittenAnswers } from '@quizly/contract'
import {
  answerCounter,
  isWritten,
  laterRegrade,
  type LaterRegrade,
  limits,
  markAnswers,
  maxDistinctAnswers,
  type Question,
  type WayToUndo,
  wayToUndo,
} from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import { listRegradeHeads, questionRegrades } from '../../db/attempts/regrades.ts'
import { required } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { getCurrentQuestions, summarizeOwn } from '../quizzes/quizzes.service.ts'
import { requireRole, roleOf } from '../quizzes/roles.service.ts'
import { forEachSubmitted } from './regrading.service.ts'

const pageSize = 20
/** Of the answers that one regrade has accepted, or refused. */
const maxTexts = 20
const iso = (moment: number) => new Date(moment).toISOString()

/** Newest first, page by page; only the first page has the questions. */
export async function getRegrades(
  db: Db,
  { quizId, userId, after }: { quizId: string; userId: string; after?: string | undefined },
  now: number,
): Promise<
  Omit<Regradings, 'questions' | 'remarkings'> & { questions: readonly Question[]; regrades: PastRegrading[] }
> {
  const quiz = await requireRole(db, quizId, userId, 'read')
  const questions = await getCurrentQuestions(db, quiz)
  const canMark = (await roleOf(db, quizId, userId, 'mark')) !== undefined
  const byId = new Map(questions.map((question) => [question._id, question]))
  const later = after === undefined ? [] : upTo(await listRegradeHeads(db, quizId), after)
  const regrades: PastRegrading[] = []
  const page = { limit: pageSize + 1, before: later.at(-1)?.revision }
  let next: string | undefined
  for await (const each of questionRegrades(db, quizId, page)) {
    if (regrades.length === pageSize) {
      next = regrades.at(-1)?._id
      break
    }
    const isUndone = each.undoneBy !== null
    const way = wayToUndo(byId.get(each.before._id), each, later)
    later.push(laterRegrade(each))
    const [accepted, refused] =
      each.mode === 'answers'
        ? [acceptedSince(each.before, each.after), acceptedSince(each.after, each.before)]
        : [[], []]
    regrades.push({
      _id: each.id,
      question: { number: each.number, ...named(each.before) },
      mode: each.mode,
      mayLower: each.mayLower,
      reason: each.reason,
      by: each.educator,
      at: iso(each.at),
      before: each.before.correctAnswers,
      after: each.after.correctAnswers,
      accepted: accepted.slice(0, maxTexts),
      refused: refused.slice(0, maxTexts),
      ...(accepted.length > maxTexts && { moreAccepted: accepted.length - maxTexts }),
      ...(refused.length > maxTexts && { moreRefused: refused.length - maxTexts }),
      ...(canMark && each.mode !== 'undo' && !isUndone && { undo: undoOf(way) }),
      isUndone,
    })
  }
  return {
    quiz: summarizeOwn(quiz, now),
    revision: quiz.currentRevision ?? 0,
    questions: after === undefined ? questions : [],
    rules: (after === undefined ? questions : []).flatMap(({ _id, marking }) =>
      marking
        ? [{ questionId: _id, also: marking.also ?? [], ...(marking.all && { all: marking.all }) }]
        : [],
    ),
    canMark,
    regrades,
    ...(next !== undefined && { next }),
  }
}

/** The last of them is the one with this ID; all if none has it, so that none follows. */
function upTo(heads: LaterRegrade[], after: string): LaterRegrade[] {
  const index = heads.findIndex(({ id }) => id === after)
  return index === -1 ? heads : heads.slice(0, index + 1)
}

const named = ({ _id, text, format, type }: Question) => ({ _id, text, ...(format && { format, type }) })

function undoOf(way: WayToUndo) {
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

function acceptedSince(before: Question, after: Question): string[] {
  const known = new Set(before.marking?.also?.flat())
  return (after.marking?.also ?? []).flat().filter((text) => !known.has(text))
}

/** Those that count, and as many others as can be accepted in one call. */
const maxCharacters = 2 * limits.acceptedCharacters

export async function listWrittenAnswers(
  db: Db,
  { quizId, questionId, userId }: { quizId: string; questionId: string; userId: string },
  now: number,
): Promise<WrittenAnswers> {
  const quiz = await requireRole(db, quizId, userId, 'mark')
  const questions = await getCurrentQuestions(db, quiz)
  const index = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[index]
  if (!question || !isWritten(question.type)) {
    throw new AppError('not-found', 'no-written-question')
  }
  const counter = answerCounter()
  await forEachSubmitted(db, quizId, ({ revision }, answers) => {
    const given = answers.findLast((answer) => answer.questionId === questionId)
    if (given)
      counter.add(
        given.selectedOption,
        markAnswers([question], [given], { revision, questions: [question] }).score > 0,
      )
  })
  const { marking } = question
  const also = marking?.also ?? []
  const requested = [question.correctAnswers, ...also].flatMap(([text]) => (text === undefined ? [] : [text]))
  return {
    quiz: summarizeOwn(quiz, now),
    revision: required(quiz.currentRevision),
    number: index + 1,
    question,
    ...(marking && { rule: { also, ...(marking.all && { all: marking.all }) } }),
    ...counter.rows(requested, { most: maxDistinctAnswers, characters: maxCharacters }),
  }
}
