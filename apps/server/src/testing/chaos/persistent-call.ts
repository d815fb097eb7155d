import type { Call } from '@quizly/contract'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallOptions } from '../call-api.ts'
import type { Chance } from './chance.ts'

const firstMs = 100
const longestMs = 1_500
const retryForMs = 10_000

type Answered = { status: number; body: unknown }
/** Repeats a call, as the browser does, until a server has answered it definitely. */
export type PersistentCall = (call: Call, options: CallOptions) => Promise<Answered>

/**
 * Sends a call to one of the servers. If that server is gone or cannot answer now, it waits and tries another
 * one; the pause doubles each time and is partly random.
 */
export function createPersistentCall(addresses: () => readonly string[], chance: Chance): PersistentCall {
  return async (call, options) => {
    for (let failures = 1; ; failures += 1) {
      const answered = await callOnce(chance.pick(addresses()), call, options)
      if (answered && answered.status < 500 && answered.status !== 429) return answered
      const full = Math.min(longestMs, firstMs * 2 ** (failures - 1))
      await wait(full * (1 - chance.number() / 2))
    }
  }
}

async function callOnce(
  address: string,
  call: Call,
  { params = {}, body, token }: CallOptions,
): Promise<Answered | undefined> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  try {
    const reply = await fetch(address + path, {
      method: call.method,
      signal: AbortSignal.timeout(retryForMs),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: await reply.json() }
  } catch {
    return undefined
  }
}
