export class RendererBusy extends Error {}

type Limits = {
  /** Calls that wait; the next one is refused. */
  mostWaiting: number
  /** After so long without work, `atRest` is called. */
  idleMs: number
  atRest: () => void
}

/** Does one work after another. Throws `RendererBusy` if too many wait. */
export function createWaitingLine({ mostWaiting, idleMs, atRest }: Limits) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let idle: ReturnType<typeof setTimeout> | undefined
  return async function inTurn<Found>(work: () => Promise<Found>): Promise<Found> {
    if (waiting >= mostWaiting) throw new RendererBusy()
    waiting += 1
    clearTimeout(idle)
    const working = last.then(work)
    last = working
      .catch(() => {})
      .finally(() => {
        waiting -= 1
        if (waiting > 0) return
        idle = setTimeout(atRest, idleMs)
        idle.unref()
      })
    return working
  }
}
