import { changePassword, deleteAccount, login, logout, submitAttempt } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { prepareClosing } from '../../http/graceful-close.ts'
import { engines } from '../../testing/engines.ts'
import { seededPassword, type SeededQuiz, type SeededUser } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** What a stream of somebody without a session may last, with some room for a slow machine, in ms. */
const mostMs = 15_000

describe.each(engines)('a stream whose session has ended, on $name,', (engine) => {
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
    await t.store.db.updateTable('quizzes').set({ answer_release: 'when-closed' }).execute()
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
  async function follow(path: string, token: string) {
    const { status, body } = await fetch(node.listeningOrigin + path, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    })
    expect(status).toBe(200)
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    return async () => {
      for (;;) if ((await reader?.read())?.done !== false) return 'ended'
    }
  }

  type Act = (token: string, elsewhere: string) => Promise<{ status: number }>
  const acts: [string, 'open' | 'ended', Act][] = [
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
  test.each(acts)(
    'ends after %s, of a student who runs or waits and of an educator',
    async (_, other, act) => {
      const { ada, ben, cem } = users
      const running = await begin(t, ben, biology)
      const waiting = await begin(t, cem, biology)
      await t.call(submitAttempt, {
        token: cem.token,
        body: { quizId: biology._id, userId: cem._id, answers: [] },
      })
      const streams: [SeededUser, string][] = [
        [ben, `/api/attempts/${running.attempt._id}/clock`],
        [cem, `/api/attempts/${waiting.attempt._id}/clock`],
        [ada, `/api/quiz/${biology._id}/live`],
      ]
      const ends = await Promise.all(
        streams.map(async ([user, path]) => {
          const elsewhere = await tokenElsewhere(user)
          const [end, kept] = [await follow(path, user.token), await follow(path, elsewhere)]
          expect((await act(user.token, elsewhere)).status).toBe(204)
          return { end, kept }
        }),
      )
      expect(await Promise.all(ends.map(({ end }) => end()))).toEqual(['ended', 'ended', 'ended'])
      const soon = () => new Promise<string>((resolve) => setImmediate(() => resolve('open')))
      for (const { kept } of ends) expect(await Promise.race([kept(), soon()])).toBe(other)
    },
    mostMs,
  )
})
