import { setTimeout as wait } from 'node:timers/promises'
import type { HttpsClient } from './https-client.ts'

const pauseMs = 200
const maxTries = 50

export type RepeatingClient = { call: HttpsClient; repeated: () => number }

/** Repeats calls that no node could answer, as browsers do while a quiz is taken, and counts the repeats. */
export function createRepeatingClient(call: HttpsClient): RepeatingClient {
  let repeated = 0
  const repeating: HttpsClient = async (...what) => {
    for (let tries = 1; ; tries += 1) {
      const reply = await call(...what)
      if (reply.status !== 503 || tries === maxTries) return reply
      repeated += 1
      await wait(pauseMs)
    }
  }
  return { call: repeating, repeated: () => repeated }
}
