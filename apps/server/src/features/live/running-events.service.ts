import type { StreamEvent } from '@quizly/contract'
import { remainingMs } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../clock/clock.ts'
import type { NodeSign } from '../../db/upgrades/live-nodes.ts'
import type { Db } from '../../db/store.ts'
import { type EventHub, type Page, send } from './event-hub.service.ts'
import { findRunning, listChanged } from './events.repository.ts'
import { createPresence } from './presence.service.ts'

/** Clocks of nodes may differ by so much, and a transaction may take so long, in ms. */
const lookBackMs = 30_000
const pagesOfAttempt = 3
const pagesOfAccount = 12

type Event = StreamEvent<'getClock'>
type Parts = { db: Db; node: NodeSign; clock: Clock }

export async function getAttemptClock(db: Db, attemptId: string, studentId: string, now: number) {
  const running = await findRunning(db, attemptId, studentId)
  if (!running) throw new AppError('not-found', 'no-attempt')
  const { startedAt, deadline } = running
  return { remainingMs: remainingMs(deadline, now), durationMs: deadline - startedAt }
}

export function createRunningEvents(hub: EventHub, { db, node, clock }: Parts) {
  const presence = createPresence({ db, node, clock })
  const topic = hub.openTopic<{ durationMs: number }, Event>({
    name: 'student event stream',
    limits: { group: pagesOfAttempt, account: pagesOfAccount },
    isPending: presence.isPending,
    onFirstPage: presence.arrive,
    onLastPage: presence.leave,
    poll: async (groups, polls) => {
      await presence.write(polls)
      if (groups.size === 0) return
      const now = clock.now()
      for (const { attemptId, durationMs, isEnded } of await listChanged(db, {
        since: now - lookBackMs,
        now,
      })) {
        const group = groups.get(attemptId)
        if (!group) continue
        const { durationMs: before } = group.state
        // There is less only if it has ended, or if it has no time limit and is to end with its quiz.
        if (durationMs === before) continue
        send(group, isEnded && durationMs < before ? { type: 'ended' } : { type: 'duration', durationMs })
        group.state = { durationMs }
      }
    },
    close: presence.close,
  })
  return {
    join(attemptId: string, durationMs: number, page: Page<Event>): void {
      topic.join(attemptId, page, { durationMs }, { type: 'duration', durationMs })
    },
  }
}
