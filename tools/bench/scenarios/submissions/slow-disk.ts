import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { exchange } from '../../http/exchange.ts'
import type { StorageLimits } from '../../processes/bare-storage.ts'
import type { Machine } from '../../processes/child.ts'
import { startBareStorage, startQuizly } from '../../processes/servers.ts'
import { readFromFile } from '../../processes/written-row.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { prepareSubmissions, type Submissions } from './first-submissions.ts'
import { type Measured, measureExchange } from '../measured-exchange.ts'

const slowFlushMs = 10

type SlowRound = { quizly: Measured; storage: StorageLimits }

/** Submissions on a disk with slow flushes, compared with the bare engine, which flushes for each row. */
export async function measureSlowDisk({ cores, folder: within }: Machine, sizes: Sizes): Promise<Section> {
  const folder = join(within, 'slow-disk')
  mkdirSync(folder)
  const machine = { cores, folder, slowFlushMs }
  const file = `${folder}/submissions.db`
  const quizly = await startQuizly(machine, `sqlite:${file}`)
  const prepare = await prepareSubmissions(quizly, sizes)
  const { connections } = sizes
  const toQuizly = (work: Submissions) => ({ ...work, port: quizly.port, connections })
  await exchange(toQuizly(await prepare()))
  const storage = await startBareStorage(machine, readFromFile(file), sizes.slowDisk)

  const rounds: SlowRound[] = []
  for (let round = 0; round < sizes.rounds; round += 1) {
    const work = await prepare()
    rounds.push({
      quizly: await measureExchange(quizly.pid, toQuizly(work)),
      storage: await storage.measure(),
    })
  }
  await Promise.all([quizly.stop(), storage.stop()])
  const each = (name: string, unit: string, read: (round: SlowRound) => number) =>
    figure(name, unit, rounds.map(read))
  return {
    title: `Submissions where a flush takes ${slowFlushMs} ms longer`,
    figures: [
      ...each('submissions', '/s', ({ quizly: { perSecond } }) => perSecond),
      ...each('… half of them within', 'ms', ({ quizly: { p50Ms } }) => p50Ms),
      ...each('… 99 % within', 'ms', ({ quizly: { p99Ms } }) => p99Ms),
      ...each('bare SQLite, a commit each', 'rows/s', ({ storage: { commits } }) => commits),
    ],
    ratios: ratio(
      'group commit ÷ commit each, flush + 10 ms',
      rounds,
      ({ quizly: { perSecond }, storage: { commits } }) => [perSecond, commits],
      { must: 25, want: 40 },
    ),
    notes: [
      `${rounds.length} rounds after 1 to warm up, each ${sizes.students * sizes.quizzes} first submissions over ${connections} connections.`,
      'strace makes each flush of both programs longer, so both stand still as on a slow disk.',
    ],
  }
}
