import { defaultGraceMs, hasRunOut, takesAnswers } from '../time/end.ts'

/** Replaces the stored device once there are several. */
export const severalDevices = 'several'

/** One device is stored as its `session` and `label`, as two may share a session; several stay several. */
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

/** How many ms from `now` marks stay hidden: answers of another device may still count. 0: they are shown. */
export function heldForMs(
  attempt: Parameters<typeof hasRunOut>[0] & { devices: string },
  now: number,
  graceMs = defaultGraceMs,
): number {
  const isHeld = hasSeveralDevices(attempt) && hasRunOut(attempt)
  return isHeld && takesAnswers(attempt.deadline, now, graceMs) ? attempt.deadline + graceMs - now + 1 : 0
}
