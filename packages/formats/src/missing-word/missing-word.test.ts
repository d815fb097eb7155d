import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beforeAndAfter } from '../items-again-testing.ts'
import { writtenItems } from '../items-testing.ts'
import { differencesFrom, fileOf, type Probe } from '../moodle-probes-testing.ts'
import { summaryOf } from '../moodle-xml/summary-testing.ts'
import { missingWord } from './missing-word.ts'
import expected from './fixtures/expected.json' with { type: 'json' }
import rows from './fixtures/probes.json' with { type: 'json' }
import { readMissingWord } from './read.ts'
import { writeMissingWord } from './write.ts'

const probes = rows as Probe[]
const expectedOf: Readonly<Record<string, string[] | undefined>> = expected

test.each(probes)('T405 $id is read as it was meant, or says what is lost', async (probe) => {
  expect(summaryOf(await readMissingWord([fileOf(probe)]))).toEqual(expectedOf[probe.id])
})

test.each(probes)(
  'T406 where Moodle reads $id otherwise, a loss says so, and nowhere else',
  async (probe) => {
    expect(differencesFrom(probe, await readMissingWord([fileOf(probe)]))).toEqual({})
  },
)

test('what is written is read again as it was, but for the losses', async () => {
  await fc.assert(
    fc.asyncProperty(writtenItems, async (item) => {
      const {
        parts,
        losses: [named = []],
      } = writeMissingWord([item], { title: 'Quiz', pictures: new Map() })
      const text = new TextDecoder().decode(parts[0]?.bytes)
      const { items, losses } = await readMissingWord(parts)
      const isRefused = named.some(({ kind }) => kind === 'refused')
      expect({ text, losses, count: items.length }).toEqual({ text, losses: [], count: isRefused ? 0 : 1 })
      if (isRefused) return
      expect(missingWord.recognise(parts)).toBeGreaterThan(0)
      const { before, after } = beforeAndAfter(item, items[0], named)
      expect({ text, ...after }).toEqual({ text, ...before })
    }),
    { numRuns: 300 },
  )
})
