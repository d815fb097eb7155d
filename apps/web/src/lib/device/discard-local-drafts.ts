import { safeStorage } from './storage.ts'
import { deviceStore } from './device-store.ts'

/** On a shared computer nothing is left for the next person, even if nobody has logged out. */
export function discardLocalDrafts(exceptOf?: string, storage = safeStorage('localStorage')): void {
  const sheet = storage.get('quizDataOwner') === exceptOf ? '' : '|quizData'
  const others = new RegExp(`^(draft:(?!${exceptOf}:)${sheet})`)
  for (const key of storage.keys()) if (others.test(key)) storage.remove(key)
  void discardAttempts(exceptOf)
}

/** The user's ID follows. The old name stays: a new version must find the copy of a running attempt. */
export const attemptCopyPrefix = 'paper:'

/** Answers that the server has not acknowledged stay: they exist nowhere else. */
export async function discardAttempts(exceptOf?: string, store = deviceStore): Promise<void> {
  try {
    const names = (await store.names()).filter((name) => name.startsWith(attemptCopyPrefix))
    const own = `${attemptCopyPrefix}${exceptOf}:`
    await store.remove(names.filter((name) => !name.startsWith(own)))
  } catch {}
}
