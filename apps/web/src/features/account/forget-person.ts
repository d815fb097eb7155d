import { closeSession } from '../../lib/session.ts'
import { discardDrafts } from '../../lib/use-draft.ts'

/** Signs out on this device and leaves nothing half-written behind. */
export function forgetPerson(): void {
  discardDrafts()
  closeSession()
}
