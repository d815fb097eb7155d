import type { LiveQuiz, LiveStudent, StreamEvent } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Store } from '../../db/store.ts'
import { summarizeOwn } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { end, endWithoutSession, type EventHub, type Group, type Page, send } from './event-hub.service.ts'
import { findMark } from './events.repository.ts'
import type { LiveMoment, LiveReads } from './live-reads.service.ts'

/** Every so many times everything is read again: who is offline changes by time alone. */
const fullRefreshEvery = 5
/** Each so many times it is sent even if nothing has changed, so that a page knows that it is connected. */
const heartbeatEvery = 15
/** A quiz has its owner and at most 50 colleagues. */
const places = { group: 60, user: 6, network: 200, all: 500 }

type Event = StreamEvent<'getLive'>
type State = { quizId: string; mark: string; sent: string }
type Parts = Pick<Store, 'reports'> & { reads: LiveReads; clock: Clock }

export function createLiveEvents(hub: EventHub, { clock, reads, reports }: Parts) {
  const topic = hub.openTopic<State, Event>({
    name: 'live event stream',
    limits: { places },
    poll: async (groups, polls) => {
      for (const group of groups.values()) {
        await pollGroup(group, polls).catch((error: unknown) => {
          if (group.pages.size > 0) topic.report(error)
        })
      }
    },
  })

  async function pollGroup(group: Group<State, Event>, polls: number): Promise<void> {
    const { quizId, mark: before, sent: sentBefore } = group.state
    const mark = await findMark(reports, quizId)
    if (mark === before && polls % fullRefreshEvery !== 0) return
    await endWithoutSession(reports, group.pages, clock.now())
    const byUser = Map.groupBy(group.pages, ({ userId }) => userId)
    const seen: { head: LiveQuiz['quiz']; pages: Page<Event>[] }[] = []
    let quiz: Awaited<ReturnType<typeof requireRole>> | undefined
    for (const [userId, pages] of byUser) {
      const own = await requireRole(reports, quizId, userId, 'read').catch(undefinedIfNotFound)
      if (own) seen.push({ head: summarizeOwn(own, clock.now()), pages })
      else end({ pages })
      quiz = own ?? quiz
    }
    const [first] = group.pages
    if (!quiz || !first) return
    const { userId } = first
    const moment = await reads.ofStreams(quiz, { userId, isWanted: () => group.pages.size > 0 })
    const sent = withoutPassing(
      seen.map(({ head }) => head),
      moment,
    )
    group.state = { quizId, mark, sent }
    if (sent === sentBefore && polls % heartbeatEvery !== 0) return
    for (const alike of Map.groupBy(seen, ({ head }) => head.role).values()) {
      const quizHead = alike[0]?.head
      const pages = alike.flatMap((each) => each.pages)
      if (quizHead) send({ pages }, { type: 'live', quiz: quizHead, ...moment.ofClass })
    }
  }

  return {
    takePlace: topic.takePlace,
    join(quizId: string, head: LiveQuiz['quiz'], moment: LiveMoment, page: Page<Event>): void {
      const state = { quizId, mark: '', sent: withoutPassing([head], moment) }
      topic.join(quizId, page, state, { type: 'live', quiz: head, ...moment.ofClass })
    },
  }
}

/** A quiz that is gone, or is not this reader's any more, has no body. */
function undefinedIfNotFound(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not-found') return undefined
  throw error
}

function withoutPassing(heads: readonly LiveQuiz['quiz'][], { ofClass, at }: LiveMoment): string {
  const { students, ...rest } = ofClass
  const still = students.map(({ remainingMs = 0, savedMsAgo, offlineMs, ...student }) => ({
    ...student,
    until: isStill(student) || remainingMs === 0 ? remainingMs : at + remainingMs,
    saved: savedMsAgo && at - savedMsAgo,
    offline: offlineMs && at - offlineMs,
  }))
  return JSON.stringify([heads, rest, still])
}

/** Whether the time left stands still: nobody has started, and no closing comes nearer. */
const isStill = ({ state, endsAtClosing }: Pick<LiveStudent, 'state' | 'endsAtClosing'>) =>
  state === 'not-started' && !endsAtClosing
