import { readFileSync, statfsSync } from 'node:fs'

const folder = '/dev/shm'
const leastBytes = 2 * 1024 ** 3

/**
 * Lets tests keep their temporary files in memory where there is room. Each commit of a data file waits for the disk, which
 * takes as long as the rest of a test and shows nothing: no test cuts the power.
 */
export function keepTestFilesInMemory() {
  if (process.env.TMPDIR === undefined && isRoomy()) process.env.TMPDIR = folder
}

/** PostgreSQL's programs are copied there too, so they must be allowed to run. */
function isRoomy() {
  try {
    const { bavail, bsize } = statfsSync(folder)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === folder)
    return mount !== undefined && !mount.includes('noexec') && bavail * bsize >= leastBytes
  } catch {
    return false
  }
}
