type Part = {
  name: string
  isEncrypted: boolean
  method: number
  packed: Uint8Array<ArrayBuffer>
  size: number
}
export type ZipFault = 'unreadable' | 'password' | 'too-large'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50
const maxParts = 2_000
const maxUnpacked = 60 * 1024 * 1024
const stored = 0
const deflated = 8

/** Why an archive must not be unpacked: no workbook, too much in it, or parts twice the size they declare. */
export async function zipFault(bytes: Uint8Array<ArrayBuffer>): Promise<ZipFault | undefined> {
  const parts = zipParts(bytes)
  if (!parts?.some(({ name }) => name.toLowerCase() === '[content_types].xml')) return 'unreadable'
  if (parts.some(({ isEncrypted }) => isEncrypted)) return 'password'
  if (parts.reduce((sum, { size }) => sum + size, 0) > maxUnpacked) return 'too-large'
  for (const { method, packed, size } of parts) {
    if (method === stored ? packed.length !== size : method !== deflated) return 'unreadable'
    if (method === deflated && !(await unpacksWithin(packed, 2 * size))) return 'unreadable'
  }
  return undefined
}

function zipParts(bytes: Uint8Array<ArrayBuffer>): Part[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end--
  const count = end < 0 ? 0 : view.getUint16(end + 10, true)
  if (count === 0 || count > maxParts) return undefined

  const parts: Part[] = []
  try {
    let at = view.getUint32(end + 16, true)
    for (let i = 0; i < count; i++) {
      const part = zipPart(bytes, view, at)
      if (!part) return undefined
      parts.push(part)
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
  return parts
}

function zipPart(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number): Part | undefined {
  const header = view.getUint32(at + 42, true)
  const method = view.getUint16(at + 10, true)
  const packedSize = view.getUint32(at + 20, true)
  const isSound =
    view.getUint32(at, true) === directoryEntry &&
    view.getUint32(header, true) === localHeader &&
    view.getUint16(header + 8, true) === method
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  if (!isSound || start + packedSize > bytes.length) return undefined
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true))),
    isEncrypted: (view.getUint16(at + 8, true) & 1) !== 0,
    method,
    packed: bytes.subarray(start, start + packedSize),
    size: view.getUint32(at + 24, true),
  }
}

export function partNamesOf(bytes: Uint8Array<ArrayBuffer>): string[] {
  return zipParts(bytes)?.map(({ name }) => name) ?? []
}

/** The content of the part with this name, if it is packed soundly and unpacks to no more than all may. */
export async function contentOfPart(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<Uint8Array | undefined> {
  const part = zipParts(bytes)?.find((each) => each.name === name)
  if (!part || part.isEncrypted || part.size > maxUnpacked) return undefined
  if (part.method === stored) return part.packed
  if (part.method !== deflated || !(await unpacksWithin(part.packed, 2 * part.size))) return undefined
  const stream = new Blob([part.packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

async function unpacksWithin(packed: Uint8Array<ArrayBuffer>, most: number): Promise<boolean> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let size = 0
  try {
    while (size <= most) {
      const { done, value } = await reader.read()
      if (done) return true
      size += value.length
    }
    await reader.cancel()
  } catch {
    // Unpacking fails if the bytes are broken.
  }
  return false
}
