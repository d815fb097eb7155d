import type { StudentQuestion } from '@quizly/domain'
import { useSyncExternalStore } from 'react'
import { safeStorage } from '../../../lib/device/storage.ts'
import { createListeners } from '../../../lib/listeners.ts'

export type Flags = ReturnType<typeof openFlags>

const storage = safeStorage('localStorage')

/** Kept on this device until the attempt is over, for all its tabs. The server never learns of them. */
export function openFlags(attemptId: string, questions: readonly Pick<StudentQuestion, '_id'>[]) {
  const key = `flags:${attemptId}`
  const { emit, subscribe } = createListeners()
  let ids = read(storage.get(key))

  function onStorage({ key: changed, newValue }: StorageEvent) {
    if (changed !== key) return
    ids = read(newValue)
    emit()
  }
  return {
    marks: () => questions.map(({ _id }) => (ids.includes(_id) ? 1 : 0)).join(''),
    has: (questionId: string) => ids.includes(questionId),
    toggle(questionId: string) {
      const others = ids.filter((id) => id !== questionId)
      ids = others.length < ids.length ? others : [...ids, questionId]
      storage.set(key, ids.join(' '))
      emit()
    },
    subscribe,
    start() {
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
    forget: () => storage.remove(key),
  }
}

const read = (text: string | null) => text?.split(' ') ?? []

/** Whether a question is flagged. Only a change of this flag renders the component again. */
export function useFlag(flags: Flags, questionId: string): boolean {
  return useSyncExternalStore(flags.subscribe, () => flags.has(questionId))
}

export function useFlagged(flags: Flags): string {
  return useSyncExternalStore(flags.subscribe, flags.marks)
}
