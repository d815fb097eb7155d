import type { CallQuery, getGrid as call, GridRow, GridTally } from '@quizly/contract'
import { limits, optionLetter, otherChoice, signsIn } from '@quizly/domain'
import type { Store } from '../../../db/store.ts'
import { closeOverdueAttempts } from '../../attempts/close.service.ts'
import { getRevision } from '../../quizzes/questions.service.ts'
import { summarizeOwn } from '../../quizzes/quizzes.service.ts'
import { requireRole } from '../../quizzes/roles.service.ts'
import { listFinished } from '../reports.repository.ts'
import { countRanks, listGridRows } from './grid.repository.ts'

const pageSize = 50
/** All that can stand behind the sign of an outcome. */
const letters = [otherChoice, ...Array.from({ length: limits.optionsMax }, (_, place) => optionLetter(place))]

/** A page of who got which question right, by name by default. */
export async function getGrid(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  quizId: string,
  userId: string,
  { sort = 'name', order, after, failed }: CallQuery<typeof call>,
  now: number,
) {
  const quiz = await requireRole(reports, quizId, userId, 'read')
  await closeOverdueAttempts(db, now, { reports })
  const { currentRevision: revision } = quiz
  const question = (number: string) => ({ place: Number(number), revision: revision ?? 0, letters })
  const of = sort === 'name' || sort === 'score' ? undefined : question(sort)
  const failedOf = failed === undefined ? undefined : question(failed)
  const { rows, next } = await listGridRows(reports, quiz, {
    by: of ?? (sort === 'score' ? 'score' : 'name'),
    isDescending: order === 'descending',
    failed: failedOf,
    after,
    limit: pageSize,
  })
  const count = (await listFinished(reports, [quiz])).get(quizId)?.finished ?? 0
  const page = rows.map(({ id, markedRevision, outcomes, ...row }): GridRow => {
    return { _id: id, ...row, ...(markedRevision === revision && { signs: signsIn(outcomes) }) }
  })
  const common = { quiz: summarizeOwn(quiz, now), rows: page, count, ...(next !== undefined && { next }) }
  if (after !== undefined) return common
  const questions = revision === null ? [] : await getRevision(reports, quizId, revision)
  const told = failedOf ?? of
  const isAsked = told !== undefined && told.place <= questions.length
  return {
    ...common,
    questions: questions.map(({ _id, text }) => ({ _id, text })),
    ...(isAsked && { tally: toTally(await countRanks(reports, quiz, told)) }),
  }
}

function toTally(ranks: Map<number | null, number>): GridTally {
  const countOf = (rank: number | null) => ranks.get(rank) ?? 0
  return {
    incorrect: countOf(0),
    skipped: countOf(1),
    correct: countOf(2),
    leftOut: countOf(3),
    notAsked: countOf(4),
    waiting: countOf(null),
  }
}
