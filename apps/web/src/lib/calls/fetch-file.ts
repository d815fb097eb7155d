import { addresses } from '@quizly/contract'
import { addressOf, type CallInput, refuse } from './call.ts'
import { ForeignReplyError, NetworkError } from '../failures.ts'
import { parseJson } from '../device/storage.ts'
import { getSession } from './session.ts'

type FileCall = 'exportResults' | 'exportQuiz' | 'takeEverything'

/** How long a file may stop coming. */
const patienceMs = 30_000

const mostInMemory = 16 * 1024 ** 2

type Options = {
  signal: AbortSignal
  /** Told how much has come, from 0 to about 1. */
  onProgress: (share: number) => void
}

/** Fails with a `NetworkError` if the file breaks off: half a file is none. */
export async function fetchFile<Name extends FileCall>(
  name: Name,
  input: CallInput<Name>,
  { signal, onProgress }: Options,
): Promise<Blob> {
  const { path } = addresses[name]
  const { params, query } = input as Record<string, Record<string, unknown>>
  const session = getSession()
  const watch = watchOver(signal)
  try {
    const response = await fetch(addressOf(path, params, query), {
      headers: session ? { authorization: `Bearer ${session.token}` } : {},
      signal: watch.signal,
    })
    const expected = Number(response.headers.get('x-expected-length'))
    if (response.ok && expected > 0 && response.body) {
      return await collect(response, expected, (share) => {
        watch.goOn()
        onProgress(share)
      })
    }
    return await refused(response, session)
  } catch (cause) {
    if (cause instanceof TypeError || watch.signal.aborted) {
      throw new NetworkError('The file did not come', { cause })
    }
    throw cause
  } finally {
    watch.end()
  }
}

async function refused(response: Response, session: ReturnType<typeof getSession>): Promise<never> {
  const text = await response.text()
  if (response.ok) throw new ForeignReplyError(response.status, '')
  return refuse(response.status, parseJson(text), session)
}

async function collect(
  { body, headers }: Response,
  expected: number,
  onProgress: (share: number) => void,
): Promise<Blob> {
  // The browser may keep what is in a Blob outside its memory.
  const whole: Blob[] = []
  let parts: Uint8Array<ArrayBuffer>[] = []
  let inMemory = 0
  const reader = (body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  let come = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    come += next.value.length
    inMemory += next.value.length
    if (inMemory > mostInMemory) {
      whole.push(new Blob(parts))
      parts = []
      inMemory = 0
    }
    onProgress(come / expected)
  }
  return new Blob([...whole, ...parts], { type: headers.get('content-type') ?? '' })
}

/** A signal that aborts with another one, or when nothing has come for too long. */
function watchOver(outer: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timer = setTimeout(abort, patienceMs)
  outer.addEventListener('abort', abort)
  const end = () => {
    clearTimeout(timer)
    outer.removeEventListener('abort', abort)
  }
  const goOn = () => {
    clearTimeout(timer)
    timer = setTimeout(abort, patienceMs)
  }
  return { signal: controller.signal, goOn, end }
}
