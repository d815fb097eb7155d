import { discardKeptWork } from '../../lib/device/discard-kept-work.ts'
import { closeSession } from '../../lib/calls/session.ts'
import { safeStorage } from '../../lib/device/storage.ts'

/** Logs out on this device and deletes everything half-written, also what was written before the log-in. */
export function forgetPerson(): void {
  discardKeptWork()
  discardKeptWork(undefined, safeStorage('sessionStorage'))
  closeSession()
}
