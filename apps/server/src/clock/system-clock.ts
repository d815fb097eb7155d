import { type Boot, readBoot, type ReadBoot } from './boot.ts'
import type { Clock } from './clock.ts'

/** By more than this, in ms, only somebody sets a clock: leap seconds and coarse clocks differ less. */
const toleratedMs = 2_000

type Sources = {
  wall: () => number
  /** Cannot be set, but may stand still while the machine sleeps. */
  monotonic: () => number
  boot: ReadBoot
}

const ofThisMachine: Sources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  boot: readBoot,
}

export type SystemClock = Required<Clock> & {
  resume: (left: { at: number; boot: Boot }) => void
}

/** Elapsed time is counted, sleep included, so that setting the wall clock changes no deadline. */
export function createSystemClock(
  onJump: (byMs: number) => void,
  { wall, monotonic, boot }: Sources = ofThisMachine,
): SystemClock {
  let joinedAt = 0
  let wallAheadMs = 0
  let sleptMs = 0

  const current = () => joinedAt + monotonic()
  const slept = () => boot().uptimeMs - monotonic()
  const joinAt = (moment: number) => {
    joinedAt = moment - monotonic()
    wallAheadMs = 0
    sleptMs = slept()
  }
  const wallJump = () => wall() - current() - wallAheadMs
  const detectClockChange = () => {
    if (Math.abs(wallJump()) <= toleratedMs) return
    const asleep = slept() - sleptMs
    if (asleep > toleratedMs) {
      joinedAt += asleep
      sleptMs += asleep
    }
    const byMs = wallJump()
    if (Math.abs(byMs) <= toleratedMs) return
    wallAheadMs += byMs
    onJump(Math.round(byMs))
  }

  joinAt(wall())
  return {
    now: () => {
      detectClockChange()
      return Math.floor(current())
    },
    resync: () => joinAt(wall()),
    resume: (left) => {
      const here = boot()
      const isSameBoot = here.id !== undefined && here.id === left.boot.id
      const sinceMs = here.uptimeMs - left.boot.uptimeMs
      joinAt(isSameBoot && sinceMs >= 0 ? left.at + sinceMs : Math.max(wall(), left.at))
      detectClockChange()
    },
  }
}
