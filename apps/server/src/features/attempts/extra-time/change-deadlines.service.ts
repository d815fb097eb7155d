import { type Attempt, type Command, decide, type Decision } from '@quizly/domain'
import { busy } from '../../../app-error.ts'
import { mapReadable } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { yieldToEventLoop } from '../../../event-loop.ts'
import { loadInputs, maxTries, publish, store } from '../execute.service.ts'
import { load } from '../attempt.repository.ts'
import type { Target } from './extra-time.repository.ts'

/** Per transaction. Others get their turn in between. */
const maxAtOnce = 25

type DeadlineCommand = Extract<Command, { kind: 'grant' | 'end' }>

export type Reached =
  | 'changed'
  | 'stays-submitted'
  | 'ended'
  | 'not-started'
  | 'closes-before'
  | 'no-time-limit'

/** Attempts that started up to then get no time; 0: none. `isHeld`: it stays so during the transaction. */
export type FindEnded = (db: Db, isHeld: boolean) => Promise<number>

/** For grants and ends. An attempt that somebody else is changing is decided on again. */
export async function changeDeadlines(
  db: Db,
  targets: readonly Target[],
  command: DeadlineCommand,
  now: number,
  { findEnded = async () => 0, isForOne = false }: { findEnded?: FindEnded; isForOne?: boolean } = {},
): Promise<Reached[]> {
  const reached: Reached[] = []
  // Whoever changes several attempts locks them in this order, so that nobody waits in a circle.
  const inOrder = targets.toSorted((one, other) => (one.attemptId < other.attemptId ? -1 : 1))
  for (let first = 0; first < inOrder.length; first += maxAtOnce) {
    let some = inOrder.slice(first, first + maxAtOnce)
    for (let tries = 0; some.length > 0; tries += 1) {
      if (tries === maxTries) throw busy()
      some = await changeSome(db, some, { command, now, findEnded, isForOne, reached })
    }
    await yieldToEventLoop()
  }
  return reached
}

type Changing = {
  command: DeadlineCommand
  now: number
  findEnded: FindEnded
  /** Then it fails if the attempt cannot be read; otherwise that one is left out. */
  isForOne: boolean
  reached: Reached[]
}
type Change = { target: Target; before: Attempt; decision: Decision; result: Reached }

/** Returns the attempts that somebody else has changed meanwhile. */
async function changeSome(
  db: Db,
  targets: readonly Target[],
  { command, now, findEnded, isForOne, reached }: Changing,
): Promise<Target[]> {
  const all = await Promise.all(
    targets.map(async (target) => {
      const decideOnOne = () => decideOnTarget(db, target, command, now)
      return isForOne ? [await decideOnOne()] : mapReadable([{ id: target.attemptId }], decideOnOne)
    }),
  )
  const decided = all.flat().filter((each) => each !== undefined)
  const changes = decided.filter(({ before, decision }) => decision.attempt !== before)
  const results = decided.filter((each) => !changes.includes(each)).map(({ result }) => result)
  const [stored, again]: [Change[], Target[]] = [[], []]
  if (changes.length > 0) {
    await db.transaction().execute(async (trx) => {
      const endedUpTo = await findEnded(trx, true)
      for (const change of changes) {
        const { target, before, decision } = change
        if ((target.startedAt ?? Infinity) <= endedUpTo) results.push('ended')
        else if (await store(trx, before, decision, now)) stored.push(change)
        else again.push(target)
      }
    })
  }
  for (const { decision } of stored) publish(decision)
  reached.push(...results, ...stored.map(({ result }) => result))
  return again
}

async function decideOnTarget(
  db: Db,
  target: Target,
  command: DeadlineCommand,
  now: number,
): Promise<Change | undefined> {
  const before = await load(db, target)
  if (!before) return undefined
  const given = await loadInputs(db, before, command, now)
  const decision = decide(before, command, given, now)
  const id = command.kind === 'grant' ? command.terms.id : command.id
  const has = given.grants?.some((grant) => grant.id === id) || decision.events.some(isGranted)
  const { code } = decision.refusal ?? {}
  const refused = code === 'not-started' || code === 'no-time-limit' ? code : code && 'closes-before'
  return { target, before, decision, result: refused ?? (has ? 'changed' : 'stays-submitted') }
}

const isGranted = ({ kind }: Decision['events'][number]) => kind === 'granted'
