import {
  changePassword,
  clockStream,
  deleteAccount,
  liveStream,
  login,
  logout,
  submitAttempt,
} from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { prepareClosing } from '../../http/graceful-close.ts'
import { anyEngine } from '../../testing/engines.ts'
import { openStream } from '../../testing/open-stream.ts'
import { seededPassword, type SeededQuiz, type SeededUser } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** What a stream of somebody without a session may last, with some room for a slow machine, in ms. */
const maxMs = 15_000

describe.each(anyEngine)('a stream whose session has ended, on $name,', (engine) => {
  let t: TestApp
  let node: FastifyInstance
  let users: Record<'ada' | 'ben' | 'cem', SeededUser>
  let biology: SeededQuiz
  let close: () => Promise<void>
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    users = seeded.users
    biology = seeded.quizzes.biology
    await t.store.db.updateTable('quizzes').set({ result_release: 'when-closed' }).execute()
    const config = readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' })
    node = await buildApp({ store: t.store, clock: t.clock, random: t.random, config })
    close = prepareClosing(node)
    await node.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    await close()
    await t.close()
  })

  /** Another device of the same person, which stays logged in. */
  async function tokenElsewhere({ email }: SeededUser): Promise<string> {
    return (await t.call(login, { body: { email, password: seededPassword } })).body.token
  }
  const untilEnd = ({ nextWhere }: Awaited<ReturnType<typeof openStream>>) => nextWhere(() => false)

  type Action = (token: string, elsewhere: string) => Promise<{ status: number }>
  const actions: [string, 'open' | 'ended', Action][] = [
    ['a log-out', 'open', (token) => t.call(logout, { token })],
    [
      'a new password elsewhere',
      'open',
      (_, token) =>
        t.call(changePassword, {
          token,
          body: { currentPassword: seededPassword, newPassword: 'a new secret' },
        }),
    ],
    [
      'the deletion of the account elsewhere',
      'ended',
      (_, token) => t.call(deleteAccount, { token, body: { password: seededPassword } }),
    ],
  ]
  test.each(actions)(
    'ends after %s, of a student who runs or waits and of an educator',
    async (_, other, action) => {
      const { ada, ben, cem } = users
      const running = await begin(t, ben, biology)
      const waiting = await begin(t, cem, biology)
      await t.call(submitAttempt, {
        token: cem.token,
        body: { quizId: biology._id, userId: cem._id, answers: [] },
      })
      const clockOf =
        ({ attempt }: typeof running) =>
        (token: string) =>
          openStream(node, clockStream, { params: { attemptId: attempt._id }, token })
      const live = (token: string) => openStream(node, liveStream, { params: { quizId: biology._id }, token })
      const streams = [
        { user: ben, open: clockOf(running) },
        { user: cem, open: clockOf(waiting) },
        { user: ada, open: live },
      ]
      const ends = await Promise.all(
        streams.map(async ({ user, open }) => {
          const elsewhere = await tokenElsewhere(user)
          const [ending, kept] = [await open(user.token), await open(elsewhere)]
          expect([ending.status, kept.status]).toEqual([200, 200])
          expect((await action(user.token, elsewhere)).status).toBe(204)
          return { ending, kept }
        }),
      )
      for (const { ending } of ends) expect(await untilEnd(ending)).toBeUndefined()
      const soon = () => new Promise<string>((resolve) => setImmediate(() => resolve('open')))
      for (const { kept } of ends) {
        const ended = untilEnd(kept).then(() => 'ended')
        expect(await Promise.race([ended, soon()])).toBe(other)
      }
    },
    maxMs,
  )
})
