import { hash } from 'node:crypto'
import type { Random } from '../random.ts'

/** Random-looking bytes that are the same in every run. */
export function createSeededRandom(seed: string): Random {
  let count = 0
  return {
    bytes: (length) => {
      const blocks = Array.from({ length: Math.ceil(length / 32) }, () =>
        hash('sha256', `${seed} ${(count += 1)}`, 'buffer'),
      )
      return Buffer.concat(blocks).subarray(0, length)
    },
  }
}
