import { describe, expect, test } from 'vitest'
import { rowsOf, xlsxFile, zipFile } from './files-testing.ts'
import { zipFault } from './zip.ts'

const types = { name: '[Content_Types].xml', content: '<Types/>' }
const fault = (archive: ArrayBuffer) => zipFault(new Uint8Array(archive))

async function deflated(size: number): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(size)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

test('a workbook has no fault', async () => {
  expect(await fault(xlsxFile({ sheets: [{ rows: rowsOf([['x']]) }] }))).toBeUndefined()
})

test('parts may be deflated', async () => {
  const content = await deflated(1000)
  expect(await fault(zipFile([types, { name: 'a', content, size: 1000, method: 8 }]))).toBeUndefined()
})

describe('what is not read', () => {
  test('too much in it', async () => {
    const size = 31 * 1024 * 1024
    const content = await deflated(size)
    const part = { content, size, method: 8 }
    expect(await fault(zipFile([types, { name: 'a', ...part }]))).toBeUndefined()
    expect(await fault(zipFile([types, { name: 'a', ...part }, { name: 'b', ...part }]))).toBe('too-large')
  })
  test('parts that unpack to more than they declare', async () => {
    const content = await deflated(10_000_000)
    expect(await fault(zipFile([types, { name: 'a', content, size: 1000, method: 8 }]))).toBe('unreadable')
    expect(await fault(zipFile([types, { name: 'a', content: 'stored', size: 1 }]))).toBe('unreadable')
  })
  test('too many parts', async () => {
    const parts = Array.from({ length: 2_000 }, (_, i) => ({ name: `${i}`, content: '' }))
    expect(await fault(zipFile([types, ...parts.slice(1)]))).toBeUndefined()
    expect(await fault(zipFile([types, ...parts]))).toBe('unreadable')
  })
  test('archives without a list of content types', async () => {
    expect(await fault(zipFile([{ name: 'a.txt', content: 'text' }]))).toBe('unreadable')
    expect(await fault(zipFile([]))).toBe('unreadable')
  })
  test('encrypted parts', async () => {
    expect(await fault(zipFile([types, { name: 'a', content: 'x', flags: 1 }]))).toBe('password')
  })
  test('other ways of packing', async () => {
    expect(await fault(zipFile([types, { name: 'a', content: 'x', method: 12 }]))).toBe('unreadable')
  })
  test('broken parts', async () => {
    const content = (await deflated(1000)).subarray(0, 3)
    expect(await fault(zipFile([types, { name: 'a', content, size: 1000, method: 8 }]))).toBe('unreadable')
  })
  test('archives cut anywhere', async () => {
    const archive = zipFile([types, { name: 'a', content: 'text' }])
    for (let length = 0; length < archive.byteLength; length++) {
      expect(await fault(archive.slice(0, length))).toBe('unreadable')
    }
  })
})
