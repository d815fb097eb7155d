import type { CallName } from '../../options.ts'
import type { Revision } from '../../processes/revision.ts'
import { range } from '../../report/markdown.ts'
import { figure, type Section, type Table } from '../../report/section.ts'
import { median, percentile } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import type { PhaseMeasured } from '../bell/measured-phase.ts'

/** The same measured of this code and of the other commit. */
export type Pair<Value> = { own: Value; other: Value }
export type ComparedRound = Map<CallName, Pair<PhaseMeasured>>

type Findings = {
  engine: string
  revision: Revision
  rounds: readonly ComparedRound[]
  calls: readonly CallName[]
  memory: Pair<number | undefined>
  sizes: Sizes
}

export function describeAgainst({ engine, revision, rounds, calls, memory, sizes }: Findings): Section {
  const { commit } = revision
  const { students, comparedQuizzes, savedAnswers, connections, warmUps } = sizes
  const compare = (caption: string, read: (measured: PhaseMeasured) => number): Table => ({
    caption,
    head: ['', 'this', commit, 'ratio', 'half of the rounds', 'least – greatest'],
    rows: calls.map((call) => [call, ...compared(rounds, call, read)]),
  })
  return {
    title: `This code ÷ ${commit} on ${engine}`,
    tables: [
      compare(
        'CPU of one call, Quizly and database together, in ms',
        (each) => each.serverCpuMs + each.databaseCpuMs,
      ),
      compare('Calls per second', ({ perSecond }) => perSecond),
    ],
    figures: [
      ...figure('memory of Quizly at the end (PSS)', 'MB', [memory.own]),
      ...figure(`… of ${commit}`, 'MB', [memory.other]),
    ],
    ratios: [],
    notes: [
      `Medians of ${rounds.length} rounds after ${warmUps} to warm up. In each, ${students} students take ${comparedQuizzes} new quizzes of 20 questions over ${connections} connections, and save ${savedAnswers} answers in each one by one.`,
      'Both get each call one after the other, who is first alternates, and a ratio is made of each such pair. Every reply is checked.',
    ],
  }
}

/** Medians of both sides and of their ratio, and how far the ratio spreads. */
function compared(
  rounds: readonly ComparedRound[],
  call: CallName,
  read: (measured: PhaseMeasured) => number,
): (string | number)[] {
  const pairs = rounds.flatMap((round) => round.get(call) ?? [])
  const ratios = pairs.map(({ own, other }) => read(own) / read(other)).toSorted((a, b) => a - b)
  return [
    median(pairs.map(({ own }) => read(own))),
    median(pairs.map(({ other }) => read(other))),
    median(ratios),
    range(percentile(ratios, 25), percentile(ratios, 75)),
    range(percentile(ratios, 0), percentile(ratios, 100)),
  ]
}
