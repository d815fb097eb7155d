import { createSeededRandom } from '../../apps/server/src/testing/seeded-random.ts'

/** Random decisions that are the same for the same seed. */
export type Chance = {
  /** At least 0 and less than 1. */
  number: () => number
  /** True with this probability. */
  happens: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}

export function createChance(seed: string): Chance {
  const random = createSeededRandom(seed)
  const number = () => Buffer.from(random.bytes(4)).readUInt32BE() / 2 ** 32
  return {
    number,
    happens: (probability) => number() < probability,
    pick: (list) => list[Math.floor(number() * list.length)] as (typeof list)[number],
    shuffle: (list) =>
      list
        .map((item) => ({ item, at: number() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}
