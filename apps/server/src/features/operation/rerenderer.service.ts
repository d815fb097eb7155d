import type { Db } from '../../db/store.ts'
import { type NotRerendered, rerenderRevisions } from '../quizzes/rerendering.service.ts'
import type { RenderQuestions } from '../rendering/rendering.service.ts'

type Options = {
  everyMs: number
  onNotRerendered: (found: NotRerendered) => void
  onFailure: (error: unknown) => void
}

/** Looks at the start, and then again, because nodes of an older version can still write. Returns the function that stops it. */
export function startRerendering(
  db: Db,
  renderQuestions: RenderQuestions,
  { everyMs, onNotRerendered, onFailure }: Options,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> | undefined
  const work = async () => {
    try {
      await rerenderRevisions(db, renderQuestions, { isWanted: () => !isStopped, onNotRerendered })
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
