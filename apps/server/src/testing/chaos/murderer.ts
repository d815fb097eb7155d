import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from './chance.ts'
import type { Target } from './target.ts'

const longestDelayMs = 50

/**
 * Kills servers so many times, at random moments of the work: each time that so many answers have been acknowledged,
 * and a few ms later. `expected` is about how many there will be.
 */
export function createMurderer(
  target: Target,
  chance: Chance,
  { kills, expected }: { kills: number; expected: number },
) {
  const moments = Array.from({ length: kills }, () => chance.number() * 0.8 * expected).toSorted(
    (a, b) => a - b,
  )
  let acknowledged = 0
  let killed = 0
  let working = Promise.resolve()
  const killNext = async () => {
    await wait(longestDelayMs * chance.number())
    await target.murder()
    killed += 1
  }
  return {
    onAcknowledged: (count: number) => {
      acknowledged += count
      while (moments[0] !== undefined && acknowledged >= moments[0]) {
        moments.shift()
        working = working.then(killNext)
      }
    },
    /** Waits for the last start, and says how often somebody was killed and how much was acknowledged. */
    finish: async () => {
      await working
      return { killed, acknowledged }
    },
  }
}
