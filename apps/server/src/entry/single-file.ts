// In the single file: everything that Node cannot load from inside lies in a folder beside the data, and is compared
// with what the file holds before anything of it is loaded.
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** What the single file holds: by path in the folder, the SHA-256. */
type Contents = { id: string; files: Record<string, string> }

const sea = () => process.getBuiltinModule('node:sea')

/** The folder of what the single file holds, written if it is not there yet. Throws a sentence if it was altered. */
export function unpack(environment: Record<string, string | undefined>): string {
  const contents = readContents()
  const [, file] = /^sqlite:(?:\/\/)?(.+)$/.exec((environment['DATABASE_URL'] || '').trim()) || []
  const data = file ? dirname(resolve(file)) : resolve('data')
  const folder = join(data, '.runtime', contents.id)
  if (!existsSync(folder)) write(folder, contents)
  demandUnaltered(folder, contents)
  return folder
}

/** The program that a process of ours was told to run: it lies in such a folder, and is as it was written. */
export function demandOwnProgram(path: string): void {
  const contents = readContents()
  const folder = dirname(dirname(path))
  demandUnaltered(folder, contents)
  if (!Object.keys(contents.files).some((name) => join(folder, name) === path))
    throw new Error(`${path} is no program of Quizly.`)
}

function readContents(): Contents {
  return JSON.parse(sea().getAsset('contents.json', 'utf8')) as Contents
}

/** Under another name until it is whole. */
function write(folder: string, { files }: Contents): void {
  const unfinished = `${folder}.${process.pid}`
  try {
    for (const name of Object.keys(files)) {
      const path = join(unfinished, name)
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      writeFileSync(path, new Uint8Array(sea().getRawAsset(name)), { mode: 0o600 })
    }
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process was quicker.
    if (existsSync(folder)) return
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Error(`The folder ${folder} cannot be written: ${reason}. Quizly keeps its own files there.`, {
      cause: error,
    })
  }
}

function demandUnaltered(folder: string, { files }: Contents): void {
  for (const [name, requested] of Object.entries(files)) {
    const path = join(folder, name)
    if (!existsSync(path) || hashOf(path) !== requested)
      throw new Error(
        `The file ${path} is not the one that belongs to this version. Download Quizly again, and delete the folder ${folder}.`,
      )
  }
}

/** In pieces, because the largest file alone would double what the process takes. */
function hashOf(path: string): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece))
      hash.update(piece.subarray(0, read))
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}

const piece = new Uint8Array(256 * 1024)
