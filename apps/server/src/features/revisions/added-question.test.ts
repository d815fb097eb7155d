import {
  exportResults,
  getAnalysis,
  getGrid,
  getQuiz,
  getResult,
  listQuizzes,
  listStudentResults,
  previewQuizUpdate,
  previewRegrade,
  regradeQuestion,
  submitAttempt,
  updateQuiz,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const scene = {
  users: { ada: { role: 'admin' }, ben: {}, cem: {}, dan: {} },
  quizzes: { quiz: { owner: 'ada' } },
} as const
const added = { text: 'Is this new?', type: 'write', options: [], correctAnswers: ['Yes'] }

describe.each(anyEngine)('a question added while students are working, on $name,', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** Ben has submitted and Cem is working when the question is added; Dan starts later and skips it. */
  async function addQuestion() {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben, cem, dan } = users
    const { quiz } = quizzes
    const params = { quizId: quiz._id }
    const right = rightAnswers(quiz.questions)
    await submitAnswers(t, ben, quiz, right)
    await begin(t, cem, quiz)
    const body = { questions: [added, ...quiz.questions] }
    const preview = await t.call(previewQuizUpdate, { token: ada.token, params, body })
    const saved = await t.call(updateQuiz, { token: ada.token, params, body })
    const running = await t.call(getQuiz, { token: cem.token, params })
    const own = { quizId: quiz._id, userId: cem._id }
    await t.call(submitAttempt, { token: cem.token, body: { ...own, answers: right.slice(0, 2) } })
    const submitDan = () => submitAnswers(t, dan, quiz, right)
    return { ...users, quiz, params, preview, saved, running, submitDan }
  }

  test('is not asked of them and counts for nothing in their score and their total (T260)', async () => {
    const { ada, ben, cem, dan, params, preview, saved, running, submitDan } = await addQuestion()
    const nothing = { results: 1, scoresChanged: 0, raised: 0, lowered: 0 }
    expect(preview.body).toEqual({ ...nothing, running: 1 })
    expect(saved.body).toMatchObject(nothing)
    expect(running.body.questions).toHaveLength(3)
    expect(running.body.questions.map(({ text }) => text)).not.toContain(added.text)
    expect(await submitDan()).toMatchObject({ score: 3, totalQuestions: 4 })

    const read = async (reader: SeededUser, student: SeededUser) => {
      const query = { userId: student._id }
      return (await t.call(getResult, { token: reader.token, params, query })).body
    }
    for (const reader of [cem, ada]) {
      const result = await read(reader, cem)
      expect(result).toMatchObject({ score: 2, totalQuestions: 3 })
      expect(result.verdicts.map(({ verdict }) => verdict)).toEqual(['correct', 'correct', 'skipped'])
    }
    expect(await read(ben, ben)).toMatchObject({ score: 3, totalQuestions: 3 })
    const texts = async ({ token }: SeededUser) =>
      (await t.call(getQuiz, { token, params })).body.questions.map(({ text }) => text)
    expect(await texts(cem)).not.toContain(added.text)
    expect(await texts(dan)).toContain(added.text)
    const { body } = await t.call(listStudentResults, { token: ada.token, params })
    expect(body.results.map(({ score, totalQuestions }) => `${score}/${totalQuestions}`)).toEqual([
      '3/3',
      '2/3',
      '3/4',
    ])
    const { body: list } = await t.call(listQuizzes, { token: ada.token })
    expect(list.quizzes[0]?.averagePercent).toBeCloseTo(100 * (29 / 36), 8)
  })

  test('is "not asked" in analysis, grid and file, and nobody has got it wrong (T261)', async () => {
    const { ada, params, submitDan } = await addQuestion()
    const { token } = ada
    const analyse = async () => (await t.call(getAnalysis, { token, params })).body.analysis
    const before = await analyse()
    expect(before).toMatchObject({ attempts: 2, scores: [0, 0, 1, 1], belowHalf: 0 })
    expect(before.uncounted).toMatchObject([{ number: 1, why: 'not-asked' }])
    expect(before.questions.map(({ number, asked }) => [number, asked])).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
    ])
    const sortedBy1 = { token, params, query: { sort: '1' } }
    const grid = (await t.call(getGrid, sortedBy1)).body
    expect(grid.rows.map(({ signs: symbols }) => symbols)).toEqual(['~+++', '~++.'])
    expect(grid.tally).toMatchObject({ correct: 0, incorrect: 0, skipped: 0, notAsked: 2 })

    await submitDan()
    const after = await analyse()
    expect(after).toMatchObject({ attempts: 3, leastTotal: 3, uncounted: [] })
    expect(after.averageShare).toBeCloseTo((1 + 2 / 3 + 3 / 4) / 3, 9)
    expect(after.questions.map(({ asked, difficulty }) => [asked, difficulty.right])).toEqual([
      [1, 0],
      [3, 3],
      [3, 3],
      [3, 2],
    ])
    expect((await t.call(getGrid, sortedBy1)).body.rows.map(({ signs: symbols }) => symbols)).toEqual([
      '.+++',
      '~+++',
      '~++.',
    ])
    const query = { format: 'csv', questions: 'points' } as const
    const file = (await t.call(exportResults, { token, params, query })).bytes.toString().trim()
    expect(file.split('\r\n').map((row) => row.split(',').slice(7, 9).join())).toEqual([
      '1. Is this new?,1. Verdict',
      ',not asked',
      ',not asked',
      '0,skipped',
    ])
  })

  test('gives nobody a point who was not asked it, also not when all get full marks', async () => {
    const { ada, params, submitDan } = await addQuestion()
    await submitDan()
    const { token } = ada
    const [question] = (await t.call(getQuiz, { token, params })).body.questions
    const body = {
      questionId: question?._id ?? '',
      baseRevision: 2,
      correctAnswers: ['Yes'],
      mode: 'full-marks',
      mayLower: false,
      reason: 'Badly worded',
    } as const
    const { reason: _, ...requested } = body
    const preview = await t.call(previewRegrade, { token, params, body: requested })
    expect(preview.body).toMatchObject({ results: 3, up: 1, down: 0, same: 0 })
    const done = await t.call(regradeQuestion, { token, params, body })
    expect(done.body).toMatchObject({ results: 3, up: 1, down: 0, same: 0 })
    const { body: listed } = await t.call(listStudentResults, { token, params })
    expect(listed.results.map(({ score, totalQuestions }) => `${score}/${totalQuestions}`)).toEqual([
      '3/3',
      '2/3',
      '4/4',
    ])
  })
})
