import { type Attempt, decide, defaultGraceMs } from '@quizly/domain'
import { mapReadable } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { attemptsSubmitted } from '../../events.ts'
import { execute, loadInputs } from './execute.service.ts'
import { listOverdueAttempts } from './attempt-lists.repository.ts'
import { compareAndSet } from './attempt.repository.ts'
import type { AttemptOfQuiz } from './attempt.repository.ts'
import { yieldToEventLoop } from '../../event-loop.ts'

const batchSize = 50
const close = { kind: 'close' } as const

export async function findAttempt(db: Db, key: AttemptOfQuiz, now: number): Promise<Attempt | undefined> {
  return (await execute(db, key, () => close, now))?.attempt
}

/** What somebody else is changing waits for the next sweep. A search in `reports` waits for no commit. */
export async function closeOverdueAttempts(
  db: Db,
  now: number,
  { studentId, reports = db }: { studentId?: string; reports?: Db } = {},
): Promise<number> {
  const of = { limit: batchSize, ...(studentId !== undefined && { studentId }) }
  let page = await listOverdueAttempts(reports, now - defaultGraceMs, of)
  let closed = 0
  for (;;) {
    closed += await closeEach(db, page.attempts, now)
    if (!page.next) return closed
    await yieldToEventLoop()
    page = await listOverdueAttempts(reports, now - defaultGraceMs, { ...of, after: page.next })
  }
}

async function closeEach(db: Db, attempts: readonly Attempt[], now: number): Promise<number> {
  const decided = await mapReadable(attempts, async (before) => {
    return { before, after: decide(before, close, await loadInputs(db, before, close, now), now).attempt }
  })
  if (decided.length === 0) return 0
  // Whoever changes several attempts locks them in this order, so that nobody waits in a circle.
  decided.sort((a, b) => (a.before.id < b.before.id ? -1 : 1))
  const count = await db.transaction().execute(async (trx) => {
    let closed = 0
    for (const { before, after } of decided) {
      if (await compareAndSet(trx, before, after)) closed += 1
    }
    return closed
  })
  attemptsSubmitted.publish({ by: 'time', count })
  return count
}
