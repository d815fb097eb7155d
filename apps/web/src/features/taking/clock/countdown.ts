import { createListeners } from '../../../lib/listeners.ts'

export type Countdown = ReturnType<typeof createCountdown>

const deviceClocks = { monotonic: () => performance.now(), wall: () => Date.now() }
const secondMs = 1_000
const sleepMs = 3_000

/**
 * The time left, by the server's clock: it is told how much is left and counts down on the device's monotonic clock,
 * always from that value. `ask` takes a fresh value from any reply.
 */
export function createCountdown(remainingMs: number, clocks = deviceClocks) {
  const { tell, subscribe } = createListeners()
  let endsAt = clocks.monotonic() + remainingMs
  let leftMs = Math.max(0, remainingMs)
  let wallLead = clocks.wall() - clocks.monotonic()
  let onSleep = () => {}
  let isRunning = false
  let tickTimer: ReturnType<typeof setTimeout> | undefined
  let endTimer: ReturnType<typeof setTimeout> | undefined

  const liveMs = () => Math.max(0, endsAt - clocks.monotonic())

  /** Shows the time left as it is now. Once it is 0 it stays so. */
  function repaint() {
    if (leftMs > 0) leftMs = liveMs()
    tell()
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

  /** A timer of its own for the end: browsers slow down those that are renewed each second in a hidden tab. */
  function awaitEnd() {
    clearTimeout(endTimer)
    if (isRunning) endTimer = setTimeout(repaint, liveMs() + 1)
  }

  return {
    /** The time left when it was last painted; it changes each second. */
    leftMs: () => leftMs,
    /** The time left at this very moment. */
    liveMs,
    isOver: () => leftMs === 0,
    /**
     * To be called as a question leaves; what it gives back takes the time left that the reply brings, in ms. The server
     * looked at its clock somewhere in between, so a reply that was long on its way says less about the end.
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
