import { useDeferredValue } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

type Notice = { kind: 'info' | 'success' | 'warn' | 'error'; text: string }
export type Handover = { notice?: Notice; from?: string }

const sentences = new Map<string, () => string>()

/** The history keeps a text only. Until the page is loaded again, it follows the language. */
export function noticeOf(kind: Notice['kind'], say: () => string): Notice {
  const text = say()
  sentences.set(text, say)
  return { kind, text }
}

export const textOf = ({ text }: Notice) => sentences.get(text)?.() ?? text

/** It changes together with the screen. */
export function useHandedState(): unknown {
  return useDeferredValue<unknown>(useHistoryState())
}

export function useHandover(): Handover {
  const state = useHandedState()
  return typeof state === 'object' && state !== null ? state : {}
}
