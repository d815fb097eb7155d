import type { SavedAnswer } from '@quizly/domain'
import { fittingAnswers, mostBytes } from '../../../lib/device/request-answers.ts'

/**
 * The changes that the server has not acknowledged, the latest of each question. If something refuses a
 * batch, its changes become suspects and are sent one by one, after all others. A refused answer is not sent
 * again unless it changes.
 */
export function createSaveQueue() {
  const unsaved = new Map<string, SavedAnswer>()
  const refused = new Set<string>()
  const suspects = new WeakSet<SavedAnswer>()
  const sentLast = new WeakSet<SavedAnswer>()

  /** Removes exactly these changes; a later one to the same question stays. */
  function forget(changes: readonly SavedAnswer[]) {
    for (const change of changes) {
      if (unsaved.get(change.questionId) === change) unsaved.delete(change.questionId)
    }
  }

  return {
    isWaiting: () => unsaved.size > 0,
    hasRefused: () => refused.size > 0,
    add(change: SavedAnswer) {
      refused.delete(change.questionId)
      unsaved.set(change.questionId, change)
    },
    forget,
    /** The next request: as much as one may contain. */
    nextBatch(): SavedAnswer[] {
      const changes = [...unsaved.values()]
      const others = changes.filter((change) => !suspects.has(change))
      return others.length > 0 ? fittingAnswers(others, mostBytes.save) : changes.slice(0, 1)
    },
    /** The last request when the page may close: as much as browsers allow then, latest first if no question was left. */
    lastBatch(): SavedAnswer[] {
      const waiting = [...unsaved.values()].filter((change) => !sentLast.has(change))
      const changes = fittingAnswers(
        waiting.some(({ left }) => left) ? waiting : waiting.sort((one, other) => other.at - one.at),
        mostBytes.last,
      )
      for (const change of changes) sentLast.add(change)
      return changes
    },
    /** Makes the changes suspects and moves each to the end of the queue. */
    suspect(changes: readonly SavedAnswer[]) {
      for (const change of changes) {
        suspects.add(change)
        if (unsaved.get(change.questionId) !== change) continue
        unsaved.delete(change.questionId)
        unsaved.set(change.questionId, change)
      }
    },
    /** Removes changes that the server refuses even alone. */
    refuse(changes: readonly SavedAnswer[]) {
      forget(changes)
      for (const { questionId } of changes) if (!unsaved.has(questionId)) refused.add(questionId)
    },
  }
}
