import { discardKeptWork } from '../../lib/device/discard-kept-work.ts'
import { closeSession } from '../../lib/calls/session.ts'

/** Logs out on this device and deletes everything half-written. */
export function forgetPerson(): void {
  discardKeptWork()
  closeSession()
}
