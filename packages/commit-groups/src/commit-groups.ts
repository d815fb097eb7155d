import type Database from 'better-sqlite3'
import { createReplyQueue } from './reply-queue.ts'
import type { Guard } from './guard.ts'

export type CommitTools = {
  /** Checks after each commit that it is in the file at its path. */
  guard?: Guard | undefined
  onGroupCommit?: ((writes: number) => void) | undefined
}

type Waiting = { run: () => unknown } & Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>

/** Few enough that the first is not answered much later than it would be alone. */
const mostInGroup = 128
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
 * Groups the statements of one connection. Those of the same turn of the event loop wait until its end. Then the reads
 * run under one lock of the file, and after them the writes with one commit and so one flush to the disk. So requests
 * go on side by side, each doing the same work at the same time, which costs a processor far less than one whole
 * request after the other. A read sees only what is committed. `begin`, `commit` and `undo` are for transactions,
 * which have the connection to themselves.
 */
export function createCommitGroups(database: Database.Database, { guard, onGroupCommit }: CommitTools) {
  const beginReading = database.prepare('begin')
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  const reads: Waiting[] = []
  const writes: Waiting[] = []
  const answers = createReplyQueue(longestStepMs, awaitEnd)
  let isEndAwaited = false
  let turnBeganAt = 0
  let isSlow = false
  /** When the oldest write has waited long enough, and how many there were at the end of the turn before. */
  let writeBy = 0
  let writesBefore = 0

  function add(waiting: Waiting[], run: () => unknown): Promise<unknown> {
    awaitEnd()
    answers.expect()
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

  /**
   * Reads what waits. Writes as soon as a turn brings nothing more to do, or the oldest write has waited long enough:
   * who reads now will write soon.
   */
  function endTurn(): void {
    isEndAwaited = false
    isSlow = performance.now() - turnBeganAt > longestTurnMs
    const broughtMore = reads.length > 0 || writes.length > writesBefore
    readSome()
    const canWait = writes.length < mostInGroup && performance.now() < writeBy
    if (broughtMore && canWait) writesBefore = writes.length
    else writeGroup()
    if (reads.length + writes.length > 0) awaitEnd()
    answers.give()
  }

  function readSome(): void {
    const all = reads.splice(0)
    if (all.length === 0) return
    try {
      beginReading.run()
      const unread = runEach(all, (answer) => answers.add(answer))
      reads.unshift(...unread)
      if (database.inTransaction) commit.run()
    } catch (error) {
      undo()
      for (const { reject } of all) reject(error)
    }
  }

  function writeGroup(): void {
    const group = writes.splice(0, mostInGroup)
    writesBefore = 0
    if (group.length === 0) return
    const written: (() => void)[] = []
    try {
      begin.run()
      runEach(group, (answer) => written.push(answer), Infinity)
      commitNow()
    } catch (error) {
      undo()
      guard?.onError(error)
      // Those that failed by themselves have been told why; to be told again changes nothing.
      for (const { reject } of group) reject(error)
      return
    }
    for (const answer of written) answers.add(answer)
    onGroupCommit?.(written.length)
  }

  /**
   * Runs as many as there is time for, takes the others out and returns them. One that fails is rejected alone.
   * Throws if its error has undone the others as well.
   */
  function runEach(
    statements: Waiting[],
    note: (answer: () => void) => void,
    forMs = longestStepMs,
  ): Waiting[] {
    const until = performance.now() + forMs
    for (const [index, { run, resolve, reject }] of statements.entries()) {
      if (index > 0 && performance.now() >= until) return statements.splice(index)
      try {
        const result = run()
        note(() => resolve(result))
      } catch (error) {
        if (!database.inTransaction) throw error
        reject(error)
      }
    }
    return []
  }

  function end(): void {
    while (reads.length > 0) readSome()
    while (writes.length > 0) writeGroup()
    answers.give()
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
      begin.run()
    },
    commit: commitNow,
    undo,
    end,
  }
}
