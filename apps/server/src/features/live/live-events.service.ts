import type { LiveQuiz, LiveStudent, StreamEvent } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Store } from '../../db/store.ts'
import { end, endWithoutSession, type EventHub, type Group, type Page, send } from './event-hub.service.ts'
import { findMark } from './events.repository.ts'
import { getLiveQuiz } from './live.service.ts'

/** Every so many times everything is read again: who is offline changes by time alone. */
const fullRefreshEvery = 5
/** Each so many times it is sent even if nothing has changed, so that a page knows that it is connected. */
const heartbeatEvery = 15
const limits = { user: 6, network: 200, all: 500 }

type Event = StreamEvent<'getLive'>
type State = { quizId: string; userId: string; mark: string; sent: string }
type Parts = Pick<Store, 'db' | 'reports'> & { clock: Clock }

export function createLiveEvents(hub: EventHub, { clock, ...store }: Parts) {
  const topic = hub.openTopic<State, Event>({
    name: 'live event stream',
    limits,
    poll: async (groups, polls) => {
      for (const group of groups.values()) await pollGroup(group, polls).catch(topic.report)
    },
  })

  async function pollGroup(group: Group<State, Event>, polls: number): Promise<void> {
    const { quizId, userId, mark: before, sent: sentBefore } = group.state
    const mark = await findMark(store.reports, quizId)
    if (mark === before && polls % fullRefreshEvery !== 0) return
    await endWithoutSession(store.reports, group.pages, clock.now())
    if (group.pages.size === 0) return
    const now = clock.now()
    const body = await getLiveQuiz(store, quizId, userId, now).catch(undefinedIfNotFound)
    if (!body) return end(group)
    const sent = withoutPassing(body, now)
    group.state = { quizId, userId, mark, sent }
    if (sent !== sentBefore || polls % heartbeatEvery === 0) send(group, { type: 'live', ...body })
  }

  return {
    assertPlace: topic.assertPlace,
    join(quizId: string, body: LiveQuiz, page: Page<Event>): void {
      const { userId } = page
      const state = { quizId, userId, mark: '', sent: withoutPassing(body, clock.now()) }
      topic.join(`${quizId} ${userId}`, page, state, { type: 'live', ...body })
    },
  }
}

/** A quiz that is gone, or is not this reader's any more, has no body. */
function undefinedIfNotFound(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not-found') return undefined
  throw error
}

function withoutPassing({ students, ...rest }: LiveQuiz, now: number): string {
  const still = students.map(({ remainingMs = 0, savedMsAgo, offlineMs, ...student }) => ({
    ...student,
    until: isStill(student) || remainingMs === 0 ? remainingMs : now + remainingMs,
    saved: savedMsAgo && now - savedMsAgo,
    offline: offlineMs && now - offlineMs,
  }))
  return JSON.stringify([rest, still])
}

/** Whether the time left stands still: nobody has started, and no closing comes nearer. */
const isStill = ({ state, endsAtClosing }: Pick<LiveStudent, 'state' | 'endsAtClosing'>) =>
  state === 'not-started' && !endsAtClosing
