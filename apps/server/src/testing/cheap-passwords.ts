import type * as argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

// Password hashes are slow on purpose, and few tests are about that. Here new ones are hashed cheaply, and each pair is
// compared only once.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const { hash, verify } = await importOriginal<typeof argon2>()
  const compared = new Map<string, Promise<boolean>>()
  return {
    hash: (password: string, options: argon2.Options) =>
      hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
    verify: (hashed: string, password: string) => {
      const pair = JSON.stringify([hashed, password])
      const isRight = compared.get(pair) ?? verify(hashed, password)
      compared.set(pair, isRight)
      return isRight
    },
  }
})
