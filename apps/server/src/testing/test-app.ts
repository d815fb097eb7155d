import type { Call } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { Store } from '../db/store.ts'
import { createIds, type NewId, type Random } from '../random.ts'
import { callApi, type CallOptions, type Reply } from './call-api.ts'
import type { Engine } from './engines.ts'
import { createMovableClock, type MovableClock } from './movable-clock.ts'
import { type Seed, seed, type Seeded } from './seed.ts'
import { createSeededRandom } from './seeded-random.ts'

export type TestApp = {
  app: FastifyInstance
  store: Store
  clock: MovableClock
  random: Random
  newId: NewId
  call: <const C extends Call>(call: C, options?: CallOptions) => Promise<Reply<C>>
  seed: <const S extends Seed>(wanted: S) => Promise<Seeded<S>>
  close: () => Promise<void>
}

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
 * The real application on a real, empty database, with a clock that stands still and repeatable randomness.
 */
export async function createTestApp({ engine, config = {}, ...others }: TestAppOptions): Promise<TestApp> {
  const { store, remove } = await engine.open({ ...others.metrics, ...others.tracing })
  const clock = createMovableClock()
  const { testPath = '' } = expect.getState()
  const number = (made.get(testPath) ?? 0) + 1
  made.set(testPath, number)
  const random = createSeededRandom(`test app ${number}`)
  const newId = createIds(clock, random)
  const app = await buildApp({
    store,
    clock,
    random,
    config: { ...readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' }), ...config },
    ...others,
  })
  return {
    app,
    store,
    clock,
    random,
    newId,
    call: (call, options) => callApi(app, call, options),
    seed: (wanted) => seed(store.db, wanted, { clock, random }),
    close: async () => {
      await app.close()
      await remove()
    },
  }
}
