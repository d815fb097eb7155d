import type { CallQuery, getGrid as call, GridRow, GridTally } from '@quizly/contract'
import { signsIn, type VerdictName, verdictOfSign } from '@quizly/domain'
import type { Db, Store } from '../../../db/store.ts'
import { closeOverdueAttempts } from '../../attempts/close.service.ts'
import { getRevision } from '../../quizzes/questions.service.ts'
import { type OwnQuiz, summarizeOwn } from '../../quizzes/quizzes.service.ts'
import { requireRole } from '../../quizzes/roles.service.ts'
import { listFinished } from '../reports.repository.ts'
import { letOthersIn } from '../../../slices.ts'
import { findGridRows, listGridRows, listSortable } from './grid.repository.ts'

const pageSize = 50
/** How many results are ranked before others get a turn: a few milliseconds of work. */
const rankedAtOnce = 200
/** The worst comes first. */
const ranks: Record<VerdictName, number> = {
  incorrect: 0,
  skipped: 1,
  correct: 2,
  'left-out': 3,
  'not-asked': 4,
}

/** A page of who got which question right, by name by default. */
export async function getGrid(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  quizId: string,
  userId: string,
  { sort = 'name', order, after }: CallQuery<typeof call>,
  now: number,
) {
  const quiz = await requireRole(reports, quizId, userId, 'read')
  await closeOverdueAttempts(db, now, { reports })
  const { currentRevision: revision } = quiz
  const isDescending = order === 'descending'
  const place = sort === 'name' || sort === 'score' ? undefined : Number(sort)
  const ranked = place && (await rankAll(reports, quiz, place))
  const { rows, next } = ranked
    ? await pageOfRanked(reports, ranked, { isDescending, after })
    : await listGridRows(reports, quiz, {
        by: sort === 'score' ? 'score' : 'name',
        isDescending,
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
  return {
    ...common,
    questions: questions.map(({ _id, text }) => ({ _id, text })),
    ...(place && ranked && place <= questions.length && { tally: toTally(ranked) }),
  }
}

/** What became of a question in a result; null if that is marked by other questions. */
type RankedResult = { id: string; nameKey: string; verdict: VerdictName | null }

/**
 * What became of the question at a place, from 1, in each result of a quiz. No index has that, and a statement that
 * sorted by it would hold up everybody, so it is read in slices.
 */
async function rankAll(db: Db, quiz: OwnQuiz, place: number): Promise<RankedResult[]> {
  const all: RankedResult[] = []
  const page = { revision: quiz.currentRevision ?? 0, limit: rankedAtOnce }
  let after: Parameters<typeof listSortable>[2]['after'] | undefined = { studentId: '', number: 0 }
  while (after) {
    const { results, next } = await listSortable(db, quiz, { ...page, after })
    for (const { outcomes, ...result } of results) {
      const sign = signsIn(outcomes ?? '').charAt(place - 1)
      all.push({ ...result, verdict: verdictOfSign(sign) ?? null })
    }
    after = next
    await letOthersIn()
  }
  return all
}

/** A page of results by what became of a question in them, then by name. Those marked by other questions come last. */
async function pageOfRanked(
  db: Db,
  ranked: readonly RankedResult[],
  { isDescending, after }: { isDescending: boolean; after: string | undefined },
) {
  const keyOf = ({ verdict }: RankedResult) => {
    if (verdict === null) return Infinity
    return isDescending ? -ranks[verdict] : ranks[verdict]
  }
  const sorted = ranked.toSorted(
    (one, other) =>
      compare(keyOf(one), keyOf(other)) || compare(one.nameKey, other.nameKey) || compare(one.id, other.id),
  )
  const from = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1
  const page = after !== undefined && from === 0 ? [] : sorted.slice(from, from + pageSize)
  const ids = page.map(({ id }) => id)
  return {
    rows: await findGridRows(db, ids),
    next: from + pageSize < sorted.length ? ids.at(-1) : undefined,
  }
}

const compare = <T extends string | number>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0)

function toTally(ranked: readonly RankedResult[]): GridTally {
  const countOf = (verdict: VerdictName | null) => ranked.filter((each) => each.verdict === verdict).length
  return {
    incorrect: countOf('incorrect'),
    skipped: countOf('skipped'),
    correct: countOf('correct'),
    leftOut: countOf('left-out'),
    notAsked: countOf('not-asked'),
    waiting: countOf(null),
  }
}
