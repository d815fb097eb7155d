import {
  addresses,
  type CallBodyInput,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallResult,
  type Calls,
  type ErrorCode,
  type Failure,
} from '@quizly/contract'
import { getSession } from './session.ts'
import { parseStored } from './storage.ts'

const timeoutMs = 30_000

/** The server answered, and it was a refusal. */
export class CallError extends Error {
  readonly status: number
  readonly failure: Failure

  constructor(status: number, failure: Failure) {
    super(failure.message)
    this.name = 'CallError'
    this.status = status
    this.failure = failure
  }

  get code(): ErrorCode {
    return this.failure.code
  }
}

/** No answer came: no network, no server, or it took too long. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

type Given<Name extends string, Value> = [Value] extends [undefined] ? unknown : Record<Name, Value>
export type CallInput<Name extends CallName> = Given<'params', CallParams<Calls[Name]>> &
  Given<'query', CallQuery<Calls[Name]>> &
  Given<'body', CallBodyInput<Calls[Name]>>
export type CallOptions = { keepalive?: boolean; signal?: AbortSignal }

let onSessionRefused = () => {}

/** Names what happens when the server no longer knows the session that a call was made with. */
export function whenSessionRefused(listener: () => void): void {
  onSessionRefused = listener
}

/**
 * Makes a call of the contract, with the session's token if there is one.
 * Throws `CallError` when the server refuses and `NetworkError` when it does not answer. When the session is refused it
 * never settles: the person is led away, and the screen that is left must not say a second thing.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<CallResult<Calls[Name]>> {
  const to = addresses[name]
  const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>
  const session = getSession()
  const response = await send(
    addressOf(to.path, params, query),
    {
      method: to.method,
      keepalive: options.keepalive ?? false,
      headers: {
        ...(session && { authorization: `Bearer ${session.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    options.signal,
  )
  const content = parseStored(response.text || null)
  if (response.ok) return content as CallResult<Calls[Name]>
  const failure = asFailure(content, response.status)
  const isRefused = failure.code === 'session-expired' || failure.code === 'not-signed-in'
  if (isRefused && session && session.token === getSession()?.token) {
    onSessionRefused()
    return new Promise<never>(() => {})
  }
  throw new CallError(response.status, failure)
}

async function send(address: string, init: RequestInit, signal: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(address, { ...init, signal: controller.signal })
    return { ok: response.ok, status: response.status, text: await response.text() }
  } catch (cause) {
    throw new NetworkError('No answer from the server', { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function addressOf(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** A refusal from something else than Quizly, such as a proxy, has no body of ours. */
function asFailure(content: unknown, status: number): Failure {
  if (typeof content === 'object' && content !== null && 'code' in content && 'message' in content) {
    return content as Failure
  }
  return { code: status >= 500 ? 'internal-error' : 'malformed-request', message: '' }
}
