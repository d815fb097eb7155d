import type { Answer } from '@quizly/domain'
import { withinBytes } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import {
  listAnswersOf,
  listResultsToMark,
  type MarkedResult,
  type ResultPlace,
} from './marking.repository.ts'
import { letOthersIn } from '../../../slices.ts'

const pageSize = 50

/** Passes the results of a quiz with their answers to `take`, in slices between which other calls are answered. */
export async function forEachSubmitted(
  db: Db,
  quizId: string,
  take: (result: MarkedResult, answers: readonly Answer[]) => void,
): Promise<void> {
  let after: ResultPlace | undefined = { studentId: '', number: 0 }
  while (after) {
    const page = await listResultsToMark(db, quizId, { after, limit: pageSize })
    for (let left = page.results; left.length > 0;) {
      const some = withinBytes(left)
      const answersOf = await listAnswersOf(db, some)
      for (const result of some) take(result, answersOf.get(result.id) ?? [])
      left = left.slice(some.length)
      await letOthersIn()
    }
    after = page.next
  }
}
