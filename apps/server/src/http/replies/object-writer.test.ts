import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createObjectWriter } from './object-writer.ts'

const write = createObjectWriter(
  z.object({
    title: z.string(),
    owner: z.object({ name: z.string() }),
    pages: z.array(z.object({ number: z.int() })),
    tags: z.array(z.string()),
  }),
)
const rest = { title: 'Überschrift "eins"', owner: { name: 'Ada' }, tags: [] }

test('an object is written piece by piece, its lists as their items come', async () => {
  let pulled = 0
  async function* countPages() {
    for (const number of [1, 2, 3]) {
      pulled += 1
      yield { number }
    }
  }
  const pieces: string[] = []
  for await (const piece of write({ ...rest, pages: countPages() })) {
    if (piece.includes('"number":1')) expect(pulled).toBe(1)
    pieces.push(piece)
  }
  expect(JSON.parse(pieces.join(''))).toEqual({
    ...rest,
    pages: [{ number: 1 }, { number: 2 }, { number: 3 }],
  })
})

test('what is not declared is not written', async () => {
  const secret = { secretCode: 'Ab3dEf9h' }
  const body = { ...rest, ...secret, owner: { name: 'Ada', ...secret }, pages: [{ number: 1, ...secret }] }
  const pieces: string[] = []
  for await (const piece of write(body)) pieces.push(piece)
  expect(JSON.parse(pieces.join(''))).toEqual({ ...rest, pages: [{ number: 1 }] })
})
