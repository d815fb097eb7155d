import { spawnSync } from 'node:child_process'

/** A core for the server that is measured and another for the client that measures it. */
export type Cores = { server: number; client: number }

/**
 * Moves this process to a core of its own and names one for the server. Undefined where `taskset` or a second core is
 * missing: then they get in each other's way, and the report has to say so.
 */
export function separateCores(): Cores | undefined {
  const { stdout } = spawnSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' })
  const [client, server] = parseCores(stdout ?? '')
  if (client === undefined || server === undefined) return undefined
  const moved = spawnSync('taskset', ['-acp', String(client), String(process.pid)])
  return moved.status === 0 ? { server, client } : undefined
}

/** The numbers in "pid 12's current affinity list: 0-3,6". */
function parseCores(sentence: string): number[] {
  const list = /: ([\d,-]+)\s*$/.exec(sentence)?.[1] ?? ''
  return list.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number)
    if (part === '' || first === undefined || last === undefined) return []
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
  })
}
