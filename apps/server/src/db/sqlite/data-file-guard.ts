import { closeSync, openSync, readSync, statSync } from 'node:fs'
import type { Guard } from '@quizly/commit-groups'
import { StoreBrokenError } from '../unavailable.ts'

const checkEveryMs = 500

/** They never change: a SQLite file’s format and layout. */
const beginningBytes = 24

/** After these SQLite’s memory and the file may differ for good; not so after a lack of space. */
const breaking = /^SQLITE_(CORRUPT|NOTADB|IOERR(?!_WRITE|_SHMSIZE))/

/** Nothing counts as saved unless it is in the data file at its path, not in a deleted or replaced file. */
export type DataFileGuard = Guard & {
  stop: () => void
  /** Only after the database was closed: closing a file drops the locks that SQLite holds on it. */
  end: () => void
}

/** Files must not shrink either. `onBroken` is called once; a broken file stays so until the next start. */
export function guardDataFile(file: string, onBroken: (reason: string) => void): DataFileGuard {
  const descriptor = openSync(file, 'r')
  const readBeginning = () => {
    const bytes = Buffer.alloc(beginningBytes)
    readSync(descriptor, bytes, 0, beginningBytes, 0)
    return bytes
  }
  const beginning = readBeginning()
  const watched = ['', '-wal', '-shm'].map((suffix) => {
    const path = file + suffix
    return { path, inode: statSync(path).ino }
  })
  let size = 0
  let reason: string | undefined

  const stop = () => {
    clearInterval(timer)
    watched.length = 0
  }
  const breakFor = (why: string) => {
    if (reason !== undefined) return
    reason = why
    stop()
    onBroken(why)
  }
  const assertIntact = () => {
    if (reason !== undefined) throw new StoreBrokenError(reason)
  }
  const findFault = (): string | undefined => {
    for (const { path, inode } of watched) {
      const found = statSync(path, { throwIfNoEntry: false })
      if (!found) return `${path} is gone`
      if (found.ino !== inode) return `${path} has been replaced`
      if (path !== file) continue
      if (found.size < size) return `${path} has been cut short`
      size = found.size
    }
    return undefined
  }
  const check = () => {
    const fault = findFault()
    if (fault !== undefined) breakFor(fault)
    assertIntact()
  }
  const onError = (error: unknown) => {
    if (!(error instanceof Error) || !('code' in error) || !breaking.test(String(error.code))) return
    breakFor(`${file}: ${error.message}`)
  }
  const timer = setInterval(() => {
    const fault = findFault() ?? (readBeginning().equals(beginning) ? undefined : `${file} is overwritten`)
    if (fault !== undefined) breakFor(fault)
  }, checkEveryMs)
  timer.unref()
  return {
    assertIntact,
    check,
    onError,
    stop,
    end: () => {
      stop()
      closeSync(descriptor)
    },
  }
}
