import { spawnSync } from 'node:child_process'

/** One core for the measured server, another for the measuring client. */
export type Cores = { server: number; client: number }

/**
 * Moves this process to one core and picks another for the server. Undefined without `taskset` or a second
 * core: then the two slow each other down, and the report says so.
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
