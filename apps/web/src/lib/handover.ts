import type { Role } from '@quizly/contract'
import { useDeferredValue, useEffect } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { accessSentence } from './words/access-sentence.ts'

type Notice = { kind: 'info' | 'success' | 'warn' | 'error'; text: string }
export type Handover = { notice?: Notice; from?: string | undefined }

const sentences = new Map<string, () => string>()

/** The history keeps a text only. Until the page is loaded again, it follows the language. */
export function noticeOf(kind: Notice['kind'], say: () => string): Notice {
  const text = say()
  sentences.set(text, say)
  return { kind, text }
}

/** For Login: why somebody was sent there, and where it leads back to. */
export const loginFirst = (role: Role, from?: string): Handover => ({
  notice: noticeOf('warn', () => accessSentence(role, 'login')),
  from,
})

export const textOf = ({ text }: Notice) => sentences.get(text)?.() ?? text

/** Its type knows simple values only. */
const useStateOfHistory = useLocationProperty as (now: () => unknown, inFrame: () => unknown) => unknown
const stateNow = (): unknown => history.state
let stateInFrame = stateNow

/** With what the first frame was drawn: it must not be drawn anew while somebody types in it. */
export function noteStateOfFrame(state: unknown): void {
  stateInFrame = () => state
}

/** It changes together with the screen. The router's own hook has none for a frame that came with the page. */
export function useHandedState(): unknown {
  return useDeferredValue(useStateOfHistory(stateNow, () => stateInFrame()))
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
