import { mergeAnswers, type SavedAnswer } from '@quizly/domain'
import { deviceStore } from './device-store.ts'
import { inTime } from './in-time.ts'

/**
 * Where answers wait on this device until the server has acknowledged them, through reloads, crashes and
 * log-ins.
 */
export type AnswerJournal = {
  read(): Promise<SavedAnswer[]>
  put(change: SavedAnswer): Promise<void>
  /** Removes exactly these changes; a later one to the same question stays. */
  remove(changes: readonly SavedAnswer[]): Promise<void>
  /** Deletes an empty journal; call when nothing more will be added. */
  close(): Promise<void>
}

/** The prefix of all journals' names; the attempt's ID follows. */
export const journalPrefix = 'answers:'

/** Used if the browser has no database, as in some private windows. Lost when the page is closed. */
const memory = new Map<string, SavedAnswer[]>()

/** The journal of one attempt. It never fails: without a database it keeps the answers in memory. */
export function openJournal(attemptId: string, store = deviceStore): AnswerJournal {
  const key = journalPrefix + attemptId

  async function alter(change: (kept: SavedAnswer[]) => SavedAnswer[]) {
    const inMemory = memory.get(key)
    if (inMemory) memory.set(key, change(inMemory))
    try {
      await store.update<SavedAnswer[]>(key, (kept = []) => change(kept))
    } catch {
      if (!inMemory) memory.set(key, change([]))
    }
  }

  async function read() {
    const inMemory = memory.get(key) ?? []
    try {
      return mergeAnswers((await inTime(store.get<SavedAnswer[]>(key))) ?? [], inMemory)
    } catch {
      return inMemory
    }
  }

  async function close() {
    if ((await read()).length > 0) return
    memory.delete(key)
    try {
      await store.remove([key])
    } catch {
      // There was no database, so the memory was everything.
    }
  }

  return {
    read,
    put: (change) => alter((kept) => mergeAnswers(kept, [change])),
    remove: (changes) =>
      alter((kept) => kept.filter((entry) => !changes.some((gone) => isSame(gone, entry)))),
    close,
  }
}

function isSame(a: SavedAnswer, b: SavedAnswer): boolean {
  const isSameMoment = a.questionId === b.questionId && a.at === b.at
  return isSameMoment && JSON.stringify(a.selectedOption) === JSON.stringify(b.selectedOption)
}
