import { sheetsOfOtherFile } from './other-files.ts'
import { type Worksheet, worksheetsOf } from './worksheets.ts'
import { type ZipFault, zipFault } from './zip.ts'

/** Larger files, in bytes, are not opened. */
export const maxBytes = 10 * 1024 * 1024
const zipMagic = 0x504b0304
const oleMagic = 0xd0cf11e0

export type DecodeError = ZipFault

/**
 * The sheets of a file, or why it has none. They are decoded one after the other as they are asked for, and throw if that
 * fails. `language` is the reader's, for dates and signs; only text counts as a sheet by the file's name.
 */
export async function decodeFile(
  bytes: ArrayBuffer,
  language: string,
  fileName: string,
): Promise<Iterable<Worksheet> | DecodeError> {
  if (bytes.byteLength > maxBytes) return 'too-large'
  const others = await sheetsOfOtherFile(new Uint8Array(bytes), fileName, language)
  return others ?? (await workbookFault(new Uint8Array(bytes))) ?? worksheetsOf(bytes, language)
}

async function workbookFault(bytes: Uint8Array<ArrayBuffer>): Promise<DecodeError | undefined> {
  const magic = bytes.length > 4 ? new DataView(bytes.buffer).getUint32(0) : 0
  if (magic === zipMagic) return zipFault(bytes)
  return magic === oleMagic ? undefined : 'unreadable'
}
