import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** A file in an archive. Its text comes in pieces, so that a long one is never in memory as a whole. */
export type ZippedFile = { name: string; pieces: Iterable<string> | AsyncIterable<string> }

const pack = promisify(deflateRaw)
/** Ends what `pack` has begun: one empty block, marked as the last. */
const lastBlock = Buffer.from([3, 0])
const version = 20
/** Sizes and checksum stand behind the content, and names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** The first day that a ZIP archive knows: the time of an export would only make equal files differ. */
const firstDay = 0x21

/**
 * A ZIP archive, written piece by piece; each piece is packed beside the main thread. Names must be ASCII. Like every
 * archive without ZIP64 it must stay below 4 GB.
 */
export async function* zipFiles(files: Iterable<ZippedFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, pieces } of files) {
    const start = offset
    const head = Buffer.concat([localHeader(name), Buffer.from(name)])
    offset += head.length
    yield head
    const sums = { crc: 0, packed: lastBlock.length, size: 0 }
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      const packed = await pack(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
      sums.crc = crc32(bytes, sums.crc)
      sums.size += bytes.length
      sums.packed += packed.length
      yield packed
    }
    const end = Buffer.concat([lastBlock, Buffer.from('PK\u0007\u0008'), sumsOf(sums)])
    offset += sums.packed + end.length - lastBlock.length
    yield end
    directory.push(Buffer.concat([directoryHeader(name, start, sums), Buffer.from(name)]))
  }
  const listed = Buffer.concat(directory)
  yield Buffer.concat([listed, endOfArchive(directory.length, listed.length, offset)])
}

function localHeader(name: string): Buffer {
  const header = Buffer.alloc(30)
  header.write('PK\u0003\u0004')
  writeKind(header, 4)
  header.writeUInt16LE(name.length, 26)
  return header
}

/** What is the same for every file: version, flags, method, time. */
function writeKind(header: Buffer, at: number): void {
  header.writeUInt16LE(version, at)
  header.writeUInt16LE(flags, at + 2)
  header.writeUInt16LE(deflated, at + 4)
  header.writeUInt16LE(firstDay, at + 8)
}

type Sums = { crc: number; packed: number; size: number }

function sumsOf({ crc, packed, size }: Sums): Buffer {
  const sums = Buffer.alloc(12)
  sums.writeUInt32LE(crc, 0)
  sums.writeUInt32LE(packed, 4)
  sums.writeUInt32LE(size, 8)
  return sums
}

function directoryHeader(name: string, start: number, sums: Sums): Buffer {
  const header = Buffer.alloc(46)
  header.write('PK\u0001\u0002')
  header.writeUInt16LE(version, 4)
  writeKind(header, 6)
  sumsOf(sums).copy(header, 16)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(start, 42)
  return header
}

function endOfArchive(files: number, directoryLength: number, directoryStart: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(files, 8)
  end.writeUInt16LE(files, 10)
  end.writeUInt32LE(directoryLength, 12)
  end.writeUInt32LE(directoryStart, 16)
  return end
}
