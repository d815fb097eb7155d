import { unpackParts } from '@quizly/formats'
import { expect, test } from 'vitest'
import { type ZippedFile, zipFiles } from './zip-file.ts'

async function* filesThenFailure(): AsyncGenerator<ZippedFile> {
  yield { name: 'first.txt', pieces: ['whole ', 'file'] }
  yield {
    name: 'second.txt',
    pieces: (async function* pieces() {
      yield 'begun'
      throw new Error('The store is gone')
    })(),
  }
}

async function bytesUntilFailure(files: AsyncIterable<ZippedFile>) {
  const parts: Uint8Array[] = []
  try {
    for await (const part of zipFiles(files)) parts.push(part)
  } catch (error) {
    return { bytes: Buffer.concat(parts), error }
  }
  return { bytes: Buffer.concat(parts) }
}

test('an archive that breaks off does not look like a whole one', async () => {
  const { bytes, error } = await bytesUntilFailure(filesThenFailure())
  expect(error).toEqual(new Error('The store is gone'))
  expect(bytes.length).toBeGreaterThan(0)
  expect(unpackParts(bytes)).toMatchObject({ parts: [], losses: [{ what: 'package-ends-early' }] })
})

test('nothing is read before it is asked for', async () => {
  const read: string[] = []
  async function* files(): AsyncGenerator<ZippedFile> {
    for (const name of ['a', 'b', 'c']) {
      read.push(name)
      yield { name, pieces: [name] }
    }
  }
  const archive = zipFiles(files())
  await archive.next()
  expect(read).toEqual(['a'])
  await archive.return(undefined)
  expect(read).toEqual(['a'])
})
