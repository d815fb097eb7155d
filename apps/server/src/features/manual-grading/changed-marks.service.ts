import type { ChangedMark, ChangedMarks } from '@quizly/contract'
import {
  followingMark,
  followingPoints,
  isSameRubric,
  type MarkingSettings,
  pointsOfMark,
  type Question,
  questionPointsOf,
  rubricOf,
} from '@quizly/domain'
import type { StoredMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { listMarks, updateAdjustment, updateToFollow } from './manual-grading.repository.ts'
import { listSettings } from '../../db/attempts/marking-settings.ts'
import { isDraft } from './marking-task.service.ts'
import { listToRelease, type ToRelease } from './marks-to-release.service.ts'
import { listStudents } from './to-mark.repository.ts'

type Rubrics = { before: readonly Question[]; after: readonly Question[] }

/** What other rubrics do to marks, released or not. Without another rubric this needs no statement. */
export async function previewChangedMarks(
  db: Db,
  quizId: string,
  { before, after }: Rubrics,
): Promise<ChangedMarks | undefined> {
  const was = new Map(before.map((question) => [question._id, question]))
  const edited = after.filter((question) => {
    const earlier = was.get(question._id)
    return earlier !== undefined && !isSameRubric(earlier, question)
  })
  if (edited.length === 0) return undefined
  const settingsOf = followedSettings(await listSettings(db, quizId), was, edited)
  const marks = await listMarks(db, quizId)
  const following = marks.map((mark) => followed(mark, was, edited))
  const ready = await listToRelease(following, edited, settingsOf)
  const changed = await toChanged(db, ready, after)
  const drafts = marks.filter((mark) => isDraft(mark) && isChanged(mark, was, edited)).length
  return drafts === 0 ? changed : { up: 0, down: 0, ...changed, drafts }
}

function isChanged(mark: StoredMark, was: ReadonlyMap<string, Question>, edited: readonly Question[]) {
  const after = edited.find(({ _id }) => _id === mark.questionId)
  const before = was.get(mark.questionId)
  return (
    before && after && pointsOfMark(before, mark) !== pointsOfMark(after, followingMark(mark, before, after))
  )
}

function followed(mark: StoredMark, was: ReadonlyMap<string, Question>, edited: readonly Question[]) {
  const after = edited.find(({ _id }) => _id === mark.questionId)
  const before = was.get(mark.questionId)
  return before && after ? followingMark(mark, before, after) : mark
}

function followedSettings(
  settingsOf: ReadonlyMap<string, MarkingSettings>,
  was: ReadonlyMap<string, Question>,
  edited: readonly Question[],
): Map<string, MarkingSettings> {
  const all = new Map(settingsOf)
  for (const after of edited) {
    const [before, settings] = [was.get(after._id), settingsOf.get(after._id)]
    if (!before || !settings || settings.threshold === null) continue
    all.set(after._id, { ...settings, threshold: followingPoints(settings.threshold, before, after) })
  }
  return all
}

/** Marks follow their questions when these have other points. Nothing is asked where none has. */
export async function followQuestions(trx: Db, quizId: string, { before, after }: Rubrics): Promise<void> {
  const was = new Map(before.map((question) => [question._id, question]))
  for (const question of after) {
    const earlier = was.get(question._id)
    const [from, to] = [earlier && questionPointsOf(earlier).points, questionPointsOf(question).points]
    if (!earlier || from === undefined || from === to) continue
    const withItems = rubricOf(question).length > 0 ? await listMarks(trx, quizId, question._id) : []
    await updateToFollow(trx, { quizId, questionId: question._id }, { from, to })
    // What the statement does to all of them is more than the question has.
    for (const mark of withItems) {
      const { adjustment } = followingMark(mark, earlier, question)
      if (adjustment !== followingPoints(mark.adjustment, earlier, question))
        await updateAdjustment(trx, mark, adjustment)
    }
  }
}

/** Of what could be released the marks that were released before; undefined if there are none. */
export async function toChanged(
  db: Db,
  ready: readonly ToRelease[],
  questions: readonly Question[],
): Promise<ChangedMarks | undefined> {
  const changed = ready.flatMap((each) =>
    each.before === undefined ? [] : [{ ...each, before: each.before }],
  )
  if (changed.length === 0) return undefined
  const byResult = Map.groupBy(changed, ({ attemptId }) => attemptId)
  const moves = [...byResult.values()].map((marks) =>
    marks.reduce((sum, { before, points }) => sum + points - before, 0),
  )
  return {
    scores: { up: moves.filter((by) => by > 0).length, down: moves.filter((by) => by < 0).length },
    up: changed.filter(({ before, points }) => points > before).length,
    down: changed.filter(({ before, points }) => points < before).length,
    marks: await nameChanged(db, changed, questions),
  }
}

const maxNamed = 50

/** The first ones in the order of names. */
async function nameChanged(
  db: Db,
  changed: readonly { attemptId: string; questionId: string; before: number; points: number }[],
  questions: readonly Question[],
): Promise<ChangedMark[]> {
  const attemptIds = [...new Set(changed.map(({ attemptId }) => attemptId))]
  const students = await listStudents(db, attemptIds)
  const numberOf = (questionId: string) => questions.findIndex(({ _id }) => _id === questionId) + 1
  return changed
    .flatMap(({ attemptId, questionId, before, points }) => {
      const student = students.get(attemptId)
      return student ? [{ ...student, number: numberOf(questionId), before, after: points }] : []
    })
    .toSorted((one, other) =>
      one.key === other.key ? one.number - other.number : one.key < other.key ? -1 : 1,
    )
    .slice(0, maxNamed)
    .map(({ key: _, ...mark }) => mark)
}
