import { performance } from 'node:perf_hooks'
import { type Boot, readBoot, type ReadBoot } from './boot.ts'
import type { Clock } from './clock.ts'

/** Beyond this, in ms, the wall clock has been set; leap seconds and coarse clocks stay below. */
const toleratedMs = 2_000

type Sources = {
  /** What the machine shows: people, time servers and empty batteries set it. */
  wall: () => number
  /** Nobody can set it, but it may stand still while the machine sleeps. */
  monotonic: () => number
  boot: ReadBoot
}

const ofThisMachine: Sources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  boot: readBoot,
}

export type SystemClock = Required<Clock> & {
  /**
   * Goes on where a server has left off that knew what time it was: by the machine's uptime if it was up all the
   * time, else by the wall clock, but never from before.
   */
  resume: (left: { at: number; boot: Boot }) => void
}

/**
 * The wall clock as it is now, and from then on the time that passes by itself: whoever sets the wall clock gives nobody
 * more time and takes none. `onJump` is told by how many ms it is ahead of where it should be. Sleep counts as time.
 */
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
  const heedWall = () => {
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
      heedWall()
      return Math.floor(current())
    },
    rejoin: () => joinAt(wall()),
    resume: (left) => {
      const here = boot()
      const isSameBoot = here.id !== undefined && here.id === left.boot.id
      const sinceMs = here.uptimeMs - left.boot.uptimeMs
      joinAt(isSameBoot && sinceMs >= 0 ? left.at + sinceMs : Math.max(wall(), left.at))
      heedWall()
    },
  }
}
