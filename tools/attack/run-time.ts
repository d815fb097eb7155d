import { readFileSync, writeFileSync } from 'node:fs'

/**
 * How long a thread that was ready to run has waited for a core, in ms. That time was taken by other programs
 * and is no pause of the server. `task` is a path below /proc. 0 if the kernel does not tell.
 */
export function waitedMs(task: string): number {
  const [, waitedNs] = (read(`/proc/${task}/schedstat`) ?? '').split(' ')
  return Number(waitedNs ?? 0) / 1e6
}

/** How long a thread has run, in ms. 0 if the kernel does not tell. */
export function ranMs(task: string): number {
  const [ranNs] = (read(`/proc/${task}/schedstat`) ?? '').split(' ')
  return Number(ranNs ?? 0) / 1e6
}

/** The path of a process's main thread, for `waitedMs`. */
export const mainThreadOf = (pid: number) => `${pid}/task/${pid}`

/** The most memory that a process has used since `forgetPeak`, in MB (RSS). NaN without /proc. */
export function peakMb(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1]
  return kilobytes === undefined ? Number.NaN : (Number(kilobytes) * 1024) / 1e6
}

export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Without /proc nothing is measured, so there is nothing to reset.
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
