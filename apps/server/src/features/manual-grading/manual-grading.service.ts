import type {
  CallBody,
  MarkRound,
  putDraftMark as putCall,
  putMarksTogether as togetherCall,
  TheirMark,
} from '@quizly/contract'
import {
  isPossibleAdjustment,
  type MarkingSettings,
  needsThirdLook,
  pointsOfMark,
  type Question,
  type Round,
} from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import { isToMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import type { SecurityEvent } from '../../log/security-log.ts'
import { quizNotFound, requireRole } from '../quizzes/roles.service.ts'
import { findAlike } from './alike-answers.service.ts'
import { answerHandles } from './answer-handles.service.ts'
import {
  findMarkerName,
  listMarksOf,
  type NewMark,
  type Noted,
  putMark,
  putTogether,
} from './manual-grading.repository.ts'
import {
  currentQuestions,
  findTask,
  type QuestionOfQuiz,
  replyOf,
  toRoundMark,
} from './marking-task.service.ts'
import { putRepeat } from './repeat-marks.repository.ts'
import { findAnswer } from './to-mark.repository.ts'

const roundOf: Record<Exclude<MarkRound, 'again'>, Round> = { first: 1, second: 2, third: 3 }

/** Tells the log who has marked what. */
type Note = (event: SecurityEvent) => void
type Marker = { userId: string; note: Note }

/**
 * Two markers of two questions never meet: each mark has a version of its own. A round is what the server has given to
 * this person, and only they change its mark.
 */
export async function putDraftMark(
  db: Db,
  { userId, note }: Marker,
  { attemptId: handle, questionId }: { attemptId: string; questionId: string },
  { baseVersion, hash, round = 'first', ...noted }: CallBody<typeof putCall>,
  now: number,
) {
  const attemptId = (await answerHandles(db, questionId)).open(handle)
  const answer = attemptId === undefined ? undefined : await findAnswer(db, attemptId, questionId)
  if (attemptId === undefined || !answer) throw quizNotFound()
  const { quizId, settings } = answer
  const quiz = await requireRole(db, quizId, userId, 'mark')
  const questions = await currentQuestions(db, quiz)
  const index = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[index]
  const isCurrent = answer.markedRevision === quiz.currentRevision
  const isHere = round === 'again' || isToMark(answer.markerOf(index, questionId), settings)
  if (!question || !isCurrent || !isHere) {
    throw new AppError('not-found', 'nothing-to-mark')
  }
  if (answer.hash !== hash) throw new AppError('mark-changed', 'answer-changed')
  const items = [...new Set(noted.items)]
  const mark = { ...noted, items, attemptId, questionId, quizId, markerId: userId, answerHash: hash }
  if (!isPossibleAdjustment(question, mark)) {
    const params = { most: question.points ?? 1 }
    throw invalidInput([{ path: 'adjustment', code: 'adjustment-outside', params }])
  }
  const reply = {
    items,
    adjustment: mark.adjustment,
    comment: mark.comment,
    points: pointsOfMark(question, mark),
  }
  if (round === 'again') {
    await putAgain(db, mark, now)
    return { version: 0, ...reply }
  }
  await putInRound(db, question, settings, { ...mark, round: roundOf[round] }, baseVersion, now)
  note({ kind: 'answers-marked', account: userId, question: questionId, round, attempts: [attemptId] })
  return { version: baseVersion + 1, ...reply }
}

/** Only of an answer that this marker has marked before. */
async function putAgain(db: Db, mark: Omit<NewMark, 'round'>, now: number): Promise<void> {
  const marks = await listMarksOf(db, mark.attemptId, mark.questionId)
  if (!marks.some(({ markerId, version }) => markerId === mark.markerId && version > 0)) {
    throw new AppError('not-found', 'nothing-to-mark')
  }
  await putRepeat(db, mark, now)
}

async function putInRound(
  db: Db,
  question: Question,
  { threshold }: MarkingSettings,
  mark: NewMark,
  baseVersion: number,
  now: number,
): Promise<void> {
  const marks = await listMarksOf(db, mark.attemptId, mark.questionId)
  const reserved = marks.find(({ round }) => round === mark.round)
  if (!reserved || (mark.round > 1 && threshold === null)) throw new AppError('not-found', 'nothing-to-mark')
  if (reserved.markerId !== mark.markerId) throw new AppError('mark-changed', 'mark-changed')
  const isDecided = mark.round === 3 && baseVersion === 0
  if (isDecided && !needsThirdLook(marks.map(toRoundMark(question)), threshold)) {
    throw new AppError('not-found', 'nothing-to-mark')
  }
  if (await putMark(db, mark, baseVersion, now)) return
  throw await markChanged(db, question, mark)
}

/** Of two markers neither may see the mark of the other; what the same person has given elsewhere is their own. */
async function markChanged(
  db: Db,
  question: Question,
  { attemptId, questionId, round, markerId }: NewMark,
): Promise<AppError> {
  const marks = await listMarksOf(db, attemptId, questionId)
  const own = marks.find((mark) => mark.round === round && mark.markerId === markerId && mark.version > 0)
  if (!own) return new AppError('mark-changed', 'mark-changed')
  const theirMark: TheirMark = { ...replyOf(question, own), by: await findMarkerName(db, markerId) }
  return new AppError('mark-changed', 'mark-changed', { extra: { theirMark } })
}

/** The same mark for an answer and for those that say the same, as far as this marker can mark them. */
export async function putMarksTogether(
  db: Db,
  { note, ...requested }: QuestionOfQuiz & Marker,
  { attemptId: handle, ...body }: CallBody<typeof togetherCall>,
  now: number,
) {
  const { questionId, userId, quizId } = requested
  const { round = 'first' } = body
  if (round === 'third' || round === 'again') throw new AppError('not-found', 'nothing-to-mark')
  const task = await findTask(db, requested)
  const attemptId = (await answerHandles(db, questionId)).open(handle)
  const own = task.answers.find((answer) => answer.isToMark && answer.attemptId === attemptId)
  if (!own || attemptId === undefined) throw new AppError('not-found', 'nothing-to-mark')
  const before = own.marks.find((each) => each.round === roundOf[round] && each.markerId === userId)
  const mark = await putDraftMark(db, { userId, note }, { attemptId: handle, questionId }, body, now)
  const together = { ...body, items: mark.items, quizId, questionId, markerId: userId, round: roundOf[round] }
  const noted: Noted | undefined = before && before.version > 0 ? before : undefined
  let answers = 0
  for await (const alike of findAlike(db, task, { attemptId, round: together.round, userId, noted }, now)) {
    const attempts = alike.map((each) => each.attemptId)
    note({ kind: 'answers-marked', account: userId, question: questionId, round, attempts })
    answers += await putTogether(db, alike, together, noted, now)
  }
  return { mark, answers }
}
