import type { AttemptState, Now, Transition } from './attempt-state.ts'
import type { KnownTime } from './browser-report.ts'

const secondMs = 1_000
const sleepMs = 3_000
/** A longer timer would run off at once. */
const longestTimerMs = 2 ** 31 - 1
/** A server and a device never differ by more than this, unless time was given, in ms. */
export const unnoticedMs = 5_000

/** The time left right now; `leftMs` is what was painted last. */
export const liveMs = ({ endsAt }: AttemptState, { monotonic }: Now) => Math.max(0, endsAt - monotonic)

export const isOver = ({ leftMs }: AttemptState) => leftMs === 0

export const elapsedMs = ({ state, now }: Transition) => Math.max(0, state.durationMs - liveMs(state, now))

/** In ms since 1970, for ages of answers. Never goes back; a monotonic clock may stand still in sleep. */
export const deviceTime = ({ state, now }: Transition) => Math.round(now.monotonic + state.deviceLead)

export function setTimer(
  { state, now }: Transition,
  name: keyof AttemptState['timers'],
  inMs?: number,
): void {
  state.timers[name] = inMs === undefined ? undefined : now.monotonic + inMs
}

/** Paints the time left. Once it is 0 it stays 0, unless the server says that much more was given. */
export function paint(transition: Transition): void {
  const { state, now } = transition
  const live = liveMs(state, now)
  const isReopened = isOver(state) && live > unnoticedMs
  if (isReopened) state.isEnded = false
  if (isReopened || !isOver(state)) state.leftMs = live
  const isCounting = state.isRunning && !isOver(state)
  setTimer(transition, 'tick', isCounting ? Math.floor(state.leftMs % secondMs) + 1 : undefined)
}

/** The end has its own timer, because browsers slow down timers that are renewed each second in a hidden tab. */
export function awaitEnd(transition: Transition): void {
  const endsInMs = Math.min(liveMs(transition.state, transition.now) + 1, longestTimerMs)
  if (transition.state.isRunning) setTimer(transition, 'end', endsInMs)
  paint(transition)
}

/** The server read its clock after `askedAt`, so a slow reply says less about the end than a fast one. */
export function correctEnd(transition: Transition, askedAt: number, remainingMs: number): void {
  const { state, now } = transition
  state.endsAt = Math.min(Math.max(state.endsAt, askedAt + remainingMs), now.monotonic + remainingMs)
  awaitEnd(transition)
}

export function endNow(transition: Transition): void {
  transition.state.isEnded = true
  transition.state.endsAt = Math.min(transition.state.endsAt, transition.now.monotonic)
  paint(transition)
}

/** Whether the device seems to have slept, or its clock was set. Then only the server knows the time. */
export function detectClockChange({ state, now }: Transition): boolean {
  const lead = now.wall - now.monotonic
  const hasChanged = lead - state.wallLead > sleepMs
  state.wallLead = lead
  return hasChanged
}

/** `isDoubtful`: only this clock says that the time is over; it may have been set, so the server is asked. */
export function estimateRemaining({ remainingMs, at }: KnownTime, now: number) {
  const left = remainingMs - Math.max(0, now - at)
  const isDoubtful = remainingMs > 0 && left <= 0
  return { remainingMs: isDoubtful ? remainingMs : Math.max(0, left), isDoubtful }
}
