import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../start-error.ts'

/** By package and the file's path in it: the SHA-256 that the build has seen. Only the bundle has such a list. */
export type NativeParts = Record<string, Record<string, string>>

const notOurs = (path: string) =>
  `The file ${path} is not the one that belongs to this version. Download Quizly again.`

/** Only the process that reads pictures loads these. */
const isOfPictures = (name: string) => name.startsWith('@img/')

/** Before any of them is loaded: a wrong one could do anything. Throws the sentence about the first that is wrong. */
export function demandNativeParts(parts = brought()): void {
  for (const part of ownParts(parts)) if (!isOfPictures(part.name)) demand(part)
}

/** All of them; and loads them, which shows whether they are for this processor and this system. */
export function tryNativeParts(): void {
  for (const part of ownParts(brought())) {
    demand(part)
    const path = pathOf(part)
    try {
      if (path.endsWith('.node')) createRequire(import.meta.url)(path)
    } catch {
      throw new StartError(notOurs(path))
    }
  }
}

type Part = { name: string; file: string; hash: string }

/** Those for this machine. On one with another C library npm installs other packages, of which the build knows nothing. */
function ownParts(parts: NativeParts): Part[] {
  const { platform, arch } = process
  const isForOther = (name: string) =>
    folderOf(name.replace('-gnu', '-musl').replace('linux-', 'linuxmusl-')) !== undefined
  return Object.entries(parts).flatMap(([name, files]) =>
    Object.entries(files)
      .filter(([file]) => `${name}/${file}`.includes(`${platform}-${arch}`))
      .filter(() => name === 'better-sqlite3' || folderOf(name) !== undefined || !isForOther(name))
      .map(([file, hash]) => ({ name, file, hash })),
  )
}

function demand(part: Part): void {
  const path = pathOf(part)
  if (hashOf(path) !== part.hash) throw new StartError(notOurs(path))
}

const pathOf = ({ name, file }: Part) => join(folderOf(name) ?? name, file)

function brought(): NativeParts {
  const list = fileURLToPath(new URL('native-parts.json', import.meta.url))
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as NativeParts
  } catch {
    return {}
  }
}

function folderOf(name: string): string | undefined {
  // Not every package lets its own description be found.
  const places = createRequire(import.meta.url).resolve.paths(name) ?? []
  return places.map((place) => join(place, name)).find((folder) => existsSync(folder))
}

function hashOf(path: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return undefined
  }
}
