type Options = {
  everyMs: number
  onFailure: (error: unknown) => void
}

/** Works at the start, and then again and again, never twice at once. Returns the function that stops it. */
export function startInBackground(
  work: (isWanted: () => boolean) => Promise<void>,
  { everyMs, onFailure }: Options,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> | undefined
  const workOnce = async () => {
    try {
      await work(() => !isStopped)
    } catch (error) {
      if (!isStopped) onFailure(error)
    } finally {
      running = undefined
    }
  }
  const begin = () => {
    running ??= workOnce()
  }
  begin()
  const timer = setInterval(begin, everyMs)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await running
  }
}
