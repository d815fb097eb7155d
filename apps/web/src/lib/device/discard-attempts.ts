import { deviceStore } from './device-store.ts'

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
  } catch {
    // Without a database nothing was kept.
  }
}
