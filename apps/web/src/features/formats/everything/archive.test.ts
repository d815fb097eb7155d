import { type ArchiveContents, contentsPath } from '@quizly/contract'
import { packParts } from '@quizly/formats'
import { expect, test } from 'vitest'
import { openArchive } from './archive.ts'

const contents: ArchiveContents = {
  format: 'quizly-everything-1',
  takenAt: '2026-11-30T08:00:00.000Z',
  quizzes: [{ path: 'quizzes/0001 Cells.quizly.json', title: 'Cells', questions: 3 }],
  bank: [],
  pictures: [],
  results: 0,
  formats: [],
  leftOut: [],
}
const bytesOf = (text: string) => new TextEncoder().encode(text)
const files = {
  'quizzes/0001 Cells.quizly.json': bytesOf('{"title":"Cells"}'),
  'packed.txt': new Uint8Array(100_000),
  'stored.webp': new Uint8Array(100_000),
  [contentsPath]: bytesOf(JSON.stringify(contents)),
}
const zipped = (parts: Record<string, Uint8Array>) =>
  new Blob([new Uint8Array(packParts(Object.entries(parts).map(([path, bytes]) => ({ path, bytes }))))])

test('the files of an archive are read one at a time', async () => {
  const archive = await openArchive(zipped(files))
  expect(archive?.contents).toEqual(contents)
  expect(await archive?.readJson('quizzes/0001 Cells.quizly.json')).toEqual({ title: 'Cells' })
  expect(await archive?.readJson('quizzes/0002 Rocks.quizly.json')).toBeUndefined()
})

test.each(['packed.txt', 'stored.webp'])('nothing becomes larger than it may be: %s', async (path) => {
  const archive = await openArchive(zipped(files))
  expect(await archive?.readBytes(path, 99_999)).toBeUndefined()
  expect(await archive?.readBytes(path, 100_000)).toHaveLength(100_000)
})

test('an archive that was unpacked and packed once more is one, too', async () => {
  const inFolder = Object.fromEntries(Object.entries(files).map(([path, bytes]) => [`mine/${path}`, bytes]))
  const archive = await openArchive(zipped(inFolder))
  expect(await archive?.readJson('quizzes/0001 Cells.quizly.json')).toEqual({ title: 'Cells' })
})

test('other files are none, nor is an archive of which the end is missing', async () => {
  const whole = zipped(files)
  const others = [
    new Blob(['::Q:: Text {}']),
    new Blob([]),
    zipped({ 'imsmanifest.xml': bytesOf('<manifest/>') }),
    zipped({ [contentsPath]: bytesOf('{"format":"another"}') }),
    whole.slice(0, whole.size - 30),
  ]
  expect(await Promise.all(others.map(openArchive))).toEqual(others.map(() => undefined))
})
