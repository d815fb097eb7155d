import { everywhere as commonWords } from '@quizly/words/student.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { Button, IconButton } from '../forms/button.tsx'
import { Icon } from '../icons/icons.tsx'
import { createListeners } from '../../lib/listeners.ts'
import { langOfFailure } from '../../lib/words/failure-sentence.ts'
import { useLanguage } from '../../lib/words/language.ts'
import './toast.css'

type ToastKind = 'success' | 'warn' | 'error'
/** Its words are functions, called whenever it is drawn, so that they follow the language. */
export type ToastMessage = {
  kind: ToastKind
  text: () => string
  action?: { label: () => string; run: () => void }
  /** How long the action can be taken, in ms; otherwise until the toast is closed. */
  staysMs?: number
}
type Toast = ToastMessage & { id: number }

const maxAtOnce = 3
const successStaysMs = 6_000
/** How long what was released can be taken back at once. */
export const undoMs = 10_000

let toasts: Toast[] = []
let lastId = 0
let place: Element | null = null
const listeners = createListeners()

function changeToasts(next: Toast[]) {
  toasts = next
  listeners.emit()
}

export function placeToasts(bar: Element | null): void {
  place = bar
  listeners.emit()
}

/** The same text is not shown twice at once. */
export function notify(message: ToastMessage): void {
  raise(message)
}

function raise(message: ToastMessage): number {
  lastId += 1
  const others = toasts.filter((toast) => toast.text() !== message.text())
  changeToasts([...others, { ...message, id: lastId }].slice(-maxAtOnce))
  return lastId
}

export const againAction = (run: () => void) => ({ label: () => commonWords.tryAgain, run })

/** For toasts whose action belongs to one screen: they disappear with it or on `clear`. */
export function useScreenToasts() {
  const [ofScreen] = useState(createScreenToasts)
  useEffect(() => ofScreen.show(), [ofScreen])
  return ofScreen
}

function createScreenToasts() {
  let isHere = true
  let ids: number[] = []
  const clear = () => {
    ids.forEach(dismiss)
    ids = []
  }
  const notifyHere = (message: ToastMessage) => {
    if (isHere) ids.push(raise(message))
  }
  return {
    notify: notifyHere,
    notifyFailure: (text: ToastMessage['text'], again: () => void) =>
      notifyHere({ kind: 'error', text, action: againAction(again) }),
    clear,
    show() {
      isHere = true
      return () => {
        isHere = false
        clear()
      }
    },
  }
}

function dismiss(id: number) {
  changeToasts(toasts.filter((toast) => toast.id !== id))
}

const toastsNow = () => toasts
const placeNow = () => place

/** Toasts never cover a control: they are in the screen's own bar at the bottom, or in a bar of theirs. */
export function Toaster() {
  useLanguage()
  const shown = useSyncExternalStore(listeners.subscribe, toastsNow, toastsNow)
  const bar = useSyncExternalStore(listeners.subscribe, placeNow, placeNow)
  useLeaveWithScreen(shown)
  const list = (
    <div className="toasts">
      {shown.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </div>
  )
  return bar ? createPortal(list, bar) : list
}

/** Toasts already seen disappear on navigation; those shown just before it stay. */
function useLeaveWithScreen(shown: readonly Toast[]) {
  const [path] = useBrowserLocation()
  const seen = useRef<readonly Toast[]>([])
  useEffect(() => {
    changeToasts(toasts.filter((toast) => !seen.current.includes(toast)))
  }, [path])
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      seen.current = shown
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])
}

/** What has the focus is scrolled away from a toast that has come over it. */
function uncoverFocus(toast: HTMLElement | null) {
  const focused = document.activeElement
  if (!toast || !focused || toast.contains(focused)) return
  const [{ top, bottom }, box] = [focused.getBoundingClientRect(), toast.getBoundingClientRect()]
  if (top < box.bottom && bottom > box.top && top > 0) focused.scrollIntoView({ block: 'nearest' })
}

function ToastBox({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const staysMs = toast.staysMs ?? (toast.action ? undefined : successStaysMs)
  const leaves = toast.kind === 'success' && staysMs !== undefined && !held
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => dismiss(toast.id), staysMs)
    return () => clearTimeout(timer)
  }, [leaves, staysMs, toast.id])

  function runAction() {
    dismiss(toast.id)
    toast.action?.run()
  }
  const text = toast.text()
  return (
    <div
      ref={uncoverFocus}
      className={`toast toast--${toast.kind}`}
      role={toast.kind === 'success' ? 'status' : 'alert'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.kind === 'warn' ? 'info' : toast.kind} />
      <p lang={langOfFailure(text)}>{text}</p>
      <div className="toast__actions">
        {toast.action && (
          <Button look="quiet" size="sm" onClick={runAction}>
            {toast.action.label()}
          </Button>
        )}
        <IconButton label={commonWords.dismiss} onClick={() => dismiss(toast.id)}>
          <Icon name="cross" />
        </IconButton>
      </div>
    </div>
  )
}
