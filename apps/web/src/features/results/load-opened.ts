import { type LoadedResult, loadResult } from './load-result.ts'

type ClosedResult = { quizId: string; userId: string; opensInMs: number }
type OpenedResult = Extract<LoadedResult, { outcome: 'found' | 'held-back' }>

const againMs = 3_000

/** Waits until a result opens, then loads it. Tries again until the server gives it. */
export async function loadOpened(
  { quizId, userId, opensInMs }: ClosedResult,
  signal: AbortSignal,
): Promise<OpenedResult> {
  await new Promise((resolve) => setTimeout(resolve, opensInMs))
  signal.throwIfAborted()
  const load = await loadResult(quizId, userId, signal).catch(() => undefined)
  const isThere = load?.outcome === 'found' || load?.outcome === 'held-back'
  if (!isThere) return loadOpened({ quizId, userId, opensInMs: againMs }, signal)
  const again = load.result.opensInMs
  return again === undefined ? load : loadOpened({ quizId, userId, opensInMs: again }, signal)
}
