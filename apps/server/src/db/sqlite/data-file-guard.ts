import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { StoreBrokenError } from '../unavailable.ts'

const lookEveryMs = 500

/** What SQLite's files begin with and never change: what they are, and how they are laid out. */
const beginningBytes = 24

/** After these SQLite's memory and the file may differ for good. A write that finds no room is none of them. */
const breaking = /^SQLITE_(CORRUPT|NOTADB|IOERR(?!_WRITE|_SHMSIZE))/

/** Keeps anything from being called saved that is not in the file by its name. */
export type DataFileGuard = {
  /** Throws once the file is broken. */
  demandWhole: () => void
  /** Looks whether the file is still the one that was opened; throws when it is not. */
  look: () => void
  /** Is told of an error of SQLite's, which may mean that the file is broken. */
  notice: (error: unknown) => void
  stop: () => void
  /** Only after the database has been closed: closing a file takes SQLite's locks on it away. */
  end: () => void
}

/**
 * Watches the files of an open database: whether they are there, are still the same, have not become shorter and begin as
 * they did. `onBroken` is told once and why; broken is for good, until the next start.
 */
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
  const demandWhole = () => {
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
  const look = () => {
    const fault = findFault()
    if (fault !== undefined) breakFor(fault)
    demandWhole()
  }
  const notice = (error: unknown) => {
    if (!(error instanceof Error) || !('code' in error) || !breaking.test(String(error.code))) return
    breakFor(`${file}: ${error.message}`)
  }
  const timer = setInterval(() => {
    const fault = findFault() ?? (readBeginning().equals(beginning) ? undefined : `${file} is overwritten`)
    if (fault !== undefined) breakFor(fault)
  }, lookEveryMs)
  timer.unref()
  return {
    demandWhole,
    look,
    notice,
    stop,
    end: () => {
      stop()
      closeSync(descriptor)
    },
  }
}
