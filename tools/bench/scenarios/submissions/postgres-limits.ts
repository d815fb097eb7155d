import { exchange } from '../../http/exchange.ts'
import type { PostgresLimits, PostgresWork } from '../../processes/bare-postgres.ts'
import { type Machine, startChild } from '../../processes/child.ts'
import { cpuMsOf } from '../../processes/cost.ts'
import { startPostgresEngine } from '../../processes/engines.ts'
import { startQuizly } from '../../processes/servers.ts'
import { readFromPostgres, type WrittenRow } from '../../processes/written-row.ts'
import { figure, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { prepareSubmissions } from './first-submissions.ts'

/** The most that PostgreSQL can do with rows like ours, over one connection and without Quizly. */
export async function measurePostgresLimits(machine: Machine, sizes: Sizes): Promise<Section[]> {
  const engine = await startPostgresEngine(machine)
  if (!engine) return []
  const row = await writeOne(machine, engine.url, sizes)
  const bare = await startChild(machine, new URL('../../processes/bare-postgres.ts', import.meta.url), {
    name: 'bare-postgres',
    env: { BENCH_DATABASE_URL: engine.url },
  })
  const { rows, batchedRows, rounds } = sizes
  const work: PostgresWork = { row, rows, batchedRows }
  const measured: (PostgresLimits & { cpuMs: number })[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = cpuMsOf(engine.pids())
    const limits = await bare.ask<PostgresLimits>(work)
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
      `${measured.length} rounds after one to warm up; rows like that of a submission over one connection, by a prepared statement, one after the other.`,
    ],
  }
  return [section]
}

/** What one submission writes. */
async function writeOne(machine: Machine, url: string, sizes: Sizes): Promise<WrittenRow> {
  const quizly = await startQuizly(machine, url)
  const prepare = await prepareSubmissions(quizly, { ...sizes, students: 1, quizzes: 1 })
  await exchange({ ...(await prepare()), port: quizly.port, connections: 1 })
  await quizly.stop()
  return readFromPostgres(url)
}
