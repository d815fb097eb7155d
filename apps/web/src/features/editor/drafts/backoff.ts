/** How long changes are collected before they are sent, in ms. */
export const restMs = 3_000
const longestRestMs = 60_000

/** `unheard`: perhaps it arrived. `outdated`: the server has another state, on top of which it can be sent at once. */
export type SendOutcome = 'sent' | 'unheard' | 'refused' | 'outdated'

/** Sends what is needed after a rest, one at a time. What did not arrive is sent again after longer and longer rests. */
export function createBackoff({
  isNeeded,
  send,
}: {
  isNeeded: () => boolean
  send: () => Promise<SendOutcome>
}) {
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let rest = restMs
  let isStopped = false

  function plan(): void {
    if (!isStopped && isNeeded()) timer ??= setTimeout(flush, rest)
  }

  function flush(): void {
    clear()
    if (isStopped || sending || !isNeeded()) return
    sending = sendNow()
  }

  async function sendNow(): Promise<void> {
    try {
      rest = restAfter(await send(), rest)
    } finally {
      sending = undefined
      plan()
    }
  }

  function clear(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function stop(): void {
    isStopped = true
    clear()
  }

  function resume(): void {
    isStopped = false
    plan()
  }

  return { plan, flush, stop, resume, ended: async () => sending }
}

function restAfter(outcome: SendOutcome, rest: number): number {
  if (outcome === 'unheard') return Math.min(rest * 2, longestRestMs)
  if (outcome === 'refused') return longestRestMs
  return outcome === 'sent' ? restMs : 0
}
