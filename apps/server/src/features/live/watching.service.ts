import type { LiveQuiz } from '@quizly/contract'
import { AppError, busy } from '../../app-error.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Store } from '../../db/store.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import type { Caller } from '../../http/api.ts'
import type { EventStream } from '../../http/event-stream.ts'
import { getLiveQuiz } from './live.service.ts'
import { endWithoutSession, type HeldStream, sessionsEvery } from './ended-sessions.service.ts'
import { findMark } from './watching.repository.ts'

/** How often is asked whether something has changed, in ms. */
const lookMs = 1_000
/** Every so many times everything is read again: who is offline changes by time alone. */
const fullRefreshEvery = 5
/** Each so many times it is told even if nothing has changed, so that a page knows that it is connected. */
const heartbeatEvery = 15
/** Streams of this process: of one educator, of one network, and in all. */
const most = { user: 6, network: 200, all: 500 }

type Watcher = HeldStream & { network: string }
type Watch = { quizId: string; userId: string; watchers: Set<Watcher>; mark: string; told: string }
type Parts = Pick<Store, 'db' | 'reports'> & {
  clock: Clock
  /** Writes a reply as JSON. */
  toJson: (body: LiveQuiz) => string
  onFailure: (error: unknown) => void
}
type Reader = { quizId: string; user: Caller; network: string }

export type Watching = ReturnType<typeof createWatching>

/**
 * The live pages of educators that are connected to this process. One timer serves them all, and only while there are
 * any. It asks the store, which knows what happened at every node, and writes to a page only if something has changed.
 * A page whose session has ended, or whose reader has no role on the quiz any more, is let go.
 */
export function createWatching({ clock, toJson, onFailure, ...store }: Parts) {
  const watches = new Map<string, Watch>()
  let timer: ReturnType<typeof setInterval> | undefined
  let looks = 0
  let looking: Promise<void> | undefined

  const all = () => [...watches.values()].flatMap(({ watchers }) => [...watchers])

  /** Throws if there are too many streams already; their pages then ask every few seconds. */
  function requirePlace({ user, network }: Reader): void {
    const present = all()
    if (present.length >= most.all) throw busy()
    const ofUser = [...watches.values()].filter(({ userId }) => userId === user._id)
    const count = ofUser.reduce((sum, { watchers }) => sum + watchers.size, 0)
    const ofNetwork = present.filter((each) => each.network === network).length
    if (count < most.user && ofNetwork < most.network) return
    throw new AppError('too-many-requests', 'Too many pages follow quizzes. Close some pages.')
  }

  /** Keeps a page's stream, and tells it at once how things stand. */
  function hold({ quizId, user, network }: Reader, body: LiveQuiz, stream: EventStream): void {
    if (stream.isClosed) return
    const key = `${quizId} ${user._id}`
    const watch = watches.get(key) ?? {
      quizId,
      userId: user._id,
      watchers: new Set<Watcher>(),
      mark: '',
      told: withoutPassing(body, clock.now()),
    }
    const watcher = { stream, sessionId: user.sessionId, network }
    watches.set(key, watch)
    watch.watchers.add(watcher)
    stream.onClose(() => {
      watch.watchers.delete(watcher)
      if (watch.watchers.size === 0) watches.delete(key)
    })
    stream.tell(toJson(body))
    timer ??= setInterval(look, lookMs).unref()
  }

  function look(): void {
    looking ??= lookAtAll().finally(() => {
      looking = undefined
    })
  }

  async function lookAtAll(): Promise<void> {
    looks += 1
    const isWhole = looks % fullRefreshEvery === 0
    if (looks % sessionsEvery === 0) await endWithoutSession(store.reports, all(), clock.now()).catch(report)
    for (const watch of watches.values()) {
      try {
        await lookAt(watch, isWhole)
      } catch (error) {
        report(error)
      }
    }
    if (watches.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function report(error: unknown): void {
    if (!isUnavailable(error)) onFailure(error)
  }

  async function lookAt(watch: Watch, isWhole: boolean): Promise<void> {
    const { quizId, userId } = watch
    const mark = await findMark(store.reports, quizId)
    if (mark === watch.mark && !isWhole) return
    watch.mark = mark
    await endWithoutSession(store.reports, watch.watchers, clock.now())
    if (watch.watchers.size === 0) return
    const now = clock.now()
    const body = await getLiveQuiz(store, quizId, userId, now).catch(goneIfNotFound)
    if (!body) return end(watch.watchers)
    const told = withoutPassing(body, now)
    if (told === watch.told && looks % heartbeatEvery !== 0) return
    watch.told = told
    const json = toJson(body)
    for (const { stream } of watch.watchers) stream.tell(json)
  }

  /** Ends all streams; their pages open others elsewhere. */
  function endAll(): void {
    end(all())
  }

  async function close(): Promise<void> {
    for (const { stream } of all()) stream.cut()
    clearInterval(timer)
    await looking
  }

  return { requirePlace, hold, endAll, close }
}

function end(watchers: Iterable<Watcher>): void {
  for (const { stream } of watchers) stream.end()
}

/** No body for a quiz that is gone, or is not this reader's any more. */
function goneIfNotFound(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not-found') return undefined
  throw error
}

/** What is told, with moments in place of what changes while time passes. */
function withoutPassing({ students, ...rest }: LiveQuiz, now: number): string {
  const still = students.map(({ remainingMs = 0, savedMsAgo, offlineMs, ...student }) => ({
    ...student,
    until: student.state === 'not-started' || remainingMs === 0 ? remainingMs : now + remainingMs,
    saved: savedMsAgo && now - savedMsAgo,
    offline: offlineMs && now - offlineMs,
  }))
  return JSON.stringify([rest, still])
}
