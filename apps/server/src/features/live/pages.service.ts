import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../db/store.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { deleteOldNodes, listChanged, replaceNode } from './pages.repository.ts'
import { endWithoutSession, type HeldStream, sessionsEvery } from './ended-sessions.service.ts'
import { type Moves, notePagesCame, notePagesLeft } from './presence.service.ts'

/** How often a node that holds pages looks into the store, in ms. */
const pulseMs = 1_000
/** Each of so many times, the node also gives a sign. */
const heartbeatEvery = 5
/** Clocks of nodes may differ by so much, and a transaction may take so long, in ms. */
const lookBackMs = 30_000
/** A student has a few tabs; of more pages than this the oldest is let go. */
const mostOfAttempt = 3

type Page = HeldStream & { durationMs: number }
type Parts = { db: Db; nodeId: string; clock: Clock; onFailure: (error: unknown) => void }

export type Pages = ReturnType<typeof createPages>

/**
 * The pages of running attempts that are connected to this process. One timer serves them all, and only while there
 * are any: it writes down who came and who left, tells pages whose attempt lasts longer now, or was ended, and lets those
 * go whose session has ended. The store knows that from whichever node did it.
 */
export function createPages({ db, nodeId, clock, onFailure }: Parts) {
  const held = new Map<string, Set<Page>>()
  let came = new Map<string, number>()
  let left = new Map<string, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  let pulses = 0
  let pulsing: Promise<void> | undefined

  const all = () => [...held.values()].flatMap((pages) => [...pages])

  /** Keeps a page's stream, and tells it at once how long its attempt lasts in all. */
  function hold(attemptId: string, durationMs: number, { stream, sessionId }: HeldStream): void {
    const pages = held.get(attemptId) ?? new Set<Page>()
    const page = { stream, sessionId, durationMs }
    if (pages.size === 0) came.set(attemptId, clock.now())
    left.delete(attemptId)
    held.set(attemptId, pages.add(page))
    const [oldest] = pages
    if (pages.size > mostOfAttempt) oldest?.stream.end()
    stream.onClose(() => release(attemptId, page))
    tell(page, durationMs)
    timer ??= setInterval(beat, pulseMs).unref()
  }

  function release(attemptId: string, page: Page): void {
    const pages = held.get(attemptId)
    if (!pages?.delete(page) || pages.size > 0) return
    held.delete(attemptId)
    left.set(attemptId, clock.now())
  }

  function beat(): void {
    pulsing ??= poll().finally(() => {
      pulsing = undefined
    })
  }

  async function poll(): Promise<void> {
    try {
      if (pulses % heartbeatEvery === 0) await replaceNode(db, nodeId, clock.now())
      if (pulses === 0) await deleteOldNodes(db, clock.now())
      pulses += 1
      await writeMoves()
      if (held.size === 0) return rest()
      await tellChanged()
      if (pulses % sessionsEvery === 0) await endWithoutSession(db, all(), clock.now())
    } catch (error) {
      report(error)
    }
  }

  function rest(): void {
    if (came.size > 0 || left.size > 0) return
    clearInterval(timer)
    timer = undefined
    pulses = 0
  }

  /** Whoever came and left again has first come, so that a time without the page is known. */
  async function writeMoves(): Promise<void> {
    if (came.size > 0) {
      const moves = came
      came = new Map()
      await notePagesCame(db, nodeId, moves).catch((error: unknown) => {
        came = keepFirst(moves, came)
        throw error
      })
    }
    if (left.size > 0) {
      const moves = left
      left = new Map()
      await notePagesLeft(db, nodeId, moves).catch((error: unknown) => {
        for (const [id, at] of moves) if (!held.has(id) && !left.has(id)) left.set(id, at)
        throw error
      })
    }
  }

  async function tellChanged(): Promise<void> {
    const now = clock.now()
    for (const { attemptId, ...time } of await listChanged(db, { since: now - lookBackMs, now })) {
      for (const page of held.get(attemptId) ?? []) tellTime(page, time)
    }
  }

  /** A store that is away is told elsewhere; what could not be written is tried again. */
  function report(error: unknown): void {
    if (!isUnavailable(error)) onFailure(error)
  }

  /** Ends all streams; their pages open others elsewhere. */
  function endAll(): void {
    for (const { stream } of all()) stream.end()
  }

  /** Ends all streams and writes down what is not written yet. */
  async function close(): Promise<void> {
    for (const { stream } of all()) stream.cut()
    clearInterval(timer)
    await pulsing
    for (const attemptId of held.keys()) left.set(attemptId, clock.now())
    held.clear()
    if (came.size === 0 && left.size === 0) return
    await replaceNode(db, nodeId, clock.now()).then(writeMoves).catch(report)
  }

  return { hold, endAll, close }
}

const keepFirst = (first: Moves, second: Moves) => new Map([...second, ...first])

/** A page is told of more time, and of less only if that is the end. */
function tellTime(page: Page, { durationMs, isEnded }: { durationMs: number; isEnded: boolean }): void {
  if (durationMs > page.durationMs) tell(page, durationMs)
  else if (isEnded && durationMs < page.durationMs) {
    page.durationMs = durationMs
    page.stream.tell('ended')
  }
}

function tell(page: Page, durationMs: number): void {
  page.durationMs = durationMs
  page.stream.tell(String(durationMs))
}
