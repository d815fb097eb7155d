import type {
  CallBody,
  CallResult,
  DifferingAnswer,
  getDifferences as differencesCall,
  settleMarks as settleCall,
  TheirMark,
} from '@quizly/contract'
import {
  describeAnswer,
  isPossibleAdjustment,
  mayDecide,
  needsThirdLook,
  pointsOfMark,
  type Question,
  rolesWith,
} from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import { isToMark, type StoredMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import type { SecurityEvent } from '../../log/security-log.ts'
import { summarizeOwn } from '../quizzes/quizzes.service.ts'
import { quizNotFound, requireRole } from '../quizzes/roles.service.ts'
import { answerHandles } from './answer-handles.service.ts'
import { findMarkerName, listMarksOf, lockMarksOf, putDecision } from './manual-grading.repository.ts'
import {
  currentQuestions,
  findTask,
  isDraft,
  isOn,
  type MarkingTask,
  type QuestionOfQuiz,
  replyOf,
  toRoundMark,
} from './marking-task.service.ts'
import { findAnswer } from './to-mark.repository.ts'

/** Answers may be long, so a page has few. */
const atOnce = 20

const inOrder = (marks: readonly StoredMark[]) =>
  marks.filter((mark) => mark.round < 3 && isDraft(mark)).toSorted((one, other) => one.round - other.round)

const decisionOf = (marks: readonly StoredMark[]) => marks.find((mark) => mark.round === 3 && isDraft(mark))

/** Whether the two marks of an answer differ, settled or not. */
function differs(question: Question, marks: readonly StoredMark[], threshold: number | null): boolean {
  const both = inOrder(marks).map(toRoundMark(question))
  return needsThirdLook(both, threshold)
}

/** Whoever gave one of the two is shown the other one only if they may edit the quiz. */
export async function getDifferences(
  db: Db,
  requested: QuestionOfQuiz,
  now: number,
): Promise<CallResult<typeof differencesCall>> {
  const task = await findTask(db, requested)
  const { quiz, question, index, settings } = task
  const person = { id: requested.userId, mayDecide: rolesWith('edit').includes(quiz.role) }
  const differing = task.answers
    .filter(({ isToMark: isHere }) => isHere)
    .filter(({ marks }) => differs(question, marks, settings.threshold) && mayDecide(marks, person))
    .toSorted((one, other) => Number(isSettled(one)) - Number(isSettled(other)))
  const handles = await answerHandles(db, question._id)
  const answers: DifferingAnswer[] = []
  for (const answer of differing.slice(0, atOnce)) {
    const shown = await toDiffering(db, task, answer)
    if (shown) answers.push({ ...shown, attemptId: handles.seal(answer.attemptId) })
    await yieldToEventLoop()
  }
  return {
    quiz: summarizeOwn(quiz, now),
    number: index + 1,
    question,
    answers,
    left: Math.max(0, differing.length - atOnce),
  }
}

const isSettled = ({ marks }: MarkingTask['answers'][number]) => decisionOf(marks) !== undefined

async function toDiffering(
  db: Db,
  { question, settings }: MarkingTask,
  { attemptId, marks, name }: MarkingTask['answers'][number],
): Promise<Omit<DifferingAnswer, 'attemptId'> | undefined> {
  const { selected, hash } = (await findAnswer(db, attemptId, question._id)) ?? {}
  if (selected === undefined || hash === undefined) return undefined
  const decision = decisionOf(marks)
  const by = decision && (await findMarkerName(db, decision.markerId))
  return {
    text: describeAnswer(question, selected),
    hash,
    looks: inOrder(marks).map((mark) => replyOf(question, mark)),
    ...(isOn(settings, 'names') && name !== undefined && { student: name }),
    ...(decision && { settled: { ...replyOf(question, decision), ...(by && { by }) } }),
  }
}

type Decider = { userId: string; note: (event: SecurityEvent) => void }

/** Of two people who decide at once the first one wins, and the other one is shown that mark. */
export async function settleMarks(
  db: Db,
  { userId, note }: Decider,
  { attemptId: handle, questionId }: { attemptId: string; questionId: string },
  { baseVersion, hash, seen, ...noted }: CallBody<typeof settleCall>,
  now: number,
) {
  const attemptId = (await answerHandles(db, questionId)).open(handle)
  const answer = attemptId === undefined ? undefined : await findAnswer(db, attemptId, questionId)
  if (attemptId === undefined || !answer) throw quizNotFound()
  const quiz = await requireRole(db, answer.quizId, userId, 'mark')
  const questions = await currentQuestions(db, quiz)
  const index = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[index]
  const isCurrent = answer.markedRevision === quiz.currentRevision
  const isHere = isToMark(answer.markerOf(index, questionId), answer.settings)
  if (!question || !isCurrent || !isHere) throw nothingToSettle()
  if (answer.hash !== hash) throw new AppError('mark-changed', 'answer-changed')
  const items = [...new Set(noted.items)]
  if (!isPossibleAdjustment(question, { ...noted, items })) {
    const params = { most: question.points ?? 1 }
    throw invalidInput([{ path: 'adjustment', code: 'adjustment-outside', params }])
  }
  const person = { id: userId, mayDecide: rolesWith('edit').includes(quiz.role) }
  const mark = { ...noted, items, attemptId, questionId, quizId: quiz.id, markerId: userId, answerHash: hash }
  const isDecided = await db.transaction().execute(async (trx) => {
    const marks = await lockMarksOf(trx, attemptId, questionId)
    const both = inOrder(marks)
    if (!mayDecide(marks, person) || !differs(question, marks, answer.settings.threshold))
      throw nothingToSettle()
    if (both.some(({ version }, place) => version !== seen[place])) throw markChanged()
    // A mark that somebody puts at this moment is not among them: the statement that puts one asks once more.
    const { version = 0 } = decisionOf(marks) ?? {}
    return version === baseVersion && putDecision(trx, mark, baseVersion, now)
  })
  if (!isDecided) throw await settledByOthers(db, question, mark)
  note({
    kind: 'answers-marked',
    account: userId,
    question: questionId,
    round: 'third',
    attempts: [attemptId],
  })
  return { ...noted, version: baseVersion + 1, items, points: pointsOfMark(question, { ...noted, items }) }
}

const nothingToSettle = () => new AppError('not-found', 'nothing-to-mark')
const markChanged = () => new AppError('mark-changed', 'mark-changed')

async function settledByOthers(
  db: Db,
  question: Question,
  { attemptId, questionId }: { attemptId: string; questionId: string },
): Promise<AppError> {
  const mark = decisionOf(await listMarksOf(db, attemptId, questionId))
  if (!mark) return markChanged()
  const theirMark: TheirMark = { ...replyOf(question, mark), by: await findMarkerName(db, mark.markerId) }
  return new AppError('mark-changed', 'mark-changed', { extra: { theirMark } })
}
