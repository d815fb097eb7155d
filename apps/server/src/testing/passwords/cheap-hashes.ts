import type * as argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

const { hash, verify } = await vi.importActual<typeof argon2>('@node-rs/argon2')
const compared = new Map<string, Promise<boolean>>()

/** Hashes that take no time. Each pair is compared only once, at its real cost. */
export const cheapHashes = {
  hash: (password: string, options: argon2.Options) =>
    hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
  verify: vi.fn((hashed: string, password: string) => {
    const pair = JSON.stringify([hashed, password])
    const isRight = compared.get(pair) ?? verify(hashed, password)
    compared.set(pair, isRight)
    return isRight
  }),
}
