import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Button, IconButton } from './button.tsx'
import { Icon, type IconName } from './icons.tsx'
import './toast.css'

type ToastKind = 'success' | 'warn' | 'error'
export type ToastMessage = {
  kind: ToastKind
  text: string
  action?: { label: string; run: () => void }
}
type Toast = ToastMessage & { id: number }

const mostAtOnce = 3
const successStaysMs = 6_000
const icons: Record<ToastKind, IconName> = { success: 'success', warn: 'info', error: 'error' }

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function changeToasts(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something that belongs to no field and moves nobody: a toast. The same text twice does not stack. */
export function notify(message: ToastMessage): void {
  raise(message)
}

function raise(message: ToastMessage): number {
  lastId += 1
  const others = toasts.filter((toast) => toast.text !== message.text)
  changeToasts([...others, { ...message, id: lastId }].slice(-mostAtOnce))
  return lastId
}

/** For toasts whose action belongs to the screen that shows them: they leave with it, or before, when cleared. */
export function useScreenToasts() {
  const isHere = useRef(true)
  const ids = useRef<number[]>([])
  const screenToasts = useMemo(() => {
    const clear = () => {
      ids.current.forEach(dismiss)
      ids.current = []
    }
    const notifyHere = (message: ToastMessage) => {
      if (isHere.current) ids.current.push(raise(message))
    }
    return { notify: notifyHere, clear }
  }, [])
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      screenToasts.clear()
    }
  }, [screenToasts])
  return screenToasts
}

function dismiss(id: number) {
  changeToasts(toasts.filter((toast) => toast.id !== id))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place where toasts appear; one on each page. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <div className="toasts">
      {shown.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastBox({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  const leaves = toast.kind === 'success' && !toast.action && !held
  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => dismiss(toast.id), successStaysMs)
    return () => clearTimeout(timer)
  }, [leaves, toast.id])

  function runAction() {
    dismiss(toast.id)
    toast.action?.run()
  }
  return (
    <div
      className={`toast toast--${toast.kind}`}
      role={toast.kind === 'success' ? 'status' : 'alert'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.kind]} />
      <p>{toast.text}</p>
      <div className="toast__actions">
        {toast.action && (
          <Button look="quiet" size="sm" onClick={runAction}>
            {toast.action.label}
          </Button>
        )}
        <IconButton label="Dismiss" onClick={() => dismiss(toast.id)}>
          <Icon name="cross" />
        </IconButton>
      </div>
    </div>
  )
}
