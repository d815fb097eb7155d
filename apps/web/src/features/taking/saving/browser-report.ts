import type { OfflineStretch } from '@quizly/domain'
import { NetworkError } from '../../../lib/failures.ts'
import type { KnownTime } from '../clock/estimate-remaining.ts'
import { parseStored, safeStorage } from '../../../lib/device/storage.ts'

/**
 * What is sent with answers for the attempt's timeline: which of the student's devices this is, and when it
 * had no connection.
 */
type Report = { device: string; offline?: OfflineStretch }

/**
 * What is stored. `latest`: the moment of the latest answer given here, by the device's clock. `time`: the time left when
 * it was last noted. `isHandedIn`: the student has submitted and the server does not know it yet; the field keeps its
 * old name, because a waiting submission must survive a new version.
 */
type Kept = {
  device: string
  offlineSince?: number | undefined
  latest?: number | undefined
  time?: KnownTime | undefined
  isHandedIn?: boolean
}

export type BrowserReport = ReturnType<typeof openBrowserReport>

const labelPattern = /^[a-z0-9]{1,16}$/
const storage = safeStorage('localStorage')

/**
 * What this browser reports about an attempt. It draws a label for this attempt only, and remembers a loss of
 * connection through a reload. Both are deleted when the attempt is over.
 */
export function openBrowserReport(attemptId: string) {
  const key = `attempt:${attemptId}`
  const kept = readKept(storage.get(key))
  keep()

  function keep() {
    storage.set(key, JSON.stringify(kept))
  }

  function setOfflineSince(atMs: number | undefined) {
    if (kept.offlineSince === atMs) return
    kept.offlineSince = atMs
    keep()
  }

  /** Notes the time left, from which a reload without a network goes on. */
  function keepTime(remainingMs: number) {
    kept.time = { remainingMs, at: Date.now() }
    keep()
  }

  /** The connection is lost from now on, unless it was lost already. */
  function lose(atMs: number) {
    setOfflineSince(kept.offlineSince ?? atMs)
  }

  /**
   * Runs a send with the report, at `atMs` since the attempt started. A failed send counts as a loss of
   * connection; a successful one has reported it.
   */
  async function sendAlong<Reply>(atMs: number, send: (report: Report) => Promise<Reply>): Promise<Reply> {
    const { device, offlineSince: from } = kept
    try {
      const reply = await send(from === undefined ? { device } : { device, offline: { from, to: atMs } })
      if (kept.offlineSince === from) setOfflineSince(undefined)
      return reply
    } catch (error) {
      if (error instanceof NetworkError) lose(atMs)
      throw error
    }
  }

  return {
    sendAlong,
    lose,
    latest: () => kept.latest ?? 0,
    time: () => kept.time,
    keepTime,
    keepLatest(at: number, remainingMs: number) {
      kept.latest = at
      keepTime(remainingMs)
    },
    isSubmitted: () => kept.isHandedIn === true,
    keepSubmitted(isSubmitted: boolean) {
      kept.isHandedIn = isSubmitted
      keep()
    },
    forget: () => storage.remove(key),
  }
}

function readKept(text: string | null): Kept {
  const found = parseStored(text)
  const { device, offlineSince, latest, time, isHandedIn } = (
    typeof found === 'object' && found !== null ? found : {}
  ) as Partial<Kept>
  return {
    device: typeof device === 'string' && labelPattern.test(device) ? device : drawLabel(),
    offlineSince: typeof offlineSince === 'number' ? offlineSince : undefined,
    latest: typeof latest === 'number' ? latest : undefined,
    time: typeof time?.remainingMs === 'number' && typeof time.at === 'number' ? time : undefined,
    isHandedIn: isHandedIn === true,
  }
}

const drawLabel = () => Math.random().toString(36).slice(2, 10) || '0'
