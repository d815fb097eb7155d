import { useCallback, useEffect, useRef, useState } from 'react'
import type { LocalDraft } from './local-draft.ts'

const restMs = 300

/**
 * Keeps half-written work on this device after each change: when the writer pauses, and at once when the page
 * is left. An undefined `value` means that there is nothing to keep, and discards what was kept. While
 * `isHeld` nothing is stored; changes made meanwhile are stored afterwards. `isKept` is false if the device
 * has no room. Call `discard` when the work is saved on the server: it also drops changes that are still to
 * be stored.
 */
export function useLocalDraft<T>(work: LocalDraft<T>, value: T | undefined, isHeld = false) {
  const [isKept, setIsKept] = useState(true)
  const kept = useRef(value)
  const waiting = useRef<(() => void) | null>(null)
  const keepNow = useCallback(() => {
    waiting.current?.()
    waiting.current = null
  }, [])

  useEffect(() => {
    waiting.current = null
    if (isHeld || kept.current === value) return
    waiting.current = () => {
      kept.current = value
      if (value === undefined) work.discard()
      setIsKept(value === undefined || work.keep(value))
    }
    const timer = setTimeout(keepNow, restMs)
    return () => clearTimeout(timer)
  }, [work, value, isHeld, keepNow])

  useEffect(() => {
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
      keepNow()
    }
  }, [keepNow])

  function discard() {
    waiting.current = null
    kept.current = undefined
    work.discard()
  }
  return { isKept, discard }
}
