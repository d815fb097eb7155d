import {
  type Call,
  exportAccount,
  getQuizSettings,
  listQuizzes,
  listResults,
  listStudentResults,
  previewQuizUpdate,
  updateQuizSettings,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CallOptions } from '../../testing/call-api.ts'
import { anyEngine } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(anyEngine)('reports, on $name,', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada', title: 'Biology' } },
    })
    await submitAnswers(t, users.ben, quizzes.biology, [])
    return { ada: users.ada, ben: users.ben, quizId: quizzes.biology._id }
  }

  test('wait for no transaction, and show nothing that is not committed', async () => {
    const { ada, ben, quizId } = await seedClass()
    const ofQuiz = { token: ada.token, params: { quizId } }
    const reports: [Call, CallOptions][] = [
      [listQuizzes, { token: ada.token }],
      [listStudentResults, ofQuiz],
      [getQuizSettings, ofQuiz],
      [previewQuizUpdate, { ...ofQuiz, body: { questions: sampleQuestions } }],
      [listResults, { token: ben.token, params: { userId: ben._id } }],
      [exportAccount, { token: ada.token }],
      [exportAccount, { token: ben.token }],
    ]
    await t.store.db.transaction().execute(async (trx) => {
      await trx.updateTable('quizzes').set({ title: 'Uncommitted' }).where('id', '=', quizId).execute()
      for (const [call, options] of reports) {
        const { status, raw } = await t.call(call, options)
        expect([call.path, status, raw.includes('Uncommitted')]).toEqual([call.path, 200, false])
      }
    })
    expect((await t.call(listQuizzes, { token: ada.token })).body.quizzes[0]?.title).toBe('Uncommitted')
  })

  test('show what their reader has just been told is done', async () => {
    const { ada, quizId } = await seedClass()
    for (const code of ['closed', 'open', 'closed'] as const) {
      await t.call(updateQuizSettings, {
        token: ada.token,
        params: { quizId },
        body: { resultRelease: 'at-once', code },
      })
      const { body } = await t.call(listQuizzes, { token: ada.token })
      expect(body.quizzes.map(({ state }) => state)).toEqual([code])
    }
  })
})
