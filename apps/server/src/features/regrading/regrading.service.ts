import type { FollowingMarks, ScoreChanges } from '@quizly/contract'
import {
  type Answer,
  askedIn,
  markBy,
  createRegrader,
  type Outcome,
  pointsOfOutcome,
  type NumberedQuestions,
  pointsOfScore,
  type Question,
  type ScoreChange,
  scoreChange,
  withMarksByHand,
  withPointsOf,
  questionPointsOf,
} from '@quizly/domain'
import { insertScoreChanges, listScoreChanges, scoreChangeId } from '../../db/attempts/score-changes.ts'
import type { ResultPage } from '../../db/attempts/result-pages.ts'
import { mapReadable, withinBytes } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import {
  listAnswersOf,
  listNames,
  listResultsToRegrade,
  listQuizzesToRegrade,
  type RegradedAttempt,
  type ResultToRegrade,
  updateRegraded,
  updateToRegraded,
} from './regrading.repository.ts'
import { yieldToEventLoop } from '../../event-loop.ts'

/** Few enough that other calls, which are answered between the slices, hardly wait. */
const sliceSize = 50

/** After this time its server has probably died, and another one continues. */
const retryForMs = 30_000

export type ChangedResult = { studentId: string; change: Omit<ScoreChange, 'revision'> }
export type RegradedClass = { results: number; changed: ChangedResult[] }

/** Until its slice is done a result shows its old marks. `now` is when the revision became current. */
export async function regradeAttempts(
  db: Db,
  quizId: string,
  key: NumberedQuestions,
  now: number,
): Promise<RegradedClass> {
  const marked = await regradeInSlices(db, quizId, async (results) => {
    const stale = results.filter(({ markedRevision }) => markedRevision < key.revision)
    const again = await regradeEach(db, quizId, key, stale)
    if (!(await storeRegraded(db, again, now))) return undefined
    const markedBefore = results.filter((result) => !stale.includes(result))
    return [...(await storedChanges(db, markedBefore, key.revision)), ...changesOf(again)]
  })
  await updateToRegraded(db, quizId, key.revision)
  return marked
}

export async function previewRegrading(
  db: Db,
  quizId: string,
  key: NumberedQuestions,
  questionId = '',
): Promise<RegradedClass & { byHand: number; handMarks: HandMark[] }> {
  let byHand = 0
  const handMarks: HandMark[] = []
  const marked = await regradeInSlices(db, quizId, async (results) => {
    byHand += results.filter((result) => result.byHand?.has(questionId)).length
    const again = await regradeEach(db, quizId, key, results)
    for (const each of again) handMarks.push(...(await handMarksThatFollow(db, quizId, key, each)))
    return changesOf(again)
  })
  return { ...marked, byHand, handMarks }
}

type PointsOf = [points: number, most: number]
type HandMark = { studentId: string; number: number; before: PointsOf; after: PointsOf }

/** Marks by hand that count for other points once the questions have others. */
async function handMarksThatFollow(
  db: Db,
  quizId: string,
  key: NumberedQuestions,
  { result, marking }: RegradedAttempt,
): Promise<HandMark[]> {
  if (!result.byHand) return []
  const before = await getRevision(db, quizId, result.markedRevision)
  return key.questions.flatMap((question, index) => {
    const earlier = result.byHand?.has(question._id)
      ? before.findIndex(({ _id }) => _id === question._id)
      : -1
    const [one, other] = [result.outcomes[earlier], marking.outcomes[index]]
    const was = before[earlier]
    if (!was || !one || !other || questionPointsOf(was).points === questionPointsOf(question).points)
      return []
    const of = (each: Question, outcome: Outcome): PointsOf => [
      pointsOfOutcome(each, outcome) ?? 0,
      each.points ?? 1,
    ]
    return [
      { studentId: result.studentId, number: index + 1, before: of(was, one), after: of(question, other) },
    ]
  })
}

const maxHandMarks = 50

/** The first ones in the order of names; undefined if there are none. */
export async function nameHandMarks(db: Db, all: readonly HandMark[]): Promise<FollowingMarks | undefined> {
  if (all.length === 0) return undefined
  const names = await listNames(
    db,
    [...new Set(all.map(({ studentId }) => studentId))].slice(0, maxNamesRead),
  )
  const marks = all
    .flatMap(({ studentId, number, before, after }) => {
      const name = names.get(studentId)
      if (name === undefined) return []
      const [[points, outOf], [pointsAfter, outOfAfter]] = [before, after]
      return [{ userId: studentId, name, number, before: points, after: pointsAfter, outOf, outOfAfter }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.number - other.number)
    .slice(0, maxHandMarks)
  return { count: all.length, marks }
}

const maxNamesRead = 1_000

/** Interrupted for example by a power cut. */
export async function resumeRegrading(db: Db, now: number): Promise<void> {
  for (const { id, currentRevision: revision } of await listQuizzesToRegrade(db, now - retryForMs)) {
    await regradeAttempts(db, id, { revision, questions: await getRevision(db, id, revision) }, now)
  }
}

export function countChanges({ results, changed }: RegradedClass): ScoreChanges {
  const points = changed.map(({ change }) => pointsOfScore(change.after)[0] - pointsOfScore(change.before)[0])
  return {
    results,
    scoresChanged: changed.length,
    raised: points.filter((by) => by > 0).length,
    lowered: points.filter((by) => by < 0).length,
  }
}

/** If `take` returns undefined, results of the slice have changed meanwhile, and it is read again. */
async function regradeInSlices(
  db: Db,
  quizId: string,
  take: (results: readonly ResultToRegrade[]) => Promise<readonly ChangedResult[] | undefined>,
): Promise<RegradedClass> {
  const all: RegradedClass = { results: 0, changed: [] }
  let after: ResultPage['after'] | undefined = { studentId: '', number: 0 }
  while (after) {
    const slice = await listResultsToRegrade(db, quizId, { after, limit: sliceSize })
    const changed = slice.results.length > 0 ? await take(slice.results) : []
    if (changed) {
      all.results += slice.results.length
      all.changed.push(...changed)
      after = slice.next
    }
    await yieldToEventLoop()
  }
  return all
}

/** Between slices other calls are answered. */
export async function forEachSubmitted(
  db: Db,
  quizId: string,
  take: (result: ResultToRegrade, answers: readonly Answer[]) => void,
): Promise<void> {
  await regradeInSlices(db, quizId, async (results) => {
    for (let left = results; left.length > 0;) {
      const some = withinBytes(left)
      const answersOf = await listAnswersOf(db, some)
      for (const result of some) take(result, answersOf.get(result.id)?.answers ?? [])
      left = left.slice(some.length)
      await yieldToEventLoop()
    }
    return []
  })
}

/** By their outcomes where these are enough. */
async function regradeEach(
  db: Db,
  quizId: string,
  key: NumberedQuestions,
  results: readonly ResultToRegrade[],
): Promise<RegradedAttempt[]> {
  const findMarking = createRegraders(db, quizId, key)
  const tried = await mapReadable(results, async (result) => {
    await yieldToEventLoop()
    const { mark, before } = await findMarking(result)
    return { id: result.id, result, marks: mark(result.outcomes), byHand: byHandOf(result, before) }
  })
  const marked = tried.flatMap(({ result, marks, byHand }) =>
    marks
      ? [
          {
            result,
            byHand,
            marking: { ...withMarksByHand(marks, key.questions, byHand), markedRevision: key.revision },
          },
        ]
      : [],
  )
  const others = tried.flatMap(({ result, marks }) => (marks ? [] : [result]))
  return [...marked, ...(await regradeByAnswers(db, quizId, key, others))]
}

function createRegraders(db: Db, quizId: string, key: NumberedQuestions) {
  type Known = { mark: ReturnType<typeof createRegrader>; before: readonly Question[] }
  const known = new Map<string, Known>()
  return async ({ revision, markedRevision }: ResultToRegrade) => {
    const name = `${revision} ${markedRevision}`
    const present = known.get(name)
    if (present) return present
    const seen = { revision, questions: await getRevision(db, quizId, revision) }
    const before = await getRevision(db, quizId, markedRevision)
    const found = { mark: createRegrader({ seen, before, after: key.questions }), before }
    known.set(name, found)
    return found
  }
}

/** `before` are the questions by which the result is marked. */
const byHandOf = ({ byHand }: ResultToRegrade, before: readonly Question[]) =>
  byHand && withPointsOf(byHand, before)

async function regradeByAnswers(
  db: Db,
  quizId: string,
  key: NumberedQuestions,
  results: readonly ResultToRegrade[],
): Promise<RegradedAttempt[]> {
  const marked: RegradedAttempt[] = []
  for (let left = results; left.length > 0;) {
    const some = withinBytes(left)
    const answersOf = await listAnswersOf(db, some)
    const readable = some.flatMap((result) => {
      const given = answersOf.get(result.id)
      return given ? [{ id: result.id, result, given }] : []
    })
    marked.push(
      ...(await mapReadable(readable, async ({ result, given }) => {
        // One result with 500 questions takes as long as a slice of small ones.
        await yieldToEventLoop()
        const { revision } = result
        const seen = { revision, questions: askedIn(await getRevision(db, quizId, revision), given) }
        const byHand = byHandOf(result, await getRevision(db, quizId, result.markedRevision))
        return { result, byHand, marking: markBy(key, seen, given.answers, byHand) }
      })),
    )
    left = left.slice(some.length)
  }
  return marked
}

/** A row is written with its answers, which are long: as many as a turn has time for. */
async function storeRegraded(db: Db, marked: readonly RegradedAttempt[], now: number): Promise<boolean> {
  for (let left = marked; left.length > 0;) {
    const some = left.slice(0, withinBytes(left.map(({ result }) => result)).length)
    if (!(await storeSome(db, some, now))) return false
    left = left.slice(some.length)
    await yieldToEventLoop()
  }
  return true
}

async function storeSome(db: Db, marked: readonly RegradedAttempt[], now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const updated = await updateRegraded(trx, marked)
    const stored = marked.filter(({ result }) => updated.has(result.id))
    const changes = stored.flatMap(({ result, marking }) => {
      const change = scoreChange(result, marking)
      const id = scoreChangeId(result.id, marking.markedRevision)
      return change ? [{ ...change, id, attemptId: result.id }] : []
    })
    await insertScoreChanges(trx, changes, now)
    return stored.length === marked.length
  })
}

/** A revision changes a result’s score only once. */

async function storedChanges(
  db: Db,
  results: readonly ResultToRegrade[],
  revision: number,
): Promise<ChangedResult[]> {
  const studentOf = new Map(results.map(({ id, studentId }) => [id, studentId]))
  const changes = await listScoreChanges(
    db,
    results.map(({ id }) => scoreChangeId(id, revision)),
  )
  return changes.map((change) => ({ studentId: studentOf.get(change.attemptId) ?? '', change }))
}

function changesOf(marked: readonly RegradedAttempt[]): ChangedResult[] {
  return marked.flatMap(({ result, marking }) => {
    const change = scoreChange(result, marking)
    return change ? [{ studentId: result.studentId, change }] : []
  })
}
