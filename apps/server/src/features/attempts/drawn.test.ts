import {
  getAnalysis,
  getGrid,
  getQuiz,
  getReceipt,
  getResult,
  getTimeline,
  listResults,
  getPractice,
  regradeQuestion,
  saveAnswers,
  startAttempt,
  submitAttempt,
  updateQuiz,
  updateQuizSettings,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Two fixed questions, three of twelve with two points each, no two of those that give an answer away. */
const questions = Array.from({ length: 14 }, (_, i) => ({
  text: `Question ${i}`,
  type: 'single' as const,
  options: [`right ${i}`, `wrong ${i}`],
  correctAnswers: [`right ${i}`],
  ...(i >= 2 && {
    points: 2,
    slot: { name: 'Kinetics', draw: 3, ...(i < 5 && { set: 'Half-lives' }) },
  }),
}))
const scene = {
  users: { ada: { role: 'admin' }, ben: {}, cem: {}, dan: {} },
  quizzes: { biology: { owner: 'ada', questions } },
} as const
const plain = { resultRelease: 'at-once', code: 'open' } as const

describe.each(anyEngine)('a quiz whose slots draw, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async (settings: object = {}) => {
    const { users, quizzes } = await t.seed(scene)
    const quiz = quizzes.biology
    const params = { quizId: quiz._id }
    const set = (body: object) =>
      t.call(updateQuizSettings, { token: users.ada.token, params, body: { ...plain, ...body } })
    expect((await set(settings)).status).toBe(200)
    type Student = { _id: string; token: string }
    const submit = (
      student: Student,
      answers: { questionId: string; selectedOption: string }[],
      attemptId?: string,
    ) =>
      t.call(submitAttempt, {
        token: student.token,
        body: { quizId: quiz._id, userId: student._id, answers, ...(attemptId && { attemptId }) },
      })
    const result = async (student: Student) =>
      (await t.call(getResult, { token: student.token, params, query: { userId: student._id } })).body
    return { ...users, quiz, set, submit, result, params }
  }
  const idsOf = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id)
  const rightTo = (shown: readonly { _id: string; options?: readonly string[] | undefined }[]) =>
    shown.map(({ _id, options = [] }) => ({
      questionId: _id,
      selectedOption: options.find((text) => text.startsWith('right')) ?? '',
    }))

  test('asks each student its own questions, the same on reload, and tells how many there are', async () => {
    const { ben, cem, dan, quiz, params } = await setUp()
    const drawn = []
    for (const student of [ben, cem, dan]) {
      const { questions: shown } = await begin(t, student, quiz)
      expect(shown).toHaveLength(5)
      const { body: reloaded } = await t.call(getQuiz, { token: student.token, params })
      expect(reloaded.questions).toEqual(shown)
      const summary = reloaded.quiz
      expect(summary).toMatchObject({ numQuestions: 5, scoring: { maxScore: 8 } })
      expect(summary).not.toHaveProperty('asked')
      expect(JSON.stringify(shown)).not.toContain('Kinetics')
      expect(idsOf(shown).slice(0, 2)).toEqual(idsOf(quiz.questions).slice(0, 2))
      const { body: resumed } = await t.call(startAttempt, { token: student.token, params })
      expect(resumed.questions).toEqual(shown)
      drawn.push(idsOf(shown).join())
    }
    // Of 220 choices all three are the same about once in 40,000 runs.
    expect(new Set(drawn).size).toBeGreaterThan(1)
  })

  test('marks what was asked; results, times, receipts and practice speak of nothing else', async () => {
    const { ada, ben, quiz, params, submit, result } = await setUp({ shuffleQuestions: true, practice: true })
    const { attempt, questions: shown } = await begin(t, ben, quiz)
    const [other] = quiz.questions.filter(({ _id }) => !idsOf(shown).includes(_id))
    const changes = (questionId = '') => ({ changes: [{ questionId, selectedOption: 'right' }] })
    const save = (body: object) =>
      t.call(saveAnswers, { token: ben.token, params: { attemptId: attempt._id }, body })
    expect((await save(changes(other?._id))).status).toBe(422)
    expect((await save(changes(shown[3]?._id))).status).toBe(200)
    const answers = rightTo(shown)
    const submitted = await submit(ben, [
      ...answers.slice(0, 4),
      { questionId: other?._id ?? '', selectedOption: 'right' },
    ])
    const last = shown[4]?.points ?? 1
    expect(submitted.body).toMatchObject({ score: 8 - last, maxScore: 8, totalQuestions: 5 })
    const found = await result(ben)
    const ids = (list: readonly { questionId: string }[]) => list.map(({ questionId }) => questionId)
    expect([ids(found.answers), ids(found.verdicts)]).toEqual([idsOf(shown), idsOf(shown)])
    const of = { token: ben.token, params, query: { userId: ben._id } }
    const { body: timeline } = await t.call(getTimeline, of)
    expect(timeline.events.find(({ kind }) => kind === 'saved')?.question).toBe(4)
    const { body: receipt } = await t.call(getReceipt, { token: ben.token, params, query: {} })
    expect(receipt).toMatchObject({ questions: 5, answered: 4 })
    const after = await t.call(getQuiz, { token: ben.token, params })
    expect(idsOf(after.body.questions)).toEqual(idsOf(shown))
    const listed = await t.call(listResults, { token: ben.token, params: { userId: ben._id }, query: {} })
    const practised = await t.call(getPractice, { token: ben.token, params })
    expect(idsOf(practised.body.questions).toSorted()).toEqual(idsOf(shown).toSorted())
    for (const { raw } of [after, listed, practised]) {
      expect(raw).not.toContain(other?._id)
      expect(raw).not.toContain('Kinetics')
    }
    const { body: own } = await t.call(getQuiz, { token: ada.token, params })
    expect(own.quiz).toMatchObject({ numQuestions: 14, asked: 5 })
    expect(own.questions).toHaveLength(14)
    const { body: grid } = await t.call(getGrid, { token: ada.token, params, query: {} })
    expect(grid.rows[0]?.signs?.replaceAll('~', '')).toHaveLength(5)
  })

  test('keeps the questions of who has started, whatever becomes of the pool, and marks them again', async () => {
    const { ada, ben, cem, quiz, params, submit, result } = await setUp()
    const { questions: shown } = await begin(t, ben, quiz)
    await submit(ben, rightTo(shown).slice(0, 4))
    const { questions: running } = await begin(t, cem, quiz)
    const [first] = shown.filter(({ points }) => points === 2)
    const revised = quiz.questions.map(({ _id }, index) => ({
      _id,
      ...questions[index],
      ...(index >= 2 && { slot: { name: 'Kinetics', draw: 4 } }),
      ...(_id === first?._id && { correctAnswers: [`wrong ${index}`] }),
    }))
    const added = [{ ...questions[2], text: 'Another', slot: { name: 'Kinetics', draw: 4 } }]
    const saved = await t.call(updateQuiz, {
      token: ada.token,
      params,
      body: { baseRevision: 1, questions: [...revised, ...added] },
    })
    expect(saved.status).toBe(200)
    const { body: resumed } = await t.call(getQuiz, { token: cem.token, params })
    expect(resumed.questions).toEqual(running)
    expect(resumed.quiz.numQuestions).toBe(5)
    expect(await result(ben)).toMatchObject({ score: 4, maxScore: 8, totalQuestions: 5 })
    const full = { baseRevision: 2, mode: 'full-marks', mayLower: false, reason: 'Unclear' } as const
    const unseen = revised.find(({ _id }) => !idsOf(shown).includes(_id))?._id ?? ''
    for (const questionId of [first?._id ?? '', unseen]) {
      t.clock.advance(60_000)
      const baseRevision = questionId === unseen ? 3 : 2
      const done = await t.call(regradeQuestion, {
        token: ada.token,
        params,
        body: { ...full, baseRevision, questionId },
      })
      expect(done.status).toBe(200)
    }
    const again = await result(ben)
    expect(again).toMatchObject({ score: 6, totalQuestions: 5 })
    expect(again.markedAgain?.map(({ number }) => number)).toEqual([
      idsOf(shown).indexOf(first?._id ?? '') + 1,
    ])
    const { body: analysis } = await t.call(getAnalysis, { token: ada.token, params })
    expect(analysis.analysis.uncounted).toContainEqual(
      expect.objectContaining({ number: 15, why: 'not-asked' }),
    )
  })

  test('asks fresh questions in a later attempt, if its settings say so', async () => {
    const { ben, quiz, params, submit } = await setUp({ attempts: 4, freshQuestions: true })
    const seen: string[] = []
    for (const number of [1, 2, 3, 4]) {
      const { body } =
        number === 1
          ? { body: await begin(t, ben, quiz) }
          : await t.call(startAttempt, { token: ben.token, params, query: { attempt: String(number) } })
      seen.push(...idsOf(body.questions).slice(2))
      const submitted = await submit(ben, rightTo(body.questions), body.attempt._id)
      expect(submitted.status).toBe(201)
    }
    // Three turns of three have fresh ones; of the three that exclude each other one is in each of them.
    expect(new Set(seen.slice(0, 9)).size).toBe(9)
    expect(seen).toHaveLength(12)
  })
})
