import { useRef, useState } from 'react'

/** Some of a list; `next` is what to ask for to get those after them, nothing at its end. */
export type Part<Row> = { rows: readonly Row[]; next: string | undefined }

/** A list that comes in parts: what has come so far, and how to get the next part or all of them. */
export function useMore<Row>(first: Part<Row>, loadPart: (next: string) => Promise<Part<Row>>) {
  const [loaded, setLoaded] = useState(first)
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting')
  const isLoading = useRef(false)
  const wantsAll = useRef(false)

  async function more({ all = false } = {}) {
    wantsAll.current ||= all
    if (isLoading.current) return
    isLoading.current = true
    setState('busy')
    try {
      let { rows, next } = loaded
      while (next !== undefined) {
        const part = await loadPart(next)
        rows = [...rows, ...part.rows]
        next = part.next
        setLoaded({ rows, next })
        if (!wantsAll.current) break
      }
      setState('resting')
    } catch {
      setState('failed')
    } finally {
      isLoading.current = false
    }
  }
  return { ...loaded, state, more }
}
