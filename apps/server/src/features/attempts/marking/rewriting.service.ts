import { markBy, type Outcome, outcomeOf } from '@quizly/domain'
import { mapReadable } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { getRevision } from '../../quizzes/questions.service.ts'
import {
  findRewritingPlace,
  listOlderResults,
  moveRewritingPlace,
  type OlderResult,
  replaceVerdicts,
} from './rewriting.repository.ts'
import { letOthersIn } from '../../../slices.ts'

/** Few enough that a sweep still ends soon: with one every five seconds, a million results take less than an hour. */
const ofOneSweep = { size: 200, slices: 10 }

/** So many are stored at once. Each is a statement of its own, so that no lock is held while another is waited for. */
const storedAtOnce = 20

/**
 * Gives results of an older version outcomes instead of verdicts, some slices of them. Continues where any server
 * was last, also after a restart. No verdict changes by it.
 */
export async function rewriteOlderResults(db: Db, { size, slices } = ofOneSweep): Promise<void> {
  let after = await findRewritingPlace(db)
  for (let slice = 0; slice < slices && after !== undefined; slice += 1) {
    const { results, next } = await listOlderResults(db, { after, limit: size })
    // What somebody has changed meanwhile is read again by the next sweep.
    if (!(await rewriteEach(db, results))) return
    await moveRewritingPlace(db, after, next)
    after = next
  }
}

async function rewriteEach(db: Db, results: readonly OlderResult[]): Promise<boolean> {
  const rewritten = await mapReadable(results, async (result) => {
    await letOthersIn()
    return { id: result.id, result, outcomes: await outcomesOf(db, result) }
  })
  let isWhole = true
  for (let at = 0; at < rewritten.length; at += storedAtOnce) {
    const some = rewritten.slice(at, at + storedAtOnce)
    const stored = await Promise.all(some.map((each) => replaceVerdicts(db, each.result, each.outcomes)))
    isWhole &&= stored.every(Boolean)
  }
  return isWhole
}

async function outcomesOf(db: Db, result: OlderResult): Promise<Outcome[]> {
  const questions = await getRevision(db, result.quizId, result.markedRevision)
  const { revision } = result
  const seen = { revision, questions: await getRevision(db, result.quizId, revision) }
  const { outcomes } = markBy({ revision: result.markedRevision, questions }, seen, result.answers)
  if (outcomes.length !== result.verdicts.length) throw new Error('These verdicts are on other questions')
  return result.verdicts.map(({ verdict }, place) => outcomeOf(verdict, outcomes[place]?.chosen))
}
