import { discardAttempts } from './discard-attempts.ts'
import { safeStorage } from './storage.ts'

/**
 * Deletes all half-written work from this device: drafts, the uploaded sheet and running quizzes. Everybody's,
 * or at a log-in everyone's but that user's: on a shared computer nothing is left for the next person, even if
 * nobody has logged out.
 */
export function discardLocalDrafts(exceptOf?: string, storage = safeStorage('localStorage')): void {
  const sheet = storage.get('quizDataOwner') === exceptOf ? '' : '|quizData'
  const others = new RegExp(`^(draft:(?!${exceptOf}:)${sheet})`)
  for (const key of storage.keys()) if (others.test(key)) storage.remove(key)
  void discardAttempts(exceptOf)
}
