import { setImmediate } from 'node:timers/promises'
import { type Attempt, decide, type GivenTime, type Grant, needsOf } from '@quizly/domain'
import { withinBytes } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { loadAttempts } from '../attempt-rows.repository.ts'
import { lengthenAll, listGrantsOfEach, listSizes, type Longer } from './grants.repository.ts'

/** So many attempts are changed by one transaction; others get their turn in between. */
const mostAtOnce = 100

/**
 * Gives time to running attempts, many in one transaction: 2,000 would otherwise take 2,000 of them. Returns which
 * have it now. All others are left for one decision each: they are submitted, or were changed at this moment.
 */
export async function giveToMany(
  db: Db,
  ids: readonly string[],
  given: GivenTime,
  now: number,
): Promise<Set<string>> {
  const reached = new Set<string>()
  for (let first = 0; first < ids.length; first += mostAtOnce) {
    let left = await listSizes(db, ids.slice(first, first + mostAtOnce))
    while (left.length > 0) {
      const part = withinBytes(left)
      await giveToSome(
        db,
        part.map(({ id }) => id),
        { given, now, reached },
      )
      left = left.slice(part.length)
      await setImmediate()
    }
  }
  return reached
}

type Giving = { given: GivenTime; now: number; reached: Set<string> }

async function giveToSome(db: Db, ids: readonly string[], { given, now, reached }: Giving): Promise<void> {
  // First the attempts: a grant that is stored after that has changed their version, and is not given once more.
  const attempts = await loadAttempts(db, ids)
  const grants = await listGrantsOfEach(db, ids)
  const longer: Longer[] = []
  for (const attempt of attempts) {
    const earlier = grants.get(attempt.id) ?? []
    if (earlier.some(({ id }) => id === given.id)) reached.add(attempt.id)
    else longer.push(...decideOn(attempt, given, earlier, now))
  }
  if (longer.length === 0) return
  for (const id of await lengthenAll(db, longer, now)) reached.add(id)
}

/** The attempt with its time, if that is all that a decision changes. */
function decideOn(attempt: Attempt, given: GivenTime, grants: readonly Grant[], now: number): Longer[] {
  const command = { kind: 'grant', given } as const
  if (attempt.state !== 'in-progress') return []
  const needs = needsOf(attempt, command, now)
  if (needs.questions || needs.outages) return []
  const { attempt: after, events } = decide(attempt, command, { grants }, now)
  const [event, ...more] = events
  if (after.state !== 'in-progress' || event?.kind !== 'granted' || more.length > 0) return []
  const { id, version } = attempt
  return [{ id, version, deadline: after.deadline, timeline: after.timeline, grant: event.grant }]
}
