import { crc32, deflateSync } from 'node:zlib'

/** A PNG as it is on the disk; `claimed` is the size that its header says. */
export function pngFile(
  { width, height }: { width: number; height: number },
  claimed: { width: number; height: number } = { width, height },
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claimed.width, 0)
  header.writeUInt32BE(claimed.height, 4)
  // Eight bits each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 120)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** The smallest ZIP: no file in it. */
export const emptyZip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')

/** A segment of a JPEG that turns it a quarter to the right, and says where it was taken. */
export function turned(jpeg: Buffer): Buffer {
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0])
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\x08\0\x01', 'latin1'), entry, Buffer.alloc(4)])
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('taken at home')])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}
