import { getQuiz, getResult, listResults, saveAnswers } from '@quizly/contract'
import { defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { begin, enter, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const scene = {
  users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {}, cem: {} },
  quizzes: { biology: { owner: 'ada', timeLimit: 10 }, chemistry: { owner: 'ada', timeLimit: 10 } },
} as const

describe.each(anyEngine)('results on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const readResult = (token: string, quizId: string, userId: string) =>
    t.call(getResult, { token, params: { quizId }, query: { userId } })

  test('are read by their student and by the owner of the quiz (T219)', async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben } = users
    const result = await submitAnswers(t, ben, quizzes.biology, rightAnswers(quizzes.biology.questions))
    for (const { token } of [ben, ada]) {
      const { status, body } = await readResult(token, quizzes.biology._id, ben._id)
      const savedAt = result.submittedAt
      expect([status, body]).toEqual([
        200,
        {
          ...result,
          submittedBy: 'student',
          answers: result.answers.map((answer) => ({ ...answer, savedAt })),
        },
      ])
    }
  })

  test('are nobody else’s business', async () => {
    const { users, quizzes } = await t.seed(scene)
    const { bea, ben, cem } = users
    await submitAnswers(t, ben, quizzes.biology, [])
    for (const { token } of [bea, cem]) {
      expect((await readResult(token, quizzes.biology._id, ben._id)).status).toBe(404)
      expect((await t.call(listResults, { token, params: { userId: ben._id } })).status).toBe(404)
    }
  })

  test('are not there before submitting (T220)', async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben } = users
    const expectNone = async () => {
      for (const { token } of [ben, ada]) {
        const { status, failure } = await readResult(token, quizzes.biology._id, ben._id)
        expect([status, failure.message]).toEqual([404, 'No result available.'])
      }
      const list = await t.call(listResults, { token: ben.token, params: { userId: ben._id } })
      expect([list.status, list.body]).toEqual([200, []])
    }
    await expectNone()
    await enter(t, ben, quizzes.biology)
    await expectNone()
    await begin(t, ben, quizzes.biology)
    await expectNone()
  })

  test('come with the right answers (T221)', async () => {
    const { users, quizzes } = await t.seed(scene)
    const result = await submitAnswers(t, users.ben, quizzes.biology, [])
    const { body } = await t.call(getQuiz, {
      token: users.ben.token,
      params: { quizId: quizzes.biology._id },
    })
    expect(body).toEqual({
      quiz: { _id: quizzes.biology._id, title: 'biology', timeLimit: 10, numQuestions: 3 },
      questions: quizzes.biology.questions,
      attempt: { _id: result._id, state: 'submitted', submittedAt: result.submittedAt },
    })
  })

  test('are listed newest first, with the titles of the quizzes (T109)', async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ben } = users
    const older = await submitAnswers(t, ben, quizzes.biology, [])
    t.clock.advance(1)
    const newer = await submitAnswers(t, ben, quizzes.chemistry, [])
    const { status, body } = await t.call(listResults, { token: ben.token, params: { userId: ben._id } })
    expect(status).toBe(200)
    expect(body).toEqual([
      { ...newer, quizId: { _id: quizzes.chemistry._id, title: 'chemistry' } },
      { ...older, quizId: { _id: quizzes.biology._id, title: 'biology' } },
    ])
  })

  test('are listed fifty at a time, and the older ones on request (T227)', async () => {
    const names = Array.from({ length: 51 }, (_, i) => `quiz ${i}`)
    const quizzes = Object.fromEntries(names.map((name) => [name, { owner: 'ada', timeLimit: 10 } as const]))
    const seeded = await t.seed({ users: scene.users, quizzes })
    const { ben } = seeded.users
    for (const quiz of Object.values(seeded.quizzes)) {
      await submitAnswers(t, ben, quiz, [])
      t.clock.advance(1)
    }
    const list = async (query: { before?: string }) =>
      (await t.call(listResults, { token: ben.token, params: { userId: ben._id }, query })).body
    const first = await list({})
    expect(first).toMatchObject(
      names
        .slice(1)
        .toReversed()
        .map((title) => ({ quizId: { title } })),
    )
    expect(await list({ before: first.at(-1)!._id })).toMatchObject([{ quizId: { title: 'quiz 0' } }])
  })

  test('are listed without their answers where these are very long (T228)', async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ben } = users
    const written = quizzes.biology.questions.find(({ type }) => type === 'write')!
    const selectedOption = '漢'.repeat(10_000)
    const long = [{ questionId: written._id, selectedOption }]
    await submitAnswers(t, ben, quizzes.biology, long)
    await t.store.db
      .updateTable('attempts')
      .set({ answers: JSON.stringify([...long, ...long]) })
      .execute()
    const { body } = await t.call(listResults, { token: ben.token, params: { userId: ben._id } })
    expect(body).toMatchObject([{ score: 0, quizId: { title: 'biology' } }])
    expect(JSON.stringify(body)).not.toContain('漢')
  })

  test.each(['the result', 'the list', 'the quiz'])(
    'a student who vanished finds it in %s (T133)',
    async (place) => {
      const { users, quizzes } = await t.seed(scene)
      const { ben } = users
      const { attempt } = await begin(t, ben, quizzes.biology)
      const [first] = rightAnswers(quizzes.biology.questions)
      await t.call(saveAnswers, {
        token: ben.token,
        params: { attemptId: attempt._id },
        body: { changes: [first] },
      })
      t.clock.advance(10 * 60_000 + defaultGraceMs + 1)
      const expected = { score: 1, totalQuestions: 3, submittedAt: attempt.deadline }
      if (place === 'the result') {
        expect((await readResult(ben.token, quizzes.biology._id, ben._id)).body).toMatchObject(expected)
      } else if (place === 'the list') {
        const { body } = await t.call(listResults, { token: ben.token, params: { userId: ben._id } })
        expect(body).toMatchObject([expected])
      } else {
        const { body } = await t.call(getQuiz, {
          token: ben.token,
          params: { quizId: quizzes.biology._id },
        })
        expect(body).toMatchObject({ attempt: { state: 'submitted', submittedAt: attempt.deadline } })
      }
    },
  )
})
