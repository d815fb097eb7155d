import type { AnswerToMark, MarkRound, NextAnswer } from '@quizly/contract'
import {
  agreementOf,
  describeAnswer,
  marksBetweenChecks,
  pointsOfMark,
  type Question,
  rolesWith,
  type Round,
} from '@quizly/domain'
import { hashOfAnswer, type StoredMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { summarizeOwn } from '../quizzes/quizzes.service.ts'
import { findAlike } from './alike-answers.service.ts'
import { answerHandles } from './answer-handles.service.ts'
import { handOver, reserve } from './manual-grading.repository.ts'
import {
  findTask,
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

export async function nextAnswerToMark(db: Db, requested: QuestionOfQuiz, now: number): Promise<NextAnswer> {
  const task = await findTask(db, requested)
  const { quiz, question, index, settings, marks } = task
  const { userId } = requested
  const repeats = isOn(settings, 'drift') ? await listRepeats(db, requested) : []
  const answer = (await findRepeat(db, task, userId, repeats)) ?? (await reserveFirst(db, task, userId, now))
  return {
    quiz: summarizeOwn(quiz, now),
    number: index + 1,
    question,
    ...((settings.on.length > 0 || settings.threshold !== null) && {
      settings: { ...settings, on: [...settings.on] },
    }),
    answer: answer ?? null,
    // Those that others have reserved are left too.
    left: task.answers.filter(({ marks: each }) => roundFor(task, each, userId, Infinity)).length,
    comments: commentsIn(
      settings.threshold === null ? marks : marks.filter(({ markerId }) => markerId === userId),
    ),
    ...agreementsOf(task, userId, repeats),
  }
}

const names: Record<Round, MarkRound> = { 1: 'first', 2: 'second', 3: 'third' }

type Candidate = MarkingTask['answers'][number] & { round: Round }

/**
 * One's own reserved answer first, third looks last; for who may edit the quiz and has given neither mark, before all
 * others. Between them the order is that of a hash, from which neither name nor time can be read.
 */
function candidatesOf(task: MarkingTask, userId: string, now: number): Candidate[] {
  const showsNames = isOn(task.settings, 'names')
  const mayDecide = rolesWith('edit').includes(task.quiz.role)
  const ranked = task.answers.flatMap((answer) => {
    const round = roundFor(task, answer.marks, userId, now)
    if (!round) return []
    const isOwn = answer.marks.some((mark) => mark.round === round && mark.markerId === userId)
    const isUnseen = answer.marks.every((mark) => mark.round === 3 || mark.markerId !== userId)
    const place = isOwn ? 0 : round < 3 ? 2 : mayDecide && isUnseen ? 1 : 3
    const hash = hashOfAnswer(`${task.question._id} ${answer.attemptId}`)
    return [
      {
        ...answer,
        round,
        rank: `${place}${showsNames ? (answer.name ?? '') : ''} ${hash}`,
      },
    ]
  })
  return ranked.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
}

async function reserveFirst(
  db: Db,
  task: MarkingTask,
  userId: string,
  now: number,
): Promise<AnswerToMark | undefined> {
  const { question, quiz, settings } = task
  for (const candidate of candidatesOf(task, userId, now).slice(0, maxTries)) {
    const { attemptId, round, marks, name } = candidate
    const { selected, hash: answerHash } = (await findAnswer(db, attemptId, question._id)) ?? {}
    if (selected === undefined || answerHash === undefined) continue
    const earlier = marks.find((mark) => mark.round === round && mark.version > 0)
    const reservation = { attemptId, questionId: question._id, quizId: quiz.id, markerId: userId, round }
    // One that was released and is taken back since keeps the mark that it had.
    const give = earlier ? handOver : reserve
    const isOurs = await give(db, { ...reservation, answerHash }, now, now + reservedMs)
    if (!isOurs) continue
    const alike = round < 3 && !earlier ? await countAlike(db, task, candidate, userId, now) : 0
    return {
      attemptId: (await answerHandles(db, question._id)).seal(attemptId),
      text: describeAnswer(question, selected),
      hash: answerHash,
      round: names[round],
      ...(earlier && { mark: replyOf(question, earlier) }),
      ...(round === 3 && { looks: looksAt(question, marks) }),
      ...(alike > 0 && { alike }),
      ...(isOn(settings, 'names') && name !== undefined && { student: name }),
    }
  }
  return undefined
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
