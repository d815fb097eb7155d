import { type LastDeadline, visibility } from '@quizly/domain'
import type { Clock } from '../../clock/clock.ts'
import { findLastDeadlines } from '../../db/attempts/last-deadlines.ts'
import type { Db } from '../../db/store.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { endWithoutSession, type HeldStream, sessionsEvery } from './ended-sessions.service.ts'
import { listAccess, type QuizToSee, type Submitted } from './waiting.repository.ts'

/** How often is asked whether results can be seen, in ms. */
const lookMs = 1_000
/** A student has a few tabs; of more pages than this the oldest is let go. */
const mostOfAttempt = 3

type Page = HeldStream & { attemptId: string; attempt: Submitted; seen: string }
type Parts = { reports: Db; clock: Clock; onFailure: (error: unknown) => void }

export type Waiting = ReturnType<typeof createWaiting>

/**
 * The pages of students who have submitted and wait for their result. One timer serves them all, and only while there
 * are any; it asks once for all their quizzes, few as these are. A page is told to look again when more can be seen,
 * whether the educator gave the results out or closed the quiz, or its time came. Nothing else is told, and
 * whose session has ended is let go.
 */
export function createWaiting({ reports, clock, onFailure }: Parts) {
  const pages = new Set<Page>()
  let timer: ReturnType<typeof setInterval> | undefined
  let looks = 0
  let looking: Promise<void> | undefined

  function hold(attemptId: string, attempt: Submitted, { stream, sessionId }: HeldStream): void {
    if (stream.isClosed) return
    const page = { attemptId, attempt, stream, sessionId, seen: 'no' }
    pages.add(page)
    const [oldest, ...others] = [...pages].filter((each) => each.attemptId === attemptId)
    if (others.length >= mostOfAttempt) oldest?.stream.end()
    stream.onClose(() => pages.delete(page))
    timer ??= setInterval(look, lookMs).unref()
    // A page that hears nothing cannot know whether anything gets through to it.
    stream.tell('wait')
    look()
  }

  function look(): void {
    looking ??= lookAtAll()
      .catch((error: unknown) => {
        if (!isUnavailable(error)) onFailure(error)
      })
      .finally(() => {
        looking = undefined
      })
  }

  async function lookAtAll(): Promise<void> {
    if (pages.size === 0) {
      clearInterval(timer)
      timer = undefined
      return
    }
    looks += 1
    if (looks % sessionsEvery === 0) await endWithoutSession(reports, pages, clock.now())
    const quizIds = new Set([...pages].map(({ attempt }) => attempt.quizId))
    const quizzes = await listAccess(reports, [...quizIds])
    const now = clock.now()
    const lastDeadlines = await findLastDeadlines(reports, quizzes.values(), now)
    for (const page of pages) {
      const { quizId } = page.attempt
      tellIfMore(page, quizzes.get(quizId), lastDeadlines.get(quizId), now)
    }
  }

  function endAll(): void {
    for (const { stream } of pages) stream.end()
  }

  async function close(): Promise<void> {
    for (const { stream } of pages) stream.cut()
    clearInterval(timer)
    await looking
  }

  return { hold, endAll, close }
}

/** Ends the streams of a quiz that is gone, and of results that are whole: there is nothing more to wait for. */
function tellIfMore(page: Page, quiz: QuizToSee | undefined, lastDeadline: LastDeadline, now: number): void {
  const { attempt, stream } = page
  if (!quiz) return stream.end()
  const { result } = visibility({ reader: { kind: 'student' }, quiz, attempt, lastDeadline, now })
  if (result === page.seen) return
  page.seen = result
  stream.tell('look')
  if (result === 'full') stream.end()
}
