import { useEffect, useState } from 'react'

/**
 * How many of `most` blocks are rendered: one at first, then one more at a time, so that the page stays
 * responsive.
 */
export function useDrawnSoon(most: number): number {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count >= most) return
    const timer = setTimeout(() => setCount(count + 1))
    return () => clearTimeout(timer)
  }, [count, most])
  return count
}
