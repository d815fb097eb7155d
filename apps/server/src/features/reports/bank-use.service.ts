import { createHash } from 'node:crypto'
import {
  askedFormOf,
  type ItemUse,
  medianOf,
  type Outcome,
  outcomeOf,
  type Question,
  questionFigures,
  samenessOf,
  timeOnQuestions,
} from '@quizly/domain'
import { eachPage, type ResultPage } from '../../db/attempts/result-pages.ts'
import { readTimeline } from '../../db/attempts/stored-timeline.ts'
import type { Store } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import {
  claimDue,
  findQuizToCount,
  listItemsOf,
  listVersionsOf,
  lookForKnown,
  replaceUses,
  setDue,
  type StoredUse,
} from '../bank/use.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { listCountedResults } from './reports.repository.ts'

type Stores = Pick<Store, 'db' | 'reports'>

const pageSize = 50
const quizzesAtOnce = 20
/** A server that was killed while it counted keeps a quiz for so long. */
const claimMs = 10 * 60_000
const dayMs = 24 * 3_600_000
const msPerAttempt = 10
const soonestMs = 10_000
/** The largest integer of a column. */
const longestMs = 2 ** 31 - 1

/**
 * Counts what students made of copies of questions of a bank, in at most twenty quizzes that are due. Each quiz is counted by
 * one server at a time.
 */
export async function countBankUse(
  stores: Stores,
  now: () => number,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const owners = new Set<string>()
  const counted: { quizId: string; until: number; dueAt: number }[] = []
  try {
    while (counted.length < quizzesAtOnce && isWanted()) {
      const until = now() + claimMs
      const quizId = await claimDue(stores.db, now(), until)
      if (quizId === undefined) break
      const { attempts, changedAt, changed } = await countQuiz(stores, quizId)
      for (const owner of changed) owners.add(owner)
      counted.push({ quizId, until, dueAt: now() + pauseBefore(attempts, now() - changedAt) })
      await yieldToEventLoop()
    }
  } finally {
    for (const owner of owners) await lookForKnown(stores, owner)
    for (const { quizId, until, dueAt } of counted) await setDue(stores.db, quizId, until, Math.round(dueAt))
  }
}

/** The longer nothing has happened in a quiz, the later it is counted again; a large one less often than a small one. */
const pauseBefore = (attempts: number, quietMs: number) =>
  Math.min(dayMs, Math.max(soonestMs, msPerAttempt * attempts, quietMs / 10))

type Counted = { attempts: number; changedAt: number; changed: Iterable<string> }

/** `changed`: whose items have other figures than before. */
async function countQuiz({ db, reports }: Stores, quizId: string): Promise<Counted> {
  const quiz = await findQuizToCount(reports, quizId)
  const nothing = { attempts: 0, changedAt: 0, changed: [] }
  if (!quiz) return nothing
  const owners = await listItemsOf(reports, quizId)
  const questions = await getRevision(reports, quizId, quiz.revision)
  const copies = await listCopies({ db, reports }, questions, owners)
  const results = copies.length > 0 ? await readResults({ db, reports }, quiz, copies) : undefined
  const figures = results ? await questionFigures(questions, results.outcomes, yieldToEventLoop) : []
  const uses = copies.flatMap(({ index, ...copy }): StoredUse[] => {
    const own = figures[index]
    if (!own || !results) return []
    const { askedFrom, askedUntil } = results
    return [
      {
        ...own,
        ...timeOf(results.times.get(copy.questionId)),
        ...toUse(quizId, copy),
        askedFrom,
        askedUntil,
      },
    ]
  })
  const isChanged = await replaceUses(db, quizId, uses)
  return {
    attempts: results?.outcomes.length ?? 0,
    changedAt: Math.max(quiz.revisedAt, results?.askedUntil ?? 0),
    changed: isChanged ? owners.values() : [],
  }
}

type Copy = { index: number; questionId: string; itemId: string; version: number; sameness: string }

const toUse = (quizId: string, { itemId, version, sameness }: Omit<Copy, 'index'>) => ({
  quizId,
  itemId,
  version,
  sameness,
})

function timeOf(times: readonly number[] = []): Pick<ItemUse, 'timed' | 'medianMs'> {
  const median = medianOf(Float64Array.from(times))
  return {
    timed: times.length,
    ...(median !== null && { medianMs: Math.min(longestMs, Math.round(median)) }),
  }
}

/** The first copy of each item in which students read what its version asks. Another text is another question. */
async function listCopies(
  { reports }: Stores,
  questions: readonly Question[],
  owners: ReadonlyMap<string, string>,
): Promise<Copy[]> {
  const taken = new Map<string, Question & { index: number }>()
  for (const [index, question] of questions.entries()) {
    const { from } = question
    if (from && owners.has(from.item) && !taken.has(from.item)) taken.set(from.item, { ...question, index })
  }
  const origins = [...taken.values()].flatMap(({ from }) => (from ? [from] : []))
  const versions = await listVersionsOf(reports, origins)
  const copies: Copy[] = []
  for (const [itemId, question] of taken) {
    const version = versions.get(itemId)
    if (!version || askedFormOf(version) !== askedFormOf(question)) continue
    const sameness = createHash('sha256').update(samenessOf(question)).digest('base64url')
    const { index, _id: questionId, from } = question
    copies.push({ index, questionId, itemId, version: from?.version ?? 1, sameness })
    await yieldToEventLoop()
  }
  return copies
}

/** The results that the analysis of the quiz counts: marked by the current revision, without what waits for a person. */
async function readResults(
  { reports }: Stores,
  quiz: NonNullable<Awaited<ReturnType<typeof findQuizToCount>>>,
  copies: readonly Copy[],
) {
  const outcomes: Outcome[][] = []
  const times = new Map(copies.map(({ questionId }) => [questionId, [] as number[]]))
  let [askedFrom, askedUntil] = [Infinity, 0]
  const readPage = (after: ResultPage['after']) =>
    listCountedResults(reports, quiz, { after, limit: pageSize })
  for await (const { results } of eachPage(readPage)) {
    for (const result of results) {
      if (result.markedRevision !== quiz.revision) continue
      outcomes.push(
        result.outcomes.map((each) => (each.verdict === 'waiting' ? outcomeOf('not-asked') : each)),
      )
      askedFrom = Math.min(askedFrom, result.submittedAt)
      askedUntil = Math.max(askedUntil, result.submittedAt)
      const seen = await getRevision(reports, quiz.id, result.revision)
      for (const [number, ms] of timeOnQuestions(readTimeline(result.timeline)))
        times.get(seen[number - 1]?._id ?? '')?.push(ms)
    }
  }
  return { outcomes, times, askedFrom, askedUntil }
}
