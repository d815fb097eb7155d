import { getMistakes, updateQuizSettings } from '@quizly/contract'
import { limits, richLimits } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { answerMarker, rightAnswers, sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const many = Array.from({ length: limits.mistakes + 1 }, (_, i) => ({
  ...sampleQuestions[0],
  text: `No ${i}`,
}))

describe.each(engines)('the mistakes of a student, on $name', (engine) => {
  let t: TestApp
  let users: Record<'ada' | 'ben' | 'cem', SeededUser>
  let quizzes: Record<'biology' | 'large', SeededQuiz>
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada' }, large: { owner: 'ada', questions: many } },
    })
    users = seeded.users
    quizzes = seeded.quizzes
  })
  afterEach(() => t.close())

  const mistakes = ({ token }: SeededUser) => t.call(getMistakes, { token })
  const set = (quiz: SeededQuiz, fields: object) =>
    t.call(updateQuizSettings, {
      token: users.ada.token,
      params: { quizId: quiz._id },
      body: { resultRelease: 'at-once', code: 'open', ...fields },
    })

  test('are what was answered wrongly or skipped, with the answers, and not what is right', async () => {
    const { ben, cem } = users
    const { biology } = quizzes
    const [right] = rightAnswers(biology.questions)
    const wrong = { questionId: biology.questions[1]!._id, selectedOption: ['4'] }
    await submitAnswers(t, ben, biology, [right!, wrong])
    t.clock.advance(60_000)
    expect((await mistakes(ben)).body).toEqual({
      quizzes: [{ _id: biology._id, title: 'biology', questions: biology.questions.slice(1) }],
    })
    expect((await mistakes(cem)).body).toEqual({ quizzes: [] })
  })

  test.each([{ resultRelease: 'score-only' }, { resultRelease: 'by-hand' }, { attempts: 2 }])(
    'are told only while their answers may be seen: %j',
    async (held) => {
      const { ben } = users
      const { biology } = quizzes
      const wrong = { questionId: biology.questions[2]!._id, selectedOption: 'Green paint' }
      await submitAnswers(t, ben, biology, [wrong])
      t.clock.advance(60_000)
      expect((await mistakes(ben)).raw).toContain(answerMarker)
      await set(biology, held)
      const { raw, body } = await mistakes(ben)
      expect(body).toEqual({ quizzes: [] })
      expect(raw).not.toContain(answerMarker)
    },
  )

  test('are bounded, and say that there are more', async () => {
    const { ben } = users
    const { large, biology } = quizzes
    const wrong = (quiz: SeededQuiz) =>
      quiz.questions.map(({ _id }) => ({ questionId: _id, selectedOption: 'London' }))
    await submitAnswers(t, ben, biology, wrong(biology).slice(0, 1))
    t.clock.advance(60_000)
    await submitAnswers(t, ben, large, wrong(large))
    t.clock.advance(60_000)
    const { body } = await mistakes(ben)
    expect(body.isCut).toBe(true)
    expect(body.quizzes.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['large', limits.mistakes],
    ])
  })

  test('are no more than may be drawn of a quiz', async () => {
    const { ben } = users
    const { large } = quizzes
    // As an older version has stored it.
    const drawn = [{ source: 'No', nodes: JSON.stringify(['x'.repeat(richLimits.bytesPerQuiz / 2)]) }]
    const questions = large.questions.map((question, index) =>
      index < 6 ? { ...question, drawn } : question,
    )
    await t.store.db
      .updateTable('quiz_revisions')
      .set({ questions: JSON.stringify(questions) })
      .where('quiz_id', '=', large._id)
      .execute()
    await submitAnswers(t, ben, large, [])
    t.clock.advance(60_000)
    const { body } = await mistakes(ben)
    expect([body.isCut, body.quizzes[0]?.questions.length]).toEqual([true, 2])
  })
})
