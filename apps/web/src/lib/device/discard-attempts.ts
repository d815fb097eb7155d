import { delMany, keys } from 'idb-keyval'

/** How the names of all that is kept of running quizzes begin; the user's ID follows. */
export const paperPrefix = 'paper:'

/**
 * Takes the running quizzes away that are kept on this device: all, or those of everyone but one user. Answers that the
 * server has not acknowledged are no part of them and stay, for they are nowhere else.
 */
export async function discardPapers({ exceptOf }: { exceptOf?: string | undefined } = {}): Promise<void> {
  try {
    const names = (await keys<string>()).filter((name) => name.startsWith(paperPrefix))
    const own = `${paperPrefix}${exceptOf}:`
    await delMany(names.filter((name) => exceptOf === undefined || !name.startsWith(own)))
  } catch {
    // Without a database nothing was kept.
  }
}
