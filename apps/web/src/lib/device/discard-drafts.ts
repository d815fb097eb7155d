import { discardAttempts } from './discard-attempts.ts'
import { safeStorage } from './storage.ts'

/** The key that stores whose the uploaded sheet is. */
export const sheetOwnerKey = 'quizDataOwner'

/**
 * Deletes half-written work from this device: drafts, the uploaded sheet and running quizzes. Everybody's, or
 * everyone's but one user's: on a shared computer nothing is left for the next person, even if nobody has
 * logged out.
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
