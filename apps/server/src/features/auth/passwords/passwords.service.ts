import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../../app-error.ts'
import type { Random } from '../../../random.ts'

/** Argon2id is the library's default algorithm. 19 MiB and two passes: one hash takes about 18 ms. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password that nobody knows: checking an unknown e-mail must take as long as a known one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$OAXfmbP/0HKQ2ZBqwjcYOw$CTZgbe3w/4R/f1lLN72o2YT0eq6zuJCC85bU+cYZH4U'

/**
 * The caller who waits for a hash. Callers take turns, so a network that sends many log-ins mostly delays
 * itself.
 */
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

/**
 * Hashes and checks passwords, at most as many at once as there are cores. Checks that are kept apart run one
 * at a time.
 */
export function createPasswords(random: Random): Passwords {
  const inTurn = createQueue(availableParallelism(), 500)
  const inLine = createQueue(1, 500)
  return {
    hash: (password, { by }) =>
      inTurn(by, () => hash(password.normalize('NFC'), { ...parameters, salt: random.bytes(16) })),
    verify: async (password, passwordHash, { by, apart = false }) => {
      const queue = apart ? inLine : inTurn
      const isRight = await queue(by, () => verify(passwordHash || nobodysHash, password.normalize('NFC')))
      return isRight && Boolean(passwordHash)
    },
  }
}

/**
 * Runs at most `places` jobs at once, and lets callers take turns. If `greatestLength` jobs are waiting, the newest
 * job of the caller with the most of them throws `busy` instead of waiting.
 */
export function createQueue(places: number, greatestLength: number) {
  const waiting = new Map<string, PromiseWithResolvers<void>[]>()
  let countWaiting = 0
  let free = places

  const join = (by: string): Promise<void> => {
    const place = Promise.withResolvers<void>()
    const jobs = waiting.get(by)
    if (jobs) jobs.push(place)
    else waiting.set(by, [place])
    countWaiting += 1
    if (countWaiting > greatestLength) refuseOne()
    return place.promise
  }
  const refuseOne = () => {
    let most: [string, PromiseWithResolvers<void>[]] = ['', []]
    for (const entry of waiting) if (entry[1].length >= most[1].length) most = entry
    const [by, jobs] = most
    jobs.pop()?.reject(tooBusy())
    countWaiting -= 1
    if (jobs.length === 0) waiting.delete(by)
  }
  const takeNext = (): PromiseWithResolvers<void> | undefined => {
    for (const [by, jobs] of waiting) {
      const next = jobs.shift()
      waiting.delete(by)
      if (jobs.length > 0) waiting.set(by, jobs)
      countWaiting -= 1
      return next
    }
    return undefined
  }

  return async <T>(by: string, work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await join(by)
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next.resolve()
      else free += 1
    }
  }
}

const tooBusy = () =>
  new AppError('busy', 'Many people are logging in right now. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
  })
