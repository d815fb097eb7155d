import type { Readable } from 'node:stream'
import { AppError, busy } from '../../app-error.ts'

/** This many bytes, or the rest of the body, in each period. */
export type Pace = { bytes: number; everyMs: number }

/** A small body must arrive within ten seconds. 10 MB may take ten minutes if they keep coming. */
export const usualPace: Pace = { bytes: 160 * 1024, everyMs: 10_000 }

type Rules = {
  limit: number
  announced: string | undefined
  pace: Pace
  reserve: (bytes: number) => boolean
}

export async function collectBody(payload: Readable, rules: Rules): Promise<Buffer> {
  const { limit, announced, reserve } = rules
  if (Number(announced) > limit) throw tooLarge(limit)
  const arrived = takeArrived(payload)
  if (!arrived) return receive(payload, rules)
  if (arrived.length > limit) throw tooLarge(limit)
  if (!reserve(arrived.length)) throw busy()
  return arrived
}

/** Small bodies come together with their head, and need no listeners and no timer. */
function takeArrived(payload: Readable): Buffer | null {
  const isComplete = 'complete' in payload && payload.complete === true
  if (!isComplete) return null
  // Node 24 gives all its pieces joined, Node 26 one at a time.
  const parts: Buffer[] = []
  while (payload.readableLength > 0) parts.push(payload.read() as Buffer)
  return parts.length > 1 ? Buffer.concat(parts) : (parts[0] ?? null)
}

function receive(payload: Readable, { limit, pace, reserve }: Rules): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let length = 0
    let lengthBefore = 0
    const pacing = setInterval(() => {
      if (length - lengthBefore < pace.bytes) fail(tooSlow())
      lengthBefore = length
    }, pace.everyMs)
    const stop = () => {
      clearInterval(pacing)
      payload.off('data', onPart).off('end', onEnd).off('error', onBreak).off('close', onBreak)
    }
    const fail = (error: AppError) => {
      stop()
      // Frees the memory now, not when the connection ends.
      parts.length = 0
      reject(error)
    }
    const onPart = (part: Buffer) => {
      length += part.length
      if (length > limit) return fail(tooLarge(limit))
      if (!reserve(part.length)) return fail(busy())
      parts.push(part)
    }
    const onEnd = () => {
      stop()
      resolve(Buffer.concat(parts, length))
    }
    const onBreak = () => fail(new AppError('malformed-request', 'body-broken-off'))
    payload.on('data', onPart).on('end', onEnd).on('error', onBreak).on('close', onBreak)
  })
}

function tooLarge(limit: number): AppError {
  const params =
    limit < 1024 ** 2 ? { most: limit / 1024, unit: 'KiB' } : { most: limit / 1024 ** 2, unit: 'MiB' }
  return new AppError('too-large', { reason: 'body-too-large', params })
}

const tooSlow = () => new AppError('request-timeout', 'request-timeout')
