import type { Call } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../../db/store.ts'
import type { NewId, Random } from '../../random.ts'
import type { CallOptions, Reply } from '../call-api.ts'
import type { Engine } from '../engines.ts'
import type { MovableClock } from '../movable-clock.ts'
import type { Seed, Seeded } from '../seed.ts'

/** What a test sees of an app. */
export type AppParts = {
  app: FastifyInstance
  store: Store
  clock: MovableClock
  random: Random
  newId: NewId
  call: <const C extends Call>(call: C, options?: CallOptions) => Promise<Reply<C>>
  seed: <const S extends Seed>(requested: S) => Promise<Seeded<S>>
}

export type RunningApp = {
  parts: AppParts
  /** Brings it back to its start, with the randomness of the app of this number. */
  renew: (number: number) => Promise<void>
  end: () => Promise<void>
}

/** Apps that no test uses. Starting one and preparing its statements takes longer than emptying its tables. */
const idle: { engine: Engine; app: RunningApp }[] = []

export function takeIdle(engine: Engine): RunningApp | undefined {
  const at = idle.findIndex((each) => each.engine === engine)
  return at < 0 ? undefined : idle.splice(at, 1)[0]?.app
}

export function leaveIdle(engine: Engine, app: RunningApp): void {
  idle.push({ engine, app })
}

export async function endIdle(): Promise<void> {
  await Promise.all(idle.splice(0).map(({ app }) => app.end()))
}
