import { promisify } from 'node:util'
import { Zip, type ZipInputFile } from 'fflate'

export type ZippedFile = { name: string; pieces: Iterable<string> | AsyncIterable<string> }

/** Ends what `pack` has begun: one empty block, marked as the last. */
const lastBlock = Buffer.from([3, 0])
const deflated = 8
/** The first day that a ZIP archive knows: the time of an export would only make equal files differ. */
const mtime = new Date(1980, 0, 1)

/** Without ZIP64 it must stay below 4 GB. */
export async function* zipFiles(files: Iterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const { constants, crc32, deflateRaw } = await import('node:zlib')
  const pack = promisify(deflateRaw)
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const { name, pieces } of files) {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: deflated, mtime }
    zip.add(file)
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      file.crc = crc32(bytes, file.crc)
      file.size += bytes.length
      file.ondata?.(null, await pack(bytes, { finishFlush: constants.Z_SYNC_FLUSH }), false)
      yield* parts.splice(0)
    }
    file.ondata?.(null, lastBlock, true)
  }
  zip.end()
  yield* parts
}
