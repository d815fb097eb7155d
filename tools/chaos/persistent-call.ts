import type { Call } from '@quizly/contract'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallOptions } from '../../apps/server/src/testing/call-api.ts'
import type { Chance } from './chance.ts'

const firstMs = 100
const longestMs = 1_500
const retryForMs = 10_000

/** The body is JSON, or the bytes of anything else. */
type Answered = { status: number; body: unknown }
/** Repeats a call, as the browser does, until a server has answered it definitely. */
export type PersistentCall = (call: Call, options: RepeatedOptions) => Promise<Answered>

/** A function makes the body of each try, for what says how long ago something was done. */
type RepeatedOptions = Omit<CallOptions, 'body'> & { body?: object | (() => object) }

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

/** Throws with what was answered instead. */
export function expectStatus(expected: number, { status, body }: { status: number; body?: unknown }): void {
  if (status === expected) return
  throw new Error(`A student was answered ${status} instead of ${expected}: ${JSON.stringify(body)}`)
}

/** Undefined if no server answered. */
export async function callOnce(
  address: string,
  call: Call,
  { params = {}, body: given, token }: RepeatedOptions,
): Promise<Answered | undefined> {
  const body = typeof given === 'function' ? (given() as object) : given
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const isBytes = body instanceof Uint8Array
  try {
    const reply = await fetch(address + path, {
      method: call.method,
      signal: AbortSignal.timeout(retryForMs),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': isBytes ? 'image/png' : 'application/json' }),
      },
      ...(body !== undefined && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    })
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    return { status: reply.status, body: isJson ? await reply.json() : await reply.bytes() }
  } catch {
    return undefined
  }
}
