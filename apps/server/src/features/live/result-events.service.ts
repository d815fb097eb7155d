import type { StreamEvent } from '@quizly/contract'
import { visibility } from '@quizly/domain'
import type { Clock } from '../../clock/clock.ts'
import { findLastDeadlines } from '../../db/attempts/last-deadlines.ts'
import type { Db } from '../../db/store.ts'
import { end, type EventHub, type Page, send } from './event-hub.service.ts'
import { listAccess, type Submitted } from './events.repository.ts'

const pagesOfAttempt = 3
const pagesOfAccount = 12

type Event = StreamEvent<'getClock'>
type State = { attempt: Submitted; seen: string }

/** All their quizzes are asked for at once; they are few. */
export function createResultEvents(hub: EventHub, { reports, clock }: { reports: Db; clock: Clock }) {
  const topic = hub.openTopic<State, Event>({
    name: 'result event stream',
    limits: { group: pagesOfAttempt, account: pagesOfAccount },
    poll: async (groups) => {
      const quizIds = new Set([...groups.values()].map(({ state }) => state.attempt.quizId))
      const quizzes = await listAccess(reports, [...quizIds])
      const now = clock.now()
      const lastDeadlines = await findLastDeadlines(reports, quizzes.values(), now)
      for (const group of groups.values()) {
        const { attempt, seen } = group.state
        const quiz = quizzes.get(attempt.quizId)
        if (!quiz) {
          // One that came meanwhile is asked for next time.
          if (quizIds.has(attempt.quizId)) end(group)
          continue
        }
        const lastDeadline = lastDeadlines.get(attempt.quizId)
        const { result } = visibility({ reader: { kind: 'student' }, quiz, attempt, lastDeadline, now })
        if (result === seen) continue
        group.state = { attempt, seen: result }
        send(group, { type: 'result-changed' })
        if (result === 'full') end(group)
      }
    },
  })
  return {
    join(attemptId: string, attempt: Submitted, page: Page<Event>): void {
      // A page that hears nothing cannot know whether anything gets through to it.
      topic.join(attemptId, page, { attempt, seen: 'no' }, { type: 'waiting' })
      topic.poll()
    },
  }
}
