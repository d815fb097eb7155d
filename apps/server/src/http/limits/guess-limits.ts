import type { Api } from '../api.ts'
import { tooMany } from './rate-limits.ts'

const crowdMs = 600_000
const crowdedFrom = 100
const siegeMs = 900_000
const besiegedFrom = 10
const mostRemembered = 1_000

/** Who guesses the password of an account: from a network, or in a browser that the account has used before. */
type Guesser = { account: string; network: string; knownDevice: string | undefined }

/** Slows down guessing of passwords without locking anybody out. */
export type GuessLimits = ReturnType<typeof createGuessLimits>

export function createGuessLimits({ clock, rateCounts }: Pick<Api, 'clock' | 'rateCounts'>) {
  const crowded = createReminders()
  const besieged = createReminders()

  /** Counts a wrong guess from a network that the account does not know. */
  async function noteWrong({ account, network }: Guesser, isFirst: boolean): Promise<void> {
    if (!rateCounts) return
    const now = clock.now()
    const wrong = await rateCounts.add(`wrong guesses ${network}`, crowdMs, now)
    if (wrong.count >= crowdedFrom) crowded.keep(network, wrong.endsAt)
    if (!isFirst) return
    const networks = await rateCounts.add(`networks guessing ${account}`, siegeMs, now)
    if (networks.count >= besiegedFrom) besieged.keep(account, networks.endsAt)
  }

  return {
    /**
     * Checks one guess. Guesses at one account count for each network, and for each browser that the account knows. After
     * five wrong ones the next must wait: 1 s, then 2 s, at most 30 s. At an account at which ten networks have
     * guessed, each has one guess in five minutes. An earlier guess is refused without a check. While a check runs it
     * counts as wrong, so that many parallel guesses gain nothing.
     */
    async check(guesser: Guesser, isRight: () => Promise<boolean>): Promise<boolean> {
      if (!rateCounts) return isRight()
      const { account, network, knownDevice } = guesser
      const now = clock.now()
      const name = `guesses ${account} ${knownDevice ?? network}`
      const isBesieged = knownDevice === undefined && besieged.has(account, now)
      const guess = await rateCounts.addSpaced(name, isBesieged ? 'slow' : 'usual', now)
      if ('waitMs' in guess) throw tooMany(guess.waitMs)
      let outcome: boolean
      try {
        outcome = await isRight()
      } catch (error) {
        await rateCounts.takeBack(name, guess.endsAt).catch(letItEnd)
        throw error
      }
      if (outcome) await rateCounts.forget(name).catch(letItEnd)
      else if (knownDevice === undefined) await noteWrong(guesser, guess.count === 1)
      return outcome
    },
    /**
     * Whether so many wrong guesses come from this network, or at this account, that they are checked one after another.
     * Nobody is blocked: one student who guesses must not lock out the school behind the same address.
     */
    isCrowded({ account, network }: Guesser): boolean {
      const now = clock.now()
      return crowded.has(network, now) || besieged.has(account, now)
    },
  }
}

/** Names that are remembered until a moment. If there are too many, the oldest is forgotten. */
function createReminders() {
  const ends = new Map<string, number>()
  return {
    has: (name: string, now: number) => (ends.get(name) ?? 0) > now,
    keep: (name: string, endsAt: number) => {
      const [oldest] = ends.keys()
      if (oldest !== undefined && ends.size >= mostRemembered) ends.delete(oldest)
      ends.set(name, endsAt)
    },
  }
}

/** A count that cannot be reduced expires by itself, and the work is not affected. */
const letItEnd = () => {}
