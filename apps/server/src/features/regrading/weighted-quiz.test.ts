import {
  deleteAttempt,
  duplicateQuiz,
  exportAccount,
  exportQuiz,
  exportResults,
  getAnalysis,
  getGrid,
  getQuestions,
  getQuiz,
  getResult,
  getTimeline,
  listResults,
  listStudentResults,
  listStudents,
  previewQuizUpdate,
  quizFile,
  saveAnswers,
  startAttempt,
  updateQuiz,
  verifyCode,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { regradingCalls } from '../../testing/desk/regrading.ts'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const [city, primes, leaves] = sampleQuestions
/** Rome earns 0.9998 of 2 points, which is 1. */
const questions: QuestionContent[] = [
  {
    ...city,
    points: 2,
    deduction: 0.5,
    rule: 'by-option',
    shares: [
      [-1, 3],
      [1, 1],
      [4_999, 10_000],
      [0, 1],
    ],
  },
  { ...primes, points: 1.5, rule: 'each-decision' },
  { ...leaves, deduction: 0.25 },
]
const newFields = ['scoring', 'maxScore', 'points', 'outOf', 'partly', 'deduction', 'rule', 'shares']

describe.each(engines)('on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())
  const { regrade, undo } = regradingCalls(() => t)

  /** Ben is right, Cem partly, and Dan, who has less than nothing, wrong. */
  async function seedClass(requested: QuestionContent[] = questions) {
    const { users, quizzes } = await t.seed({
      users: {
        ada: { role: 'admin', name: 'Ada' },
        ben: { name: 'Ben' },
        cem: { name: 'Cem' },
        dan: { name: 'Dan' },
        eve: { name: 'Eve' },
      },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10, questions: requested } },
    })
    const { quiz } = quizzes
    const submit = (student: SeededUser, ...given: (string | string[])[]) =>
      submitAnswers(
        t,
        student,
        quiz,
        quiz.questions.map(({ _id }, index) => ({ questionId: _id, selectedOption: given[index] ?? null })),
      )
    await submit(users.ben, 'Paris', ['7', '2'], 'chlorophyll')
    await submit(users.cem, 'Rome', ['2'], 'Grass')
    await submit(users.dan, 'London', ['4', '9'])
    t.clock.advance(60_000)
    const params = { quizId: quiz._id }
    const result = async (student: SeededUser) =>
      (await t.call(getResult, { token: student.token, params, query: { userId: student._id } })).body
    const scores = async (...students: SeededUser[]) =>
      Promise.all(students.map(async (student) => (await result(student)).score))
    return { ...users, quiz, params, result, scores }
  }

  test('a student is told how a weighted quiz is marked, and nothing of what an option earns', async () => {
    const { eve, quiz, params } = await seedClass()
    const { token } = eve
    const entered = await t.call(verifyCode, { token, body: { secretCode: quiz.secretCode } })
    const scoring = { maxScore: 4.5, rules: ['each-decision', 'by-option'], hasDeductions: true }
    const before = await t.call(getQuiz, { token, params })
    expect(before.body.quiz).toMatchObject({ scoring })
    const started = await t.call(startAttempt, { token, params })
    expect(started.body.questions.map(({ points, rule, deduction }) => [points, rule, deduction])).toEqual([
      [2, 'by-option', 0.5],
      [1.5, 'each-decision', undefined],
      [undefined, undefined, 0.25],
    ])
    const changes = [{ questionId: quiz.questions[0]?._id ?? '', selectedOption: 'Rome' }]
    const attempt = { attemptId: started.body.attempt._id }
    const saved = await t.call(saveAnswers, { token, params: attempt, body: { changes } })
    const again = await t.call(getQuiz, { token, params })
    for (const { raw } of [entered, before, started, saved, again]) {
      expect(raw).not.toMatch(/shares|4999|correctAnswers|Chlorophyll/)
    }
  })

  test('points stand in the result, in lists, in files and in what is deleted', async () => {
    const { ada, ben, cem, dan, params, result, scores } = await seedClass()
    const { token } = ada
    expect(await result(cem)).toMatchObject({
      score: 1.88,
      maxScore: 4.5,
      totalQuestions: 3,
      verdicts: [
        { verdict: 'partly', points: 1, outOf: 2 },
        { verdict: 'partly', points: 1.13, outOf: 1.5 },
        { verdict: 'incorrect', points: -0.25, outOf: 1 },
      ],
    })
    expect(await scores(ben, cem, dan)).toEqual([4.5, 1.88, 0])
    const own = await t.call(listResults, { token: cem.token, params: { userId: cem._id } })
    expect(own.body).toMatchObject([{ score: 1.88, maxScore: 4.5 }])
    const listed = await t.call(listStudentResults, {
      token,
      params,
      query: { sort: 'score', order: 'descending' },
    })
    expect(listed.body.results.map(({ name, score, maxScore }) => [name, score, maxScore])).toEqual([
      ['Ben', 4.5, 4.5],
      ['Cem', 1.88, 4.5],
      ['Dan', 0, 4.5],
    ])
    for (const sort of ['score', '1', '2']) {
      const grid = await t.call(getGrid, { token, params, query: { sort } })
      expect(grid.body.rows.map(({ name, signs, score }) => [name, signs, score])).toEqual([
        ['Dan', '--.', 0],
        ['Cem', '%%-', 1.88],
        ['Ben', '+++', 4.5],
      ])
      if (sort !== 'score') expect(grid.body.tally).toMatchObject({ incorrect: 1, partly: 1, correct: 1 })
    }
    const csv = await t.call(exportResults, { token, params, query: { format: 'csv', questions: 'points' } })
    const row = csv.raw.split('\r\n').find((line) => line.includes('Cem')) ?? ''
    expect(row).toContain(',1.88,4.5,')
    expect(row.endsWith('1,partly correct,1.13,partly correct,-0.25,incorrect')).toBe(true)
    const account = await t.call(exportAccount, { token: cem.token })
    expect(account.body.attempts).toMatchObject([{ score: 1.88, maxScore: 4.5 }])

    const students = (await t.call(listStudents, { token, params })).body.students
    const attemptId = students.find(({ name }) => name === 'Cem')?._id ?? ''
    expect(students.find(({ name }) => name === 'Cem')).toMatchObject({ score: 1.88, maxScore: 4.5 })
    await t.call(deleteAttempt, { token, params, body: { attemptId } })
    const { deleted } = (await t.call(listStudents, { token, params })).body
    expect(deleted).toMatchObject([{ name: 'Cem', score: 1.88, maxScore: 4.5 }])
  })

  test('the analysis is in points, and counts who was partly right', async () => {
    const { ada, params } = await seedClass()
    const { body } = await t.call(getAnalysis, { token: ada.token, params })
    const { analysis } = body
    expect(analysis.scores.length).toBeLessThanOrEqual(26)
    expect(analysis.scores.flatMap((count, index) => (count ? [[index, count]] : []))).toEqual([
      [0, 1],
      [9, 1],
      [22, 1],
    ])
    expect(analysis).toMatchObject({
      attempts: 3,
      points: { step: 0.2, outOf: 4.5, lowest: 0, highest: 4.5 },
      averageScore: expect.closeTo((4.5 + 1.88) / 3, 9) as unknown,
      medianScore: 1.88,
      belowHalf: 2,
    })
    expect(analysis.questions.map(({ difficulty: { right, partly } }) => [right, partly])).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
    ])
    expect(analysis.questions[0]).toMatchObject({
      difficulty: { share: expect.closeTo((1 + 0.4999) / 3, 9) as unknown },
      choices: { partly: { worst: 0, middle: 1, best: 0 } },
    })
  })

  test('other points mark results again as the preview says, and the history tells both scores', async () => {
    const { ada, ben, cem, dan, quiz, params, scores } = await seedClass()
    const { token } = ada
    const [first, ...others] = quiz.questions
    const body = { baseRevision: 1, questions: [{ ...first!, points: 4 }, ...others] }
    const counts = { results: 3, scoresChanged: 3, raised: 2, lowered: 0 }
    expect((await t.call(previewQuizUpdate, { token, params, body })).body).toMatchObject(counts)
    expect(await scores(ben, cem, dan)).toEqual([4.5, 1.88, 0])
    expect((await t.call(updateQuiz, { token, params, body })).body).toMatchObject(counts)
    expect(await scores(ben, cem, dan)).toEqual([6.5, 2.88, 0])
    const timeline = await t.call(getTimeline, { token, params, query: { userId: cem._id } })
    expect(timeline.body).toMatchObject({
      scoreChanges: [{ oldScore: 1.88, oldMaxScore: 4.5, newScore: 2.88, newMaxScore: 6.5, oldTotal: 3 }],
    })
  })

  test('a plain quiz that becomes weighted, and the other way round, is marked by what it is', async () => {
    const { ada, ben, cem, quiz, params, scores, result } = await seedClass([...sampleQuestions])
    const { token } = ada
    expect(await scores(ben, cem)).toEqual([3, 0])
    const weighted = quiz.questions.map((each, index) => ({ ...each, ...questions[index] }))
    await t.call(updateQuiz, { token, params, body: { baseRevision: 1, questions: weighted } })
    expect(await scores(ben, cem)).toEqual([4.5, 1.88])
    await t.call(updateQuiz, { token, params, body: { baseRevision: 2, questions: quiz.questions } })
    expect(await scores(ben, cem)).toEqual([3, 0])
    expect(await result(ben)).not.toHaveProperty('maxScore')
    const rows = await t.store.db.selectFrom('attempts').select(['points', 'max_points']).execute()
    expect(rows).toEqual([1, 2, 3].map(() => ({ points: null, max_points: null })))
  })

  test('a new key moves the shares, and taken back all is as before', async () => {
    const { ada, ben, cem, dan, quiz, params, scores } = await seedClass()
    const change = { mode: 'new-key' as const, correctAnswers: ['London'], mayLower: true }
    const marked = await regrade(ada, quiz, change)
    expect(marked.status).toBe(200)
    expect(await scores(ben, cem, dan)).toEqual([2, 1.88, 2])
    const stored = async () => (await t.call(getQuestions, { token: ada.token, params })).body.questions[0]
    expect((await stored())?.shares?.slice(0, 2)).toEqual([
      [1, 1],
      [0, 1],
    ])
    expect((await undo(ada, quiz, marked.body.remarkingId, 2)).status).toBe(200)
    expect(await stored()).toEqual(quiz.questions[0])
    expect(await scores(ben, cem, dan)).toEqual([4.5, 1.88, 0])
  })

  test('a file and a copy have all of it; wrong points are refused with a sentence', async () => {
    const { ada, quiz, params } = await seedClass()
    const { token } = ada
    const file = await t.call(exportQuiz, { token, params, query: { format: 'json' } })
    const read = quizFile.parse(JSON.parse(file.raw))
    expect([read.format, read.questions]).toEqual(['quizly-quiz-2', questions])
    const copy = (await t.call(duplicateQuiz, { token, params })).body.quiz
    const copied = await t.call(getQuestions, { token, params: { quizId: copy._id } })
    expect(copied.body.questions.map(({ _id, ...each }) => each)).toEqual(questions)

    const [first, ...others] = quiz.questions
    const save = async (change: object) => {
      const body = { baseRevision: 1, questions: [{ ...first!, ...change }, ...others] }
      const { status, raw } = await t.call(updateQuiz, { token, params, body })
      return [status, raw]
    }
    const points = 'Points are a number from 0.01 to 1,000 with at most two decimals.'
    for (const wrong of [0, -1, 1_001, 0.001, 'abc', 1e300, null]) {
      expect(await save({ points: wrong })).toEqual([422, expect.stringContaining(points)])
    }
    const most = 'A wrong answer can cost at most the points of the question (2).'
    expect(await save({ deduction: 3 })).toEqual([422, expect.stringContaining(most)])
    const decisions = 'This rule needs at least two decisions.'
    expect(await save({ rule: 'each-decision', shares: undefined })).toEqual([
      422,
      expect.stringContaining(decisions),
    ])
    const shares = 'Each option earns between −100 % and 100 %, and at least one earns 100 %.'
    for (const wrong of [[[1, 1]], [[1, 0]], 'x', [['1', '1']], undefined]) {
      expect(await save({ shares: wrong })).toEqual([422, expect.stringContaining(shares)])
    }
  })

  test('no reply on a plain quiz has a field of weighted ones', async () => {
    const { ada, ben, eve, quiz, params } = await seedClass([...sampleQuestions])
    const { token } = ada
    const query = { userId: ben._id }
    const replies = [
      await t.call(verifyCode, { token: eve.token, body: { secretCode: quiz.secretCode } }),
      await t.call(getQuiz, { token: eve.token, params }),
      await t.call(startAttempt, { token: eve.token, params }),
      await t.call(getResult, { token: ben.token, params, query }),
      await t.call(listResults, { token: ben.token, params: query }),
      await t.call(getTimeline, { token, params, query }),
      await t.call(getGrid, { token, params, query: { sort: '1' } }),
      await t.call(listStudents, { token, params }),
      await t.call(listStudentResults, { token, params }),
      await t.call(exportAccount, { token }),
      await t.call(exportAccount, { token: ben.token }),
      await t.call(exportQuiz, { token, params, query: { format: 'json' } }),
    ]
    for (const { status, raw } of replies) {
      expect(status).toBeLessThan(300)
      for (const field of newFields) expect(raw).not.toContain(`"${field}"`)
    }
    expect(replies.at(-1)?.raw).toContain('"quizly-quiz-1"')
  })
})
