import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'

/** An existing folder keeps its permissions. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** An existing file stays as it is. */
export function makePrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}

export function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch {
    // A file of another account was shared on purpose; its permissions stay.
  }
}
