import { type Attempt, type Command, decide, type Grant, needsOf } from '@quizly/domain'
import { withinBytes } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { loadAttempts } from '../attempt-lists.repository.ts'
import { type ChangedTime, changeTimes, listGrantsOfEach, listSizes } from './extra-time.repository.ts'
import { letOthersIn } from '../../../slices.ts'

/** So many attempts are changed by one transaction; others get their turn in between. */
const mostAtOnce = 100

/** What changes only how long attempts last. */
type TimeCommand = Extract<Command, { kind: 'grant' | 'end' }>

/**
 * Up to which start a quiz’s attempts are ended, so that they get no time; 0: none. With `isHeld` it stays so during the
 * transaction.
 */
export type FindEnded = (db: Db, isHeld: boolean) => Promise<number>

/**
 * Gives time to running attempts, or ends them, many in one transaction: 2,000 would otherwise take 2,000 of them.
 * Returns which are done. All others are left for one decision each: they are submitted, or were changed at this moment.
 */
export async function changeTimeOfMany(
  db: Db,
  ids: readonly string[],
  command: TimeCommand,
  now: number,
  findEnded?: FindEnded,
): Promise<Set<string>> {
  const reached = new Set<string>()
  for (let first = 0; first < ids.length; first += mostAtOnce) {
    let left = await listSizes(db, ids.slice(first, first + mostAtOnce))
    while (left.length > 0) {
      const part = withinBytes(left)
      await changeSome(
        db,
        part.map(({ id }) => id),
        { command, now, reached, findEnded },
      )
      left = left.slice(part.length)
      await letOthersIn()
    }
  }
  return reached
}

type Changing = {
  command: TimeCommand
  now: number
  reached: Set<string>
  findEnded: FindEnded | undefined
}

async function changeSome(
  db: Db,
  ids: readonly string[],
  { command, now, reached, findEnded }: Changing,
): Promise<void> {
  const grantId = command.kind === 'grant' ? command.terms.id : command.id
  // First the attempts: a grant that is stored after that has changed their version, and is not given once more.
  const attempts = await loadAttempts(db, ids)
  const grants = await listGrantsOfEach(db, ids)
  const changed: ChangedTime[] = []
  for (const attempt of attempts) {
    const earlier = grants.get(attempt.id) ?? []
    if (earlier.some(({ id }) => id === grantId)) reached.add(attempt.id)
    else changed.push(...decideOn(attempt, command, earlier, now))
  }
  if (changed.length === 0) return
  for (const id of await changeTimes(db, changed, now, findEnded)) reached.add(id)
}

/** The attempt with its time, if that is all that a decision changes. */
function decideOn(
  attempt: Attempt,
  command: TimeCommand,
  grants: readonly Grant[],
  now: number,
): ChangedTime[] {
  if (attempt.state !== 'in-progress') return []
  const needs = needsOf(attempt, command, now)
  if (needs.questions || needs.outages) return []
  const { attempt: after, events } = decide(attempt, command, { grants }, now)
  const [event, ...more] = events
  if (after.state !== 'in-progress' || event?.kind !== 'granted' || more.length > 0) return []
  const { id, version, startedAt } = attempt
  return [{ id, version, startedAt, deadline: after.deadline, timeline: after.timeline, grant: event.grant }]
}
