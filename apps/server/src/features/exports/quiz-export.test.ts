import { read, utils } from '@e965/xlsx'
import { createQuiz, exportQuiz, quizFile } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(anyEngine)('a quiz as a file, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedQuiz() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: { biology: { owner: 'ada', title: 'Biology & more', timeLimit: 25 } },
    })
    return { token: users.ada.token, quizId: quizzes.biology._id, secretCode: quizzes.biology.secretCode }
  }

  test('as JSON it has title, time limit and questions, but no code', async () => {
    const { token, quizId, secretCode } = await seedQuiz()
    const input = { token, params: { quizId }, query: { format: 'json' } }
    const { headers, raw, bytes } = await t.call(exportQuiz, input)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Number(headers['x-expected-length'])).toBe(bytes.length)
    expect(quizFile.parse(JSON.parse(raw))).toEqual({
      format: 'quizly-quiz-1',
      title: 'Biology & more',
      timeLimit: 25,
      settings: { resultRelease: 'at-once' },
      questions: sampleQuestions,
    })
    expect(raw).not.toContain(secretCode)
    expect(raw).not.toContain('_id')
  })

  test('as a workbook it has a row for each question', async () => {
    const { token, quizId } = await seedQuiz()
    const { bytes } = await t.call(exportQuiz, { token, params: { quizId }, query: { format: 'xlsx' } })
    const { Sheets: sheets } = read(bytes)
    const [headings, ...rows] = utils.sheet_to_json<unknown[]>(sheets['Questions'] ?? {}, { header: 1 })
    expect(headings?.slice(0, 3)).toEqual(['Question', 'Type', 'Option A'])
    expect(headings).toHaveLength(9)
    expect(rows.map((row) => [row[0], row[1], row[3], row[8]])).toEqual([
      ['What is the capital of France?', 'Single Correct', 'Paris', '2'],
      ['Which of these are prime?', 'Multiple Correct', '4', '1, 3'],
      ['What makes leaves green?', 'Write Answer', undefined, 'Chlorophyll'],
    ])
  })

  test('a workbook says which options keep their place, if any does', async () => {
    const options = ['Only A', 'Only B', 'Both']
    const question = { text: 'Which?', type: 'single' as const, options, correctAnswers: ['Both'] }
    const questions = [question, { ...question, text: 'And now?', fixedOptions: [2] }]
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: { biology: { owner: 'ada', questions } },
    })
    const params = { quizId: quizzes.biology._id }
    const { bytes } = await t.call(exportQuiz, { token: users.ada.token, params, query: { format: 'xlsx' } })
    const rows = utils.sheet_to_json<unknown[]>(read(bytes).Sheets['Questions'] ?? {}, { header: 1 })
    expect(rows.map((row) => row[9])).toEqual(['Don’t Shuffle (numbers of options)', undefined, '3'])
  })

  test('the language of a quiz goes with it, and one without questions has none', async () => {
    const { token } = await seedQuiz()
    const details = { title: 'Leer', numQuestions: 3, timeLimit: 5, secretCode: 'Leer0001', language: 'de' }
    const { quiz } = (await t.call(createQuiz, { token, body: details })).body
    const input = { token, params: { quizId: quiz._id }, query: { format: 'json' } }
    expect(JSON.parse((await t.call(exportQuiz, input)).raw)).toMatchObject({ language: 'de', questions: [] })
  })
})
