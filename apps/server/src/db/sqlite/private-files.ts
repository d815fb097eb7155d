import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'

/** Makes a folder, and those above it, for this account alone; one that is there keeps its rights. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** Makes an empty file for this account alone; one that is there stays as it is. */
export function makePrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}

/** Takes others' rights away from a file, if it is there and belongs to this account. */
export function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch {
    // Whoever gave another account's file to this one decides who may read it.
  }
}
