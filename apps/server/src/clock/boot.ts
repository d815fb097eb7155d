import { readFileSync } from 'node:fs'
import { uptime } from 'node:os'

/** Nobody can set this time. `id` differs after each start of the machine; only Linux has one. */
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
