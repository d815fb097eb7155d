import { discardDrafts } from '../../lib/device/discard-drafts.ts'
import { closeSession } from '../../lib/calls/session.ts'
import { safeStorage } from '../../lib/device/storage.ts'

/** Logs out on this device and deletes everything half-written. */
export function forgetPerson(): void {
  const tab = safeStorage('sessionStorage')
  for (const key of tab.keys()) if (key.startsWith('draft:')) tab.remove(key)
  discardDrafts()
  closeSession()
}
