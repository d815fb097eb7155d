import type { User } from '@quizly/contract'
import type { SavedAnswer } from '@quizly/domain'
import { vi } from 'vitest'
import { openSession } from '../../lib/calls/session.ts'
import type { OpenAttempt } from './attempt/open-attempt.ts'

type Call = { path: string; body: Record<string, unknown>; keepalive: boolean }
/** The reply of the test's server: a status and its content, or none at all. */
type Reply = { status: number; content: unknown } | 'no answer'

const student: User = { _id: 'ada', name: 'Ada', email: 'ada@example.org', role: 'student' }

export const success = (content: object): Reply => ({ status: 200, content: { success: true, ...content } })
export const refusal = (status: number, code: string, more: object = {}): Reply => ({
  status,
  content: { success: false, code, message: 'No', ...more },
})

/**
 * A server for which `answer` replies, and a logged-in student. `calls`: what it was asked. `stream` writes to the
 * pages that listen to the clock of their attempt.
 */
export function stubServer(answer: (call: Call) => Reply | Promise<Reply>) {
  const calls: Call[] = []
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const stream = (text: string) => streams.forEach((each) => each.enqueue(new TextEncoder().encode(text)))
  async function fetch(path: string, { body, keepalive = false }: RequestInit) {
    if (path.endsWith('/clock')) {
      return {
        headers: new Headers({ 'content-type': 'text/event-stream' }),
        body: new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }),
      }
    }
    const made: Call = { path, body: typeof body === 'string' ? JSON.parse(body) : {}, keepalive }
    calls.push(made)
    const reply = await answer(made)
    if (reply === 'no answer') throw new TypeError('Failed to fetch')
    return { status: reply.status, text: async () => JSON.stringify(reply.content) }
  }
  vi.stubGlobal('fetch', fetch)
  openSession({ user: student, token: 'token' })
  return { calls, stream }
}

/** The page of a student, with storage, events and such a server. */
export function stubPage(answer: (call: Call) => Reply | Promise<Reply>) {
  const stored = new Map<string, string>()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const frame = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
  vi.stubGlobal('window', frame)
  vi.stubGlobal('document', page)
  const { calls, stream } = stubServer(answer)
  return {
    calls,
    stream,
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

export const choice = (questionId: string, selectedOption: string, at = 1): SavedAnswer => {
  return { questionId, selectedOption, at }
}

let attempts = 0
const question = (_id: string) => ({ _id, type: 'write' as const, text: _id, options: [] })

/** An attempt of 10 minutes with one minute left, as the server gives it. Each call makes another one. */
export function openedAttempt(given: Partial<OpenAttempt> = {}, answers: SavedAnswer[] = []): OpenAttempt {
  attempts += 1
  const known = { _id: `attempt ${attempts}`, remainingMs: 60_000, durationMs: 600_000, answers }
  const quiz = { _id: 'quiz', title: 'Cells', timeLimit: 10, numQuestions: 2 }
  const questions = [question('q1'), question('q2')]
  return { quiz, questions, known, pending: [], isCopy: false, isResumed: false, ...given }
}
