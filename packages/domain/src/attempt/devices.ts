/** What is kept of an attempt's devices once there are several. */
const several = 'several'

/**
 * The devices at work in an attempt, with the one that now calls. As long as there is one, it is kept as its `session` and
 * the `label` that it has told, if it has. Two browsers have two sessions, and a client may tell no label; two devices that
 * share a session tell different labels. That there are several stays so.
 */
export function withDevice(devices: string, session: string, label = ''): string {
  if (devices === several) return several
  const [knownSession = '', knownLabel = ''] = devices.split(' ')
  if (knownSession !== '' && session !== knownSession) return several
  if (knownLabel !== '' && label !== '' && label !== knownLabel) return several
  return `${session} ${knownLabel || label}`.trim()
}

/** Whether more than one device has been at work in an attempt. */
export function hasSeveralDevices({ devices }: { devices: string }): boolean {
  return devices === several
}
