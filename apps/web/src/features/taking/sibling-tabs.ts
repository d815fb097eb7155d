import type { SavedAnswer } from '@quizly/domain'
import type { AnswerSheet } from './answer-sheet.ts'

type Message = { kind: 'hello' | 'here' | 'answer'; answers: SavedAnswer[] } | { kind: 'gone' }

export type SiblingTabs = ReturnType<typeof createSiblingTabs>

const patienceMs = 1_000

/**
 * Other tabs with the same attempt. They tell each other of every answer, so that none of them hands in what is out of
 * date, and each knows whether it is alone. Does nothing where the browser cannot.
 */
export function createSiblingTabs(attemptId: string, sheet: AnswerSheet) {
  const listeners = new Set<() => void>()
  let channel: BroadcastChannel | undefined
  let hasCompany = false
  let aloneTimer: ReturnType<typeof setTimeout> | undefined

  function setCompany(next: boolean) {
    clearTimeout(aloneTimer)
    if (next === hasCompany) return
    hasCompany = next
    for (const listener of listeners) listener()
  }

  function say(message: Message) {
    channel?.postMessage(message)
  }

  function hear(message: Message) {
    if (message.kind === 'gone') return ask()
    sheet.merge(message.answers)
    setCompany(true)
    if (message.kind === 'hello') say({ kind: 'here', answers: sheet.all() })
  }

  /** Looks who is there: a tab that was killed could not say that it goes. */
  function ask() {
    clearTimeout(aloneTimer)
    aloneTimer = setTimeout(() => setCompany(false), patienceMs)
    say({ kind: 'hello', answers: sheet.all() })
  }

  function leave() {
    say({ kind: 'gone' })
  }

  return {
    ask,
    tell: (answer: SavedAnswer) => say({ kind: 'answer', answers: [answer] }),
    hasCompany: () => hasCompany,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Opens the talk with the others; gives the function that ends it. */
    start() {
      if (typeof BroadcastChannel === 'undefined') return () => {}
      channel = new BroadcastChannel(`quiz:${attemptId}`)
      channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
      window.addEventListener('pagehide', leave)
      ask()
      return () => {
        leave()
        window.removeEventListener('pagehide', leave)
        clearTimeout(aloneTimer)
        channel?.close()
        channel = undefined
      }
    },
  }
}
