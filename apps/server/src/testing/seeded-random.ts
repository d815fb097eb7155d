import { createHash } from 'node:crypto'
import type { Random } from '../random.ts'

/** Random-looking bytes that are the same in every run. */
export function createSeededRandom(seed: string): Random {
  let count = 0
  return {
    bytes: (length) => {
      const blocks = Array.from({ length: Math.ceil(length / 32) }, () =>
        createHash('sha256')
          .update(`${seed} ${(count += 1)}`)
          .digest(),
      )
      return Buffer.concat(blocks).subarray(0, length)
    },
  }
}
