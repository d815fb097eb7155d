import { defaultGraceMs, hasRunOut, takesAnswers } from '../time/end.ts'

/** Replaces the stored device once there are several. */
export const severalDevices = 'several'

/**
 * Adds the calling device to the devices of an attempt. While there is one, it is stored as its `session` and
 * its `label`, if it has sent one. Two browsers have two sessions, and a client may send no label; two
 * devices that share a session send different labels. Once there are several, that stays.
 */
export function withDevice(devices: string, session: string, label = ''): string {
  if (devices === severalDevices) return severalDevices
  const [knownSession = '', knownLabel = ''] = devices.split(' ')
  if (knownSession !== '' && session !== knownSession) return severalDevices
  if (knownLabel !== '' && label !== '' && label !== knownLabel) return severalDevices
  return `${session} ${knownLabel || label}`.trim()
}

/** Whether more than one device was used in an attempt. */
export function hasSeveralDevices({ devices }: { devices: string }): boolean {
  return devices === severalDevices
}

/**
 * For how many ms from `now` a submitted attempt still hides its marks; 0: it shows them. If it ended at zero
 * and another device of its student may still be sending, answers within the grace count, so they must not be
 * given with the correct ones at hand.
 */
export function heldForMs(
  attempt: Parameters<typeof hasRunOut>[0] & { devices: string },
  now: number,
  graceMs = defaultGraceMs,
): number {
  const isHeld = hasSeveralDevices(attempt) && hasRunOut(attempt)
  return isHeld && takesAnswers(attempt.deadline, now, graceMs) ? attempt.deadline + graceMs - now + 1 : 0
}
