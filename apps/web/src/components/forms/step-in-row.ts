import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

/** How far a key moves in a row of controls. In a page from right to left the next one is on the left. */
export function stepInRow({ key, currentTarget }: KeyboardEvent): number | undefined {
  const step = steps[key]
  const isTurned = key.startsWith('Arrow') && getComputedStyle(currentTarget).direction === 'rtl'
  return step && isTurned ? -step : step
}
