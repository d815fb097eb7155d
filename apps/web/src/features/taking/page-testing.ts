import type { User } from '@quizly/contract'
import { openSession } from '../../lib/calls/session.ts'

type Call = { path: string; body: Record<string, unknown>; keepalive: boolean }
/** The reply of the test's server: a status and its content, or none at all. */
type Reply = { status: number; content: unknown } | 'no answer'

export const student: User = { _id: 'ada', name: 'Ada', email: 'ada@example.org', role: 'student' }

export const success = (content: object): Reply => ({ status: 200, content: { success: true, ...content } })
export const refusal = (status: number, code: string, more: object = {}): Reply => ({
  status,
  content: { success: false, code, message: 'No', ...more },
})

/** A page of a logged-in student, with storage, events, and a server for which `answer` replies. */
export function stubPage(answer: (call: Call) => Reply | Promise<Reply>) {
  const stored = new Map<string, string>()
  const calls: Call[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const frame = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
  async function fetch(path: string, { body, keepalive = false }: RequestInit) {
    const made: Call = { path, body: typeof body === 'string' ? JSON.parse(body) : {}, keepalive }
    calls.push(made)
    const reply = await answer(made)
    if (reply === 'no answer') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(reply.content), { status: reply.status })
  }
  Object.assign(globalThis, { window: frame, document: page, fetch })
  openSession({ user: student, token: 'token' })
  return {
    calls,
    frame,
    hide() {
      page.visibilityState = 'hidden'
      page.dispatchEvent(new Event('visibilitychange'))
    },
    show() {
      page.visibilityState = 'visible'
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
