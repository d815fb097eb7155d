import { inflateSync, type ZippableFile, zipSync } from 'fflate'
import type { Part } from './item.ts'
import type { Loss } from './loss.ts'

const mebibyte = 2 ** 20
/** The most that a package can have; `unpacked` and `packed` in bytes. */
const packageLimits = { packed: 100 * mebibyte, parts: 5_000, unpacked: 300 * mebibyte } as const
/** How much larger than the package its files can be together, if they are not small: questions are packed to a tenth at best. */
const greatest = { ratio: 100, free: 20 * mebibyte } as const

/** Whether these bytes begin as a ZIP does, an empty one too. */
export const isPackage = (bytes: Uint8Array): boolean =>
  [fileSign, endSign].includes(signAt(viewOf(bytes), 0))

/**
 * The files of a ZIP, folders and what macOS adds left out. All limits are checked by its directory before anything is
 * unpacked, and no file becomes larger than it says. Archives in it stay closed, each a loss; only if it has nothing else, that
 * one is opened. A ZIP that breaks a rule has no parts and one loss of the kind `refused`. Never throws.
 */
export function unpackParts(bytes: Uint8Array): { parts: Part[]; losses: Loss[] } {
  const outer = unpackOnce(bytes)
  const [first, ...others] = outer.parts
  const isWrapper = first !== undefined && others.length === 0 && isPackage(first.bytes)
  const { parts, losses } = isWrapper ? unpackOnce(first.bytes) : outer
  const archives = parts.filter((part) => isPackage(part.bytes) && !isOfficeFile(part.path))
  return {
    parts: parts.filter((part) => !archives.includes(part)),
    losses: [
      ...losses,
      ...archives.map(({ path }) => ({
        kind: 'dropped' as const,
        what: 'archive-in-package' as const,
        params: { path },
      })),
    ],
  }
}

/** A ZIP of these parts. The same parts give the same bytes. */
export function packParts(parts: readonly Part[]): Uint8Array {
  const mtime = new Date(2000, 0, 1)
  const files = parts.map(({ path, bytes }) => {
    const isPacked = /\.(?:png|jpe?g|gif|webp|avif|zip)$/i.test(path)
    return [path, [bytes, { mtime, level: isPacked ? 0 : 6 }] satisfies ZippableFile] as const
  })
  return zipSync(Object.fromEntries(files))
}

const isOfficeFile = (path: string) => /\.(?:docx|xlsx|pptx|od[tsp]|epub|jar)$/i.test(path)

function unpackOnce(bytes: Uint8Array): { parts: Part[]; losses: Loss[] } {
  try {
    const entries = checkedEntries(bytes)
    return {
      parts: entries.map((entry) => ({ path: entry.path, bytes: unpacked(bytes, entry) })),
      losses: [],
    }
  } catch (error) {
    const loss = error instanceof Refusal ? error.loss : refusal('package-ends-early').loss
    return { parts: [], losses: [loss] }
  }
}

class Refusal extends Error {
  readonly loss: Loss
  constructor(loss: Loss) {
    super(loss.what)
    this.loss = loss
  }
}
const refusal = (what: Loss['what'], params?: Loss['params']) =>
  new Refusal({ kind: 'refused', what, ...(params && { params }) })

/** A file as the directory has it. */
type Entry = {
  path: string
  isEncrypted: boolean
  method: number
  checksum: number
  packed: number
  unpacked: number
  at: number
}

const fileSign = 0x04_03_4b_50
const entrySign = 0x02_01_4b_50
const endSign = 0x06_05_4b_50
const largeEndSign = 0x06_06_4b_50
const largeLocatorSign = 0x07_06_4b_50
const unknown = 0xff_ff_ff_ff

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)
const signAt = (view: DataView, at: number) =>
  at >= 0 && at + 4 <= view.byteLength ? view.getUint32(at, true) : 0

function checkedEntries(bytes: Uint8Array): Entry[] {
  if (bytes.length > packageLimits.packed) {
    throw refusal('package-too-large', { most: packageLimits.packed, size: bytes.length })
  }
  const entries = entriesOf(bytes)
  const paths = new Set<string>()
  const most = Math.min(packageLimits.unpacked, greatest.free + greatest.ratio * bytes.length)
  let size = 0
  for (const { path, isEncrypted, method, unpacked: its } of entries) {
    if (isEncrypted) throw refusal('package-encrypted', { path })
    if (method !== 0 && method !== 8) throw refusal('package-damaged', { path })
    if (isOutside(path)) throw refusal('package-path-outside', { path })
    if (paths.has(path)) throw refusal('package-name-twice', { path })
    paths.add(path)
    size += its
    if (size > most) throw refusal('package-unpacks-too-large', { most })
  }
  const ordered = entries.toSorted((one, other) => one.at - other.at)
  for (const [index, { at, packed }] of ordered.entries()) {
    const next = ordered[index + 1]
    if (next && next.at < at + packed && at + packed <= bytes.length)
      throw refusal('package-damaged', { path: next.path })
  }
  return entries
}

const isOutside = (path: string) =>
  /^\/|^[a-z]:|\0/i.test(path) || path.split('/').some((step) => step === '..')
const isLeftOut = (path: string) => /\/$|^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/.test(path)

/** Reading behind the end throws, as in a ZIP of which a part is missing. */
function entriesOf(bytes: Uint8Array): Entry[] {
  const view = viewOf(bytes)
  const end = endOf(view)
  let at = view.getUint32(end + 16, true)
  const locator = end - 20
  if (signAt(view, locator) === largeLocatorSign) {
    const largeEnd = largeNumber(view, locator + 8)
    if (signAt(view, largeEnd) === largeEndSign) at = largeNumber(view, largeEnd + 48)
  }
  const entries: Entry[] = []
  for (let count = 0; signAt(view, at) === entrySign; count += 1) {
    if (count === packageLimits.parts) throw refusal('package-too-many-parts', { most: packageLimits.parts })
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((each) => view.getUint16(at + each, true))
    const name = at + 46
    const extra = name + (nameLength ?? 0)
    const next = extra + (extraLength ?? 0)
    const path = textOf(bytes.subarray(name, extra)).replaceAll('\\', '/')
    const [whole, packed, start] = largeIfUnknown(view, extra, next, [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ])
    if (!isLeftOut(path)) {
      entries.push({
        path,
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        checksum: view.getUint32(at + 16, true),
        packed: packed ?? 0,
        unpacked: whole ?? 0,
        at: start ?? 0,
      })
    }
    at = next + (noteLength ?? 0)
  }
  // The directory ends where its end begins, and not in the middle of what was cut out.
  if (at !== end && signAt(view, at) !== largeEndSign) throw refusal('package-ends-early')
  return entries
}

/** Behind the end there may be a note of at most 65,535 bytes. */
function endOf(view: DataView): number {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(last - 0xff_ff, 0); at -= 1) {
    if (signAt(view, at) === endSign) return at
  }
  throw refusal('package-ends-early')
}

const largeNumber = (view: DataView, at: number) =>
  view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32

/** Numbers that have no room in 32 bits stand in a field of their own, in this order. */
function largeIfUnknown(view: DataView, from: number, to: number, numbers: readonly number[]): number[] {
  let field = from
  while (field + 4 <= to && view.getUint16(field, true) !== 1) field += 4 + view.getUint16(field + 2, true)
  let at = field + 4
  return numbers.map((number) => {
    if (number !== unknown || at + 8 > to) return number
    at += 8
    return largeNumber(view, at - 8)
  })
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function unpacked(
  bytes: Uint8Array,
  { path, method, checksum, packed, unpacked: size, at }: Entry,
): Uint8Array {
  const view = viewOf(bytes)
  if (signAt(view, at) !== fileSign) throw refusal('package-damaged', { path })
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packed > bytes.length) throw refusal('package-ends-early')
  const data = bytes.subarray(start, start + packed)
  const whole = method === 0 ? data.slice() : inflated(data, size)
  if (whole?.length !== size || checksumOf(whole) !== checksum) throw refusal('package-damaged', { path })
  return whole
}

/** Never more than `size` bytes: what has no room is cut off, and the checksum tells. */
function inflated(data: Uint8Array, size: number): Uint8Array | undefined {
  try {
    return inflateSync(data, { out: new Uint8Array(size) })
  } catch {
    return undefined
  }
}

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ -0x12_47_7c_e0 : value >>> 1
  return value
})

/** CRC-32 as in ZIP (ISO 3309). */
function checksumOf(bytes: Uint8Array): number {
  let rest = -1
  for (let at = 0; at < bytes.length; at += 1) {
    rest = (table[(rest ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (rest >>> 8)
  }
  return ~rest >>> 0
}
