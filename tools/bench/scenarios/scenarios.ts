import { availableParallelism } from 'node:os'
import type { Options } from '../options.ts'
import type { Machine } from '../processes/child.ts'
import { type Engine, openSqliteEngine, startPostgresEngine } from '../processes/engines.ts'
import type { Section } from '../report/section.ts'
import type { Sizes } from '../sizes.ts'
import { measurePooler } from './against/against.ts'
import { measureBell } from './bell/bell.ts'
import { measureBlocking } from './blocking/blocking.ts'
import { measureAnalysis } from './desk/analysis.ts'
import { measureExports } from './desk/exports.ts'
import { measureQuizList } from './desk/quiz-list.ts'
import { measureRegrading } from './desk/regrading.ts'
import { measureReplica } from './desk/replica.ts'
import { measureStreams } from './desk/streams.ts'
import { measureGift } from './formats/gift.ts'
import { measureGrowth } from './growth/growth.ts'
import { measureLogins } from './logins.ts'
import { measureDeskPages } from './pages/desk-pages.ts'
import { measureKeys } from './pages/keys.ts'
import { measureFirstPress } from './pages/first-press.ts'
import { laterPages, measuredPages } from './pages/measured-pages.ts'
import { measurePageAtOnce } from './pages/page-at-once.ts'
import { measurePage } from './pages/pages.ts'
import { describeScale } from './scale/scale-report.ts'
import { measureSheets } from './spreadsheets/spreadsheets.ts'
import { measureDrawn } from './questions/drawn.ts'
import { measureEssays } from './questions/essays.ts'
import { measureFormatted } from './questions/formatted.ts'
import { measureMarking } from './questions/marking.ts'
import { measureWeighted } from './questions/weighted.ts'
import { measureStarts } from './starts/starts.ts'
import { measurePostgresLimits } from './submissions/postgres-limits.ts'
import { measureSlowDisk } from './submissions/slow-disk.ts'
import { measureSubmissions } from './submissions/submissions.ts'
import { measureBellsOfDistributions } from './distributions/bells-of-distributions.ts'
import { measureDistributions } from './distributions/distributions.ts'

export type Measure = (machine: Machine, sizes: Sizes, options: Options) => Promise<Section[]>

/** These run before the cores are divided: a browser needs more than one, and so does a whole machine. */
export const onAllCores = new Map<string, Measure>([
  ['sheets', ({ folder }, sizes) => measureSheets(folder, sizes)],
  ['formats', async (machine, sizes) => [await measureGift(machine, sizes)]],
  ...[...measuredPages, ...laterPages].map((page): [string, Measure] => [
    page.name,
    ({ folder }, sizes) => measurePage(page, folder, sizes),
  ]),
  ['first-press', ({ folder }, sizes, { filmstrips }) => measureFirstPress(folder, sizes, filmstrips)],
  ['keys', ({ folder }, sizes) => measureKeys(folder, sizes)],
  ['desk-pages', ({ folder }, sizes) => measureDeskPages(folder, sizes)],
  ['ways', ({ folder }, sizes) => measureDistributions(folder, sizes)],
  ['bell-on-all-cores', measureWholeMachine],
])

export const ofServer = new Map<string, Measure>([
  ['submissions', async (machine, sizes) => [await measureSubmissions(machine, sizes)]],
  ['slow-disk', async (machine, sizes) => [await measureSlowDisk(machine, sizes)]],
  ['logins', async (machine, sizes) => [await measureLogins(machine, sizes)]],
  ['bell', onEachEngine(measureBell)],
  ['page-at-once', measurePageAtOnce],
  ['bells-of-ways', measureBellsOfDistributions],
  ['postgres', measurePostgresLimits],
  ['pooler', measurePooler],
  ['replica', measureReplica],
  ['scale', async () => [describeScale()]],
  ['growth', async (machine, sizes) => [await measureGrowth(machine, sizes)]],
  ['quiz-list', async (machine, sizes) => [await measureQuizList(machine, sizes)]],
  ['exports', async (machine, sizes) => [await measureExports(machine, sizes)]],
  ['analysis', async (machine, sizes) => [await measureAnalysis(machine, sizes)]],
  ['streams', async (machine, sizes) => [await measureStreams(machine, sizes)]],
  ['regrading', async (machine, sizes) => [await measureRegrading(machine, sizes)]],
  ['weighted', onEachEngine(measureWeighted)],
  ['drawn', onEachEngine(measureDrawn)],
  ['formatted', async (machine, sizes) => [await measureFormatted(machine, sizes)]],
  ['essays', onEachEngine(measureEssays)],
  ['marking', onEachEngine(measureMarking)],
  ['starts', onEachEngine(measureStarts)],
  ['blocking', async (machine, sizes) => [await measureBlocking(machine, sizes)]],
])

/**
 * The greatest bell on a whole machine, as a school has it, of which those who ring take their part too. A data file is
 * served by one process, PostgreSQL by one and then by one on each core.
 */
async function measureWholeMachine(machine: Machine, sizes: Sizes): Promise<Section[]> {
  const cores = availableParallelism()
  const measure = async (engine: Engine, workers: number) => {
    const environment = { ...machine.environment, WORKERS: String(workers) }
    const bells = sizes.bells.slice(-1)
    const section = await measureBell({ ...machine, environment }, engine, { ...sizes, bells })
    const title = `${section.title}, on all ${cores} cores`
    return { ...section, title: workers === 1 ? title : `${title}, with ${workers} processes` }
  }
  const onFile = await measure(openSqliteEngine(machine), 1)
  const onPostgres = await onOwnPostgres(machine, async (engine) => {
    const one = await measure(engine, 1)
    await engine.empty()
    return [one, await measure(engine, cores)]
  })
  return [onFile, ...onPostgres]
}

type MeasureEngine = (machine: Machine, engine: Engine, sizes: Sizes) => Promise<Section>

function onEachEngine(measure: MeasureEngine): Measure {
  return async (machine, sizes) => [
    await measure(machine, openSqliteEngine(machine), sizes),
    ...(await onOwnPostgres(machine, async (engine) => [await measure(machine, engine, sizes)])),
  ]
}

/** Measures on a PostgreSQL of its own. Nothing, if there is none here. */
async function onOwnPostgres(
  machine: Machine,
  measure: (engine: Engine) => Promise<Section[]>,
): Promise<Section[]> {
  const engine = await startPostgresEngine(machine)
  if (!engine) return []
  try {
    return await measure(engine)
  } finally {
    await engine.stop()
  }
}
