import type { Engine } from '../../processes/engines.ts'
import type { Revision } from '../../processes/revision.ts'
import { comparedRow, type Pair } from '../../report/compared.ts'
import { figure, type Ratio, ratio, type Section, type Table } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'

export type PhaseMeasured = {
  name: string
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** CPU ms per request of Quizly's process, and of the database's processes. */
  serverCpuMs: number
  databaseCpuMs: number
}
export type BellRound = {
  count: number
  phases: PhaseMeasured[]
  peakMb: number | undefined
  ownPeakMb: number | undefined
}

const columns = ['perSecond', 'p50Ms', 'p95Ms', 'p99Ms', 'serverCpuMs', 'databaseCpuMs'] as const
/** The phase in which the bare server answers the same requests with the same bytes. */
export const bareName = (phase: string) => `bare HTTP: ${phase}`

/** Before the bell: memory at the start, memory when everybody was signed in, and how many that were. */
type Before = { idleMb: number | undefined; signedInMb: number | undefined; students: number }

export function describeBell(
  { name, about }: Engine,
  rounds: readonly BellRound[],
  { idleMb, signedInMb, students }: Before,
): Section {
  const byCount = [...Map.groupBy(rounds, ({ count }) => count)]
  return {
    title: `The bell on ${name}`,
    tables: byCount.map(([count, ofCount]) => phaseTable(`${count} students at once`, ofCount)),
    figures: [
      ...figure('memory at the start (PSS)', 'MB', [idleMb]),
      ...figure('… when everybody is signed in (PSS)', 'MB', [signedInMb]),
      ...byCount.flatMap(([count, ofCount]) => [
        ...figure(
          `most memory with ${count} students (PSS)`,
          'MB',
          ofCount.map(({ peakMb }) => peakMb),
        ),
        ...figure(
          '… without the program’s files',
          'MB',
          ofCount.map(({ ownPeakMb }) => ownPeakMb),
        ),
      ]),
    ],
    ratios: byCount.flatMap(([count, ofCount]) => [
      ...ratio(
        `${count} submit: p99 ÷ bare p99`,
        ofCount,
        ({ phases }) => [phaseOf(phases, 'submit')?.p99Ms, phaseOf(phases, bareName('submit'))?.p99Ms],
        { must: 4, want: 1.5, atMost: true },
      ),
      ...ratio(
        `${count} load the quiz page: per second ÷ bare`,
        ofCount,
        ({ phases }) => [
          phaseOf(phases, 'the quiz page')?.perSecond,
          phaseOf(phases, bareName('the quiz page'))?.perSecond,
        ],
        { must: 0.4, want: 0.5 },
      ),
      ...(count === goalCount ? goalsOf(ofCount) : []),
    ]),
    notes: [
      `${students} students are signed in beforehand. In each phase every student sends at the same moment, over a connection of their own; 20 answers are saved one by one.`,
      `Medians of ${rounds.length / byCount.length} rounds after one to warm up, each with a quiz of its own. Every reply is checked for its status and content; one that is not right ends the run, so that there were 0 errors.`,
      `The database is ${about}.`,
      'CPU is that of all threads of Quizly and of all processes of the database, for one request.',
    ],
  }
}

/** The greatest bell of this code beside that of another commit. */
export function describeComparedBells(
  count: number,
  { commit }: Revision,
  rounds: readonly Pair<BellRound>[],
): Section {
  const names = rounds[0]?.own.phases.map(({ name }) => name) ?? []
  const head = ['', 'this', commit, 'ratio', 'sure to ±', 'least – greatest']
  const ofPhases = (caption: string, read: (phase: PhaseMeasured) => number): Table => ({
    caption,
    head,
    rows: names.map((name) =>
      comparedRow(name, rounds, ({ phases }) => {
        const phase = phaseOf(phases, name)
        return phase ? read(phase) : Number.NaN
      }),
    ),
  })
  return {
    title: `The bell on SQLite, this code ÷ ${commit}: ${count} students at once`,
    tables: [
      ofPhases('p99, ms', ({ p99Ms }) => p99Ms),
      ofPhases('Requests per second', ({ perSecond }) => perSecond),
      ofPhases('CPU of one request, ms', ({ serverCpuMs }) => serverCpuMs),
      {
        caption: 'Memory',
        head,
        rows: [
          comparedRow('most (PSS), MB', rounds, (round) => round.peakMb ?? Number.NaN),
          comparedRow('… without the program’s files', rounds, (round) => round.ownPeakMb ?? Number.NaN),
        ],
      },
    ],
    figures: [],
    ratios: [],
    notes: [
      `Medians of ${rounds.length} rounds. Both servers run side by side on the same core, and the bells ring in turns.`,
    ],
  }
}

/** What is wanted of a bell of this many students. */
const goalCount = 2_000

function goalsOf(rounds: readonly BellRound[]): Ratio[] {
  const goal = { must: 1, want: 1, atMost: true } as const
  return [
    ...ratio(
      `${goalCount} submit: p99 ÷ 0.6 s`,
      rounds,
      ({ phases }) => [phaseOf(phases, 'submit')?.p99Ms, 600],
      goal,
    ),
    ...ratio(`most memory with ${goalCount} ÷ 260 MB`, rounds, ({ peakMb }) => [peakMb, 260], goal),
  ]
}

function phaseTable(caption: string, rounds: readonly BellRound[]): Table {
  const names = rounds[0]?.phases.map(({ name }) => name) ?? []
  return {
    caption,
    head: ['phase', '/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'database CPU ms'],
    rows: names.map((name) => [
      name,
      ...columns.map((column) =>
        median(rounds.map(({ phases }) => phaseOf(phases, name)?.[column] ?? Number.NaN)),
      ),
    ]),
  }
}

const phaseOf = (phases: readonly PhaseMeasured[], requested: string) =>
  phases.find(({ name }) => name === requested)
