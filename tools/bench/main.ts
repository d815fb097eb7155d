// Measures Quizly against the bare limits of the same machine, or against another commit: `npm run bench --
// help` says how. Results are kept in results/, each until it is measured again. Those of a quick run mean
// nothing and those of a comparison soon mean nothing, so they are kept elsewhere.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Options, readOptions, usage } from './options.ts'
import type { Machine } from './processes/child.ts'
import { separateCores } from './processes/cores.ts'
import { prepareRevision } from './processes/revision.ts'
import { Refusal } from './refusal.ts'
import { keepResults } from './report/kept-results.ts'
import { describeSetting } from './report/machine.ts'
import { toMarkdown } from './report/markdown.ts'
import { measureAgainst } from './scenarios/against/against.ts'
import { compareBell } from './scenarios/bell/bell.ts'
import { compareFirstPress } from './scenarios/pages/first-press.ts'
import { measuredPages } from './scenarios/pages/measured-pages.ts'
import { comparePageAtOnce } from './scenarios/pages/page-at-once.ts'
import { comparePage } from './scenarios/pages/pages.ts'
import { type Measure, ofServer, onAllCores } from './scenarios/scenarios.ts'
import { fullSizes, quickSizes, type Sizes } from './sizes.ts'

const cache = fileURLToPath(new URL('.cache', import.meta.url))

mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'run-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

async function run(options: Options): Promise<void> {
  const { scenarios, against } = options
  if (against !== undefined) {
    const revision = prepareRevision(against, cache)
    const inBrowser = new Map<string, Measure>([
      ...measuredPages.map((page): [string, Measure] => [
        page.name,
        (machine, sizes) => comparePage(page, machine.folder, revision, sizes),
      ]),
      [
        'first-press',
        (machine, sizes) => compareFirstPress(machine.folder, revision, sizes, options.filmstrips),
      ],
    ])
    await measureAll(inBrowser, { cores: undefined, folder }, options)
    const comparison = { ...options, revision }
    const onServers = new Map<string, Measure>([
      ['submissions', (machine, sizes) => measureAgainst(machine, comparison, sizes)],
      ['bell', (machine, sizes) => compareBell(machine, revision, sizes)],
      ['page-at-once', (machine, sizes) => comparePageAtOnce(machine, revision, sizes)],
    ])
    if (scenarios.some((name) => onServers.has(name)))
      await measureAll(onServers, { cores: separateCores(), folder }, options)
    return
  }
  await measureAll(onAllCores, { cores: undefined, folder }, options)
  if (scenarios.some((name) => ofServer.has(name)))
    await measureAll(ofServer, { cores: separateCores(), folder }, options)
}

function sizesOf({ isQuick, starts, visits }: Options): Sizes {
  const sizes = isQuick ? quickSizes : fullSizes
  return {
    ...sizes,
    comparedStarts: starts ?? sizes.comparedStarts,
    visits: visits ?? sizes.visits,
    comparedVisits: visits ?? sizes.comparedVisits,
  }
}

async function measureAll(
  measures: ReadonlyMap<string, Measure>,
  machine: Machine,
  options: Options,
): Promise<void> {
  const { scenarios, isQuick, against } = options
  const kept = isQuick ? join(cache, 'quick') : fileURLToPath(new URL('results', import.meta.url))
  const setting = describeSetting(machine.cores, folder)
  for (const [name, measure] of measures) {
    if (!scenarios.includes(name)) continue
    // Two of them may give files the same names.
    const own = { ...machine, folder: join(folder, name) }
    mkdirSync(own.folder)
    const sections = await measure(own, sizesOf(options), options)
    keepResults(against === undefined ? kept : join(cache, 'against'), name, { setting, sections })
    console.log(toMarkdown([{ setting, sections }]))
  }
}

try {
  const names = [...ofServer.keys(), ...onAllCores.keys()]
  const options = readOptions(process.argv.slice(2), names)
  if (options) await run(options)
  else console.log(usage(names))
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
