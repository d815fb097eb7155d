import type { Api } from '../api.ts'
import { tooMany } from './rate-limits.ts'

const crowdMs = 600_000
const crowdedFrom = 100
const siegeMs = 900_000
const besiegedFrom = 10
const maxRemembered = 1_000

type LoginCaller = { account: string; network: string; knownDevice: string | undefined }

export type GuessLimits = ReturnType<typeof createGuessLimits>

export function createGuessLimits({ clock, rateCounts }: Pick<Api, 'clock' | 'rateCounts'>) {
  const crowded = createReminders()
  const besieged = createReminders()

  async function noteWrong({ account, network }: LoginCaller, isFirst: boolean): Promise<void> {
    if (!rateCounts) return
    const now = clock.now()
    const wrong = await rateCounts.add(`wrong guesses ${network}`, crowdMs, now)
    if (wrong.count >= crowdedFrom) crowded.add(network, wrong.endsAt)
    if (!isFirst) return
    const networks = await rateCounts.add(`networks guessing ${account}`, siegeMs, now)
    if (networks.count >= besiegedFrom) besieged.add(account, networks.endsAt)
  }

  return {
    /** Per network, and per browser that the account knows. After ten networks: one in 5 minutes each. */
    async check(caller: LoginCaller, isRight: () => Promise<boolean>): Promise<boolean> {
      if (!rateCounts) return isRight()
      const { account, network, knownDevice } = caller
      const now = clock.now()
      const name = `guesses ${account} ${knownDevice ?? network}`
      const isBesieged = knownDevice === undefined && besieged.has(account, now)
      const guess = await rateCounts.addSpaced(name, isBesieged ? 'slow' : 'usual', now)
      if ('waitMs' in guess) throw tooMany(guess.waitMs)
      let outcome: boolean
      try {
        outcome = await isRight()
      } catch (error) {
        await rateCounts.takeBack(name, guess.endsAt).catch(letExpire)
        throw error
      }
      if (outcome) await rateCounts.forget(name).catch(letExpire)
      else if (knownDevice === undefined) await noteWrong(caller, guess.count === 1)
      return outcome
    },
    /** Nobody is blocked: one student who guesses must not lock out the school behind the same address. */
    isCrowded({ account, network }: LoginCaller): boolean {
      const now = clock.now()
      return crowded.has(network, now) || besieged.has(account, now)
    },
  }
}

function createReminders() {
  const ends = new Map<string, number>()
  return {
    has: (name: string, now: number) => (ends.get(name) ?? 0) > now,
    add: (name: string, endsAt: number) => {
      const [oldest] = ends.keys()
      if (oldest !== undefined && ends.size >= maxRemembered) ends.delete(oldest)
      ends.set(name, endsAt)
    },
  }
}

/** A count that cannot be reduced expires by itself, and the work is not affected. */
const letExpire = () => {}
