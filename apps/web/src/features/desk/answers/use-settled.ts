import { useEffect, useState } from 'react'

/** Long enough that decisions made one after the other by keys are asked about together. */
const pauseMs = 400

/** A value after it has stayed the same for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
