import { startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const atFirst = 20
const atOnce = 10

/**
 * How many of a long list are mounted: some at first, so that the first can be written in, and the others while nothing else
 * is to be done. All are as soon as the list changes, where they must be, or by the function.
 */
export function useMountedSoon(length: number, mustBeAll: boolean): [count: number, mountAll: () => void] {
  const [first] = useState(length)
  const [count, setCount] = useState(atFirst)
  const isWhole = count >= length || length !== first || mustBeAll
  if (isWhole && count !== Infinity) setCount(Infinity)
  useEffect(() => {
    if (isWhole) return undefined
    const timer = setTimeout(() => startTransition(() => setCount((before) => before + atOnce)))
    return () => clearTimeout(timer)
  }, [isWhole, count])
  const mountAll = useCallback(() => flushSync(() => setCount(Infinity)), [])
  return [isWhole ? length : count, mountAll]
}
