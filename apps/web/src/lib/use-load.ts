import { startTransition, useCallback, useEffect, useState } from 'react'

export type Load<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; error: unknown; retry: () => void }

/** Loads again when `key` changes. The signal aborts when the screen goes away. */
export function useLoad<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Load<T> {
  const [reloadKey, setReloadKey] = useState(0)
  const [outcome, setOutcome] = useState<{ key: string; load: Load<T> } | null>(null)
  const retry = useCallback(() => {
    setOutcome(null)
    setReloadKey((previous) => previous + 1)
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    // A large result is rendered in small pieces, so that the page stays responsive.
    const end = (ended: Load<T>) =>
      startTransition(() => {
        if (!controller.signal.aborted) setOutcome({ key, load: ended })
      })
    load(controller.signal).then(
      (data) => end({ status: 'ready', data }),
      (error: unknown) => end({ status: 'failed', error, retry }),
    )
    return () => controller.abort()
    // What is loaded depends on the key only; `load` is a new function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, reloadKey])

  return outcome?.key === key ? outcome.load : { status: 'loading' }
}
