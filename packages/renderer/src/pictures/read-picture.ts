import { pictureLimits } from '@quizly/domain'
import sharp, { type Sharp } from 'sharp'
import type { ReadPicture } from './picture-reader.ts'

/** The forms of pictures that are read, as sharp calls them. */
type PictureForm = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif'

/** By the first bytes, whatever the name of the file says. Undefined: nothing that is read. */
function pictureForm(bytes: Uint8Array): PictureForm | undefined {
  const head = Buffer.from(bytes.subarray(0, maxHead)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp'
  return isAvif(head) ? 'heif' : undefined
}

const maxHead = 64

/** ISO 14496-12: a box of its length, `ftyp`, the main brand, a version, and brands that it agrees with. */
function isAvif(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false
  const length = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE()
  const brands = head.slice(8, 12) + head.slice(16, length)
  return /^(?:[^]{4})*avif/.test(brands)
}

// One picture at a time, and none remembered.
sharp.cache(false)
sharp.concurrency(1)
/** libvips knows many forms more, such as SVG and RAW; it is to read none of them, whatever a file looks like. */
const loaders: Record<PictureForm, string> = {
  jpeg: 'VipsForeignLoadJpegBuffer',
  png: 'VipsForeignLoadPngBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  gif: 'VipsForeignLoadNsgifBuffer',
  heif: 'VipsForeignLoadHeifBuffer',
}
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: Object.values(loaders) })

const million = 1_000_000
const unreadable: ReadPicture = { problem: { code: 'picture-unreadable' } }

/** A picture as it is shown to students: upright, small enough for a screen, and nothing but its pixels. */
export async function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
  const form = pictureForm(bytes)
  if (!form) return unreadable
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== form) return unreadable
    // The header alone has been read so far.
    if (width * height > pictureLimits.megapixels * million) {
      const megapixels = Math.ceil((width * height) / million)
      return {
        problem: { code: 'picture-too-many-pixels', params: { megapixels, most: pictureLimits.megapixels } },
      }
    }
    return await asShown(bytes, form)
  } catch {
    return unreadable
  }
}

async function asShown(bytes: Uint8Array, form: PictureForm): Promise<ReadPicture> {
  const { side, megapixels } = pictureLimits
  // A file that breaks off is refused; a flaw that decoders correct is not.
  const limits = { limitInputPixels: megapixels * million, failOn: 'truncated' as const }
  const upright = await sharp(bytes, limits)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = upright.info
  const pixels = sharp(upright.data, { raw: { width, height, channels } })
  const webp = await smallest(pixels, isRendered(form))
  return { picture: { bytes: webp, width, height } }
}

/** Drawings come as PNG or GIF, and stay sharp where that costs nothing. */
const isRendered = (form: PictureForm) => form === 'png' || form === 'gif'

async function smallest(pixels: Sharp, mayBeRendered: boolean): Promise<Buffer> {
  const photo = await pixels.clone().webp({ quality: 80 }).toBuffer()
  if (!mayBeRendered) return photo
  const rendering = await pixels.clone().webp({ lossless: true }).toBuffer()
  return rendering.length <= photo.length ? rendering : photo
}
