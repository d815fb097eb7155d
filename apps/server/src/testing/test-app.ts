import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import { type Config, readConfig } from '../config/config.ts'
import { createIds, type Random } from '../random.ts'
import { callApi } from './call-api.ts'
import { type Engine, engines } from './engines.ts'
import { emptyTables } from './idle/empty-tables.ts'
import { type AppParts, leaveIdle, type RunningApp, takeIdle } from './idle/idle-apps.ts'
import { createMovableClock } from './movable-clock.ts'
import { seed } from './seed.ts'
import { createSeededRandom } from './seeded-random.ts'

export type TestApp = AppParts & { close: () => Promise<void> }

type TestAppOptions = Pick<
  AppOptions,
  'log' | 'webRoot' | 'sweepEveryMs' | 'timeouts' | 'metrics' | 'tracing'
> & {
  engine: Engine
  config?: Partial<Config>
}

/** How many apps each file of tests has made, so that what others made before does not change its ids. */
const made = new Map<string, number>()

/**
 * The real application on a real, empty database, with a clock that stands still and repeatable randomness. One of usual
 * options may have served an earlier test of the same file.
 */
export async function createTestApp({ engine, ...options }: TestAppOptions): Promise<TestApp> {
  const { testPath = '' } = expect.getState()
  const number = (made.get(testPath) ?? 0) + 1
  made.set(testPath, number)
  const isUsual = engines.includes(engine) && Object.keys(options).length === 0
  const found = isUsual ? takeIdle(engine) : undefined
  await found?.renew(number)
  const app = found ?? (await start(engine, options, number))
  const { parts, end } = app
  const canServeAgain = async () => isUsual && !parts.app.server.listening && (await isOpen(parts.app))
  return { ...parts, close: async () => ((await canServeAgain()) ? leaveIdle(engine, app) : end()) }
}

const isOpen = async (app: FastifyInstance) =>
  app.inject('/healthz').then(
    ({ statusCode }) => statusCode === 200,
    () => false,
  )

async function start(
  engine: Engine,
  { config = {}, ...others }: Omit<TestAppOptions, 'engine'>,
  number: number,
): Promise<RunningApp> {
  const { store, remove } = await engine.open({ ...others.metrics, ...others.tracing })
  const clock = createMovableClock()
  const startsAt = clock.now()
  let source = randomOf(number)
  const random: Random = { bytes: (count) => source.bytes(count) }
  const app = await buildApp({
    store,
    clock,
    random,
    config: { ...readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' }), ...config },
    ...others,
  })
  const keys = await store.db.selectFrom('signing_keys').selectAll().execute()
  return {
    parts: {
      app,
      store,
      clock,
      random,
      newId: createIds(clock, random),
      call: (call, options) => callApi(app, call, options),
      seed: (requested) => store.db.transaction().execute((trx) => seed(trx, requested, { clock, random })),
    },
    renew: async (next) => {
      await emptyTables(store)
      await store.db.insertInto('signing_keys').values(keys).execute()
      clock.advance(startsAt - clock.now())
      source = randomOf(next)
    },
    end: async () => {
      await app.close()
      await remove()
    },
  }
}

const randomOf = (number: number) => createSeededRandom(`test app ${number}`)
