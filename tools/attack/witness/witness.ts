import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A student whose clock runs. */
export type StudentAtWork = {
  token: string
  attemptId: string
  questionId: string
  options: readonly string[]
}
export type WitnessOrder = { port: number; pid: number; atWork: readonly StudentAtWork[] }

/**
 * What the students and health checks experienced. Durations are in ms, without the time that the server's thread or the
 * asking one waited for a core, which other programs had; a save without a correct reply counts as Infinity.
 */
export type Testimony = {
  /** The longest that a check of /healthz, made every 5 ms, had to wait. */
  longestPauseMs: number
  /** The most that the server's thread has run while such a check waited, on a busy machine the better figure. */
  maxCpuMs: number
  saves: number[]
  /** The replies to saves that were not acknowledged, or the errors. */
  refusals: string[]
}

/**
 * Watches a server from a thread of its own, so that the attack does not slow the watching. Reports when
 * students have saved this often.
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

/** The share of saves acknowledged within this time, from 0 to 1; 1 if nobody saved. */
export function shareWithin(saves: readonly number[], ms: number): number {
  return saves.length === 0 ? 1 : saves.filter((each) => each <= ms).length / saves.length
}
