import { useDeferredValue, useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

type Notice = { kind: 'info' | 'success' | 'warn' | 'error'; text: string }
export type Handover = { notice?: Notice; from?: string | undefined }

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

/** `from` is an address of our own. */
export function useHandover(): Handover {
  const state = useHandedState()
  const handover: Handover = typeof state === 'object' && state !== null ? state : {}
  return isOwnPath(handover.from) ? handover : { ...handover, from: undefined }
}

/** A path, and nothing that a browser takes for the address of another site or for a script. */
export const isOwnPath = (from: unknown): boolean => typeof from === 'string' && /^\/(?![/\\\s])/.test(from)

/** For a page that asks to log in first: the links of the bar lead back to it too. */
export function useWayBack(from: string): void {
  useEffect(() => {
    const handover: Handover = { from }
    history.replaceState(handover, '')
  }, [from])
}
