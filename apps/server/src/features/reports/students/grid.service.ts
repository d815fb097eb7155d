import type { CallQuery, getGrid as call, GridRow, GridTally } from '@quizly/contract'
import { type Question, shownScore, type VerdictName, verdictSymbols } from '@quizly/domain'
import { eachPage, type ResultPage } from '../../../db/attempts/result-pages.ts'
import type { Db, Store } from '../../../db/store.ts'
import { closeOverdueAttempts } from '../../attempts/close.service.ts'
import { getRevision } from '../../quizzes/questions.service.ts'
import { type OwnQuiz, summarizeOwn } from '../../quizzes/quizzes.service.ts'
import { requireRole } from '../../quizzes/roles.service.ts'
import { listFinished } from '../reports.repository.ts'
import { findGridRows, listGridRows, listSortable, type SortableResult } from './grid.repository.ts'

const pageSize = 50
/** How many results are ranked before others get a turn: a few milliseconds of work. */
const rankedAtOnce = 200
const ranks: Record<VerdictName, number> = {
  incorrect: 0,
  skipped: 1,
  partly: 2,
  correct: 3,
  'left-out': 4,
  'not-asked': 5,
  waiting: 6,
}

type Requested = {
  sort: 'name' | 'score' | 'question'
  of: number | undefined
  failed: number | undefined
  isDescending: boolean
  after: string | undefined
}

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
  const isQuestion = sort !== 'name' && sort !== 'score'
  const requested: Requested = {
    sort: isQuestion ? 'question' : sort,
    of: isQuestion ? Number(sort) : undefined,
    failed: failed === undefined ? undefined : Number(failed),
    isDescending: order === 'descending',
    after,
  }
  const { rows, next, verdicts } = await pageOf(reports, quiz, requested)
  const count = (await listFinished(reports, [quiz])).get(quizId)?.finished ?? 0
  const page = rows.map(
    ({ id, userId: studentId, name, number, markedRevision, outcomes, ...row }): GridRow => {
      const symbols = () => outcomes.map(({ verdict }) => verdictSymbols[verdict]).join('')
      const common = { _id: id, userId: studentId, name, number, ...shownScore(row) }
      return { ...common, ...(markedRevision === revision && { signs: symbols() }) }
    },
  )
  const common = { quiz: summarizeOwn(quiz, now), rows: page, count, ...(next !== undefined && { next }) }
  if (after !== undefined) return common
  const questions = revision === null ? [] : await getRevision(reports, quizId, revision)
  const number = requested.failed ?? requested.of
  return {
    ...common,
    questions: questions.map(listed),
    ...(verdicts && number !== undefined && number <= questions.length && { tally: toTally(verdicts) }),
  }
}

const listed = ({ _id, text, format, drawn = [] }: Question) => ({
  _id,
  text,
  ...(format && { format, drawn: drawn.filter(({ source }) => source === text) }),
})

async function pageOf(reports: Db, quiz: OwnQuiz, requested: Requested) {
  const { sort, of, failed, isDescending, after } = requested
  if (sort !== 'question' && failed === undefined) {
    const page = { by: sort, isDescending, after, limit: pageSize }
    return { ...(await listGridRows(reports, quiz, page)), verdicts: undefined }
  }
  const results = await rankAll(reports, quiz, { of, failed })
  const sorted = sortResults(results, requested)
  const from = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1
  const isGone = after !== undefined && from === 0
  const ids = isGone ? [] : sorted.slice(from, from + pageSize).map(({ id }) => id)
  return {
    rows: await findGridRows(reports, ids),
    next: from + pageSize < sorted.length ? ids.at(-1) : undefined,
    verdicts: results.map((result) => (failed === undefined ? result.verdict : result.failedVerdict)),
  }
}

/** What became of the two questions in a result; null if that is marked by other questions. */
type RankedResult = Omit<SortableResult, 'verdictAt'> &
  Record<'verdict' | 'failedVerdict', VerdictName | null>

/** No index has this order, and a statement that sorted by it would hold up everybody: read in slices. */
async function rankAll(
  reports: Db,
  quiz: OwnQuiz,
  { of, failed }: Pick<Requested, 'of' | 'failed'>,
): Promise<RankedResult[]> {
  const all: RankedResult[] = []
  const page = { revision: quiz.currentRevision ?? 0, limit: rankedAtOnce }
  const readPage = (after: ResultPage['after']) => listSortable(reports, quiz, { ...page, after })
  for await (const { results } of eachPage(readPage)) {
    for (const { verdictAt, ...result } of results) {
      all.push({ ...result, verdict: verdictAt(of), failedVerdict: verdictAt(failed) })
    }
  }
  return all
}

function sortResults(
  all: readonly RankedResult[],
  { sort, failed, isDescending }: Requested,
): readonly RankedResult[] {
  const sign = isDescending ? -1 : 1
  const keyOf = ({ verdict, points }: RankedResult) => {
    if (sort === 'name') return 0
    const value = sort === 'score' ? points : verdict && ranks[verdict]
    return value === null ? Infinity : sign * value
  }
  const byName = sort === 'name' ? sign : 1
  const hasFailed = ({ failedVerdict }: RankedResult) =>
    failedVerdict === 'incorrect' || failedVerdict === 'skipped'
  return (failed === undefined ? [...all] : all.filter(hasFailed)).toSorted(
    (one, other) =>
      compare(keyOf(one), keyOf(other)) ||
      byName * (compare(one.nameKey, other.nameKey) || compare(one.id, other.id)),
  )
}

const compare = <T extends string | number>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0)

function toTally(verdicts: readonly (VerdictName | null)[]): GridTally {
  const countOf = (requested: VerdictName | null) =>
    verdicts.filter((verdict) => verdict === requested).length
  return {
    incorrect: countOf('incorrect'),
    skipped: countOf('skipped'),
    ...(verdicts.includes('partly') && { partly: countOf('partly') }),
    correct: countOf('correct'),
    ...(verdicts.includes('waiting') && { unmarked: countOf('waiting') }),
    leftOut: countOf('left-out'),
    notAsked: countOf('not-asked'),
    waiting: countOf(null),
  }
}
