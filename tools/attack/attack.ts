import type { Db } from '../../apps/server/src/db/store.ts'
import type { People, Fixture } from './target.ts'

/** An attack on a server, and what must still hold during it. */
export type Attack = {
  name: string
  /** A description. */
  what: string
  /**
   * The attack is single requests, and none of them may block the server. A flood may, as long as everybody
   * else is served.
   */
  isSingle?: true
  /** Students who arrive during the attack. */
  crowd?: number
  /** Settings of the server other than the defaults, and what stands beside it; `end` takes that away. */
  beside?: () => Promise<{ settings: Record<string, string>; end: () => Promise<void> }>
  /** Fills the store beforehand. */
  fill?: (db: Db, people: People) => Promise<void>
  /** How much the data folder may grow, in MB; 20 by default. */
  maxDiskMb?: number
  run: (fixture: Fixture) => Promise<Outcome>
}

/** A short summary of the replies, and of those that should not have occurred. */
export type Outcome = { happened: string; wrong?: string[] }

/** How long a flood lasts, in ms. */
export const floodMs = 10_000

/** The attacker's local address with this index: all of 127/8 is this machine. */
export const address = (index: number) => `127.66.${Math.floor(index / 200) + 1}.${(index % 200) + 1}`

/** Repeats something in several parallel loops until the time is over. */
export async function inParallel<T>(
  places: number,
  ms: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const until = performance.now() + ms
  const lines = Array.from({ length: places }, async (_, index) => {
    const done: T[] = []
    while (performance.now() < until) done.push(await work(index))
    return done
  })
  return (await Promise.all(lines)).flat()
}

/** An attack on people and quizzes that are seeded beforehand. */
export function withSeed<P>(
  { name, what }: Pick<Attack, 'name' | 'what'>,
  fill: (db: Db) => Promise<P>,
  run: (port: number, seeded: P) => Promise<Outcome>,
): Attack {
  let seeded: P | undefined
  return {
    name,
    what,
    fill: async (db) => {
      seeded = await fill(db)
    },
    run: ({ port }) => run(port, seeded as P),
  }
}
