import { discardAttempts } from './discard-attempts.ts'
import { safeStorage } from './storage.ts'

/** The key under which stands whose the uploaded sheet is. */
export const sheetOwnerKey = 'quizDataOwner'

/**
 * Takes what is half-written from this device: drafts, the uploaded sheet and the quizzes under way. Of everybody, or of
 * everyone but one user: on a shared computer nothing is left for the next one, even if nobody has logged out.
 */
export function discardDrafts(exceptOf?: string): void {
  const device = safeStorage('localStorage')
  const ownsSheet = device.get(sheetOwnerKey) === exceptOf
  for (const key of device.keys()) {
    const isOwn = key.startsWith(`draft:${exceptOf}:`) || (ownsSheet && key.startsWith('quizData'))
    if (!isOwn && /^(draft:|quizData)/.test(key)) device.remove(key)
  }
  void discardAttempts(exceptOf)
}
