import { useCallback, useEffect, useRef, useState } from 'react'

const restMs = 300

/**
 * Keeps half-written work on this device after each change: when the writer pauses, and at once when the page
 * is left. While `isHeld` nothing is stored; changes made meanwhile are stored afterwards. `keep` returns
 * false if the device has no room, and `isKept` says so. Call `stop` when the work is saved on the server:
 * changes that are still to be stored are dropped.
 */
export function useKeptWork<T>(value: T, keep: (value: T) => boolean | void, isHeld = false) {
  const [isKept, setIsKept] = useState(true)
  const kept = useRef(value)
  const waiting = useRef<(() => void) | null>(null)
  const keepNow = useCallback(() => {
    waiting.current?.()
    waiting.current = null
  }, [])
  const stop = useCallback(() => {
    waiting.current = null
  }, [])

  useEffect(() => {
    waiting.current = null
    if (isHeld || kept.current === value) return
    waiting.current = () => {
      kept.current = value
      setIsKept(keep(value) !== false)
    }
    const timer = setTimeout(keepNow, restMs)
    return () => clearTimeout(timer)
  }, [value, keep, isHeld, keepNow])

  useEffect(() => {
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
      keepNow()
    }
  }, [keepNow])
  return { isKept, stop }
}
