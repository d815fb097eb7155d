import { afterAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { RendererBusy } from '../turns.ts'
import { createPictureReader, type ReadPicture } from './picture-reader.ts'
import { emptyZip, pngFile, turned } from './pictures-testing.ts'
import { vastAvif } from './vast-picture-testing.ts'

const by = { account: 'ada' }

const reader = createPictureReader({ maxPerAccount: 8 })
afterAll(() => reader.close())

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#28a' } })
const jpeg = await plain(300, 200).jpeg().toBuffer()
const webp = await plain(300, 200).webp().toBuffer()
const avif = await plain(300, 200).avif().toBuffer()
const gif = await plain(300, 200).gif().toBuffer()
const tiff = await plain(30, 20).tiff().toBuffer()
const unreadable = { problem: { code: 'picture-unreadable' } }

async function seen(read: ReadPicture) {
  if (!('picture' in read)) throw new Error(read.problem.code)
  const { bytes, ...size } = read.picture
  const { format, width, height, exif, icc, xmp } = await sharp(bytes).metadata()
  expect({ width, height }).toEqual(size)
  return { format, width, height, extra: [exif, icc, xmp].filter(Boolean).length }
}
const asWebp = { format: 'webp', width: 300, height: 200, extra: 0 }

describe('what is read', () => {
  test.each([
    ['a JPEG', jpeg],
    ['a PNG', pngFile({ width: 300, height: 200 })],
    ['a WebP', webp],
    ['an AVIF', avif],
    ['a GIF', gif],
    ['a JPEG with a ZIP behind it', Buffer.concat([jpeg, emptyZip])],
  ])('%s becomes a WebP', async (_, file) => {
    expect(await seen(await reader.read(file, by))).toEqual(asWebp)
  })

  test('of a moving GIF the first picture', async () => {
    const two = [plain(30, 20), sharp({ create: { width: 30, height: 20, channels: 3, background: '#f00' } })]
    const frames = await Promise.all(two.map((frame) => frame.png().toBuffer()))
    const file = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const read = await reader.read(file, by)
    expect(await seen(read)).toMatchObject({ format: 'webp', width: 30, height: 20 })
    const { bytes } = (read as Extract<ReadPicture, { picture: unknown }>).picture
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([0x22, 0x88, 0xaa])
  })

  test('it is turned upright, and nothing stays of what a camera adds', async () => {
    expect((await sharp(turned(jpeg)).metadata()).orientation).toBe(6)
    expect(await seen(await reader.read(turned(jpeg), by))).toEqual({ ...asWebp, width: 200, height: 300 })
  })

  test('it has at most 1,600 pixels on each side', async () => {
    const file = await plain(2_400, 1_200).jpeg().toBuffer()
    expect(await seen(await reader.read(file, by))).toMatchObject({ width: 1_600, height: 800 })
  })

  test('a drawing stays as sharp as it was', async () => {
    const lines = Buffer.from('<svg width="200" height="100"><path d="M0 0L200 100" stroke="red"/></svg>')
    const file = await sharp(lines).flatten({ background: '#fff' }).png().toBuffer()
    const read = await reader.read(file, by)
    const { bytes } = (read as Extract<ReadPicture, { picture: unknown }>).picture
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
  })
})

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('not a picture')],
    ['an SVG', Buffer.from(svg)],
    ['a TIFF', tiff],
    ['a ZIP', emptyZip],
    ['a JPEG that breaks off', jpeg.subarray(0, jpeg.length / 2)],
    ['the head of a JPEG alone', jpeg.subarray(0, 4)],
    ['a PNG that breaks off', pngFile({ width: 300, height: 200 }).subarray(0, 60)],
    [
      'an SVG that begins as a PNG does',
      Buffer.concat([pngFile({ width: 1, height: 1 }).subarray(0, 8), Buffer.from(svg)]),
    ],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('%s', async (_, file) => {
    expect(await reader.read(file, by)).toEqual(unreadable)
  })

  test('a small file that would become a huge picture, before it does', async () => {
    const bomb = pngFile({ width: 1, height: 1 }, { width: 20_000, height: 10_000 })
    expect(bomb.length).toBeLessThan(200)
    expect(await reader.read(bomb, by)).toEqual({
      problem: { code: 'picture-too-many-pixels', params: { megapixels: 200, most: 50 } },
    })
    const vast = pngFile({ width: 1, height: 1 }, { width: 2 ** 30, height: 2 ** 30 })
    expect('problem' in (await reader.read(vast, by))).toBe(true)
  })
})

test('a process that takes too long is replaced, and who comes when too many wait is refused', async () => {
  const tooSlow = { problem: { code: 'picture-too-slow' } }
  const impatient = createPictureReader({ maxMs: 0, maxWaiting: 2, maxPerAccount: 2 })
  const calls = [1, 2].map(() => impatient.read(jpeg, by))
  await expect(impatient.read(jpeg, by)).rejects.toThrow(RendererBusy)
  expect(await Promise.all(calls)).toEqual([tooSlow, tooSlow])
  impatient.close()
})

test('a process that takes too much memory ends, and the next picture is read', async () => {
  // Nothing but memory ends this one.
  const patient = createPictureReader({ maxMs: 600_000, maxPerAccount: 2 })
  const [vast, next] = await Promise.all([patient.read(vastAvif, by), patient.read(jpeg, by)])
  expect(vast).toEqual({ problem: { code: 'picture-too-slow' } })
  expect(await seen(next)).toEqual(asWebp)
  patient.close()
})
