import { zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Part } from './item.ts'
import { renamed, withEntry } from './zip-testing.ts'
import { isPackage, packParts, unpackParts } from './zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const part = (path: string, text = path): Part => ({ path, bytes: bytesOf(text) })
const shown = ({ parts, losses }: ReturnType<typeof unpackParts>) => ({
  parts: parts.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
  losses: losses.map(({ kind, what, params }) => [kind, what, params]),
})
const lossOf = (bytes: Uint8Array) => {
  const { parts, losses } = shown(unpackParts(bytes))
  expect(parts).toEqual([])
  expect(losses).toHaveLength(1)
  expect(losses[0]?.[0]).toBe('refused')
  return losses[0]?.slice(1)
}

const zip = packParts([
  part('imsmanifest.xml', '<a/>'.repeat(100)),
  part('a/ä b.txt', 'text'),
  part('empty', ''),
])

test('what was packed is unpacked', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({
          path: fc.stringMatching(/^[a-zä]{1,4}(?:\/[a-z ]{1,4}[a-z])?$/u),
          bytes: fc.uint8Array({ maxLength: 300 }),
        }),
        { selector: ({ path }) => path.toLowerCase(), maxLength: 8 },
      ),
      (parts) => {
        const files = parts.filter(({ path }) => !parts.some((other) => other.path.startsWith(`${path}/`)))
        const packed = packParts(files)
        expect(isPackage(packed)).toBe(true)
        expect(packParts(files)).toEqual(packed)
        const isWrapper = files.some(({ bytes }) => isPackage(bytes))
        if (!isWrapper) expect(unpackParts(packed)).toEqual({ parts: files, losses: [] })
      },
    ),
  )
})

describe('a ZIP is refused', () => {
  test('wherever it ends too early', () => {
    for (let length = 0; length < zip.length; length += 1) {
      expect(lossOf(zip.subarray(0, length))).toEqual(['package-ends-early', undefined])
    }
  })

  test('by whatever bit is turned in its files, and never with other contents', () => {
    const right = Object.fromEntries(shown(unpackParts(zip)).parts) as Record<string, string>
    const wrong = Array.from(zip, (byte, at) => {
      const copy = zip.slice()
      copy[at] = byte ^ 1
      return shown(unpackParts(copy)).parts.filter(
        ([path = '', text]) => path in right && text !== right[path],
      )
    })
    expect(wrong.flat()).toEqual([])
  })

  test.each([
    ['encrypted', withEntry(zip, 8, 1, 2), 'package-encrypted', { path: 'imsmanifest.xml' }],
    ['in a way that nobody uses', withEntry(zip, 10, 99, 2), 'package-damaged', { path: 'imsmanifest.xml' }],
    ['larger than it says', withEntry(zip, 24, 10), 'package-damaged', { path: 'imsmanifest.xml' }],
    ['smaller than it says', withEntry(zip, 24, 4000), 'package-damaged', { path: 'imsmanifest.xml' }],
    ['with another sum', withEntry(zip, 16, 1), 'package-damaged', { path: 'imsmanifest.xml' }],
    ['packed larger than all', withEntry(zip, 20, 1e6), 'package-ends-early', undefined],
    ['at another place', withEntry(zip, 42, 3), 'package-damaged', { path: 'imsmanifest.xml' }],
    [
      'a bomb',
      withEntry(withEntry(zip, 24, 2e8), 24, 2e8, 4, 1),
      'package-unpacks-too-large',
      { most: 20 * 2 ** 20 + 100 * zip.length },
    ],
    ['out', renamed(zip, 'a/Ã', '../'), 'package-path-outside', { path: '../¤ b.txt' }],
    ['absolute', renamed(zip, 'imsman', '/etc/a'), 'package-path-outside', { path: '/etc/aifest.xml' }],
    ['on a drive', renamed(zip, 'imsman', 'C:\\etc'), 'package-path-outside', { path: 'C:/etcifest.xml' }],
    ['twice', renamed(packParts([part('a1'), part('a2')]), 'a2', 'a1'), 'package-name-twice', { path: 'a1' }],
  ])('%s', (_, bytes, what, params) => {
    expect(lossOf(bytes)).toEqual([what, params])
  })

  test('with too many files, or too many bytes', () => {
    const many = Array.from({ length: 5001 }, (_, index) => part(`${index}`, ''))
    expect(lossOf(packParts(many))).toEqual(['package-too-many-parts', { most: 5000 }])
    expect(unpackParts(packParts(many.slice(1))).parts).toHaveLength(5000)
    const size = 100 * 2 ** 20 + 1
    expect(lossOf(new Uint8Array(size))).toEqual(['package-too-large', { most: size - 1, size }])
  })
})

test('archives in it stay closed, and the only file of a package is opened if it is one', () => {
  expect(shown(unpackParts(packParts([{ path: 'course.imscc', bytes: zip }])))).toEqual(
    shown(unpackParts(zip)),
  )
  const twice = packParts([{ path: 'outer.zip', bytes: packParts([{ path: 'inner.zip', bytes: zip }]) }])
  expect(shown(unpackParts(twice))).toEqual({
    parts: [],
    losses: [['dropped', 'archive-in-package', { path: 'inner.zip' }]],
  })
  expect(shown(unpackParts(packParts([part('a'), { path: 'b.zip', bytes: zip }])))).toEqual({
    parts: [['a', 'a']],
    losses: [['dropped', 'archive-in-package', { path: 'b.zip' }]],
  })
})

test('folders and what systems add are no files, backslashes are slashes, names may be of an old code page', () => {
  const files = { 'a/': '', 'a\\b': 'text', '__MACOSX/a': 'x', '.DS_Store': 'x' }
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, bytesOf(text)])),
  )
  expect(shown(unpackParts(packed))).toEqual({ parts: [['a/b', 'text']], losses: [] })
  expect(shown(unpackParts(renamed(packParts([part('xy', 'text')]), 'xy', 'xä'))).parts).toEqual([
    ['xä', 'text'],
  ])
})

test('a ZIP of more than 32 bits is read', () => {
  // Of one stored file "a" with the text "hi", by hand after APPNOTE 4.5.3.
  const numbers = (sizes: readonly (readonly [number, 1 | 2 | 4 | 8])[]) =>
    sizes.flatMap(([value, size]) =>
      Array.from({ length: size }, (_, at) => Math.floor(value / 2 ** (8 * at)) % 256),
    )
  const sum = 0xd8932aac
  const local = numbers([
    [0x04034b50, 4],
    [45, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [sum, 4],
    [2, 4],
    [2, 4],
    [1, 2],
    [0, 2],
    [97, 1],
    [0x6968, 2],
  ])
  const extra = numbers([
    [1, 2],
    [24, 2],
    [2, 8],
    [2, 8],
    [0, 8],
  ])
  const entry = [
    ...numbers([
      [0x02014b50, 4],
      [45, 2],
      [45, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [sum, 4],
      [2 ** 32 - 1, 4],
      [2 ** 32 - 1, 4],
      [1, 2],
      [extra.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [2 ** 32 - 1, 4],
      [97, 1],
    ]),
    ...extra,
  ]
  const largeEnd = numbers([
    [0x06064b50, 4],
    [44, 8],
    [45, 2],
    [45, 2],
    [0, 4],
    [0, 4],
    [1, 8],
    [1, 8],
    [entry.length, 8],
    [local.length, 8],
  ])
  const locator = numbers([
    [0x07064b50, 4],
    [0, 4],
    [local.length + entry.length, 8],
    [1, 4],
  ])
  const end = numbers([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [0xffff, 2],
    [0xffff, 2],
    [2 ** 32 - 1, 4],
    [2 ** 32 - 1, 4],
    [0, 2],
  ])
  const whole = Uint8Array.from([...local, ...entry, ...largeEnd, ...locator, ...end])
  expect(shown(unpackParts(whole))).toEqual({ parts: [['a', 'hi']], losses: [] })
})
