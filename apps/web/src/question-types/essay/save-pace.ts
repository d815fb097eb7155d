const pauseMs = 2_000
const longestUnsavedMs = 10_000

/** How long to wait after a letter at `now` before the text is sent: for a pause, but never ten seconds from the first letter. */
export function createSavePace(): (now: number) => number {
  let since = Number.NEGATIVE_INFINITY
  let at = Number.NEGATIVE_INFINITY
  return (now) => {
    if (now - at >= pauseMs || now - since >= longestUnsavedMs) since = now
    at = now
    return Math.min(pauseMs, since + longestUnsavedMs - now)
  }
}
