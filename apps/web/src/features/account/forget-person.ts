import { discardDrafts } from '../../lib/discard-drafts.ts'
import { closeSession } from '../../lib/session.ts'
import { safeStorage } from '../../lib/storage.ts'

/** Signs out on this device and leaves nothing half-written behind. */
export function forgetPerson(): void {
  const tab = safeStorage('sessionStorage')
  for (const key of tab.keys()) if (key.startsWith('draft:')) tab.remove(key)
  discardDrafts()
  closeSession()
}
