import { creditOf, type Given } from './marking-testing.ts'
import { expect, test } from 'vitest'
import expected from './fixtures/expected.json' with { type: 'json' }
import probes from './fixtures/probes.json' with { type: 'json' }
import { differencesFrom, fileOf, type Probe } from '../moodle-probes-testing.ts'
import { readMoodleXml } from './read.ts'
import { summaryOf } from './summary-testing.ts'

const expectedOf: Readonly<Record<string, string[] | undefined>> = expected

/** What Moodle 4.5.6 did with each file stands beside it. */
test.each(probes as Probe[])('T415 $id is read as it was meant, or says what is lost', async (probe) => {
  const read = await readMoodleXml([fileOf(probe)])
  expect(summaryOf(read)).toEqual(expectedOf[probe.id])
  const losses = [...read.losses, ...read.items.flatMap((item) => item.losses)]
  // What Moodle does not take at all is never taken in silence.
  if (!probe.accepted) expect(losses).not.toEqual([])
  expect(differencesFrom(probe, read)).toEqual({})
})

test.each((probes as Probe[]).filter(({ marks }) => marks))(
  'T416 answers to $id earn what they earn in Moodle, where no loss says otherwise',
  async (probe) => {
    const { items } = await readMoodleXml([fileOf(probe)])
    for (const { question, answers } of probe.marks ?? []) {
      const { content, losses } = items[question - 1] ?? { losses: [] }
      if (!content || losses.some(({ kind, what }) => kind !== 'dropped' || what === 'unit-dropped')) continue
      // Each program has its own ways to read what is typed as a number: `3,4`, `1/2`, a real minus, anything behind.
      const isRead = (given: Given) =>
        content.type !== 'numeric' || content.number?.unit || /^-?[\d.]+(?:e-?\d+)?$/.test(given as string)
      for (const [given, mark] of answers.filter(([each]) => isRead(each)))
        expect([given, creditOf(content, given)]).toEqual([given, expect.closeTo(mark ?? 0, 5)])
    }
  },
)
