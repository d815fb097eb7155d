import type { Db } from '../../db/store.ts'
import { type NotRedrawn, redrawRevisions } from '../quizzes/redrawing.service.ts'
import type { DrawQuestions } from '../rendering/drawing.service.ts'

type Options = {
  everyMs: number
  onNotRedrawn: (found: NotRedrawn) => void
  onFailure: (error: unknown) => void
}

/** Looks at the start, and then again, because nodes of an older version can still write. Returns the function that stops it. */
export function startRedrawing(
  db: Db,
  drawQuestions: DrawQuestions,
  { everyMs, onNotRedrawn, onFailure }: Options,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> | undefined
  const work = async () => {
    try {
      await redrawRevisions(db, drawQuestions, { isWanted: () => !isStopped, onNotRedrawn })
    } catch (error) {
      if (!isStopped) onFailure(error)
    } finally {
      running = undefined
    }
  }
  const begin = () => {
    running ??= work()
  }
  begin()
  const timer = setInterval(begin, everyMs)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}
