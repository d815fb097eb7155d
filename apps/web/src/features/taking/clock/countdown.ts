import { createListeners } from '../../../lib/listeners.ts'

export type Countdown = ReturnType<typeof createCountdown>

const deviceClocks = { monotonic: () => performance.now(), wall: () => Date.now() }
const secondMs = 1_000
const sleepMs = 3_000
/** A server and a device never differ by more than this, unless time was given, in ms. */
export const unnoticedMs = 5_000

/**
 * The time left, by the server's clock. It starts from the server's value and counts down on the device's
 * monotonic clock. With `ask` any reply can bring a new value.
 */
export function createCountdown(remainingMs: number, clocks = deviceClocks) {
  const { tell, subscribe } = createListeners()
  let endsAt = clocks.monotonic() + remainingMs
  let leftMs = Math.max(0, remainingMs)
  let wallLead = clocks.wall() - clocks.monotonic()
  let onSleep = () => {}
  let isRunning = false
  let isEnded = false
  let tickTimer: ReturnType<typeof setTimeout> | undefined
  let endTimer: ReturnType<typeof setTimeout> | undefined

  const liveMs = () => Math.max(0, endsAt - clocks.monotonic())

  /** Updates the time left. Once it is 0 it stays 0, unless the server says that much more was given. */
  function repaint() {
    const isReopened = leftMs === 0 && liveMs() > unnoticedMs
    if (leftMs > 0 || isReopened) leftMs = liveMs()
    if (isReopened) isEnded = false
    tell()
    if (isReopened && isRunning) tick()
  }

  function tick() {
    noticeSleep()
    repaint()
    if (leftMs > 0) tickTimer = setTimeout(tick, Math.floor(leftMs % secondMs) + 1)
  }

  /** While a device sleeps, its monotonic clock may stand still; then only the server knows the time. */
  function noticeSleep() {
    const lead = clocks.wall() - clocks.monotonic()
    const hasSlept = lead - wallLead > sleepMs
    wallLead = lead
    if (hasSlept) onSleep()
  }

  /**
   * The end has its own timer, because browsers slow down timers that are renewed each second in a hidden
   * tab.
   */
  function awaitEnd() {
    clearTimeout(endTimer)
    if (isRunning) endTimer = setTimeout(repaint, liveMs() + 1)
  }

  return {
    /** The time left when it was last painted; it changes each second. */
    leftMs: () => leftMs,
    /** The time left right now. */
    liveMs,
    isOver: () => leftMs === 0,
    /** Whether an educator has ended the quiz before its time. */
    isEnded: () => isEnded,
    /**
     * Call when a request leaves; call the returned function with the reply's time left, in ms. The server
     * read its clock somewhere in between, so a slow reply says less about the end than a fast one.
     */
    ask() {
      const askedAt = clocks.monotonic()
      return (freshMs: number) => {
        const earliest = askedAt + freshMs
        const latest = clocks.monotonic() + freshMs
        endsAt = Math.min(Math.max(endsAt, earliest), latest)
        awaitEnd()
        repaint()
      }
    },
    /** More time was given, in ms. */
    lengthen(moreMs: number) {
      endsAt += moreMs
      awaitEnd()
      repaint()
    },
    /** An educator has ended the quiz: no time is left. */
    end() {
      isEnded = true
      endsAt = Math.min(endsAt, clocks.monotonic())
      repaint()
    },
    start(whenSlept: () => void) {
      onSleep = whenSlept
      isRunning = true
      tick()
      awaitEnd()
    },
    stop() {
      isRunning = false
      clearTimeout(tickTimer)
      clearTimeout(endTimer)
    },
    subscribe,
  }
}
