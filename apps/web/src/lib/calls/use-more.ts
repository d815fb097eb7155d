import { useRef, useState } from 'react'

/** A part of a list. `next` is what to ask for to get the next part; undefined at the end. */
export type Part<Row> = { rows: readonly Row[]; next: string | undefined }

/** A list that is loaded in parts: the rows so far, and functions that load the next part or all. */
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
