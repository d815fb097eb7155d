import { discardLocalDrafts } from '../../lib/device/discard-local-drafts.ts'
import { closeSession } from '../../lib/calls/session.ts'
import { safeStorage } from '../../lib/device/storage.ts'
import { forgetSchool } from './login/school-session.ts'

/** Logs out on this device and deletes everything half-written, also what was written before the log-in. */
export function forgetPerson(): void {
  discardLocalDrafts()
  discardLocalDrafts(undefined, safeStorage('sessionStorage'))
  forgetSchool()
  closeSession()
  import('../../lib/words/own-language.ts').then((own) => own.forgetOwnLanguage()).catch(() => {})
}
