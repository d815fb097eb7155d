import type Database from 'better-sqlite3'
import type { DataFileGuard } from './data-file-guard.ts'

export type CommitTools = {
  /** Checks after each commit that it is in the file at its path. */
  guard?: DataFileGuard | undefined
  onGroupCommit?: ((writes: number) => void) | undefined
}

/** Writes that share a commit. */
type Group = PromiseWithResolvers<void> & { writes: number }

/**
 * Groups the writes of one connection. Writes of the same turn of the event loop share one commit, and so one
 * flush to the disk. `begin`, `commit` and `undo` are for transactions, which have the connection to
 * themselves.
 */
export function createCommitGroups(database: Database.Database, { guard, onGroupCommit }: CommitTools) {
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  let group: Group | undefined

  function openGroup(): Group {
    begin.run()
    const opened = { ...Promise.withResolvers<void>(), writes: 0 }
    opened.promise.catch(() => {
      // Each write of the group awaits this promise and reports its error. Without this handler it would be
      // an unhandled rejection if the group's only write had failed by itself.
    })
    setImmediate(() => {
      if (group === opened) endGroup()
    })
    return opened
  }

  /** Commits the open group, if there is one. */
  function endGroup(): void {
    const ended = group
    group = undefined
    if (!ended) return
    try {
      commitNow()
      ended.resolve()
      onGroupCommit?.(ended.writes)
    } catch (error) {
      undo()
      guard?.notice(error)
      ended.reject(error)
    }
  }

  function commitNow(): void {
    commit.run()
    guard?.look()
  }

  /** After some errors, such as a full disk, SQLite has already rolled back. */
  function undo(): void {
    if (database.inTransaction) rollback.run()
  }

  function runInGroup<Result>(run: () => Result): Result {
    try {
      return run()
    } catch (error) {
      if (!database.inTransaction) {
        group?.reject(error)
        group = undefined
      }
      throw error
    }
  }

  return {
    /** Writes; resolves when the group is committed. */
    async write<Result>(run: () => Result): Promise<Result> {
      const joined = (group ??= openGroup())
      const result = runInGroup(run)
      joined.writes += 1
      await joined.promise
      return result
    },
    /**
     * Reads; resolves when everything that it may have seen is committed. `undone`: that was rolled back, so
     * read again.
     */
    async read<Result>(run: () => Result): Promise<{ result: Result } | 'undone'> {
      const result = run()
      const seen = group
      if (!seen) return { result }
      return seen.promise.then(
        () => ({ result }),
        () => 'undone' as const,
      )
    },
    begin: (): void => {
      endGroup()
      begin.run()
    },
    commit: commitNow,
    undo,
    end: endGroup,
  }
}
