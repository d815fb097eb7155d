import { clockStream, getLive, getQuiz, giveExtraTime, saveAnswers } from '@quizly/contract'
import { offlineFromMs } from '@quizly/domain'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { prepareClosing } from '../../http/graceful-close.ts'
import { sharedEngine } from '../../testing/engines.ts'
import { openStream } from '../../testing/open-stream.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const minuteMs = 60_000
const names = Array.from({ length: 30 }, (_, at) => `s${String(at).padStart(2, '0')}`)
const disconnectedNames = names.filter((_, at) => at % 3 !== 2).slice(0, 11)

describe.each(sharedEngine)('a class of thirty on two nodes, on $name', (engine) => {
  let t: TestApp
  let ada: SeededUser
  let biology: SeededQuiz
  let nodes: FastifyInstance[]
  let closing: (() => Promise<void>)[]
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const config = readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' })
    nodes = []
    closing = []
    for (let count = 0; count < 2; count += 1) {
      const node = await buildApp({ store: t.store, clock: t.clock, random: t.random, config })
      closing.push(prepareClosing(node))
      await node.listen({ port: 0, host: '127.0.0.1' })
      nodes.push(node)
    }
  })
  afterEach(async () => {
    for (const close of closing) await close()
    await t.close()
  })

  const connect = (student: SeededUser, attemptId: string, index: number) =>
    openStream(nodes[index % nodes.length] as FastifyInstance, clockStream, {
      params: { attemptId },
      token: student.token,
    })
  const lasts = (minutes: number) => ({ type: 'duration', durationMs: minutes * minuteMs })

  async function seatClass() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...Object.fromEntries(names.map((name) => [name, {}])) },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { ada: educator, ...students } = users as Record<string, SeededUser>
    if (!educator) throw new Error('Nobody was seeded')
    ada = educator
    biology = quizzes.biology
    const seats = []
    for (const [index, student] of Object.values(students).entries()) {
      const { attempt } = await begin(t, student, biology)
      const page = await connect(student, attempt._id, index)
      expect(await page.next()).toEqual(lasts(10))
      seats.push({ student, attemptId: attempt._id, index, page })
    }
    return seats
  }

  const give = (body: object) =>
    t.call(giveExtraTime, {
      token: ada.token,
      params: { quizId: biology._id },
      body: { _id: 'g', reach: 'running', minutes: 1, ...body },
    })
  async function look() {
    const { body } = await t.call(getLive, { token: ada.token, params: { quizId: biology._id } })
    return body
  }

  /** Every student changes every answer, all at once. */
  async function answerAll(seats: { student: SeededUser; attemptId: string }[], value: string) {
    const replies = seats.map(({ student, attemptId }) => {
      const changes = biology.questions.map(({ _id, type }) => ({
        questionId: _id,
        selectedOption: type === 'multiple' ? [value] : value,
      }))
      return t.call(saveAnswers, { token: student.token, params: { attemptId }, body: { changes } })
    })
    for (const { status } of await Promise.all(replies)) expect(status).toBe(200)
  }

  test('eleven who are cut off together are named and get their time back at once; no answer is lost', async () => {
    const seats = await seatClass()
    const disconnected = seats.filter(({ student }) => disconnectedNames.includes(student.name))
    const others = seats.filter(({ student }) => !disconnectedNames.includes(student.name))
    await answerAll(seats, 'before')
    await expect.poll(countOpen).toBe(30)

    await pass(2 * minuteMs)
    const from = new Date(t.clock.now()).toISOString()
    for (const { page } of disconnected) page.leave()
    await expect.poll(countOpen).toBe(19)
    await pass(offlineFromMs)
    expect(await look()).toMatchObject({
      counts: { working: 19, offline: 11 },
      cutOff: { from, count: 11, names: disconnectedNames },
    })

    await pass(5 * minuteMs - offlineFromMs)
    const until = new Date(t.clock.now()).toISOString()
    // They come back on the other node.
    for (const seat of disconnected) seat.page = await connect(seat.student, seat.attemptId, seat.index + 1)
    await expect.poll(async () => (await look()).counts.offline).toBe(0)
    const { cutOff: proposed, counts } = await look()
    expect(counts).toMatchObject({ working: 30 })
    expect(proposed).toEqual({ from, until, minutes: 5, count: 11, closed: 0, names: disconnectedNames })

    for (const { page } of disconnected) expect(await page.next()).toEqual(lasts(10))
    const [reply] = await Promise.all([
      give({ reach: 'cut-off', from, until, minutes: 5 }),
      answerAll(seats, 'meanwhile'),
    ])
    expect(reply).toMatchObject({ status: 200, body: { given: 11 } })
    for (const { page } of disconnected) expect(await page.next()).toEqual(lasts(15))
    expect((await look()).cutOff).toBeUndefined()

    for (const { student, isGiven } of [
      ...disconnected.map((seat) => ({ ...seat, isGiven: true })),
      ...others.map((seat) => ({ ...seat, isGiven: false })),
    ]) {
      const { body } = await t.call(getQuiz, { token: student.token, params: { quizId: biology._id } })
      if (!('attempt' in body) || body.attempt.state !== 'in-progress') throw new Error('It has ended')
      expect(body.attempt.remainingMs).toBe((isGiven ? 8 : 3) * minuteMs)
      expect(body.attempt.answers.map(({ selectedOption }) => selectedOption)).toEqual(
        biology.questions.map(({ type }) => (type === 'multiple' ? ['meanwhile'] : 'meanwhile')),
      )
    }
  })

  /** Time passes, and both nodes give their sign. */
  async function pass(ms: number): Promise<void> {
    t.clock.advance(ms)
    const signs = async () => {
      const rows = await t.store.db.selectFrom('live_nodes').select('seen_at').execute()
      return rows.map(({ seen_at }) => seen_at)
    }
    await expect.poll(signs).toEqual(nodes.map(() => t.clock.now()))
  }

  async function countOpen(): Promise<number> {
    const rows = await t.store.db.selectFrom('connections').select('left_at').execute()
    return rows.filter(({ left_at }) => left_at === null).length
  }
})
