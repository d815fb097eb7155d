import { setImmediate } from 'node:timers/promises'
import type { ScoreChanges } from '@quizly/contract'
import { markBy, type Question, scoreChange } from '@quizly/domain'
import { readEach } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { getRevision } from '../../quizzes/questions.service.ts'
import {
  insertScoreChanges,
  listResultsToMark,
  listScoreChanges,
  listUnmarkedQuizzes,
  type MarkedAgain,
  type MarkedResult,
  scoreChangeId,
  updateMarkings,
  updateToMarked,
} from './marking.repository.ts'

/** Few enough that other calls, which are answered between the slices, hardly notice. */
const sliceSize = 50

/** Who has not marked everything again by then has come to grief, and somebody else does it. */
const patienceMs = 30_000

type MarkingKey = { revision: number; questions: readonly Question[] }

/**
 * Marks every result of a quiz again by the revision that is current, slice by slice, and keeps the old score of each that
 * changes; until its turn comes a result shows the marks that it has. Counts what the revision changes, also where it
 * has been marked by it before. `now` is when it became current.
 */
export async function markAgain(db: Db, quizId: string, key: MarkingKey, now: number): Promise<ScoreChanges> {
  const counts = await countSlices(db, quizId, async (results) => {
    const stale = results.filter(({ markedRevision }) => markedRevision < key.revision)
    const marked = await markEach(db, quizId, key, stale)
    if (!(await storeMarkings(db, marked, now))) return undefined
    const marksBefore = results.filter((result) => !stale.includes(result))
    return [...(await listScoreChanges(db, marksBefore, key.revision)), ...changesOf(marked)]
  })
  await updateToMarked(db, quizId, key.revision)
  return counts
}

/** What `markAgain` would do, without doing it. */
export async function previewMarking(db: Db, quizId: string, key: MarkingKey): Promise<ScoreChanges> {
  return countSlices(db, quizId, async (results) => changesOf(await markEach(db, quizId, key, results)))
}

/** Goes on where marking again was cut off, as by a power cut. */
export async function resumeMarking(db: Db, now: number): Promise<void> {
  for (const { id, currentRevision: revision } of await listUnmarkedQuizzes(db, now - patienceMs)) {
    await markAgain(db, id, { revision, questions: await getRevision(db, id, revision) }, now)
  }
}

/**
 * Hands over the results of a quiz, a slice at a time, and counts by how many points their scores change. A slice for
 * which `take` gives nothing has changed meanwhile: it is read again.
 */
async function countSlices(
  db: Db,
  quizId: string,
  take: (results: readonly MarkedResult[]) => Promise<readonly number[] | undefined>,
): Promise<ScoreChanges> {
  const counts = { results: 0, scoresChanged: 0, raised: 0, lowered: 0 }
  let after = ''
  for (;;) {
    const { results, next } = await listResultsToMark(db, quizId, { after, limit: sliceSize })
    const changes = results.length > 0 ? await take(results) : []
    if (changes) {
      counts.results += results.length
      counts.scoresChanged += changes.length
      counts.raised += changes.filter((points) => points > 0).length
      counts.lowered += changes.filter((points) => points < 0).length
      if (next === undefined) return counts
      after = next
    }
    await setImmediate()
  }
}

async function markEach(
  db: Db,
  quizId: string,
  key: MarkingKey,
  results: readonly MarkedResult[],
): Promise<MarkedAgain[]> {
  return readEach(results, async (result) => {
    // A result of 500 questions takes as long as a slice of small ones.
    await setImmediate()
    const seen = await getRevision(db, quizId, result.revision)
    return { result, marking: markBy(key, seen, result.answers) }
  })
}

/** Stores the marks of a slice; false when somebody has changed one of its results meanwhile. */
async function storeMarkings(db: Db, marked: readonly MarkedAgain[], now: number): Promise<boolean> {
  if (marked.length === 0) return true
  return db.transaction().execute(async (trx) => {
    const updated = await updateMarkings(trx, marked)
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

function changesOf(marked: readonly MarkedAgain[]): number[] {
  return marked.flatMap(({ result, marking }) => {
    const change = scoreChange(result, marking)
    return change ? [change.newScore - change.oldScore] : []
  })
}
