import type { SavedAnswer } from '@quizly/domain'
import { parseStored, safeStorage } from './storage.ts'

const storage = safeStorage('localStorage')
const prefix = 'ahead:'

/** The names of the journals that have answers here. */
export const journalsAhead = () =>
  storage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))

/**
 * Answers on their way into a journal. The database takes some ms, in which a page can crash; what is written here has
 * left the page when the call returns.
 */
export function openWriteAhead(journal: string) {
  const key = prefix + journal

  function read(): SavedAnswer[] {
    const found = parseStored(storage.get(key))
    return Array.isArray(found) ? (found as SavedAnswer[]) : []
  }

  return {
    read,
    put(change: SavedAnswer) {
      const others = read().filter(({ questionId }) => questionId !== change.questionId)
      storage.set(key, JSON.stringify([...others, change]))
    },
    /** Removes these changes, and earlier ones to the same questions. */
    remove(changes: readonly SavedAnswer[]) {
      const kept = read()
      const left = kept.filter(
        (one) => !changes.some(({ questionId, at }) => questionId === one.questionId && one.at <= at),
      )
      if (left.length === kept.length) return
      if (left.length > 0) storage.set(key, JSON.stringify(left))
      else storage.remove(key)
    },
  }
}
