import { useCallback, useEffect, useRef } from 'react'

const restMs = 300

/**
 * Keeps a value on this device after each change: when the writer pauses, and at once when the page is left.
 * Returns a function that stops it, for when the value has been saved on the server.
 */
export function useKeptDraft<T>(value: T, keep: (value: T) => void): () => void {
  const last = useRef(value)
  const waiting = useRef<(() => void) | null>(null)
  const keepNow = useCallback(() => {
    waiting.current?.()
    waiting.current = null
  }, [])
  const stop = useCallback(() => {
    waiting.current = null
  }, [])

  useEffect(() => {
    if (last.current === value) return
    last.current = value
    waiting.current = () => keep(value)
    const timer = setTimeout(keepNow, restMs)
    return () => clearTimeout(timer)
  }, [value, keep, keepNow])

  useEffect(() => {
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
      keepNow()
    }
  }, [keepNow])
  return stop
}
