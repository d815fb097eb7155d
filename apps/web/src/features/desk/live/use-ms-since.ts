import { useEffect, useState } from 'react'

const secondMs = 1_000

/** How many ms have passed since `at`, by the monotonic clock; renewed each second, or standing still. */
export function useMsSince(at: number, isStill: boolean): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setNow(performance.now()), secondMs)
    return () => clearInterval(timer)
  }, [isStill])
  return Math.max(0, now - at)
}
