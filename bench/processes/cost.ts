import { readdirSync, readFileSync } from 'node:fs'

/** CPU time that a process has used until now in ms, and how long its main thread has waited for a core that was taken. */
export type CpuTime = { usedMs: number; waitedMs: number }

/**
 * User and system time on all threads of a process: the kernel's own count in nanoseconds, where /proc/PID/stat rounds
 * to 10 ms. Undefined where there is no /proc.
 */
export function cpuTime(pid: number): CpuTime | undefined {
  return fromProc(() => {
    const read = (task: string) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
    const usedNs = readdirSync(`/proc/${pid}/task`).map((task) => Number(read(task)[0]))
    const waitedNs = Number(read(String(pid))[1])
    return { usedMs: usedNs.reduce((sum, ns) => sum + ns, 0) / 1e6, waitedMs: waitedNs / 1e6 }
  })
}

/** Memory of a process in MB (PSS: pages that it shares count in part). Undefined where there is no /proc. */
export function memoryMb(pid: number): number | undefined {
  return fromProc(() => {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    return (Number(kilobytes) * 1024) / 1e6
  })
}

function fromProc<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
