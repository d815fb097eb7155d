import { read, utils } from '@e965/xlsx'
import { duplicateQuiz, exportQuiz, getQuestions, quizFile, saveSpreadsheetQuiz } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { regradingCalls } from '../../testing/desk/regrading.ts'
import { anyEngine } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(anyEngine)('a quiz that was marked again, on $name,', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())
  const { regrade } = regradingCalls(() => t)

  /** In the first question London counts as well, in the last three further texts do; nobody loses anything. */
  async function seedRegraded() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: { quiz: { owner: 'ada', title: 'Biology', timeLimit: 25 } },
    })
    const { ada } = users
    const { quiz } = quizzes
    const either = { correctAnswers: ['London'], mode: 'either-key' as const, mayLower: false }
    expect((await regrade(ada, quiz, either)).status).toBe(200)
    const accepted = ['green stuff', 'two\nlines', '"Chloro"']
    const more = { mode: 'answers' as const, accepted, mayLower: false }
    expect((await regrade(ada, quiz, more, 2, 2)).status).toBe(200)
    expect((await regrade(ada, quiz, { mode: 'left-out', mayLower: false }, 3, 1)).status).toBe(200)
    return { ada, quiz }
  }
  const key = async (token: string, quizId: string) =>
    (await t.call(getQuestions, { token, params: { quizId } })).body.questions.map(
      ({ _id, ...question }) => question,
    )
  const also = [[['Paris']], undefined, [['green stuff'], ['two\nlines'], ['"Chloro"']]]

  test('tells all of its key to who may read it', async () => {
    const { ada, quiz } = await seedRegraded()
    const questions = await key(ada.token, quiz._id)
    expect(questions.map(({ marking }) => marking?.also)).toEqual(also)
    expect(questions.map(({ marking }) => marking?.all)).toEqual([undefined, 'left-out', undefined])
    expect(questions[0]).toMatchObject({ correctAnswers: ['London'] })
    const { raw } = await t.call(getQuestions, { token: ada.token, params: { quizId: quiz._id } })
    expect(raw, 'rules for attempts of before are nobody else’s').not.toContain('kept')
  })

  test('is the same quiz after its workbook was uploaded again (T61)', async () => {
    const { ada, quiz } = await seedRegraded()
    const { token } = ada
    const params = { quizId: quiz._id }
    const { bytes } = await t.call(exportQuiz, { token, params, query: { format: 'xlsx' } })
    const questions = utils.sheet_to_json(read(bytes).Sheets['Questions'] ?? {}, { raw: false, defval: '' })
    const body = { title: 'Again', timeLimit: 25, questions }
    const saved = await t.call(saveSpreadsheetQuiz, { token, body })
    expect(saved.status).toBe(201)
    expect(await key(token, saved.body.quizId)).toEqual(await key(token, quiz._id))
  })

  test('has all of its key in its JSON and in its copy, but no rule for attempts of before', async () => {
    const { ada, quiz } = await seedRegraded()
    const { token } = ada
    const params = { quizId: quiz._id }
    const { raw } = await t.call(exportQuiz, { token, params, query: { format: 'json' } })
    expect(quizFile.parse(JSON.parse(raw)).questions).toEqual(await key(token, quiz._id))
    expect(raw).not.toContain('kept')
    const copy = (await t.call(duplicateQuiz, { token, params })).body.quiz._id
    expect(await key(token, copy)).toEqual(await key(token, quiz._id))
    const stored = await t.store.db
      .selectFrom('quiz_revisions')
      .select('questions')
      .where('quiz_id', '=', copy)
      .executeTakeFirstOrThrow()
    expect(stored.questions).not.toContain('kept')
  })
})
