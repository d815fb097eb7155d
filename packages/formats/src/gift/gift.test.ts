import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beforeAndAfter } from '../items-again-testing.ts'
import { writtenItems } from '../items-testing.ts'
import { gift } from './gift.ts'
import { readGift } from './read.ts'
import { writeGift } from './write.ts'

const context = { title: 'Quiz', pictures: new Map() }

test('what is written is read again as it was, but for the losses', async () => {
  await fc.assert(
    fc.asyncProperty(writtenItems, async (item) => {
      const {
        parts,
        losses: [named = []],
      } = writeGift([item], context)
      const text = new TextDecoder().decode(parts[0]?.bytes)
      const { items, losses } = await readGift(parts)
      const isRefused = named.some(({ kind }) => kind === 'refused')
      expect({ text, losses, count: items.length }).toEqual({ text, losses: [], count: isRefused ? 0 : 1 })
      if (isRefused) return
      expect(gift.recognise(parts)).toBeGreaterThan(0)
      const { before, after } = beforeAndAfter(item, items[0], named)
      expect({ text, ...after }).toEqual({ text, ...before })
    }),
    { numRuns: 500 },
  )
})
