import type { AnswerToMark, MarkRound, NextAnswer } from '@quizly/contract'
import {
  agreementOf,
  describeAnswer,
  type HandVerdict,
  hundredthsOf,
  marksBetweenChecks,
  pointsOf,
  pointsOfMark,
  type Question,
  rolesWith,
  type Round,
  type SelectedOption,
} from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { StoredMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { summarizeOwn } from '../quizzes/quizzes.service.ts'
import { findAlike } from './alike-answers.service.ts'
import { answerHandles } from './answer-handles.service.ts'
import {
  fromAfter,
  indexOfAnswer,
  orderAnswers,
  type OrderedAnswer,
  placeOf,
} from './answer-order.service.ts'
import { findMarkerName, handOver, reserve } from './manual-grading.repository.ts'
import {
  findTask,
  findTasks,
  isDraft,
  isOn,
  type MarkingTask,
  type QuestionOfQuiz,
  replyOf,
  roundFor,
} from './marking-task.service.ts'
import { listRepeats } from './repeat-marks.repository.ts'
import { findAnswer } from './to-mark.repository.ts'

const reservedMs = 5 * 60_000
const maxComments = 20
/** How often another answer is tried if somebody else has reserved one at the same moment. */
const maxTries = 10
/** With fewer, a marker could tell from the figures what somebody else has given. */
const fewestCompared = 5

type Repeats = Awaited<ReturnType<typeof listRepeats>>
type Reader = { userId: string; now: number }

/** With `after`, the next ones come first; without it, one that is reserved for the caller. */
export async function nextAnswerToMark(
  db: Db,
  { userId, after, ...requested }: QuestionOfQuiz & { after?: string | undefined },
  now: number,
): Promise<NextAnswer> {
  const task = await findTask(db, { ...requested, userId })
  const reader = { userId, now }
  const ordered = await orderAnswers([task])
  const attemptId = after === undefined ? undefined : await openHandle(db, task, after)
  const index = attemptId === undefined ? -1 : indexOfAnswer(ordered, requested.questionId, attemptId)
  const repeats = await repeatsOf(db, task, userId)
  const candidates = candidatesOf(ordered, index, reader)
  const repeat = await findRepeat(db, task, userId, repeats)
  const found = repeat ? undefined : await reserveFirst(db, candidates, reader)
  // One that is asked about again has the place of the one that is next without it.
  const shown = found?.candidate ?? candidates[0]
  const at = shown ? indexOfAnswer(ordered, requested.questionId, shown.attemptId) : index
  const place = await placeOf(db, ordered, at, reader)
  return replyFor(task, { answer: repeat ?? found?.answer, place, repeats }, [task], reader)
}

type Opened = QuestionOfQuiz & { answer: string; by?: 'question' | 'student' | undefined }

/** One answer, also one that is marked. Who can mark it has it reserved. */
export async function getAnswerToMark(
  db: Db,
  { quizId, questionId, userId, answer: handle, by }: Opened,
  now: number,
): Promise<NextAnswer> {
  const isByStudent = by === 'student'
  const { tasks } = await findTasks(db, { quizId, userId }, isByStudent ? undefined : questionId)
  const task = tasks.find(({ question }) => question._id === questionId)
  if (!task) throw new AppError('not-found', 'question-unknown')
  const reader = { userId, now }
  const ordered = await orderAnswers(tasks, isByStudent ? quizId : undefined)
  const index = indexOfAnswer(ordered, questionId, (await openHandle(db, task, handle)) ?? '')
  const own = ordered[index]
  if (!own) throw new AppError('not-found', 'nothing-to-mark')
  const round = roundFor(task, own, userId, now)
  const reserved = round && (await reserveOne(db, { ...own, round }, reader))
  const answer = reserved || (await readAnswer(db, own, userId))
  const repeats = await repeatsOf(db, task, userId)
  return replyFor(task, { answer, place: await placeOf(db, ordered, index, reader), repeats }, tasks, reader)
}

const openHandle = async (db: Db, { question }: MarkingTask, handle: string) =>
  (await answerHandles(db, question._id)).open(handle)

type Found = { answer: AnswerToMark | undefined; place: NextAnswer['place']; repeats: Repeats }

function replyFor(
  task: MarkingTask,
  { answer, place, repeats }: Found,
  tasks: readonly MarkingTask[],
  { userId, now }: Reader,
): NextAnswer {
  const { quiz, question, index, settings, marks } = task
  const seen = settings.threshold === null ? marks : marks.filter(({ markerId }) => markerId === userId)
  return {
    quiz: summarizeOwn(quiz, now),
    number: index + 1,
    question,
    ...((settings.on.length > 0 || settings.threshold !== null) && {
      settings: { ...settings, on: [...settings.on] },
    }),
    answer: answer ?? null,
    ...(place && { place }),
    // Those that others have reserved are left too.
    left: tasks.reduce(
      (sum, each) =>
        sum + each.answers.filter((one) => roundFor(each, one, userId, Infinity) !== undefined).length,
      0,
    ),
    comments: commentsIn(seen),
    ...agreementsOf(task, userId, repeats),
  }
}

const names: Record<Round, MarkRound> = { 1: 'first', 2: 'second', 3: 'third' }

type Candidate = OrderedAnswer & { round: Round }

/**
 * Third looks last, but for who may edit the quiz and has given neither mark, before all others. Without an answer before
 * them, one's own reserved answer first.
 */
function candidatesOf(
  ordered: readonly OrderedAnswer[],
  index: number,
  { userId, now }: Reader,
): Candidate[] {
  const ranked = fromAfter(ordered, index).flatMap((answer) => {
    const { task, marks } = answer
    const round = roundFor(task, answer, userId, now)
    if (!round) return []
    const isOwn = marks.some((mark) => mark.round === round && mark.markerId === userId)
    const isUnseen = marks.every((mark) => mark.round === 3 || mark.markerId !== userId)
    const mayDecide = rolesWith('edit').includes(task.quiz.role) && isUnseen
    return [{ ...answer, round, rank: isOwn && index < 0 ? 0 : round < 3 ? 2 : mayDecide ? 1 : 3 }]
  })
  return ranked.toSorted((one, other) => one.rank - other.rank)
}

async function reserveFirst(db: Db, candidates: readonly Candidate[], reader: Reader) {
  for (const candidate of candidates.slice(0, maxTries)) {
    const answer = await reserveOne(db, candidate, reader)
    if (answer) return { candidate, answer }
  }
  return undefined
}

/** Undefined if somebody else has it meanwhile. */
async function reserveOne(
  db: Db,
  candidate: Candidate,
  { userId, now }: Reader,
): Promise<AnswerToMark | undefined> {
  const { task, attemptId, round, marks, name } = candidate
  const { question, quiz } = task
  const { selected, hash: answerHash } = (await findAnswer(db, attemptId, question._id)) ?? {}
  if (selected === undefined || answerHash === undefined) return undefined
  const earlier = marks.find((mark) => mark.round === round && mark.version > 0)
  const reservation = { attemptId, questionId: question._id, quizId: quiz.id, markerId: userId, round }
  // One that was released and is taken back since keeps the mark that it had.
  const give = earlier ? handOver : reserve
  const isOurs = await give(db, { ...reservation, answerHash }, now, now + reservedMs)
  if (!isOurs) return undefined
  const alike = round < 3 && !earlier ? await countAlike(db, task, candidate, userId, now) : 0
  return {
    ...(await shownOf(db, candidate, { selected, hash: answerHash })),
    round: names[round],
    ...(earlier && { mark: replyOf(question, earlier) }),
    ...(round === 3 && { looks: looksAt(question, marks) }),
    ...(alike > 0 && { alike }),
    ...(name !== undefined && isOn(task.settings, 'names') && { student: name }),
  }
}

async function shownOf(
  db: Db,
  { task: { question }, attemptId }: OrderedAnswer,
  { selected, hash }: { selected: SelectedOption; hash: string },
) {
  const sealed = (await answerHandles(db, question._id)).seal(attemptId)
  return { attemptId: sealed, text: describeAnswer(question, selected), hash }
}

/** What the caller has noted can be changed until it is released; the rest can be read, as far as they may know it. */
async function readAnswer(db: Db, answer: OrderedAnswer, userId: string): Promise<AnswerToMark | undefined> {
  const { task, attemptId, name, marks } = answer
  const { question, settings } = task
  const found = await findAnswer(db, attemptId, question._id)
  if (!found) return undefined
  const { selected = null, hash = '', byHand } = found
  const shown = {
    ...(await shownOf(db, answer, { selected, hash })),
    ...(name !== undefined && isOn(settings, 'names') && { student: name }),
  }
  if (!answer.isToMark) {
    const mark = releasedMark(question, marks, byHand)
    return { ...shown, round: 'first', locked: 'released', ...(mark && { mark }) }
  }
  const drafts = marks.filter(isDraft).toSorted((one, other) => other.round - one.round)
  const own = drafts.find(({ markerId }) => markerId === userId)
  if (own) {
    const looks = own.round === 3 && { looks: looksAt(question, marks) }
    return { ...shown, round: names[own.round], mark: replyOf(question, own), ...looks }
  }
  // Of two markers neither sees what the other has given.
  const theirs = settings.threshold === null ? drafts[0] : undefined
  const by = theirs && (await findMarkerName(db, theirs.markerId))
  return {
    ...shown,
    round: 'first',
    locked: 'others',
    ...(theirs && { mark: replyOf(question, theirs) }),
    ...(by && { by }),
  }
}

/** What counts: as it was released, or as a person has given it to the result itself. */
function releasedMark(
  question: Question,
  marks: readonly StoredMark[],
  verdict: HandVerdict | undefined,
): AnswerToMark['mark'] {
  if (verdict === undefined) return undefined
  const most = question.points ?? 1
  const { points, of = most } =
    typeof verdict === 'object' ? verdict : { points: verdict === 'correct' ? most : 0 }
  const counted = pointsOf(Math.round(((hundredthsOf(points) ?? 0) * most) / of))
  const released = marks.filter((mark) => mark.releasedPoints === points)
  const decision = released.find(({ round }) => round === 3)
  const mark = decision ?? released.find(({ comment }) => comment !== '') ?? released[0]
  return mark
    ? { ...replyOf(question, mark), points: counted }
    : { version: 0, items: [], adjustment: counted, comment: '', points: counted }
}

async function countAlike(
  db: Db,
  task: MarkingTask,
  { attemptId, round }: Candidate,
  userId: string,
  now: number,
): Promise<number> {
  let count = 0
  for await (const alike of findAlike(db, task, { attemptId, round, userId }, now)) count += alike.length
  return count
}

const looksAt = (question: Question, marks: readonly StoredMark[]) =>
  marks
    .filter((mark) => mark.round < 3 && isDraft(mark))
    .toSorted((one, other) => one.round - other.round)
    .map((mark) => replyOf(question, mark))

const repeatsOf = async (
  db: Db,
  { settings, quiz, question }: MarkingTask,
  userId: string,
): Promise<Repeats> =>
  isOn(settings, 'drift') ? listRepeats(db, { quizId: quiz.id, questionId: question._id, userId }) : []

/** The earliest one that its marker was not asked about again, each time that they have marked enough others. */
async function findRepeat(
  db: Db,
  { question, settings, marks }: MarkingTask,
  userId: string,
  repeats: Repeats,
): Promise<AnswerToMark | undefined> {
  if (!isOn(settings, 'drift')) return undefined
  const own = marks.filter(({ markerId, version, round }) => markerId === userId && version > 0 && round < 3)
  if (own.length < marksBetweenChecks * (repeats.length + 1)) return undefined
  const repeated = new Set(repeats.map(({ attemptId }) => attemptId))
  const [earliest] = own
    .filter(({ attemptId }) => !repeated.has(attemptId))
    .toSorted((one, other) => (one.markedAt ?? 0) - (other.markedAt ?? 0))
  const { selected, hash } = (earliest && (await findAnswer(db, earliest.attemptId, question._id))) ?? {}
  if (!earliest || selected === undefined || hash === undefined) return undefined
  const attemptId = (await answerHandles(db, question._id)).seal(earliest.attemptId)
  return { attemptId, text: describeAnswer(question, selected), hash, round: 'again' }
}

/** The last ones first, each once. */
function commentsIn(marks: readonly StoredMark[]): string[] {
  const used = marks
    .filter(({ comment }) => comment !== '')
    .toSorted((one, other) => (other.markedAt ?? 0) - (one.markedAt ?? 0))
  return [...new Set(used.map(({ comment }) => comment))].slice(0, maxComments)
}

function agreementsOf({ question, settings, marks }: MarkingTask, userId: string, repeats: Repeats) {
  if (!isOn(settings, 'drift')) return {}
  const pointsIn = (mark: StoredMark | undefined) =>
    mark && mark.version > 0 ? pointsOfMark(question, mark) : undefined
  const ofAnswer = Map.groupBy(
    marks.filter(({ round }) => round < 3),
    ({ attemptId }) => attemptId,
  )
  const ownIn = (attemptId: string) =>
    pointsIn(ofAnswer.get(attemptId)?.find(({ markerId }) => markerId === userId))
  const withSelf = agreementOf(
    repeats.flatMap((again): [number, number][] => {
      const own = ownIn(again.attemptId)
      return own === undefined ? [] : [[own, pointsOfMark(question, again)]]
    }),
  )
  const withOthers = agreementOf(
    [...ofAnswer].flatMap(([attemptId, both]): [number, number][] => {
      const own = ownIn(attemptId)
      const other = pointsIn(both.find(({ markerId }) => markerId !== userId))
      return own === undefined || other === undefined ? [] : [[own, other]]
    }),
  )
  return {
    ...(withSelf && { withSelf }),
    ...(withOthers && withOthers.answers >= fewestCompared && { withOthers }),
  }
}
