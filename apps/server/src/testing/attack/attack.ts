import type { Db } from '../../db/store.ts'
import type { People, World } from './target.ts'

/** Something hostile that is done to a server, and what must still hold. */
export type Attack = {
  name: string
  /** In words. */
  what: string
  /** It is single requests: none of them may hold the server up. A flood may, as long as everybody else is served. */
  isSingle?: true
  /** Students who come during the attack. */
  crowd?: number
  /** What has to be in the store beforehand. */
  fill?: (db: Db, people: People) => Promise<void>
  /** The greatest growth of the data folder, in MB; 16 where it does not say. */
  mostDiskMb?: number
  run: (world: World) => Promise<Outcome>
}

/** What came back, in short, and what must not have. */
export type Outcome = { happened: string; wrong?: string[] }

/** How long a flood lasts, in ms. */
export const floodMs = 10_000

/** The so-manieth local address of an attacker: all of 127/8 is this machine. */
export const address = (index: number) => `127.66.${Math.floor(index / 200) + 1}.${(index % 200) + 1}`

/** Does something again and again in several places at once, until the time is over. */
export async function inParallel<T>(
  places: number,
  ms: number,
  work: (place: number) => Promise<T>,
): Promise<T[]> {
  const until = performance.now() + ms
  const lines = Array.from({ length: places }, async (_, place) => {
    const done: T[] = []
    while (performance.now() < until) done.push(await work(place))
    return done
  })
  return (await Promise.all(lines)).flat()
}
