/** Too many calls wait, of all or of this caller. */
export class RendererBusy extends Error {}
/** Nobody waits for the reply any more. */
export class CallerGone extends Error {}

/** `isUrgent`: something is saved by it, so it goes before what is only looked at. */
export type TurnsOf = { account: string; isUrgent?: boolean; isWanted?: () => boolean }

type Limits = {
  /** Calls that wait; the next one is refused. */
  maxWaiting: number
  /** The same of one account, for urgent calls and for others. */
  maxPerAccount: number
  /** After so long without work, `atRest` is called. */
  idleMs: number
  atRest: () => void
}

type Call = { by: TurnsOf; step: () => Promise<boolean>; fail: (error: unknown) => void }
/** The calls of each account; the account whose turn it is stands first. */
type Line = Map<string, Call[]>

/**
 * Does one step after another. Accounts take turns, so that none of them waits longer than one step of each other one. A
 * `step` returns what the call has found, or undefined if there is another step. Throws `RendererBusy` or `CallerGone`.
 */
export function createTurns({ maxWaiting, maxPerAccount, idleMs, atRest }: Limits) {
  const urgent: Line = new Map()
  const others: Line = new Map()
  let waiting = 0
  let running: Call | undefined
  let idle: ReturnType<typeof setTimeout> | undefined

  const lineOf = ({ isUrgent }: TurnsOf) => (isUrgent ? urgent : others)

  /** The call whose turn it is. */
  function next(): Call | undefined {
    const [calls] = (urgent.size > 0 ? urgent : others).values()
    return calls?.[0]
  }

  /** The account goes to the end of its line. */
  function endTurn({ by }: Call): void {
    const line = lineOf(by)
    const calls = line.get(by.account) ?? []
    line.delete(by.account)
    if (calls.length > 0) line.set(by.account, calls)
  }

  function remove(call: Call): void {
    const calls = lineOf(call.by).get(call.by.account)
    calls?.splice(calls.indexOf(call), 1)
    waiting -= 1
  }

  /** Those that nobody waits for take no places. */
  function dropGone(): void {
    for (const line of [urgent, others]) {
      for (const call of [...line.values()].flat()) {
        if (call === running || call.by.isWanted?.() !== false) continue
        remove(call)
        if (line.get(call.by.account)?.length === 0) line.delete(call.by.account)
        call.fail(new CallerGone())
      }
    }
  }

  async function work(): Promise<void> {
    for (let call = next(); call; call = next()) {
      running = call
      try {
        if (call.by.isWanted?.() === false) throw new CallerGone()
        if (await call.step()) remove(call)
      } catch (error) {
        remove(call)
        call.fail(error)
      }
      endTurn(call)
    }
    running = undefined
    idle = setTimeout(atRest, idleMs)
    idle.unref()
  }

  return <Found extends object>(by: TurnsOf, step: () => Promise<Found | undefined>): Promise<Found> =>
    new Promise((resolve, reject) => {
      const line = lineOf(by)
      const isFull = () => waiting >= maxWaiting || (line.get(by.account)?.length ?? 0) >= maxPerAccount
      if (isFull()) dropGone()
      if (isFull()) {
        reject(new RendererBusy())
        return
      }
      clearTimeout(idle)
      const calls = line.get(by.account) ?? []
      waiting += 1
      calls.push({
        by,
        step: async () => {
          const found = await step()
          if (found) resolve(found)
          return found !== undefined
        },
        fail: reject,
      })
      line.set(by.account, calls)
      if (!running) void work()
    })
}
