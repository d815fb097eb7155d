import type { User } from '@quizly/contract'
import { useSyncExternalStore } from 'react'
import { parseJson, safeStorage } from '../device/storage.ts'
import { createListeners } from '../listeners.ts'

/** In session storage under the keys `user` and `token`. */
export type Session = { user: User; token: string }

const storage = safeStorage('sessionStorage')
const listeners = createListeners()
let session = restoreSession()

/** The stored session. Anything invalid, even 'undefined' or 'null', counts as none. */
function restoreSession(): Session | null {
  const token = storage.get('token')
  const user = readUser(parseJson(storage.get('user')))
  return user && token && token !== 'undefined' && token !== 'null' ? { user, token } : null
}

/** The user in what was stored or replied, whose ID is `_id` or `id`; null if there is none. */
export function readUser(stored: unknown): User | null {
  const { id, _id = id, ...more } = (stored ?? {}) as Partial<Record<keyof User | 'id', unknown>>
  const { name, email, role } = more
  if (!isText(_id) || !isText(name) || !isText(email)) return null
  return role === 'student' || role === 'admin'
    ? { ...(more as Partial<User>), _id, name, email, role }
    : null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function changeSession(next: Session | null) {
  session = next
  listeners.emit()
}

export function getSession(): Session | null {
  return session
}

export function openSession(next: Session): void {
  storage.set('user', JSON.stringify(next.user))
  storage.set('token', next.token)
  changeSession(next)
}

export function closeSession(): void {
  storage.remove('user')
  storage.remove('token')
  changeSession(null)
}

export const followSession = listeners.subscribe

export function useSession(): Session | null {
  return useSyncExternalStore(listeners.subscribe, getSession, getSession)
}
