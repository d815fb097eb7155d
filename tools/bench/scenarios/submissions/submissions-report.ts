import type { StorageLimits } from '../../processes/bare-storage.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import type { Measured } from '../measured-exchange.ts'

export type SubmissionRound = {
  quizly: Measured
  bare: Measured
  storage: StorageLimits
  memoryMb: number | undefined
}

type Findings = {
  sizes: Sizes
  rounds: SubmissionRound[]
  idleMb: number | undefined
  /** Flushes to the disk per submission. */
  flushes: number | undefined
}

export function describeSubmissions({ sizes, rounds, idleMb, flushes }: Findings): Section {
  const each = (name: string, unit: string, read: (round: SubmissionRound) => number | undefined) =>
    figure(name, unit, rounds.map(read))
  const { students, quizzes, connections, bareRepeats } = sizes
  return {
    title: 'Submissions with durable commit',
    figures: [
      ...each('submissions', '/s', ({ quizly }) => quizly.perSecond),
      ...each('… half of them within', 'ms', ({ quizly }) => quizly.p50Ms),
      ...each('… 95 % within', 'ms', ({ quizly }) => quizly.p95Ms),
      ...each('… 99 % within', 'ms', ({ quizly }) => quizly.p99Ms),
      ...each('… server CPU of one', 'ms', ({ quizly }) => quizly.cpuMs),
      ...each('… server busy', '%', ({ quizly }) => quizly.busyPercent),
      ...each('… server held up by other programs', '%', ({ quizly }) => quizly.heldUpPercent),
      ...figure('memory before (PSS)', 'MB', [idleMb]),
      ...each('memory after (PSS)', 'MB', (round) => round.memoryMb),
      ...each('bare HTTP', '/s', ({ bare }) => bare.perSecond),
      ...each('… 99 % within', 'ms', ({ bare }) => bare.p99Ms),
      ...each('… server CPU of one', 'ms', ({ bare }) => bare.cpuMs),
      ...each('… server busy', '%', ({ bare }) => bare.busyPercent),
      ...each('… server held up by other programs', '%', ({ bare }) => bare.heldUpPercent),
      ...each('bare SQLite, a commit each', 'rows/s', ({ storage }) => storage.commits),
      ...each('bare SQLite, 50 a commit', 'rows/s', ({ storage }) => storage.batched),
      ...each('… CPU of one row', 'ms', ({ storage }) => storage.batchedCpuMs),
      ...each('bare flush of 4 KiB', '/s', ({ storage }) => storage.flushes),
      ...each('floor of a submission: CPU of bare HTTP + row', 'ms', floorMs),
    ],
    ratios: [
      ...ratio(
        'submissions/s ÷ bare HTTP/s',
        rounds,
        ({ quizly, bare }) => [quizly.perSecond, bare.perSecond],
        {
          must: 0.25,
          want: 0.6,
        },
      ),
      ...ratio('submit CPU ÷ bare HTTP CPU', rounds, ({ quizly, bare }) => [quizly.cpuMs, bare.cpuMs], {
        must: 3.5,
        want: 3,
        atMost: true,
      }),
      ...ratio('flushes a submission', [flushes], (counted) => [counted, 1], {
        must: 0.035,
        want: 0.02,
        atMost: true,
      }),
    ],
    notes: [
      `${rounds.length} rounds after ${sizes.warmUps} to warm up; each ${students * quizzes} first submissions (${students} students × ${quizzes} quizzes of 20 questions) over ${connections} connections, then ${students * quizzes * bareRepeats} of the same requests to the bare server, then storage.`,
      'Every reply is checked for its status, its quiz, its student and its score.',
      'Bare HTTP reads the same requests and answers a body of the same bytes, without the headers that Quizly adds.',
      'Flushes are counted by strace in a round of their own, which is not timed.',
      ...disturbance(rounds),
    ],
  }
}

function floorMs({ bare, storage }: SubmissionRound): number | undefined {
  return bare.cpuMs === undefined ? undefined : bare.cpuMs + storage.batchedCpuMs
}

function disturbance(rounds: readonly SubmissionRound[]): string[] {
  const percent = median(
    rounds.flatMap(({ quizly, bare }) => [quizly.heldUpPercent ?? 0, bare.heldUpPercent ?? 0]),
  )
  if (percent < 5) return []
  return [`**Other programs were running**: trust CPU, not times, and repeat this on a quiet machine.`]
}
