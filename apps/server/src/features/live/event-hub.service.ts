import { AppError, busy } from '../../app-error.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../db/store.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import type { EventStream, Opener } from '../../http/event-stream.ts'
import { listOpenSessions } from './events.repository.ts'

const pollMs = 1_000
/** Each of so many times, streams are ended whose session has ended. */
const sessionsEvery = 3
const sessionsAtOnce = 500

type Typed = { type: string }

export type Page<Event extends Typed = Typed> = Opener & {
  stream: EventStream<Event>
}

export type Group<State, Event extends Typed> = { state: State; pages: Set<Page<Event>> }

type TopicOptions<State, Event extends Typed> = {
  name: string
  limits: {
    /** Pages of one group, and of one account; the oldest makes room. */
    group?: number
    account?: number
    /** Pages in this process of one group, of one person, of one network, and in all; more are refused. */
    places?: { group: number; user: number; network: number; all: number }
  }
  /** `polls` counts from 0 since there were no pages. */
  poll: (groups: ReadonlyMap<string, Group<State, Event>>, polls: number) => Promise<void>
  /** Whether polls are needed without any page. */
  isPending?: () => boolean
  onFirstPage?: (key: string) => void
  onLastPage?: (key: string) => void
  close?: (keys: Iterable<string>) => Promise<void>
}

type Pages<Event extends Typed = Typed> = { pages: Iterable<Page<Event>> }
type Subscriber = { key: string; userId: string; network: string }
type AnyTopic = { poll: () => void; isIdle: () => boolean; pages: () => Page[]; close: () => Promise<void> }
type Parts = { reports: Db; clock: Clock; log: { error: (data: object, text: string) => void } }

export type EventHub = ReturnType<typeof createEventHub>

/** One timer serves all streams of this process, and only while there are any. */
export function createEventHub({ reports, clock, log }: Parts) {
  const topics: AnyTopic[] = []
  let timer: ReturnType<typeof setInterval> | undefined

  function tick(): void {
    const now = performance.now()
    for (const { pages } of topics) for (const { stream } of pages()) stream.endIfUnread(now)
    for (const topic of topics) topic.poll()
    if (!topics.every(({ isIdle }) => isIdle())) return
    clearInterval(timer)
    timer = undefined
  }

  function openTopic<State, Event extends Typed>(options: TopicOptions<State, Event>) {
    const topic = createTopic(options, { reports, clock, log })
    topics.push(topic)
    return {
      ...topic,
      join(...joining: Parameters<typeof topic.join>): void {
        topic.join(...joining)
        timer ??= setInterval(tick, pollMs).unref()
      },
    }
  }

  function endAll(): void {
    for (const { pages } of topics) for (const { stream } of pages()) stream.end()
  }

  async function close(): Promise<void> {
    clearInterval(timer)
    for (const topic of topics) await topic.close()
  }

  return { openTopic, endAll, close }
}

const placesOf = (key: string, { pages }: Pages): Subscriber[] =>
  Array.from(pages, ({ userId, network }) => ({ key, userId, network }))

function endOldest(pages: ReadonlySet<Page>, most = Infinity): void {
  const [oldest] = pages
  if (pages.size > most) oldest?.stream.end()
}

function createTopic<State, Event extends Typed>(
  { name, limits, poll, isPending, onFirstPage, onLastPage, close }: TopicOptions<State, Event>,
  { reports, clock, log }: Parts,
) {
  const groups = new Map<string, Group<State, Event>>()
  const byAccount = new Map<string, Set<Page<Event>>>()
  const opening = new Set<Subscriber>()
  let polls = 0
  let polling: Promise<void> | undefined

  const pages = () => [...groups.values()].flatMap((group) => [...group.pages])
  const isIdle = () => groups.size === 0 && !polling && !isPending?.()

  /** Keeps a page's stream, and sends it the state of now. What the other pages of its group know may be newer. */
  function join(key: string, page: Page<Event>, state: State, event: Event): void {
    if (page.stream.isClosed) return
    const group = groups.get(key) ?? { state, pages: new Set() }
    if (group.pages.size === 0) onFirstPage?.(key)
    groups.set(key, group)
    group.pages.add(page)
    endOldest(group.pages, limits.group)
    const ofAccount = byAccount.get(page.userId) ?? new Set()
    byAccount.set(page.userId, ofAccount.add(page))
    endOldest(ofAccount, limits.account)
    page.stream.onClose(() => leave(key, group, page))
    page.stream.send(event)
  }

  function leave(key: string, group: Group<State, Event>, page: Page<Event>): void {
    const ofAccount = byAccount.get(page.userId)
    ofAccount?.delete(page)
    if (ofAccount?.size === 0) byAccount.delete(page.userId)
    group.pages.delete(page)
    if (group.pages.size > 0 || groups.get(key) !== group) return
    groups.delete(key)
    onLastPage?.(key)
  }

  function pollOnce(): void {
    if (isIdle()) polls = 0
    else
      polling ??= pollAll()
        .catch(report)
        .finally(() => (polling = undefined))
  }

  async function pollAll(): Promise<void> {
    await poll(groups, polls)
    polls += 1
    if (polls % sessionsEvery === 0) await endWithoutSession(reports, pages(), clock.now())
  }

  /** A store that is away is reported elsewhere. */
  function report(error: unknown): void {
    if (!isUnavailable(error)) log.error({ err: error }, `${name}: a poll failed; the next one tries again`)
  }

  /** Counts one who opens a stream of a group, until the returned function is called; throws if there is no room. */
  function takePlace(key: string, { userId, network }: Opener): () => void {
    const { places } = limits
    const place = { key, userId, network }
    if (places) {
      const taken = [...opening, ...[...groups].flatMap(([own, group]) => placesOf(own, group))]
      if (taken.length >= places.all) throw busy()
      const isFull = (field: keyof Subscriber, most: number) =>
        taken.filter((each) => each[field] === place[field]).length >= most
      if (isFull('key', places.group) || isFull('userId', places.user) || isFull('network', places.network))
        throw new AppError('too-many-requests', 'too-many-pages')
    }
    opening.add(place)
    return () => opening.delete(place)
  }

  return {
    join,
    takePlace,
    report,
    pages,
    isIdle,
    poll: pollOnce,
    async close(): Promise<void> {
      for (const { stream } of pages()) stream.destroy()
      await polling
      const keys = [...groups.keys()]
      groups.clear()
      await close?.(keys).catch(report)
    },
  }
}

export function send<Event extends Typed>({ pages }: Pages<Event>, event: Event): void {
  const [first] = pages
  const text = first?.stream.textOf(event) ?? ''
  for (const { stream } of pages) stream.sendText(text)
}

export function end({ pages }: Pages): void {
  for (const { stream } of pages) stream.end()
}

export async function endWithoutSession(db: Db, pages: Iterable<Page>, now: number): Promise<void> {
  const bySession = Map.groupBy(pages, ({ sessionId }) => sessionId)
  const ids = [...bySession.keys()]
  for (let first = 0; first < ids.length; first += sessionsAtOnce) {
    const some = ids.slice(first, first + sessionsAtOnce)
    const open = await listOpenSessions(db, some, now)
    for (const id of some) {
      if (!open.has(id)) for (const { stream } of bySession.get(id) ?? []) stream.end()
    }
  }
}
