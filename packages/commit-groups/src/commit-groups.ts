import type Database from 'better-sqlite3'
import type { Guard } from './guard.ts'

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

export type CommitTools = {
  guard?: Guard | undefined
  onGroupCommit?: ((writes: number) => void) | undefined
}

type Reply = () => void
type Waiting = { run: () => unknown } & Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>

/** Few enough that the first is not answered much later than it would be alone. */
const maxInGroup = 128
/** How long a write waits at most, in ms, for others to share its commit. */
const longestWaitMs = 10
/** How long, in ms, a turn reads, and how long it goes on with what follows from its reads and writes. */
const longestStepMs = 10
/**
 * If a turn takes longer than this, in ms, from its first statement to its end, somebody's work is heavy. Then reads run at
 * once, so that a light request needs one such turn and not one for each of its reads.
 */
const longestTurnMs = 15

/**
 * Groups the statements of one connection. Those of one turn of the event loop wait until its end: then the reads run under
 * one lock of the file. Writes wait on, for 10 ms at most, while each turn brings more, and run with one commit and one flush. A read sees only what is committed. `begin`, `commit`
 * and `undo` are for transactions, which have the connection to themselves.
 */
export function createCommitGroups(database: Database.Database, { guard, onGroupCommit }: CommitTools) {
  const transactions = createTransactions(database, guard)
  const reads: Waiting[] = []
  const writes: Waiting[] = []
  const replies = createReplyQueue(longestStepMs, awaitEnd)
  let isEndAwaited = false
  let turnBeganAt = 0
  let isSlow = false
  /** When the oldest write has waited long enough, and how many there were at the end of the turn before. */
  let writeBy = 0
  let writesBefore = 0

  function add(waiting: Waiting[], run: () => unknown): Promise<unknown> {
    awaitEnd()
    replies.expect()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    waiting.push({ run, resolve, reject })
    return promise
  }

  function awaitEnd(): void {
    if (isEndAwaited) return
    isEndAwaited = true
    turnBeganAt = performance.now()
    setImmediate(endTurn)
  }

  /** Writes if the turn brought nothing more, or the oldest write has waited long enough: who reads now will write soon. */
  function endTurn(): void {
    isEndAwaited = false
    isSlow = performance.now() - turnBeganAt > longestTurnMs
    const broughtMore = reads.length > 0 || writes.length > writesBefore
    readSome()
    const canWait = writes.length < maxInGroup && performance.now() < writeBy
    if (broughtMore && canWait) writesBefore = writes.length
    else writeGroup()
    if (reads.length + writes.length > 0) awaitEnd()
    replies.give()
  }

  function readSome(): void {
    if (reads.length > 0) reads.unshift(...transactions.read(reads.splice(0), replies.add))
  }

  function writeGroup(): void {
    writesBefore = 0
    if (writes.length === 0) return
    const written = transactions.write(writes.splice(0, maxInGroup))
    if (!written) return
    for (const reply of written) replies.add(reply)
    onGroupCommit?.(written.length)
  }

  function end(): void {
    while (reads.length > 0) readSome()
    while (writes.length > 0) writeGroup()
    replies.give()
  }

  return {
    /** Reads at the end of the turn, or at once if turns are slow. */
    read: async (run: () => unknown): Promise<unknown> => {
      if (!isSlow) return add(reads, run)
      awaitEnd()
      return run()
    },
    /** Writes; resolves when the group is committed. */
    write: (run: () => unknown): Promise<unknown> => {
      if (writes.length === 0) writeBy = performance.now() + longestWaitMs
      return add(writes, run)
    },
    begin: (): void => {
      end()
      transactions.begin()
    },
    commit: transactions.commit,
    undo: transactions.undo,
    end,
  }
}

function createTransactions(database: Database.Database, guard: Guard | undefined) {
  const beginReading = database.prepare('begin')
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')

  /** Takes those out that there is no time for. Throws if an error has undone the others as well. */
  function runEach(statements: Waiting[], onReply: (reply: Reply) => void, forMs: number): Waiting[] {
    const until = performance.now() + forMs
    for (const [index, { run, resolve, reject }] of statements.entries()) {
      if (index > 0 && performance.now() >= until) return statements.splice(index)
      try {
        const result = run()
        onReply(() => resolve(result))
      } catch (error) {
        if (!database.inTransaction) throw error
        reject(error)
      }
    }
    return []
  }

  function commitNow(): void {
    commit.run()
    guard?.check()
  }

  /** After some errors, such as a full disk, SQLite has already rolled back. */
  function undo(): void {
    if (database.inTransaction) rollback.run()
  }

  return {
    /** Returns the reads that there was no time for. */
    read: (statements: Waiting[], onReply: (reply: Reply) => void): Waiting[] => {
      let unread: Waiting[] = []
      try {
        beginReading.run()
        unread = runEach(statements, onReply, longestStepMs)
        if (database.inTransaction) commit.run()
      } catch (error) {
        undo()
        for (const { reject } of statements) reject(error)
      }
      return unread
    },
    /** Returns the replies to give; undefined if nothing was committed. */
    write: (group: Waiting[]): Reply[] | undefined => {
      const written: Reply[] = []
      try {
        begin.run()
        runEach(group, (reply) => written.push(reply), Infinity)
        commitNow()
        return written
      } catch (error) {
        undo()
        guard?.onError(error)
        // Those that failed alone are rejected already; a second rejection changes nothing.
        for (const { reject } of group) reject(error)
        return undefined
      }
    },
    begin: (): void => void begin.run(),
    commit: commitNow,
    undo,
  }
}
