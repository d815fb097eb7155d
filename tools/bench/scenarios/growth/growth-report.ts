import { figure, ratio, type Section } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'

/** CPU ms of one call, by the call's name. */
export type GrowthRound = Record<string, number>
export type OwnCost = { name: string; cpuMs: number; replyKb: number }

export function describeGrowth(
  stages: readonly { results: number; rounds: GrowthRound[]; memoryMb: number | undefined }[],
  own: readonly OwnCost[],
): Section {
  const names = Object.keys(stages[0]?.rounds[0] ?? {})
  const [few, many] = [stages[0]?.rounds ?? [], stages.at(-1)?.rounds ?? []]
  const sizes = stages.map(({ results }) => `${results.toLocaleString('en')} results, CPU ms`)
  const pairs = many.map((round, index) => ({ round, before: few[index] ?? {} }))
  return {
    title: 'Growth, on SQLite',
    tables: [
      {
        caption: 'What a call costs in a store that holds, of other people,',
        head: ['call', ...sizes],
        rows: names.map((name) => [
          name,
          ...stages.map(({ rounds }) => median(rounds.map((round) => round[name] ?? Number.NaN))),
        ]),
      },
      {
        caption: 'What it costs to look at much of one’s own',
        head: ['call', 'CPU ms', 'reply, kB'],
        rows: own.map(({ name, cpuMs, replyKb }) => [name, cpuMs, replyKb]),
      },
    ],
    figures: stages.flatMap(({ results, memoryMb }) =>
      figure(`memory with ${results.toLocaleString('en')} results (PSS)`, 'MB', [memoryMb]),
    ),
    ratios: names.flatMap((name) =>
      ratio(
        `${name}: cost in the full store ÷ in the small one`,
        pairs,
        ({ round, before }) => [round[name], before[name]],
        {
          must: 1.5,
          want: 1.1,
          atMost: true,
        },
      ),
    ),
    notes: [
      `Medians of ${few.length} rounds after some to warm up, each with 50 students and a quiz of its own. Every reply is checked.`,
      'The full store is filled by SQL with results of two questions each; students, quizzes and results are real rows with all their indexes.',
    ],
  }
}
