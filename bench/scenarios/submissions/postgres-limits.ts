import type { PostgresLimits } from '../../processes/bare-postgres.ts'
import { type Place, startChild } from '../../processes/child.ts'
import { cpuMsOf } from '../../processes/cost.ts'
import { startPostgresEngine } from '../../processes/engines.ts'
import { figure, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'

/** The most that PostgreSQL can do with rows like ours, over one connection and without Quizly. */
export async function measurePostgresLimits(
  place: Place,
  { rows, batchedRows, rounds }: Sizes,
): Promise<Section[]> {
  const engine = await startPostgresEngine(place)
  if (!engine) return []
  const bare = await startChild(place, new URL('../../processes/bare-postgres.ts', import.meta.url), {
    name: 'bare-postgres',
    env: { BENCH_DATABASE_URL: engine.url },
  })
  const measured: (PostgresLimits & { cpuMs: number })[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = cpuMsOf(engine.pids())
    const limits = await bare.ask<PostgresLimits>({ rows, batchedRows })
    const cpuMs = (cpuMsOf(engine.pids()) - before) / (rows + batchedRows)
    if (round > 0) measured.push({ ...limits, cpuMs })
  }
  await bare.stop()
  await engine.stop()
  const section: Section = {
    title: 'Bare PostgreSQL',
    figures: [
      ...figure(
        'a commit each',
        'rows/s',
        measured.map(({ commits }) => commits),
      ),
      ...figure(
        '50 a commit',
        'rows/s',
        measured.map(({ batched }) => batched),
      ),
      ...figure(
        'CPU of PostgreSQL for one row',
        'ms',
        measured.map(({ cpuMs }) => cpuMs),
      ),
    ],
    ratios: [],
    notes: [
      `${measured.length} rounds after one to warm up; rows of 3 kB over one connection, by a prepared statement, one after the other.`,
    ],
  }
  return [section]
}
