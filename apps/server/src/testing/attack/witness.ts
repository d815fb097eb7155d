import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A student whose clock runs. */
export type Sitter = { token: string; attemptId: string; questionId: string; options: readonly string[] }
export type WitnessOrder = { port: number; pid: number; sitters: readonly Sitter[] }

/** What those met who only wanted to go on: durations in ms, a save that was not answered rightly as Infinity. */
export type Testimony = {
  /** The longest that /healthz, asked every 5 ms, kept its asker waiting; without what waiting for a core took. */
  longestPauseMs: number
  saves: number[]
  /** How the saves that were not acknowledged were answered, or why not at all. */
  refusals: string[]
}

/**
 * Watches a server from a thread of its own, so that who attacks it does not slow its watch. It tells what it saw once
 * students have saved so often.
 */
export async function callWitness(
  order: WitnessOrder,
): Promise<{ endAfter: (leastSaves: number) => Promise<Testimony> }> {
  const thread = new Worker(new URL('witness-thread.ts', import.meta.url), { workerData: order })
  await once(thread, 'message')
  return {
    endAfter: async (leastSaves) => {
      thread.postMessage(leastSaves)
      const [testimony] = await once(thread, 'message')
      await thread.terminate()
      return testimony as Testimony
    },
  }
}

/** How many of the saves were acknowledged within this time, from 0 to 1; 1 where nobody saved. */
export function shareWithin(saves: readonly number[], ms: number): number {
  return saves.length === 0 ? 1 : saves.filter((each) => each <= ms).length / saves.length
}
