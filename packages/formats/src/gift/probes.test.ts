import { expect, test } from 'vitest'
import { differencesFrom, earnedBeside, fileOf, type Probe } from '../moodle-probes-testing.ts'
import { summaryOf } from '../moodle-xml/summary-testing.ts'
import expected from './fixtures/expected.json' with { type: 'json' }
import rows from './fixtures/probes.json' with { type: 'json' }
import { readGift } from './read.ts'

const probes = rows as Probe[]
const expectedOf: Readonly<Record<string, string[] | undefined>> = expected

test.each(probes)('T400 $id is read as it was meant, or says what is lost', async (probe) => {
  expect(summaryOf(await readGift([fileOf(probe)]))).toEqual(expectedOf[probe.id])
})

/** Read with other settings of the import page than by default, and a file that the page itself refuses. */
const except = new Set(['F2n', 'F27L'])

test.each(probes.filter(({ id }) => !except.has(id)))(
  'T401 where Moodle reads $id otherwise, a loss says so, and nowhere else',
  async (probe) => {
    expect(differencesFrom(probe, await readGift([fileOf(probe)]))).toEqual({})
  },
)

test.each(probes.filter(({ marks }) => marks))(
  'T402 answers to $id earn what they earn in Moodle, where no loss says otherwise',
  async (probe) => {
    const { here, inMoodle } = earnedBeside(probe, await readGift([fileOf(probe)]))
    expect(here).toEqual(inMoodle)
  },
)
