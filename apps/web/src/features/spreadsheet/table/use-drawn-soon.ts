import { useEffect, useState } from 'react'

/** How many of `most` blocks are to be drawn: one at first and one more at a time, between which the page is alive. */
export function useDrawnSoon(most: number): number {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count >= most) return
    const timer = setTimeout(() => setCount(count + 1))
    return () => clearTimeout(timer)
  }, [count, most])
  return count
}
