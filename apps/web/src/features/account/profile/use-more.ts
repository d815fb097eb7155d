import { useRef, useState } from 'react'

/** A part of a list. `next` is what to ask for to get the next part; undefined at the end. */
type Part<Row> = { rows: readonly Row[]; next: string | undefined }

/**
 * A list that is loaded in parts: the rows so far, and a function that loads the next part. Students open this list too,
 * so it does without the desk's query cache and its weight.
 */
export function useMore<Row>(first: Part<Row>, loadPart: (next: string) => Promise<Part<Row>>) {
  const [loaded, setLoaded] = useState(first)
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting')
  const isLoading = useRef(false)

  async function more() {
    if (isLoading.current || loaded.next === undefined) return
    isLoading.current = true
    setState('busy')
    try {
      const part = await loadPart(loaded.next)
      setLoaded({ rows: [...loaded.rows, ...part.rows], next: part.next })
      setState('resting')
    } catch {
      setState('failed')
    } finally {
      isLoading.current = false
    }
  }
  return { ...loaded, state, more }
}
