import { promisify } from 'node:util'
import { Zip, type ZipInputFile } from 'fflate'

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
export type ZippedFile = { name: string; pieces: Pieces }

/** Ends what `pack` has begun: one empty block, marked as the last. */
const lastBlock = Buffer.from([3, 0])
const deflated = 8
/** The first day that a ZIP archive knows: the time of an export would only make equal files differ. */
const mtime = new Date(1980, 0, 1)
/** What a ZIP without ZIP64 can say of itself. */
export const zipLimits = { bytes: 0xff_ff_ff_ff, files: 0xff_fe } as const

/** Files one after the other, each piece by piece. Throws before it would be larger than it can say. */
export async function* zipFiles(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
): AsyncGenerator<Uint8Array> {
  const { constants, crc32, deflateRaw } = await import('node:zlib')
  const pack = promisify(deflateRaw)
  const parts: Uint8Array[] = []
  const written = { bytes: 0, files: 0 }
  const zip = new Zip((error, part) => {
    if (error) throw error
    written.bytes += part.length
    parts.push(part)
  })
  for await (const { name, pieces } of files) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: deflated, mtime }
    zip.add(file)
    written.files += 1
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      file.crc = crc32(bytes, file.crc)
      file.size += bytes.length
      file.ondata?.(null, await pack(bytes, { finishFlush: constants.Z_SYNC_FLUSH }), false)
      yield* parts.splice(0)
    }
    file.ondata?.(null, lastBlock, true)
    if (written.bytes > zipLimits.bytes || written.files > zipLimits.files)
      throw new Error('The ZIP is too large')
  }
  zip.end()
  yield* parts
}
