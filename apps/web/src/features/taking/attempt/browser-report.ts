import { parseJson, safeStorage } from '../../../lib/device/storage.ts'

/** The time left, and when it was noted by this device's clock; both in ms. */
export type KnownTime = { remainingMs: number; at: number }

/** `offlineSince` in ms of the attempt, `latest` by the device's clock. `isPending`: not received. */
export type StoredReport = {
  device: string
  offlineSince?: number | undefined
  latest?: number | undefined
  time?: KnownTime | undefined
  isPending: boolean
}

const labelPattern = /^[a-z0-9]{1,16}$/
const storage = safeStorage('localStorage')

/** The attempt of a preview. It writes no report: its page can be closed at any time, and nothing would tidy up. */
export const previewPrefix = 'preview-'

export function openBrowserReport(attemptId: string) {
  const key = `attempt:${attemptId}`
  let written = ''
  return {
    read: () => readReport(parseJson(storage.get(key))),
    // The old name of the field stays, because a waiting submission must survive a new version.
    write({ isPending, ...report }: StoredReport) {
      const text = JSON.stringify({ ...report, isHandedIn: isPending })
      if (text !== written && !attemptId.startsWith(previewPrefix)) storage.set(key, text)
      written = text
    },
    forget: () => storage.remove(key),
  }
}

function readReport(found: unknown): StoredReport {
  const { device, offlineSince, latest, time, isHandedIn } = Object(found) as Record<string, unknown>
  const { remainingMs, at } = Object(time) as Record<string, unknown>
  return {
    device: typeof device === 'string' && labelPattern.test(device) ? device : randomLabel(),
    offlineSince: typeof offlineSince === 'number' ? offlineSince : undefined,
    latest: typeof latest === 'number' ? latest : undefined,
    time: typeof remainingMs === 'number' && typeof at === 'number' ? { remainingMs, at } : undefined,
    isPending: isHandedIn === true,
  }
}

const randomLabel = () => Math.random().toString(36).slice(2, 10) || '0'
