import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'

/**
 * Creates a folder and its parents so that only this account can open them. An existing folder keeps its
 * permissions.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** Creates an empty file that only this account can read. An existing file stays as it is. */
export function makePrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}

/** Removes other accounts' permissions from a file if it exists and belongs to this account. */
export function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch {
    // A file of another account was shared on purpose; its permissions stay.
  }
}
