import { once } from 'node:events'
import type { saveSpreadsheetQuiz } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import { readSheetBody, type SheetBody } from './body.service.ts'

export type ThreadReply =
  | { body: SheetBody; failure?: never }
  | { body?: never; failure: Pick<AppError, 'code' | 'why' | 'details'> }

/** A spreadsheet of this size is read in a few ms, and most are smaller. */
const smallBytes = 16 * 1024
const maxWaiting = 5
/** The largest sheet takes a second or two of a core, of which a busy machine may have little to give. */
const maxMs = 60_000
/** Several times the most a sheet needs: a thread that reaches its limit can end the whole process. */
const maxMemoryMb = 512
/** Small, so that garbage does not pile up during the second that such a thread lives. */
const youngMb = 8

/** Large sheets are read in a thread, one at a time. Throws what is wrong, or `busy` if too many wait. */
export function createSheetReader(
  call: typeof saveSpreadsheetQuiz,
): (bytes: Uint8Array | undefined) => Promise<SheetBody> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (bytes) => {
    if (bytes === undefined || bytes.length <= smallBytes) return readSheetBody(call, bytes)
    if (waiting >= maxWaiting) throw busy()
    waiting += 1
    const reading = last.then(() => readInThread(bytes))
    last = reading.catch(() => {}).finally(() => (waiting -= 1))
    return reading
  }
}

async function readInThread(bytes: Uint8Array): Promise<SheetBody> {
  const resourceLimits = { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: youngMb }
  const { Worker } = await import('node:worker_threads')
  const thread = new Worker(new URL('reader-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits,
  })
  try {
    const [reply] = await once(thread, 'message', { signal: AbortSignal.timeout(maxMs) })
    const { body, failure } = reply as ThreadReply
    if (failure) throw new AppError(failure.code, failure.why, failure.details)
    return body
  } catch (error) {
    throw isOverstrained(error) ? tooMuch() : error
  } finally {
    await thread.terminate()
  }
}

function isOverstrained(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
  )
}

const busy = () =>
  new AppError('busy', 'sheets-being-read', {
    retryAfterSeconds: 5,
  })

const tooMuch = () => new AppError('too-large', 'sheet-too-large')
