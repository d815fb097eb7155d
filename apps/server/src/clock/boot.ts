import { readFileSync } from 'node:fs'
import { uptime } from 'node:os'

/**
 * How long this machine has been up, sleep included, in ms: a time that nobody can set. `id` tells one start of the
 * machine from the next; only Linux has one.
 */
export type Boot = { id: string | undefined; uptimeMs: number }

export type ReadBoot = () => Boot

const id = readId()

export const readBoot: ReadBoot = () => ({ id, uptimeMs: Math.round(uptime() * 1000) })

function readId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return undefined
  }
}
