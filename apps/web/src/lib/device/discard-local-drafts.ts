import { safeStorage } from './storage.ts'
import { deviceStore } from './device-store.ts'

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

/**
 * The prefix for everything that is kept of running attempts; the user's ID follows. The name is older than
 * the word "attempt" and stays: a device that gets a new version during a quiz must find its copy.
 */
export const attemptCopyPrefix = 'paper:'

/**
 * Deletes the running attempts kept on this device: all, or those of everyone but one user. Answers that the
 * server has not acknowledged are not part of them and stay, because they exist nowhere else.
 */
export async function discardAttempts(exceptOf?: string, store = deviceStore): Promise<void> {
  try {
    const names = (await store.names()).filter((name) => name.startsWith(attemptCopyPrefix))
    const own = `${attemptCopyPrefix}${exceptOf}:`
    await store.remove(names.filter((name) => !name.startsWith(own)))
  } catch {}
}
