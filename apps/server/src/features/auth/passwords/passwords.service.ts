import { availableParallelism } from 'node:os'
import { AppError } from '../../../app-error.ts'
import { createQueue } from '../../../http/limits/queue.ts'
import type { Random } from '../../../random.ts'

/** Argon2id is the library's default algorithm. 19 MiB and two passes: one hash takes about 18 ms. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password that nobody knows: checking an unknown e-mail must take as long as a known one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$OAXfmbP/0HKQ2ZBqwjcYOw$CTZgbe3w/4R/f1lLN72o2YT0eq6zuJCC85bU+cYZH4U'

const maxWaiting = 500
const refusal = () =>
  new AppError('busy', 'many-log-in', {
    retryAfterSeconds: 5,
  })

/** Callers take turns, so a network that sends many log-ins mostly delays itself. */
type Caller = { by: string }

export type Passwords = {
  hash: (password: string, caller: Caller) => Promise<string>
  /**
   * Whether the password is correct. Without a hash, or with the empty one of a deleted account: false, after
   * the same time. With `apart` the check waits in a separate queue, so that guesses do not delay others.
   */
  verify: (
    password: string,
    passwordHash: string | undefined,
    caller: Caller & { apart?: boolean },
  ) => Promise<boolean>
}

/** Its binary is loaded with the first password. */
const argon2 = () => import('@node-rs/argon2')

/** At most as many at once as there are cores. */
export function createPasswords(random: Random): Passwords {
  const parallel = createQueue({ places: availableParallelism(), maxWaiting, refusal })
  const serial = createQueue({ places: 1, maxWaiting, refusal })
  return {
    hash: (password, { by }) =>
      parallel(by, async () => {
        const { hash } = await argon2()
        return hash(password.normalize('NFC'), { ...parameters, salt: random.bytes(16) })
      }),
    verify: async (password, passwordHash, { by, apart = false }) => {
      const queue = apart ? serial : parallel
      const isRight = await queue(by, async () => {
        const { verify } = await argon2()
        return verify(passwordHash || nobodysHash, password.normalize('NFC'))
      })
      return isRight && Boolean(passwordHash)
    },
  }
}
