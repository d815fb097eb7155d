import type { Attempt, Question } from '@quizly/domain'
import type { StoredMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { letOthersIn } from '../../slices.ts'
import { act } from '../attempts/act.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { deleteMarks, listMarks, updateReleased } from './draft-marks.repository.ts'
import { listSettings } from './marking-settings.repository.ts'
import { currentQuestions } from './marking-task.service.ts'
import { groupMarks, type ToRelease, toRelease } from './marks-to-release.service.ts'
import { findAnswers } from './to-mark.repository.ts'

type Editor = { quizId: string; userId: string }
/** Results of one call; the caller repeats it until none is left. */
const mostAtOnce = 100
/** Each commit waits for the disk, but with more results in one, other writers would wait for it. */
const inOneCommit = 20
const reasonWithoutComment = 'Checked by hand'

type Done = { results: number; changed: number; left: number }

/** A few results at a time: what was done stays done if the server is stopped, and a second call goes on. */
export async function releaseMarks(db: Db, { quizId, userId }: Editor, now: number): Promise<Done> {
  const quiz = await requireRole(db, quizId, userId, 'edit')
  const questions = await currentQuestions(db, quiz)
  const settingsOf = await listSettings(db, quizId)
  const decided = groupMarks(await listMarks(db, quizId)).flatMap(
    (ofAnswer) => toRelease(ofAnswer, questions, settingsOf) ?? [],
  )
  return eachResult(db, decided, (trx, ofResult) => releaseOne(trx, ofResult, { questions, by: userId, now }))
}

type DoOne<OfAnswer> = (trx: Db, ofResult: OfAnswer[]) => Promise<number>

async function eachResult<OfAnswer extends { attemptId: string }>(
  db: Db,
  all: readonly OfAnswer[],
  doOne: DoOne<OfAnswer>,
): Promise<Done> {
  // Attempts are locked in the order of their IDs, wherever there are several.
  const inOrder = all.toSorted((one, other) => (one.attemptId < other.attemptId ? -1 : 1))
  const ofResults = [...Map.groupBy(inOrder, ({ attemptId }) => attemptId).values()]
  const results = Math.min(ofResults.length, mostAtOnce)
  let changed = 0
  for (let at = 0; at < results; at += inOneCommit) {
    changed += await doSome(db, ofResults.slice(at, Math.min(at + inOneCommit, results)), doOne)
    await letOthersIn()
  }
  return { results, changed, left: ofResults.length - results }
}

/** If one of them cannot be done, those before it are done all the same. */
async function doSome<OfAnswer>(db: Db, some: OfAnswer[][], doOne: DoOne<OfAnswer>): Promise<number> {
  try {
    return await db.transaction().execute(async (trx) => {
      let changed = 0
      for (const ofResult of some) changed += await doOne(trx, ofResult)
      return changed
    })
  } catch (error) {
    if (some.length === 1 || isUnavailable(error)) throw error
    let changed = 0
    for (const ofResult of some) changed += await doSome(db, [ofResult], doOne)
    return changed
  }
}

type Release = { questions: readonly Question[]; by: string; now: number }

/** How many of the answers are others since they were marked: their marks are gone, and they wait again. */
async function releaseOne(
  trx: Db,
  ofResult: readonly ToRelease[],
  { questions, by, now }: Release,
): Promise<number> {
  const [{ attemptId } = { attemptId: '' }] = ofResult
  const answers = await findAnswers(trx, attemptId)
  if (!answers) return 0
  const placeOf = (questionId: string) => questions.findIndex(({ _id }) => _id === questionId)
  const valid: ToRelease[] = []
  for (const each of ofResult.toSorted((one, other) => placeOf(one.questionId) - placeOf(other.questionId))) {
    const hash = answers.hashOf(each.questionId)
    if (each.marks.every(({ answerHash }) => answerHash === hash)) valid.push(each)
    else await deleteMarks(trx, attemptId, each.questionId)
  }
  const changed = ofResult.length - valid.length
  if (valid.length === 0) return changed
  const decision = await act(
    trx,
    { attemptId, studentId: answers.studentId },
    (attempt) => ({
      kind: 'mark-together',
      by,
      marks: valid
        .filter((each) => each.before === undefined || isStill(attempt, each.questionId, each.marks))
        .map(({ questionId, points, comment, items }) => ({
          questionId,
          verdict: { points },
          reason: comment || reasonWithoutComment,
          items,
        })),
    }),
    now,
  )
  if (!decision || decision.refusal) return changed
  for (const { marks, points } of valid) await updateReleased(trx, marks, points)
  return changed
}

/** Whether what was released is what counts; it may have been marked otherwise by hand since. */
function isStill(attempt: Attempt, questionId: string, marks: readonly StoredMark[]): boolean {
  const given = attempt.state === 'submitted' ? attempt.byHand?.get(questionId) : undefined
  return typeof given === 'object' && marks.some(({ releasedPoints }) => releasedPoints === given.points)
}

/** What was marked otherwise by hand since stays so. */
export async function withdrawMarks(db: Db, { quizId, userId }: Editor, now: number): Promise<Done> {
  await requireRole(db, quizId, userId, 'edit')
  const released = groupMarks(await listMarks(db, quizId)).filter(({ marks }) =>
    marks.some(({ releasedPoints }) => releasedPoints !== null),
  )
  return eachResult(db, released, (trx, ofResult) => withdrawOne(trx, ofResult, { by: userId, now }))
}

async function withdrawOne(
  trx: Db,
  ofResult: readonly Pick<ToRelease, 'attemptId' | 'questionId' | 'marks'>[],
  { by, now }: Pick<Release, 'by' | 'now'>,
): Promise<number> {
  const [{ attemptId } = { attemptId: '' }] = ofResult
  const answers = await findAnswers(trx, attemptId)
  if (answers) {
    await act(
      trx,
      { attemptId, studentId: answers.studentId },
      (attempt) => ({
        kind: 'mark-together',
        by,
        marks: ofResult
          .filter(({ questionId, marks }) => isStill(attempt, questionId, marks))
          .map(({ questionId }) => ({ questionId, verdict: null, reason: '' })),
      }),
      now,
    )
  }
  for (const { marks } of ofResult) await updateReleased(trx, marks, null)
  return 0
}
