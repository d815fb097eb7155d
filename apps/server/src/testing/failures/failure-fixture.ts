import type { Call, Failure } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from '../../app.ts'
import { type Config, readConfig } from '../../config/config.ts'
import { callApi, type CallOptions } from '../call-api.ts'
import type { Engine } from '../engines.ts'
import type { SeededUser } from '../seed.ts'
import { createTestApp } from '../test-app.ts'

export type FailureFixture = Awaited<ReturnType<typeof createFailureFixture>>
/** Makes a server refuse for one reason, and returns what it says. */
export type Producer = (w: FailureFixture) => Promise<{ failure: Failure }>

/** One database and its server, with as many courses as are asked for. */
export async function createFailureFixture(engine: Engine) {
  const t = await createTestApp({ engine })
  const closing: (() => Promise<void>)[] = []
  let made = 0
  const ask = <const C extends Call>({ token }: SeededUser, call: C, options: CallOptions = {}) =>
    t.call(call, { token, ...options })

  /** Another server on the same data. */
  async function sibling({
    config = {},
    ...options
  }: Partial<Omit<AppOptions, 'config'>> & { config?: Partial<Config> } = {}): Promise<FastifyInstance> {
    const whole = { ...readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' }), ...config }
    const app = await buildApp({
      store: t.store,
      clock: t.clock,
      random: t.random,
      ...options,
      config: whole,
    })
    closing.push(() => app.close())
    return app
  }

  return {
    t,
    engine,
    ask,
    sibling,
    /** Two educators and two students whom nobody has met, and a quiz of the first with one question of each type. */
    course: async () => {
      made += 1
      const person = (name: string, role: 'admin' | 'student') => ({
        role,
        email: `${name}${made}@example.org`,
      })
      const { users, quizzes } = await t.seed({
        users: {
          ada: person('ada', 'admin'),
          bea: person('bea', 'admin'),
          ben: person('ben', 'student'),
          cem: person('cem', 'student'),
        },
        quizzes: { quiz: { owner: 'ada' } },
      })
      return { ...users, quiz: quizzes.quiz, params: { quizId: quizzes.quiz._id } }
    },
    /** What a server with limits says to somebody after so many calls of `others` at this address. */
    tooOften: async <const C extends Call>(
      call: C,
      own: CallOptions,
      { others = own, times = 5_000, afterMs = 0 } = {},
    ) => {
      const limited = await sibling({ config: { rateLimits: true } })
      await t.store.db.deleteFrom('rate_counts').execute()
      await callApi(limited, call, others)
      await t.store.db.updateTable('rate_counts').set({ count: times }).execute()
      t.clock.advance(afterMs)
      return callApi(limited, call, own)
    },
    close: async () => {
      for (const close of closing) await close()
      await t.close()
    },
  }
}
