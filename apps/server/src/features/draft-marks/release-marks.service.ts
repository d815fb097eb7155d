import { pointsOfMark, type Question } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { letOthersIn } from '../../slices.ts'
import { act } from '../attempts/act.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import {
  deleteMark,
  findAnswer,
  listMarks,
  type StoredMark,
  updateReleased,
} from './draft-marks.repository.ts'

type Mark = NonNullable<StoredMark>
type Editor = { quizId: string; userId: string }
/** Results of one call; the caller repeats it until none is left. */
const mostAtOnce = 100
const reasonWithoutComment = 'Checked by hand'

type Done = { results: number; changed: number; left: number }

/** Each result on its own: what was done stays done if the server is stopped, and a second call goes on. */
export async function releaseMarks(db: Db, { quizId, userId }: Editor, now: number): Promise<Done> {
  const quiz = await requireRole(db, quizId, userId, 'edit')
  const { currentRevision } = quiz
  const questions = currentRevision === null ? [] : await getRevision(db, quizId, currentRevision)
  const drafts = (await listMarks(db, quizId)).filter(
    ({ version, releasedPoints }) => version > 0 && releasedPoints === null,
  )
  return eachResult(drafts, (marks) => releaseOne(db, marks, { questions, by: userId, now }))
}

async function eachResult(marks: readonly Mark[], doOne: (marks: Mark[]) => Promise<number>): Promise<Done> {
  const ofResults = [...Map.groupBy(marks, ({ attemptId }) => attemptId).values()]
  let changed = 0
  for (const ofResult of ofResults.slice(0, mostAtOnce)) {
    changed += await doOne(ofResult)
    await letOthersIn()
  }
  const results = Math.min(ofResults.length, mostAtOnce)
  return { results, changed, left: ofResults.length - results }
}

type Release = { questions: readonly Question[]; by: string; now: number }

/** How many of the answers are others since they were marked: their marks are gone, and they wait again. */
async function releaseOne(db: Db, marks: readonly Mark[], { questions, by, now }: Release): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let studentId: string | undefined
    let changed = 0
    const valid: { mark: Mark; points: number }[] = []
    const placeOf = ({ questionId }: Mark) => questions.findIndex(({ _id }) => _id === questionId)
    for (const mark of marks.toSorted((one, other) => placeOf(one) - placeOf(other))) {
      const answer = await findAnswer(trx, mark.attemptId, mark.questionId)
      const question = questions[placeOf(mark)]
      if (!answer || !question || answer.hash !== mark.answerHash) {
        await deleteMark(trx, mark.attemptId, mark.questionId)
        changed += 1
      } else {
        studentId = answer.studentId
        valid.push({ mark, points: pointsOfMark(question, mark) })
      }
    }
    const [first] = valid
    if (!first || studentId === undefined) return changed
    const together = valid.map(({ mark, points }) => ({
      questionId: mark.questionId,
      verdict: { points },
      reason: mark.comment || reasonWithoutComment,
    }))
    const key = { attemptId: first.mark.attemptId, studentId }
    const decision = await act(trx, key, () => ({ kind: 'mark-together', marks: together, by }), now)
    if (!decision || decision.refusal) return changed
    for (const { mark, points } of valid) await updateReleased(trx, mark, points)
    return changed
  })
}

/** What was marked otherwise by hand since stays so. */
export async function withdrawMarks(db: Db, { quizId, userId }: Editor, now: number): Promise<Done> {
  await requireRole(db, quizId, userId, 'edit')
  const released = (await listMarks(db, quizId)).filter(({ releasedPoints }) => releasedPoints !== null)
  return eachResult(released, (marks) => withdrawOne(db, marks, { by: userId, now }))
}

async function withdrawOne(
  db: Db,
  marks: readonly Mark[],
  { by, now }: Pick<Release, 'by' | 'now'>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const [first] = marks
    const answer = first && (await findAnswer(trx, first.attemptId, first.questionId))
    if (answer) {
      const key = { attemptId: first.attemptId, studentId: answer.studentId }
      await act(
        trx,
        key,
        (attempt) => {
          const byHand = attempt.state === 'submitted' ? attempt.byHand : undefined
          const isStill = ({ questionId, releasedPoints }: Mark) => {
            const given = byHand?.get(questionId)
            return typeof given === 'object' && given.points === releasedPoints
          }
          const together = marks
            .filter(isStill)
            .map(({ questionId }) => ({ questionId, verdict: null, reason: '' }))
          return { kind: 'mark-together', marks: together, by }
        },
        now,
      )
    }
    for (const mark of marks) await updateReleased(trx, mark, null)
    return 0
  })
}
