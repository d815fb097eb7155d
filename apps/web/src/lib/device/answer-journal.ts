import { mergeAnswers, type SavedAnswer } from '@quizly/domain'
import { deviceStore, inTime } from './device-store.ts'
import { parseJson, safeStorage } from './storage.ts'

/** Where answers wait until the server has acknowledged them, through reloads, crashes and log-ins. */
export type AnswerJournal = {
  read(): Promise<SavedAnswer[]>
  put(change: SavedAnswer): Promise<boolean>
  /** Removes exactly these changes; a later one to the same question stays. Resolves to whether the device takes this. */
  remove(changes: readonly SavedAnswer[]): Promise<boolean>
  close(): Promise<void>
}

const journalPrefix = 'answers:'

/** Used if the browser has no database, as in some private windows. Lost when the page is closed. */
const memory = new Map<string, SavedAnswer[]>()

/** The journal of one attempt. It never fails: without a database it keeps the answers in memory. */
export function openJournal(attemptId: string, store = deviceStore): AnswerJournal {
  const key = journalPrefix + attemptId
  const ahead = openWriteAhead(attemptId)

  async function alter(change: (stored: SavedAnswer[]) => SavedAnswer[]): Promise<boolean> {
    const inMemory = memory.get(key)
    if (inMemory) memory.set(key, change(inMemory))
    try {
      await store.update<SavedAnswer[]>(key, (stored = []) => change(stored))
      return true
    } catch {
      if (!inMemory) memory.set(key, change([]))
      return false
    }
  }

  async function read() {
    const here = mergeAnswers(ahead.read(), memory.get(key) ?? [])
    try {
      return mergeAnswers((await inTime(store.get<SavedAnswer[]>(key))) ?? [], here)
    } catch {
      return here
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
    async put(change) {
      ahead.put(change)
      const isTaken = await alter((stored) => mergeAnswers(stored, [change]))
      if (isTaken) ahead.remove([change])
      return isTaken
    },
    remove(changes) {
      ahead.remove(changes)
      return alter((stored) => stored.filter((entry) => !changes.some((gone) => isSame(gone, entry))))
    },
    close,
  }
}

function isSame(a: SavedAnswer, b: SavedAnswer): boolean {
  const isSameMoment = a.questionId === b.questionId && a.at === b.at
  return isSameMoment && JSON.stringify(a.selectedOption) === JSON.stringify(b.selectedOption)
}

export async function listJournals(store = deviceStore): Promise<Set<string>> {
  let stored: string[] = []
  try {
    stored = (await store.names()).filter((name) => name.startsWith(journalPrefix))
  } catch {}
  return new Set([...stored.map((name) => name.slice(journalPrefix.length)), ...journalsAhead()])
}

const storage = safeStorage('localStorage')
const prefix = 'ahead:'

const journalsAhead = () =>
  storage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))

/** Writes at once: in the ms that the database takes, a page can crash. */
function openWriteAhead(journal: string) {
  const key = prefix + journal

  function read(): SavedAnswer[] {
    const found = parseJson(storage.get(key))
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
      const stored = read()
      const remaining = stored.filter(
        (one) => !changes.some(({ questionId, at }) => questionId === one.questionId && one.at <= at),
      )
      if (remaining.length === stored.length) return
      if (remaining.length > 0) storage.set(key, JSON.stringify(remaining))
      else storage.remove(key)
    },
  }
}
