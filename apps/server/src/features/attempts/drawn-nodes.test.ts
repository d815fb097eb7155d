import { getQuiz, startAttempt, submitAttempt, updateQuiz, updateQuizSettings } from '@quizly/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config/config.ts'
import { callApi } from '../../testing/call-api.ts'
import { engines } from '../../testing/engines.ts'
import { createSeededRandom } from '../../testing/seeded-random.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const inSlot = (text: string, draw: number) => ({
  text,
  type: 'single' as const,
  options: ['right', 'wrong', 'neither'],
  correctAnswers: ['right'],
  slot: { name: 'Kinetics', draw },
})
const pool = Array.from({ length: 12 }, (_, i) => `Question ${i}`)
const students = ['ben', 'cem', 'dan', 'eva'] as const

describe.each(engines)('the questions of a drawn attempt, on two nodes of $name', (engine) => {
  let t: TestApp
  const nodes: FastifyInstance[] = []
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((node) => node.close()))
    await t.close()
  })

  /** A server that has just started: nothing in memory, its own random numbers. */
  const startNode = async (name: string) => {
    const random = createSeededRandom(name)
    const config = readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' })
    const node = await buildApp({ store: t.store, clock: t.clock, random, config })
    nodes.push(node)
    return node
  }

  test('are the same from either node and after a restart, and no edit of the pool changes them (T526)', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {}, dan: {}, eva: {} },
      quizzes: { biology: { owner: 'ada', questions: pool.map((text) => inSlot(text, 4)) } },
    })
    const quiz = quizzes.biology
    const params = { quizId: quiz._id }
    const shuffled = { resultRelease: 'at-once', code: 'open', shuffleQuestions: true, shuffleOptions: true }
    await t.call(updateQuizSettings, { token: users.ada.token, params, body: shuffled })
    const shown = new Map<string, unknown>()
    for (const name of students) shown.set(name, (await begin(t, users[name], quiz)).questions)
    expect(new Set([...shown.values()].map((questions) => JSON.stringify(questions))).size).toBeGreaterThan(1)

    const expectSameQuestions = async (node: FastifyInstance) => {
      for (const name of students) {
        const as = { token: users[name].token, params }
        expect((await callApi(node, getQuiz, as)).body.questions).toEqual(shown.get(name))
        expect((await callApi(node, startAttempt, as)).body.questions).toEqual(shown.get(name))
      }
    }
    const other = await startNode('another node')
    await expectSameQuestions(other)
    await expectSameQuestions(await startNode('a restart'))

    // One question goes, one is new, and more are drawn.
    const revised = quiz.questions.slice(1).map(({ _id }, i) => ({ _id, ...inSlot(pool[i + 1] ?? '', 6) }))
    const body = { baseRevision: 1, questions: [...revised, inSlot('A new question', 6)] }
    expect((await callApi(other, updateQuiz, { token: users.ada.token, params, body })).status).toBe(200)
    await expectSameQuestions(t.app)
    await expectSameQuestions(other)
    await expectSameQuestions(await startNode('a restart after the edit'))

    // Each is marked by what it asked, wherever it is submitted; the question that is gone counts for nobody.
    for (const [i, name] of students.entries()) {
      const own = shown.get(name) as { _id: string }[]
      const answers = own.map(({ _id }) => ({ questionId: _id, selectedOption: 'right' }))
      const submitted = await callApi(i % 2 === 0 ? other : t.app, submitAttempt, {
        token: users[name].token,
        body: { ...params, userId: users[name]._id, answers },
      })
      const counted = own.filter(({ _id }) => _id !== quiz.questions[0]?._id).length
      expect(submitted.body).toMatchObject({ score: counted, totalQuestions: counted })
    }
  })
})
