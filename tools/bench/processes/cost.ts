import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** The CPU time that a process has used so far in ms, and how long its main thread has waited for a core. */
export type CpuTime = { usedMs: number; waitedMs: number }

/**
 * User and system time of all threads of a process, from the kernel's count in nanoseconds (/proc/PID/stat
 * rounds to 10 ms). Undefined without /proc.
 */
export function cpuTime(pid: number): CpuTime | undefined {
  return fromProc(() => {
    const read = (task: string) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
    const usedNs = readdirSync(`/proc/${pid}/task`).map((task) => Number(read(task)[0]))
    const waitedNs = Number(read(String(pid))[1])
    return { usedMs: usedNs.reduce((sum, ns) => sum + ns, 0) / 1e6, waitedMs: waitedNs / 1e6 }
  })
}

/** CPU time of several processes together and of their children that have ended, in ms. */
export function cpuMsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (cpuTime(pid)?.usedMs ?? 0) + (endedChildrenMs(pid) ?? 0), 0)
}

/** CPU time of the children that have ended, which the kernel tells in hundredths of a second. */
function endedChildrenMs(pid: number): number | undefined {
  return fromProc(() => {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
    const [user, system] = afterName.split(' ').slice(13, 15).map(Number)
    return ((user ?? 0) + (system ?? 0)) * 10
  })
}

/** The child processes of a process that are still running. */
export function childrenOf(pid: number): number[] {
  const list = fromProc(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) ?? ''
  return list.split(' ').filter(Boolean).map(Number)
}

/** Memory of a process in MB (PSS: shared pages count in part). Undefined without /proc. */
export function memoryMb(pid: number): number | undefined {
  return fromProc(() => readMb(pid, 'smaps_rollup', 'Pss'))
}

/** What a process has written and shares with no other, in MB; its program's file does not count. Undefined without /proc. */
export function privateMb(pid: number): number | undefined {
  return fromProc(() => readMb(pid, 'smaps_rollup', 'Private_Dirty'))
}

/**
 * The most memory that a process has used since `forgetPeak`, in MB (PSS). The kernel keeps the peak with all
 * shared pages in full; they are the program's own files and stay the same. Undefined without /proc.
 */
export function peakMb(pid: number): number | undefined {
  return fromProc(() => {
    const sharedMb = readMb(pid, 'smaps_rollup', 'Rss') - readMb(pid, 'smaps_rollup', 'Pss')
    return readMb(pid, 'status', 'VmHWM') - sharedMb
  })
}

/** The same without the files that it has open in its memory, of which its program is the largest. */
export function ownPeakMb(pid: number): number | undefined {
  return fromProc(() => readMb(pid, 'status', 'VmHWM') - readMb(pid, 'status', 'RssFile'))
}

function readMb(pid: number, file: 'smaps_rollup' | 'status', field: string): number {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8')
  return (Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024) / 1e6
}

export function forgetPeak(pid: number): void {
  fromProc(() => writeFileSync(`/proc/${pid}/clear_refs`, '5'))
}

function fromProc<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
