import type { RenderedText } from '@quizly/domain'
import { type ReactNode, useEffect, useState } from 'react'
import { renderForPreview } from './preview-queue.ts'

const debounceMs = 300

/** A whole text as the server draws it, a moment after it has changed; what cannot be drawn now stays as it was last. */
export function RenderedSource({
  source,
  children,
}: {
  source: string
  children: (drawn: RenderedText | undefined) => ReactNode
}) {
  const [drawn, setDrawn] = useState<RenderedText>()
  useEffect(() => {
    const aborting = new AbortController()
    const { signal } = aborting
    async function draw() {
      try {
        const [reply] = await renderForPreview([{ source }], signal, () => undefined)
        if (signal.aborted || !reply || !('nodes' in reply)) return
        const { nodes, pass } = reply
        setDrawn({ source, nodes, ...(pass !== undefined && { pass }) })
      } catch {
        // The editor of the text says what is wrong with it.
      }
    }
    const timer = setTimeout(() => void draw(), debounceMs)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [source])
  return children(drawn)
}
