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

/** CPU time of several processes together, in ms. */
export function cpuMsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (cpuTime(pid)?.usedMs ?? 0), 0)
}

/** The child processes of a process that are still running. */
export function childrenOf(pid: number): number[] {
  const list = fromProc(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) ?? ''
  return list.split(' ').filter(Boolean).map(Number)
}

/** Memory of a process in MB (PSS: shared pages count in part). Undefined without /proc. */
export function memoryMb(pid: number): number | undefined {
  return fromProc(() => {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    return (Number(kilobytes) * 1024) / 1e6
  })
}

/** The most memory that a process has used since `forgetPeak`, in MB (RSS). Undefined without /proc. */
export function peakMb(pid: number): number | undefined {
  return fromProc(() => {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return (Number(kilobytes) * 1024) / 1e6
  })
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
