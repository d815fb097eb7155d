import { lstatSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'

/** What `statfs` calls them: NFS, SMB in three versions, AFS, Ceph, Lustre and GPFS. */
const networkDrives = new Set([
  0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x00c36400, 0x0bd00bd0, 0x47504653,
])
const leastBytes = 16 * 1024 ** 2

type Drive = { type: number; freeBytes: number }

/** What is known of the drive that a folder is on. */
export function driveOf(folder: string): Drive {
  const { type, bavail, bsize } = statfsSync(folder)
  // Older versions of Node give numbers above 2³¹ as negative ones.
  return { type: type >>> 0, freeBytes: bavail * bsize }
}

/** Why the data file cannot be kept in its folder, in one sentence; undefined if it can. */
export function problemOfFolder(file: string, findDrive = driveOf): string | undefined {
  try {
    return findProblem(file, findDrive)
  } catch (error) {
    return `The data folder ${dirname(file)} cannot be reached: ${(error as NodeJS.ErrnoException).code}.`
  }
}

function findProblem(file: string, findDrive: typeof driveOf): string | undefined {
  const folder = nearest(dirname(file))
  if (!statSync(folder).isDirectory())
    return `The data folder ${dirname(file)} cannot be made: ${folder} is a file.`
  const { type, freeBytes } = findDrive(folder)
  if (networkDrives.has(type))
    return `The data folder ${folder} is on a network drive, where locks do not work. Choose one on a disk of this machine.`
  const reason = whyNotWritable(folder)
  if (reason)
    return `The data folder ${folder} cannot be written to by this account (${userInfo().username}): ${reason}.`
  if (freeBytes < leastBytes)
    return `The disk of the data folder ${folder} is full: ${inMb(freeBytes)} are free. Make room, then start Quizly again.`
  return undefined
}

/** Why no copy of so many bytes can be kept in a folder, in one sentence; undefined if one can. */
export function problemOfBackups(folder: string, dataBytes: number, findDrive = driveOf): string | undefined {
  const reason = whyNoRoom(folder, dataBytes, findDrive)
  return reason && `BACKUP_DIR names ${folder}, which cannot hold a backup: ${reason}.`
}

function whyNoRoom(folder: string, dataBytes: number, findDrive: typeof driveOf): string | undefined {
  try {
    const there = nearest(folder)
    if (!statSync(there).isDirectory()) return `${there} is a file`
    const code = whyNotWritable(there)
    if (code) return `this account (${userInfo().username}) cannot write to ${there} (${code})`
    const { freeBytes } = findDrive(there)
    if (freeBytes >= dataBytes) return undefined
    return `${inMb(freeBytes)} are free, and the data take ${inMb(dataBytes)}`
  } catch (error) {
    return `it cannot be reached (${(error as NodeJS.ErrnoException).code})`
  }
}

/** The size of a data file; 0 if there is none yet. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** Bytes as megabytes. */
export const inMb = (bytes: number) => `${Math.floor(bytes / 1024 ** 2).toLocaleString('en')} MB`

/** The folder, or the one in which it would be made. */
export function nearest(folder: string): string {
  const parent = dirname(folder)
  const isThere = statSync(folder, { throwIfNoEntry: false }) || isLink(folder)
  return isThere || parent === folder ? folder : nearest(parent)
}

/** Also to nothing, where no folder can be made. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    return false
  }
}

function whyNotWritable(folder: string): string | undefined {
  const probe = join(folder, `.quizly-${process.pid}`)
  try {
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}
