import type {
  AnswerToMark,
  CallBody,
  MarkingOverview,
  NextAnswer,
  putDraftMark as putCall,
  TheirMark,
} from '@quizly/contract'
import { isMarkedByPerson, pointsOfMark, type Question } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import { hashOfAnswer } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { type OwnQuiz, summarizeOwn } from '../quizzes/quizzes.service.ts'
import { quizNotFound, requireRole } from '../quizzes/roles.service.ts'
import {
  findAnswer,
  findMark,
  findMarkerName,
  listMarks,
  listWaiting,
  putMark,
  reserve,
  type StoredMark,
} from './draft-marks.repository.ts'

const reservedMs = 5 * 60_000
const mostComments = 20
/** How often another answer is tried if somebody else has reserved one at the same moment. */
const mostTries = 10

type Mark = NonNullable<StoredMark>
type Reader = { quizId: string; userId: string }

const isDraft = ({ version, releasedPoints }: Mark) => version > 0 && releasedPoints === null

export async function getMarking(db: Db, { quizId, userId }: Reader, now: number): Promise<MarkingOverview> {
  const quiz = await requireRole(db, quizId, userId, 'mark')
  const questions = await currentQuestions(db, quiz)
  const waiting = await listWaiting(db, quizId, quiz.currentRevision ?? 0)
  const marks = await listMarks(db, quizId)
  const drafts = new Set(
    marks.filter(isDraft).map(({ attemptId, questionId }) => `${attemptId} ${questionId}`),
  )
  const released = marks.filter(({ releasedPoints }) => releasedPoints !== null)
  const resultsOf = (of: readonly Mark[]) => new Set(of.map(({ attemptId }) => attemptId)).size
  return {
    quiz: summarizeOwn(quiz, now),
    questions: questions.flatMap((question, place) => {
      if (!isMarkedByPerson(question.type)) return []
      const ofQuestion = waiting.filter(({ waitsAt }) => waitsAt(place))
      const marked = ofQuestion.filter(({ id }) => drafts.has(`${id} ${question._id}`)).length
      return [{ number: place + 1, question, waiting: ofQuestion.length, marked }]
    }),
    ready: resultsOf(marks.filter(isDraft)),
    released: resultsOf(released),
  }
}

const currentQuestions = (db: Db, { id, currentRevision }: OwnQuiz) =>
  currentRevision === null ? Promise.resolve([]) : getRevision(db, id, currentRevision)

/** One's own reserved answer first. The order is that of a hash: neither name nor time can be read from it. */
export async function nextAnswerToMark(
  db: Db,
  { quizId, userId, questionId }: Reader & { questionId: string },
  now: number,
): Promise<NextAnswer> {
  const quiz = await requireRole(db, quizId, userId, 'mark')
  const questions = await currentQuestions(db, quiz)
  const place = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[place]
  if (!question) throw new AppError('not-found', 'question-unknown')
  const waiting = await listWaiting(db, quizId, quiz.currentRevision ?? 0)
  const marks = await listMarks(db, quizId, questionId)
  const markOf = new Map(marks.map((mark) => [mark.attemptId, mark]))
  const isFree = (mark: Mark | undefined) =>
    !mark || mark.version > 0 || mark.markerId === userId || (mark.reservedUntil ?? 0) < now
  const isOwn = (id: string) => markOf.get(id)?.markerId === userId
  const unmarked = waiting.filter(({ id, waitsAt }) => {
    const mark = markOf.get(id)
    return waitsAt(place) && !(mark && isDraft(mark))
  })
  const free = unmarked
    .filter(({ id }) => isFree(markOf.get(id)))
    .map(({ id }) => ({
      id,
      earlier: markOf.get(id),
      rank: `${isOwn(id) ? 0 : 1}${hashOfAnswer(`${questionId} ${id}`)}`,
    }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
  const reservation = { quizId, markerId: userId, questionId }
  const answer = await reserveFirst(db, question, free, reservation, now)
  return {
    quiz: summarizeOwn(quiz, now),
    number: place + 1,
    question,
    answer,
    left: unmarked.length,
    comments: commentsIn(marks),
  }
}

async function reserveFirst(
  db: Db,
  question: Question,
  free: readonly { id: string; earlier: Mark | undefined }[],
  reservation: { quizId: string; markerId: string; questionId: string },
  now: number,
): Promise<AnswerToMark | null> {
  for (const { id: attemptId, earlier } of free.slice(0, mostTries)) {
    const { text, hash: answerHash } = (await findAnswer(db, attemptId, reservation.questionId)) ?? {}
    if (text === undefined || answerHash === undefined) continue
    // Released, and taken back since: the mark that it had has a version, by which two markers know of each other.
    if (earlier && earlier.version > 0) {
      return { attemptId, text, hash: answerHash, mark: replyOf(question, earlier) }
    }
    if (await reserve(db, { ...reservation, attemptId, answerHash }, now, now + reservedMs)) {
      return { attemptId, text, hash: answerHash }
    }
  }
  return null
}

/** The last ones first, each once. */
function commentsIn(marks: readonly Mark[]): string[] {
  const used = marks
    .filter(({ comment }) => comment !== '')
    .toSorted((one, other) => (other.markedAt ?? 0) - (one.markedAt ?? 0))
  return [...new Set(used.map(({ comment }) => comment))].slice(0, mostComments)
}

const replyOf = (question: Question, { version, items, adjustment, comment }: Mark) => ({
  version,
  items,
  adjustment,
  comment,
  points: pointsOfMark(question, { items, adjustment }),
})

/** Two markers of two questions never meet: each mark has a version of its own. */
export async function putDraftMark(
  db: Db,
  userId: string,
  { attemptId, questionId }: { attemptId: string; questionId: string },
  { baseVersion, hash, ...noted }: CallBody<typeof putCall>,
  now: number,
) {
  const answer = await findAnswer(db, attemptId, questionId)
  if (!answer) throw quizNotFound()
  const { quizId } = answer
  const quiz = await requireRole(db, quizId, userId, 'mark')
  const questions = await currentQuestions(db, quiz)
  const place = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[place]
  if (!question || answer.markedRevision !== quiz.currentRevision || !answer.waitsAt(place)) {
    throw new AppError('not-found', 'nothing-to-mark')
  }
  if (answer.hash !== hash) throw new AppError('mark-changed', 'answer-changed')
  const items = [...new Set(noted.items)]
  const mark = { ...noted, items, attemptId, questionId, quizId, markerId: userId, answerHash: hash }
  if (!(await putMark(db, mark, baseVersion, now))) {
    throw await markChanged(db, question, { attemptId, questionId })
  }
  const points = pointsOfMark(question, mark)
  return { version: baseVersion + 1, items, adjustment: mark.adjustment, comment: mark.comment, points }
}

async function markChanged(
  db: Db,
  question: Question,
  { attemptId, questionId }: { attemptId: string; questionId: string },
): Promise<AppError> {
  const theirs = await findMark(db, attemptId, questionId)
  const theirMark: TheirMark | undefined = theirs && {
    ...replyOf(question, theirs),
    by: await findMarkerName(db, theirs.markerId),
  }
  return new AppError('mark-changed', 'mark-changed', { ...(theirMark && { extra: { theirMark } }) })
}
