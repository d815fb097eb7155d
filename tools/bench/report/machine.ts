import { execFileSync } from 'node:child_process'
import { readFileSync, statfsSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { dirname, relative } from 'node:path'
import type { Cores } from '../processes/cores.ts'

const tmpfs = 0x01021994
const measuredLibraries = ['fastify', 'zod', 'kysely', 'better-sqlite3']

/** What the figures depend on, apart from the code. */
export type Setting = {
  date: string
  commit: string
  machine: string
  versions: string
  cores: string
  disk: string
}

export function describeSetting(cores: Cores | undefined, folder: string): Setting {
  const processors = cpus()
  const gigabytes = (totalmem() / 2 ** 30).toFixed(0)
  return {
    date: new Date().toISOString(),
    commit: commit(),
    machine: `${processors.length} × ${processors[0]?.model.trim()}, ${gigabytes} GiB, ${type()} ${release()}`,
    versions: `Node ${process.version}, ${libraryVersions()}`,
    cores: cores
      ? `server on core ${cores.server}, client on core ${cores.client}`
      : 'server and client share all cores',
    disk: `data in ${relative('.', dirname(folder))}${statfsSync(folder).type === tmpfs ? ' (in memory: flushes cost nothing here)' : ''}`,
  }
}

function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
    const isChanged =
      git('status', '--porcelain', '--', 'apps/server', 'packages', 'package-lock.json') !== ''
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ', with changes not committed' : ''}`
  } catch {
    return 'unknown'
  }
}

function libraryVersions(): string {
  const file = new URL('../../../apps/server/package.json', import.meta.url)
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }
  return measuredLibraries.map((name) => `${name} ${dependencies[name]}`).join(', ')
}
