import type { Api } from '../api.ts'
import { tooMany } from './rate-limits.ts'

const crowdMs = 600_000
const crowdedFrom = 100
const mostRemembered = 1_000

/** Slows down guessing of passwords without locking anybody out. */
export type GuessLimits = ReturnType<typeof createGuessLimits>

export function createGuessLimits({ clock, rateCounts }: Pick<Api, 'clock' | 'rateCounts'>) {
  const crowded = new Map<string, number>()
  return {
    /**
     * Checks one guess by `guesser`. After five wrong ones the next must wait: 1 s, then 2 s, at most 30 s.
     * An earlier guess is refused without a check. While a check runs it counts as wrong, so that many
     * parallel guesses gain nothing.
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
    /** Counts a wrong guess from this network. */
    async noteWrong(network: string): Promise<void> {
      if (!rateCounts) return
      const { count, endsAt } = await rateCounts.add(`wrong guesses ${network}`, crowdMs, clock.now())
      if (count < crowdedFrom) return
      const [oldest] = crowded.keys()
      if (oldest !== undefined && crowded.size >= mostRemembered) crowded.delete(oldest)
      crowded.set(network, endsAt)
    },
    /**
     * Whether this network has made so many wrong guesses that its log-ins are checked one after another. It
     * is not blocked: one student who guesses must not lock out the school behind the same address.
     */
    isCrowded: (network: string): boolean => (crowded.get(network) ?? 0) > clock.now(),
  }
}

/** A count that cannot be reduced expires by itself, and the work is not affected. */
const letItEnd = () => {}
