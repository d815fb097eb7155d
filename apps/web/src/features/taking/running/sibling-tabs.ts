import type { SavedAnswer } from '@quizly/domain'
import { createListeners } from '../../../lib/listeners.ts'
import type { SeenAnswers } from '../saving/seen-answers.ts'

/** `hello` asks the other tabs to answer with `here`. */
type Message = { kind: 'hello' | 'here' | 'answer'; answers: SavedAnswer[] }

export type SiblingTabs = ReturnType<typeof createSiblingTabs>

const patienceMs = 1_000
const askAgainMs = 5_000

/**
 * Other tabs with the same attempt. Tabs exchange every answer, so that none submits old ones, and each knows
 * whether it is alone. What the server does not have yet goes to `save`: its own tab may be closed or frozen before it
 * has sent it, and this one shows it. No effect without BroadcastChannel.
 */
export function createSiblingTabs(
  attemptId: string,
  answers: SeenAnswers,
  save: (unsaved: SavedAnswer) => void,
) {
  const listeners = createListeners()
  let channel: BroadcastChannel | undefined
  let hasCompany = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function setCompany(next: boolean) {
    if (next === hasCompany) return
    hasCompany = next
    listeners.tell()
  }

  function say(kind: Message['kind'], told = answers.all()) {
    channel?.postMessage({ kind, answers: told } satisfies Message)
  }

  /** A tab that is closed or killed may not say so; so the others ask from time to time. */
  function hear({ kind, answers: told }: Message) {
    answers.merge(told).forEach(save)
    setCompany(true)
    clearTimeout(timer)
    timer = setTimeout(ask, askAgainMs)
    if (kind === 'hello') say('here')
  }

  function ask() {
    clearTimeout(timer)
    timer = setTimeout(() => setCompany(false), patienceMs)
    say('hello')
  }

  return {
    tell: (answer: SavedAnswer) => say('answer', [answer]),
    hasCompany: () => hasCompany,
    subscribe: listeners.subscribe,
    /** Starts the exchange; returns the function that ends it. */
    start() {
      try {
        channel = new BroadcastChannel(`quiz:${attemptId}`)
      } catch {
        return () => {}
      }
      channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
      ask()
      return () => {
        clearTimeout(timer)
        channel?.close()
        channel = undefined
      }
    },
  }
}
