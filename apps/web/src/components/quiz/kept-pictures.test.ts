import { expect, test } from 'vitest'
import type { DeviceStore } from '../../lib/device/device-store.ts'
import { keepPicture, tidyPictures } from './kept-pictures.ts'

/** A device with copies of these quizzes, of mistakes in those, and its pictures. */
function deviceWith(copies: string[], kept: string[], mistakesIn: string[] = []) {
  const pictures = new Set(kept)
  const cache = {
    keys: async () => [...pictures].map((path) => ({ url: `https://quizly.example${path}` })),
    add: async (path: string) => void pictures.add(path),
    delete: async (path: string) => pictures.delete(path),
  }
  const mistakes = { quizzes: mistakesIn.map((_id) => ({ _id })) }
  const stored = new Map<string, unknown>([
    ...copies.map((quizId) => [`paper:ben:${quizId}`, {}] as const),
    ...(mistakesIn.length > 0 ? ([['paper:ben:practice:mistakes', mistakes]] as const) : []),
  ])
  const store = {
    names: async () => [...stored.keys()],
    get: async (name: string) => stored.get(name),
  } as DeviceStore
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

test('pictures of mistakes stay as long as the copy of these, whichever quizzes they are in', async () => {
  const [one, other] = ['/media/one.3.mac/d.webp', '/media/two.1.mac/e.webp']
  keepPicture(one)
  const during = deviceWith([], [other], ['one', 'two'])
  await during.tidy()
  expect([...during.pictures].toSorted()).toEqual([one, other])
  const later = deviceWith([], [one, other], ['two'])
  await later.tidy()
  expect([...later.pictures]).toEqual([other])
})
