// Measures Quizly against the bare limits of the same machine: `npm run bench`, or `npm run bench -- --quick`
// to see whether it works. Names of scenarios (`npm run bench -- bell growth`) measure only those. Results
// are kept in results/, each until it is measured again; those of a quick run mean nothing and are kept
// elsewhere.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from './processes/child.ts'
import { separateCores } from './processes/cores.ts'
import { openSqliteEngine, startPostgresEngine } from './processes/engines.ts'
import { keepResults } from './report/kept-results.ts'
import { describeSetting } from './report/machine.ts'
import { toMarkdown } from './report/markdown.ts'
import type { Section } from './report/section.ts'
import { measureBell } from './scenarios/bell/bell.ts'
import { measureBlocking } from './scenarios/blocking/blocking.ts'
import { measureGrowth } from './scenarios/growth/growth.ts'
import { measureLogins } from './scenarios/logins.ts'
import { measurePages } from './scenarios/pages/pages.ts'
import { measurePostgresLimits } from './scenarios/submissions/postgres-limits.ts'
import { measureSheets } from './scenarios/spreadsheets/spreadsheets.ts'
import { measureSlowDisk } from './scenarios/submissions/slow-disk.ts'
import { measureStarts } from './scenarios/starts.ts'
import { measureSubmissions } from './scenarios/submissions/submissions.ts'
import { fullSizes, quickSizes } from './sizes.ts'

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isQuick = process.argv.includes('--quick')
const sizes = isQuick ? quickSizes : fullSizes
const cache = fileURLToPath(new URL('.cache', import.meta.url))
const results = isQuick ? join(cache, 'quick') : fileURLToPath(new URL('results', import.meta.url))

mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'run-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

type Scenario = { name: string; measure: (place: Place) => Promise<Section[]> }

const alone: Place = { cores: undefined, folder }
/** A browser needs more than one core, so these run before the cores are divided. */
const inBrowser: Scenario[] = [
  { name: 'sheets', measure: () => measureSheets(folder, sizes) },
  { name: 'pages', measure: () => measurePages(folder, sizes) },
]
const ofServer: Scenario[] = [
  { name: 'submissions', measure: async (place) => [await measureSubmissions(place, sizes)] },
  { name: 'slow-disk', measure: async (place) => [await measureSlowDisk(place, sizes)] },
  { name: 'logins', measure: async (place) => [await measureLogins(place, sizes)] },
  { name: 'bell', measure: ringOnEachEngine },
  { name: 'postgres', measure: (place) => measurePostgresLimits(place, sizes) },
  { name: 'growth', measure: async (place) => [await measureGrowth(place, sizes)] },
  { name: 'starts', measure: async (place) => [await measureStarts(place, sizes)] },
  { name: 'blocking', measure: async (place) => [await measureBlocking(place, sizes)] },
]

async function ringOnEachEngine(place: Place): Promise<Section[]> {
  const sections = [await measureBell(place, openSqliteEngine(place), sizes)]
  const postgres = await startPostgresEngine(place)
  if (!postgres) return sections
  try {
    return [...sections, await measureBell(place, postgres, sizes)]
  } finally {
    await postgres.stop()
  }
}

async function measureAll(scenarios: readonly Scenario[], place: Place): Promise<void> {
  const setting = describeSetting(place.cores, folder)
  for (const { name, measure } of scenarios) {
    if (names.length > 0 && !names.includes(name)) continue
    const sections = await measure(place)
    keepResults(results, name, { setting, sections })
    console.log(toMarkdown([{ setting, sections }]))
  }
}

try {
  await measureAll(inBrowser, alone)
  if (ofServer.some(({ name }) => names.length === 0 || names.includes(name))) {
    await measureAll(ofServer, { cores: separateCores(), folder })
  }
} catch (error) {
  console.error(error)
  process.exit(1)
}
