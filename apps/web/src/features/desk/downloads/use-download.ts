import { useEffect, useRef, useState } from 'react'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { NetworkError } from '../../../lib/failures.ts'
import { saveFile } from '../../../lib/download-text.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'

/** What is shorter needs no progress bar. */
const quickMs = 1_000

type Progress = { isLong: boolean; share: number }
export type Fetching = { signal: AbortSignal; onProgress: (share: number) => void }

/**
 * Fetches one file at a time and saves it. `progress` is undefined while none comes; it `isLong` after a second. A
 * failure is told with a button that tries again; whoever cancels or leaves is told nothing.
 */
export function useDownload() {
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)
  const toasts = useScreenToasts()
  useEffect(() => () => running.current?.abort(), [])

  async function download(fileName: string, fetching: (options: Fetching) => Promise<Blob>) {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    toasts.clear()
    const change = (changed: Partial<Progress>) =>
      setProgress((before) => before && { ...before, ...changed })
    setProgress({ isLong: false, share: 0 })
    const timer = setTimeout(() => change({ isLong: true }), quickMs)
    try {
      saveFile(fileName, await fetching({ signal, onProgress: (share) => change({ share }) }))
    } catch (error) {
      if (signal.aborted) return
      const action = { label: 'Try again', run: () => void download(fileName, fetching) }
      toasts.notify({ kind: 'error', text: explain(error), action })
    } finally {
      clearTimeout(timer)
      running.current = undefined
      setProgress(undefined)
    }
  }
  return { progress, download, cancel: () => running.current?.abort() }
}

function explain(error: unknown): string {
  return error instanceof NetworkError
    ? 'The download broke off. Check your connection, then try again.'
    : messageOfFailure(error)
}
