/** How long, in ms, the slices of all long works may take up one turn of the event loop. */
const longestMs = 8

const waiting: (() => void)[] = []
let isTurn = false
let until = 0

/**
 * Ends a slice of a long work: lets other calls in, and goes on in a later turn of the event loop. However many works
 * there are, a turn has only as many slices as fit into a few milliseconds, or one.
 */
export function letOthersIn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    setImmediate(goOn)
  })
}

function goOn(): void {
  if (!isTurn) {
    isTurn = true
    until = performance.now() + longestMs
    // It comes first in the next turn.
    setImmediate(() => {
      isTurn = false
    })
  }
  if (performance.now() < until) waiting.shift()?.()
  else setImmediate(goOn)
}
