import type { CallName } from '../../options.ts'
import type { Engine } from '../../processes/engines.ts'
import type { Revision } from '../../processes/revision.ts'
import { comparedRow, type Pair } from '../../report/compared.ts'
import { ratio, type Section, type Table } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import type { Process } from './side.ts'

/** CPU ms of one call, in server and database together. */
export type CallCost = { cpuMs: number; perSecond: number }
export type ComparedRound = Map<CallName, Pair<CallCost>>

/** What is wanted of a submission's CPU compared with the commit from which on the bell was made faster. */
const goals = {
  since: '2dcffbb3',
  SQLite: { must: 0.65, want: 0.55, atMost: true },
  PostgreSQL: { must: 0.35, want: 0.25, atMost: true },
} as const

type Findings = {
  engine: Engine['name']
  revision: Revision
  rounds: readonly ComparedRound[]
  /** One for each time that both were started. */
  processes: readonly Pair<Process>[]
  calls: readonly CallName[]
  sizes: Sizes
}

export function describeAgainst({ revision, ...found }: Findings): Section {
  const { engine, rounds } = found
  return {
    title: `This code ÷ ${revision.commit} on ${engine}`,
    tables: tablesOf(found, ['this', revision.commit]),
    figures: [],
    ratios:
      revision.commit === goals.since
        ? submitRatio('submit CPU ÷ that before the bell was made faster', rounds, goals[engine])
        : [],
    notes: notesOf(found),
  }
}

/** Through a pooler there is a copy of each message more, and a transaction around each batch. */
const poolerGoal = { must: 1.25, want: 1.1, atMost: true } as const

export function describePooler({ about, ...found }: Omit<Findings, 'revision'> & { about: string }): Section {
  return {
    title: 'Through a pooler ÷ directly',
    tables: tablesOf(found, ['pooler', 'direct']),
    figures: [],
    ratios: submitRatio('submit CPU through a pooler ÷ directly', found.rounds, poolerGoal),
    notes: [`The database is ${about}, and its CPU includes the pooler’s.`, ...notesOf(found)],
  }
}

const submitRatio = (name: string, rounds: readonly ComparedRound[], goal: Parameters<typeof ratio>[3]) =>
  ratio(
    name,
    rounds.flatMap((round) => round.get('submit') ?? []),
    ({ own, other }) => [own.cpuMs, other.cpuMs],
    goal,
  )

type Compared = Omit<Findings, 'revision'>

function tablesOf({ rounds, processes, calls }: Compared, [own, other]: readonly [string, string]): Table[] {
  const head = ['', own, other, 'ratio', 'sure to ±', 'least – greatest']
  const ofCalls = (caption: string, read: (measured: CallCost) => number): Table => ({
    caption,
    head,
    rows: calls.map((call) =>
      comparedRow(
        call,
        rounds.flatMap((round) => round.get(call) ?? []),
        read,
      ),
    ),
  })
  const ofProcess = (name: string, read: (process: Process) => number | undefined) =>
    comparedRow(name, processes, (process) => read(process) ?? Number.NaN)
  return [
    ofCalls('CPU of one call, Quizly and database together, in ms', ({ cpuMs }) => cpuMs),
    ofCalls('Calls per second', ({ perSecond }) => perSecond),
    {
      caption: 'Quizly’s process',
      head,
      rows: [
        ofProcess('CPU of a start, ms', ({ startCpuMs }) => startCpuMs),
        ofProcess('memory after the start (PSS), MB', ({ idleMb }) => idleMb),
        ofProcess('memory at the end (PSS), MB', ({ endMb }) => endMb),
      ],
    },
  ]
}

const notesOf = ({ rounds, sizes }: Compared) => [
  `Medians of ${rounds.length} rounds. Both servers were started ${sizes.comparedStarts} times, because two processes with the same code differ too, and had ${sizes.comparedWarmUps} rounds to warm up each time.`,
  `In each round ${sizes.comparedStudents} students take ${sizes.comparedQuizzes} new quizzes of 20 questions over ${sizes.connections} connections, and save ${sizes.savedAnswers} answers in each one by one. Every reply is checked.`,
  'Both get the requests of a call in turns, at most 64 at once, and each round has a ratio for each call.',
]
