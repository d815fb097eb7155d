/** The forms of pictures that are read, as sharp calls them. */
export type PictureForm = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif'

/** By the first bytes, whatever the name of the file says. Undefined: nothing that is read. */
export function pictureForm(bytes: Uint8Array): PictureForm | undefined {
  const head = Buffer.from(bytes.subarray(0, mostHead)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp'
  return isAvif(head) ? 'heif' : undefined
}

const mostHead = 64

/** ISO 14496-12: a box of its length, `ftyp`, the main brand, a version, and brands that it agrees with. */
function isAvif(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false
  const length = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE()
  const brands = head.slice(8, 12) + head.slice(16, length)
  return /^(?:[^]{4})*avif/.test(brands)
}
