/** Gives replies one by one, each in a callback of its own, and leaves what a turn has no time for to the next. */
export function createReplyQueue(longestMs: number, awaitTurn: () => void) {
  const answers: (() => void)[] = []
  let callbacks = 0
  let until = 0

  function giveNext(): void {
    callbacks -= 1
    if (answers.length === 0) return
    if (performance.now() < until) answers.shift()?.()
    else awaitTurn()
  }

  function callBack(): void {
    callbacks += 1
    setImmediate(giveNext)
  }

  return {
    /** One will be added in this turn. Its callback is asked for now, so that it comes right after the turn's end. */
    expect: callBack,
    add: (answer: () => void): void => {
      answers.push(answer)
    },
    give: (): void => {
      until = performance.now() + longestMs
      while (callbacks < answers.length) callBack()
    },
  }
}
