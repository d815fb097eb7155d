import { archiveContents, type ArchiveContents, contentsPath } from '@quizly/contract'

/** An archive of everything. Its files are read one at a time, from where they lie. */
export type Archive = {
  contents: ArchiveContents
  /** Undefined if it is missing, damaged, or larger than it may be. */
  readBytes: (path: string, most: number) => Promise<Uint8Array<ArrayBuffer> | undefined>
  readJson: (path: string) => Promise<unknown>
}

type Entry = { method: number; packed: number; at: number }

const entrySign = 0x02_01_4b_50
const endSign = 0x06_05_4b_50
/** The end of a directory, and the longest note behind it. */
const tailLength = 22 + 0xff_ff
const longestDirectory = 32 * 1024 ** 2
/** Of the questions of a quiz, or of as many items of the bank as stand in one file. */
const longestJson = 32 * 1024 ** 2
const [stored, deflated] = [0, 8]

/** Undefined for any other file. What is packed once more from the same folder is one, too. */
export async function openArchive(file: Blob): Promise<Archive | undefined> {
  const entries = await readDirectory(file).catch(() => undefined)
  const place = entries && [...entries.keys()].find((path) => `/${path}`.endsWith(`/${contentsPath}`))
  if (place === undefined) return undefined
  const folder = place.slice(0, -contentsPath.length)
  const readBytes: Archive['readBytes'] = async (path, most) => {
    const entry = entries?.get(folder + path)
    return entry && unpacked(file, entry, most).catch(() => undefined)
  }
  const readJson = async (path: string) => {
    const bytes = await readBytes(path, longestJson)
    return bytes && parsed(new TextDecoder().decode(bytes))
  }
  const { data } = archiveContents.safeParse(await readJson(contentsPath))
  return data && { contents: data, readBytes, readJson }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const viewOf = async (blob: Blob) => new DataView(await blob.arrayBuffer())

async function readDirectory(file: Blob): Promise<Map<string, Entry> | undefined> {
  const tail = await viewOf(file.slice(-tailLength))
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== endSign) end -= 1
  if (end < 0) return undefined
  const [length, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (length > longestDirectory) return undefined
  const directory = await viewOf(file.slice(from, from + length))
  const entries = new Map<string, Entry>()
  let at = 0
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === entrySign) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((each) =>
      directory.getUint16(at + each, true),
    )
    const name = new Uint8Array(directory.buffer, at + 46, nameLength)
    entries.set(new TextDecoder().decode(name), {
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      at: directory.getUint32(at + 42, true),
    })
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0)
  }
  return entries
}

/** Never more than `most` bytes, whatever the directory says. */
async function unpacked(file: Blob, { method, packed, at }: Entry, most: number) {
  const head = await viewOf(file.slice(at, at + 30))
  const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const data = file.slice(from, from + packed)
  if (method === stored) return packed <= most ? new Uint8Array(await data.arrayBuffer()) : undefined
  if (method !== deflated) return undefined
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = data.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const part = next.value
    length += part.length
    if (length > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
