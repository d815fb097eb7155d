import type { Place } from '../processes/child.ts'
import { type Engine, openSqliteEngine, startPostgresEngine } from '../processes/engines.ts'
import type { Section } from '../report/section.ts'
import type { Sizes } from '../sizes.ts'
import { measureBell } from './bell/bell.ts'
import { measureBlocking } from './blocking/blocking.ts'
import { measureAnalysis } from './desk/analysis.ts'
import { measureExports } from './desk/exports.ts'
import { measureQuizList } from './desk/quiz-list.ts'
import { measureRemarking } from './desk/remarking.ts'
import { measureStreams } from './desk/streams.ts'
import { measureGrowth } from './growth/growth.ts'
import { measureLogins } from './logins.ts'
import { measureKeys } from './pages/keys.ts'
import { measureHomePage, measureQuizPage } from './pages/pages.ts'
import { measureSheets } from './spreadsheets/spreadsheets.ts'
import { measureStarts } from './starts/starts.ts'
import { measurePostgresLimits } from './submissions/postgres-limits.ts'
import { measureSlowDisk } from './submissions/slow-disk.ts'
import { measureSubmissions } from './submissions/submissions.ts'

export type Measure = (place: Place, sizes: Sizes) => Promise<Section[]>

/** These run before the cores are divided: a browser needs more than one, and so does a whole machine. */
export const onAllCores = new Map<string, Measure>([
  ['sheets', ({ folder }, sizes) => measureSheets(folder, sizes)],
  ['home-page', ({ folder }, sizes) => measureHomePage(folder, sizes)],
  ['quiz-page', ({ folder }, sizes) => measureQuizPage(folder, sizes)],
  ['keys', ({ folder }, sizes) => measureKeys(folder, sizes)],
  ['bell-on-all-cores', onEachEngine(measureWholeMachine)],
])

export const ofServer = new Map<string, Measure>([
  ['submissions', async (place, sizes) => [await measureSubmissions(place, sizes)]],
  ['slow-disk', async (place, sizes) => [await measureSlowDisk(place, sizes)]],
  ['logins', async (place, sizes) => [await measureLogins(place, sizes)]],
  ['bell', onEachEngine(measureBell)],
  ['postgres', measurePostgresLimits],
  ['growth', async (place, sizes) => [await measureGrowth(place, sizes)]],
  ['quiz-list', async (place, sizes) => [await measureQuizList(place, sizes)]],
  ['exports', async (place, sizes) => [await measureExports(place, sizes)]],
  ['analysis', async (place, sizes) => [await measureAnalysis(place, sizes)]],
  ['streams', async (place, sizes) => [await measureStreams(place, sizes)]],
  ['remarking', async (place, sizes) => [await measureRemarking(place, sizes)]],
  ['starts', onEachEngine(measureStarts)],
  ['blocking', async (place, sizes) => [await measureBlocking(place, sizes)]],
])

/** The greatest bell on a whole machine, as a school has it, of which those who ring take their part too. */
async function measureWholeMachine(place: Place, engine: Engine, sizes: Sizes): Promise<Section> {
  const section = await measureBell(place, engine, { ...sizes, bells: sizes.bells.slice(-1) })
  return { ...section, title: `${section.title}, on all cores` }
}

type MeasureEngine = (place: Place, engine: Engine, sizes: Sizes) => Promise<Section>

function onEachEngine(measure: MeasureEngine): Measure {
  return async (place, sizes) => {
    const sections = [await measure(place, openSqliteEngine(place), sizes)]
    const postgres = await startPostgresEngine(place)
    if (!postgres) return sections
    try {
      return [...sections, await measure(place, postgres, sizes)]
    } finally {
      await postgres.stop()
    }
  }
}
