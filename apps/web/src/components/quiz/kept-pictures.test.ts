import { expect, test } from 'vitest'
import type { DeviceStore } from '../../lib/device/device-store.ts'
import { keepPicture, tidyPictures } from './kept-pictures.ts'

/** A device with copies of these quizzes, and its pictures. */
function deviceWith(copies: string[], kept: string[]) {
  const pictures = new Set(kept)
  const cache = {
    keys: async () => [...pictures].map((path) => ({ url: `https://quizly.example${path}` })),
    add: async (path: string) => void pictures.add(path),
    delete: async (path: string) => pictures.delete(path),
  }
  const store = { names: async () => copies.map((quizId) => `paper:ben:${quizId}`) } as DeviceStore
  const storage = { open: async () => cache } as unknown as CacheStorage
  return { pictures, tidy: () => tidyPictures(store, storage) }
}

test('pictures stay on the device as long as a copy of their quiz, and no others', async () => {
  const [running, other] = ['/media/running.1.mac/a.webp', '/media/other.1.mac/b.webp']
  keepPicture(running)
  keepPicture(other)
  keepPicture('/media/educator.20000.mac/c.webp')
  const before = deviceWith([], [])
  await before.tidy()
  expect([...before.pictures]).toEqual([])
  const during = deviceWith(['running'], [other])
  await during.tidy()
  expect([...during.pictures]).toEqual([running])
  const after = deviceWith(['other'], [running, other])
  await after.tidy()
  expect([...after.pictures]).toEqual([other])
})
