import { createSeededRandom } from '../seeded-random.ts'

/** Decisions that look random and are the same for the same seed. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  number: () => number
  /** True so often. */
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
