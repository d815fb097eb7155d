import { type Attempt, offeredReasons, type Question } from '@quizly/domain'
import { listMarkedSince } from '../../db/attempts/regrades.ts'
import { answerTo, type StoredMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { execute } from '../attempts/execute.service.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { deleteMarks, listMarks, type Released, updateReleased } from './manual-grading.repository.ts'
import { listSettings } from '../../db/attempts/marking-settings.ts'
import { currentQuestions } from './marking-task.service.ts'
import { groupMarks, listToRelease, type ToRelease } from './marks-to-release.service.ts'
import { findStudents } from './to-mark.repository.ts'

type Editor = { quizId: string; userId: string }
/** Results of one call; the caller repeats it until none is left. */
const maxAtOnce = 100
/** Each commit waits for the disk, but with more results in one, other writers would wait for it. */
const inOneCommit = 20
/** With long answers it has fewer: a data file does all of a commit in one turn. In ms. */
const longestCommitMs = 8

type DonePart = { results: number; changed: number; left: number; last: string }
type Done = Omit<DonePart, 'last'> & { at: string }

/** A few results at a time: what was done stays done if the server is stopped, and a second call goes on. */
export async function releaseMarks(db: Db, { quizId, userId }: Editor, now: number): Promise<Done> {
  const quiz = await requireRole(db, quizId, userId, 'edit')
  const { last: _, ...done } = await releaseDecided(db, quiz, await listMarks(db, quizId), {
    by: userId,
    now,
  })
  return { at: new Date(now).toISOString(), ...done }
}

type Releasing = {
  by: string
  now: number
  /** Whether it is still wanted, asked within each transaction; if not, nothing more is done. */
  isWanted?: (trx: Db) => Promise<boolean>
}

/** What these marks decide, as far as it fits into one call. */
export async function releaseDecided(
  db: Db,
  quiz: Pick<OwnQuiz, 'id' | 'currentRevision'>,
  marks: readonly StoredMark[],
  { by, now, isWanted }: Releasing,
): Promise<DonePart> {
  const questions = await currentQuestions(db, quiz)
  const decided = await listToRelease(marks, questions, await listSettings(db, quiz.id))
  return eachResult(
    db,
    decided,
    (trx, result, answers) => releaseOne(trx, result, answers, { questions, by, now }),
    isWanted,
  )
}

type Changed = { changed: number; released: Released[] }
type DoOne<OfAnswer> = (
  trx: Db,
  result: { attemptId: string; studentId: string },
  answers: OfAnswer[],
) => Promise<Changed>

async function eachResult<OfAnswer extends { attemptId: string }>(
  db: Db,
  all: readonly OfAnswer[],
  doOne: DoOne<OfAnswer>,
  isWanted: (trx: Db) => Promise<boolean> = () => Promise.resolve(true),
): Promise<DonePart> {
  // Attempts are locked in the order of their IDs, wherever there are several.
  const inOrder = all.toSorted((one, other) => (one.attemptId < other.attemptId ? -1 : 1))
  const ofResults = [...Map.groupBy(inOrder, ({ attemptId }) => attemptId)]
  const results = Math.min(ofResults.length, maxAtOnce)
  let [at, changed] = [0, 0]
  while (at < results) {
    const some = await doSome(db, ofResults.slice(at, Math.min(at + inOneCommit, results)), doOne, isWanted)
    if (!some) return { results: at, changed, left: 0, last: '' }
    at += some.results
    changed += some.changed
    await yieldToEventLoop()
  }
  const last = ofResults[results - 1]?.[0] ?? ''
  return { results, changed, left: ofResults.length - results, last }
}

/** As many as fit into one commit; undefined if it is wanted no more. If one cannot be done, the others are all the same. */
async function doSome<OfAnswer>(
  db: Db,
  some: readonly [attemptId: string, OfAnswer[]][],
  doOne: DoOne<OfAnswer>,
  isWanted: (trx: Db) => Promise<boolean>,
): Promise<{ results: number; changed: number } | undefined> {
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await isWanted(trx))) return undefined
      const startedAt = performance.now()
      const studentOf = await findStudents(
        trx,
        some.map(([attemptId]) => attemptId),
      )
      const done: Changed[] = []
      let results = 0
      for (const [attemptId, answers] of some) {
        const studentId = studentOf.get(attemptId)
        if (studentId !== undefined) done.push(await doOne(trx, { attemptId, studentId }, answers))
        results += 1
        if (performance.now() - startedAt > longestCommitMs) break
      }
      await updateReleased(
        trx,
        done.flatMap(({ released }) => released),
      )
      return { results, changed: done.reduce((sum, { changed }) => sum + changed, 0) }
    })
  } catch (error) {
    if (some.length === 1 || isUnavailable(error)) throw error
    let changed = 0
    for (const ofResult of some) changed += (await doSome(db, [ofResult], doOne, isWanted))?.changed ?? 0
    return { results: some.length, changed }
  }
}

type Release = { questions: readonly Question[]; by: string; now: number }

/** How many of the answers are others since they were marked: their marks are gone, and they wait again. */
async function releaseOne(
  trx: Db,
  result: { attemptId: string; studentId: string },
  answers: readonly ToRelease[],
  { questions, by, now }: Release,
): Promise<Changed> {
  const questionOf = (questionId: string) => questions.find(({ _id }) => _id === questionId)
  const placeOf = (questionId: string) => questions.findIndex(({ _id }) => _id === questionId)
  const inOrder = answers.toSorted((one, other) => placeOf(one.questionId) - placeOf(other.questionId))
  let valid: ToRelease[] = []
  const decision = await execute(
    trx,
    result,
    (attempt) => {
      valid = inOrder.filter((each) => isOfAnswer(attempt, each))
      const marks = valid
        .filter(({ questionId, before, marks: given }) =>
          before === undefined
            ? !isByHand(attempt, questionId)
            : isStill(attempt, questionId, given, questionOf(questionId)),
        )
        .map(({ questionId, points, comment, items }) => ({
          questionId,
          verdict: { points },
          reason: comment || offeredReasons['by-hand'],
          items,
        }))
      return { kind: 'mark-together', by, marks }
    },
    now,
  )
  const gone = inOrder.filter((each) => !valid.includes(each))
  for (const { questionId } of gone) await deleteMarks(trx, result.attemptId, questionId)
  const isDone = decision !== undefined && !decision.refusal
  const released = isDone ? valid.map(({ marks, points }) => ({ marks, points })) : []
  return { changed: gone.length, released }
}

function isOfAnswer(attempt: Attempt, { questionId, marks }: ToRelease): boolean {
  const hash = attempt.state === 'submitted' ? answerTo(attempt.answers, questionId)?.hash : undefined
  return marks.every(({ answerHash }) => answerHash === hash)
}

const isByHand = (attempt: Attempt, questionId: string) =>
  attempt.state === 'submitted' && attempt.byHand?.has(questionId) === true

/** Whether what was released is what counts; it may have been marked by hand since, also with the same points. */
function isStill(
  attempt: Attempt,
  questionId: string,
  marks: readonly StoredMark[],
  question: Question | undefined,
): boolean {
  const given = attempt.state === 'submitted' ? attempt.byHand?.get(questionId) : undefined
  if (typeof given !== 'object' || given.direct) return false
  const hasFollowed = given.of !== undefined && given.of !== (question?.points ?? 1)
  return hasFollowed || marks.some(({ releasedPoints }) => releasedPoints === given.points)
}

/** What was marked by hand since stays so. With `since`, only what was released from then on. */
export async function withdrawMarks(
  db: Db,
  { quizId, userId, since }: Editor & { since?: string | undefined },
  now: number,
): Promise<Done> {
  const quiz = await requireRole(db, quizId, userId, 'edit')
  const { last: _, ...done } = await withdrawReleased(db, quiz, { by: userId, since, now })
  return { at: new Date(now).toISOString(), ...done }
}

export async function withdrawReleased(
  db: Db,
  quiz: Pick<OwnQuiz, 'id' | 'currentRevision'>,
  { by, since, now }: { by: string; since?: string | undefined; now: number },
): Promise<DonePart> {
  const questions = await currentQuestions(db, quiz)
  const all = groupMarks(await listMarks(db, quiz.id)).filter(({ marks }) =>
    marks.some(({ releasedPoints }) => releasedPoints !== null),
  )
  const released = since === undefined ? all : await releasedSince(db, all, Date.parse(since))
  return eachResult(db, released, (trx, result, answers) =>
    withdrawOne(trx, result, answers, { questions, by, now }),
  )
}

async function releasedSince<OfAnswer extends { attemptId: string; questionId: string }>(
  db: Db,
  answers: readonly OfAnswer[],
  since: number,
): Promise<OfAnswer[]> {
  const attemptIds = [...new Set(answers.map(({ attemptId }) => attemptId))]
  const found: OfAnswer[] = []
  for (let at = 0; at < attemptIds.length; at += maxAtOnce) {
    const marked = await listMarkedSince(db, attemptIds.slice(at, at + maxAtOnce), since)
    const isMarked = new Set(marked.map(({ attemptId, questionId }) => `${attemptId} ${questionId}`))
    found.push(...answers.filter(({ attemptId, questionId }) => isMarked.has(`${attemptId} ${questionId}`)))
    await yieldToEventLoop()
  }
  return found
}

async function withdrawOne(
  trx: Db,
  result: { attemptId: string; studentId: string },
  answers: readonly Pick<ToRelease, 'questionId' | 'marks'>[],
  { questions, by, now }: Release,
): Promise<Changed> {
  const questionOf = (questionId: string) => questions.find(({ _id }) => _id === questionId)
  await execute(
    trx,
    result,
    (attempt) => ({
      kind: 'mark-together',
      by,
      marks: answers
        .filter(({ questionId, marks }) => isStill(attempt, questionId, marks, questionOf(questionId)))
        .map(({ questionId }) => ({ questionId, verdict: null, reason: '' })),
    }),
    now,
  )
  return { changed: 0, released: answers.map(({ marks }) => ({ marks, points: null })) }
}
