import {
  type Address,
  type addresses,
  type CallBodyInput,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallResult,
  type Calls,
  errorsByStatus,
  type Failure,
  hasShape,
  refusalReads,
  studentAddresses,
} from '@quizly/contract'
import { type Prefetched, takePrefetched } from './prefetched.ts'
import { CallError, ForeignReplyError, NetworkError } from '../failures.ts'
import { network } from './network.ts'
import { getSession, type Session } from './session.ts'
import { parseJson } from '../device/storage.ts'

const timeoutMs = 30_000
/** Uploads may take longer, down to this speed in bytes per ms. */
const slowestUpload = 50

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? Partial<Record<Name, Value>>
    : Record<Name, Value>
export type CallInput<Name extends CallName> = Given<'params', CallParams<Calls[Name]>> &
  Given<'query', CallQuery<Calls[Name]>> &
  Given<'body', CallBodyInput<Calls[Name]>>
export type CallOptions = {
  keepalive?: boolean
  signal?: AbortSignal
  /** The same call, already made by the page; it is not made again. */
  prefetched?: Prefetched | undefined
}

let known: Partial<Record<CallName, Address>> = studentAddresses

/** Lazy parts bring the addresses of their calls along; the first load has only a student's. */
export function registerAddresses(more: Partial<typeof addresses>): void {
  known = { ...known, ...more }
}

export const knownAddress = (name: CallName) => known[name] as Address

let onSessionRefused = () => {}

export function whenSessionRefused(listener: () => void): void {
  onSessionRefused = listener
}

let beforeFailure = () => Promise.resolve()

/** What a failure waits for before it is thrown, such as the words for it. It must not fail. */
export function waitBeforeFailure(wait: () => Promise<void>): void {
  beforeFailure = wait
}

/** If the session is refused, the promise never settles: the user is led to Login, without an error here. */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<CallResult<Calls[Name]>> {
  const to = knownAddress(name)
  const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>
  const session = getSession()
  const { status, text } = await send(
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
    options,
  )
  const content = parseJson(text)
  if (isOwnSuccess(to, status, content)) return content as CallResult<Calls[Name]>
  return refuse(status, content, session)
}

/** Throws what this reply, which is no success, means; never settles if the session is refused. */
export async function refuse(status: number, content: unknown, session: Session | null): Promise<never> {
  if (!isOwnFailure(status, content)) throw new ForeignReplyError(status, messageIn(content))
  const isRefused = content.code === 'session-expired' || content.code === 'not-signed-in'
  if (isRefused && session && session.token === getSession()?.token) {
    onSessionRefused()
    return new Promise<never>(() => {})
  }
  await beforeFailure()
  throw new CallError(status, content)
}

function isOwnSuccess({ gives, reads = {} }: Address, status: number, content: unknown): boolean {
  if (!gives) return status === 204
  const fields = Object(content)
  const hasAll = gives.every((field) => field in fields) && hasShape(content, reads)
  return status < 300 && fields.success !== false && hasAll
}

function isOwnFailure(status: number, content: unknown): content is Failure {
  const codes: readonly unknown[] = errorsByStatus[status as keyof typeof errorsByStatus] ?? []
  return codes.includes(Object(content).code) && hasShape(content, refusalReads)
}

function messageIn(content: unknown): string {
  const { message } = Object(content)
  return typeof message === 'string' ? message : ''
}

async function send(
  address: string,
  init: RequestInit & { body?: string },
  { signal, prefetched = init.method === 'GET' ? takePrefetched(address) : undefined }: CallOptions,
) {
  const controller = prefetched?.controller ?? new AbortController()
  const abort = () => controller.abort()
  const uploadMs = (init.body?.length ?? 0) / slowestUpload
  const timer = setTimeout(abort, timeoutMs + uploadMs)
  signal?.addEventListener('abort', abort)
  try {
    const response = await (prefetched?.response ??
      network.send(address, { ...init, signal: controller.signal }))
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw new NetworkError('No answer from the server', { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

export function addressOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = `${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
  return search ? `${filled}?${search}` : filled
}
