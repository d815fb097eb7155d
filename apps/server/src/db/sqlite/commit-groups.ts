import type Database from 'better-sqlite3'
import type { DataFileGuard } from './data-file-guard.ts'

export type CommitTools = {
  /** Checks after each commit that it is in the file at its path. */
  guard?: DataFileGuard | undefined
  onGroupCommit?: ((writes: number) => void) | undefined
}

type Waiting = { run: () => unknown } & Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>
/** A write that has run and waits for the commit. */
type Written = { result: unknown; resolve: (result: unknown) => void }

/** Few enough that the first is not answered much later than it would be alone. */
const mostInGroup = 128
/** How long a write waits at most, in ms, for others to share its commit. */
const longestWaitMs = 10

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
  let reads: Waiting[] = []
  const writes: Waiting[] = []
  let isEndAwaited = false
  /** When the oldest write has waited long enough, and how many there were at the end of the turn before. */
  let writeBy = 0
  let writesBefore = 0

  function add(waiting: Waiting[], run: () => unknown): Promise<unknown> {
    awaitEnd()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    waiting.push({ run, resolve, reject })
    return promise
  }

  function awaitEnd(): void {
    if (!isEndAwaited) setImmediate(endTurn)
    isEndAwaited = true
  }

  /**
   * Reads what waits. Writes as soon as a turn brings nothing more to do, or the oldest write has waited long enough:
   * who reads now will write soon.
   */
  function endTurn(): void {
    isEndAwaited = false
    const broughtMore = reads.length > 0 || writes.length > writesBefore
    readAll()
    const canWait = writes.length < mostInGroup && performance.now() < writeBy
    if (broughtMore && canWait) writesBefore = writes.length
    else writeGroup()
    if (writes.length > 0) awaitEnd()
  }

  function readAll(): void {
    if (reads.length === 0) return
    const all = reads
    reads = []
    try {
      beginReading.run()
      for (const read of all) readOne(read)
      if (database.inTransaction) commit.run()
    } catch (error) {
      undo()
      for (const { reject } of all) reject(error)
    }
  }

  function readOne({ run, resolve, reject }: Waiting): void {
    try {
      resolve(run())
    } catch (error) {
      reject(error)
    }
  }

  function writeGroup(): void {
    const group = writes.splice(0, mostInGroup)
    writesBefore = 0
    if (group.length === 0) return
    let written: Written[] = []
    try {
      begin.run()
      written = writeEach(group)
      commitNow()
    } catch (error) {
      undo()
      guard?.notice(error)
      // Those that failed by themselves have been told why; to be told again changes nothing.
      for (const { reject } of group) reject(error)
      return
    }
    for (const { resolve, result } of written) resolve(result)
    onGroupCommit?.(written.length)
  }

  /** Runs each write; one that fails is rejected alone. Throws if its error has undone the others as well. */
  function writeEach(group: readonly Waiting[]): Written[] {
    const written: Written[] = []
    for (const { run, resolve, reject } of group) {
      try {
        written.push({ result: run(), resolve })
      } catch (error) {
        if (!database.inTransaction) throw error
        reject(error)
      }
    }
    return written
  }

  function end(): void {
    readAll()
    while (writes.length > 0) writeGroup()
  }

  function commitNow(): void {
    commit.run()
    guard?.look()
  }

  /** After some errors, such as a full disk, SQLite has already rolled back. */
  function undo(): void {
    if (database.inTransaction) rollback.run()
  }

  return {
    /** Reads at the end of the turn. */
    read: (run: () => unknown): Promise<unknown> => add(reads, run),
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
