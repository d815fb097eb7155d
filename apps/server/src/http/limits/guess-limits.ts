import type { Api } from '../api.ts'
import { tooMany } from './rate-limits.ts'

const crowdMs = 600_000
const crowdedFrom = 100
const mostRemembered = 1_000

/** Keeps guessing of passwords slow without locking anybody out. */
export type GuessLimits = ReturnType<typeof createGuessLimits>

export function createGuessLimits({ clock, rateCounts }: Pick<Api, 'clock' | 'rateCounts'>) {
  const crowded = new Map<string, number>()
  return {
    /**
     * Runs the check of one guess by `guesser`. After five wrong ones the next has to wait: for a second, for two, at most
     * for half a minute. Who comes earlier is told so, and nothing is checked. A check under way counts as wrong until it
     * has proved right, so that many at once are no way around.
     */
    async check(guesser: string, isRight: () => Promise<boolean>): Promise<boolean> {
      if (!rateCounts) return isRight()
      const name = `guesses ${guesser}`
      const guess = await rateCounts.addSpaced(name, clock.now())
      if ('waitMs' in guess) throw tooMany(guess.waitMs)
      let outcome: boolean
      try {
        outcome = await isRight()
      } catch (error) {
        await rateCounts.takeBack(name, guess.endsAt).catch(letItEnd)
        throw error
      }
      if (outcome) await rateCounts.forget(name).catch(letItEnd)
      return outcome
    },
    /** Counts a wrong guess that came from this network. */
    async noteWrong(network: string): Promise<void> {
      if (!rateCounts) return
      const { count, endsAt } = await rateCounts.add(`wrong guesses ${network}`, crowdMs, clock.now())
      if (count < crowdedFrom) return
      const [oldest] = crowded.keys()
      if (oldest !== undefined && crowded.size >= mostRemembered) crowded.delete(oldest)
      crowded.set(network, endsAt)
    },
    /**
     * Whether so many wrong guesses come from this network that it has to line up. It is no wall: a pupil who guesses at
     * random must not keep the school behind the same address from logging in.
     */
    isCrowded: (network: string): boolean => (crowded.get(network) ?? 0) > clock.now(),
  }
}

/** What cannot be taken back is over with its time; the work has succeeded or failed by itself. */
const letItEnd = () => {}
