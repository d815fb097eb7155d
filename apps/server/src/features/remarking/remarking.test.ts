import {
  type CallBodyInput,
  decideLateAnswers,
  getAnalysis,
  getQuestions,
  getRemarkings,
  getResult,
  previewRemarking,
  remarkQuestion,
  saveAnswers,
  undoRemarking,
  updateQuiz,
  updateQuizSettings,
} from '@quizly/contract'
import { type Answer, defaultGraceMs, remarkModes } from '@quizly/domain'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'
import { insertRole } from '../quizzes/roles.repository.ts'

type Change = Omit<CallBodyInput<typeof remarkQuestion>, 'questionId' | 'baseRevision' | 'reason'>

describe.each(engines)('re-marking on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** Ben answered Paris, Cem London and Dan nothing; all else of theirs is right. */
  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: {
        ada: { role: 'admin', name: 'Ada' },
        ben: { name: 'Ben' },
        cem: { name: 'Cem' },
        dan: { name: 'Dan' },
      },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10 } },
    })
    const { quiz } = quizzes
    const [city, ...others] = rightAnswers(quiz.questions)
    await submitAnswers(t, users.ben, quiz, [city!, ...others])
    await submitAnswers(t, users.cem, quiz, [{ ...city!, selectedOption: 'London' }, ...others])
    await submitAnswers(t, users.dan, quiz, others)
    t.clock.advance(60_000)
    return { ...users, quiz }
  }
  const bodyOf = (quiz: SeededQuiz, change: Change, baseRevision = 1, place = 0) => ({
    questionId: quiz.questions[place]?._id ?? '',
    baseRevision,
    ...change,
  })
  const remark = ({ token }: SeededUser, quiz: SeededQuiz, change: Change, baseRevision = 1, place = 0) =>
    t.call(remarkQuestion, {
      token,
      params: { quizId: quiz._id },
      body: { ...bodyOf(quiz, change, baseRevision, place), reason: 'The key was wrong' },
    })
  const preview = ({ token }: SeededUser, quiz: SeededQuiz, change: Change, baseRevision = 1) =>
    t.call(previewRemarking, {
      token,
      params: { quizId: quiz._id },
      body: bodyOf(quiz, change, baseRevision),
    })
  const undo = ({ token }: SeededUser, quiz: SeededQuiz, remarkingId: string, baseRevision: number) =>
    t.call(undoRemarking, { token, params: { quizId: quiz._id, remarkingId }, body: { baseRevision } })
  const resultOf = async (student: SeededUser, quiz: SeededQuiz) => {
    const input = { token: student.token, params: { quizId: quiz._id }, query: { userId: student._id } }
    return (await t.call(getResult, input)).body
  }
  const readMarks = () =>
    t.store.db
      .selectFrom('attempts')
      .select(['id', 'outcomes', 'score', 'total_questions'])
      .orderBy('id')
      .execute()
  const scoresOf = async (quiz: SeededQuiz, ...students: SeededUser[]) => {
    const results = await Promise.all(students.map((student) => resultOf(student, quiz)))
    return results.map(({ score, totalQuestions }) => `${score}/${totalQuestions}`)
  }
  const london = { correctAnswers: ['London'] }

  test.each<[Change, scores: string[], gains: string[], losses: string[]]>([
    [{ ...london, mode: 'new-key', mayLower: true }, ['2/3', '3/3', '2/3'], ['Cem'], ['Ben']],
    [{ ...london, mode: 'new-key', mayLower: false }, ['3/3', '3/3', '2/3'], ['Cem'], []],
    [{ ...london, mode: 'either-key', mayLower: false }, ['3/3', '3/3', '2/3'], ['Cem'], []],
    [{ mode: 'full-marks', mayLower: false }, ['3/3', '3/3', '3/3'], ['Cem', 'Dan'], []],
    [{ mode: 'left-out', mayLower: false }, ['3/3', '2/2', '2/2'], ['Cem', 'Dan'], []],
    [{ mode: 'left-out', mayLower: true }, ['2/2', '2/2', '2/2'], ['Cem', 'Dan'], []],
  ])('%j gives Ben, Cem and Dan %j, and the preview names them', async (change, scores, gains, losses) => {
    const { ada, ben, cem, dan, quiz } = await seedClass()
    const before = await readMarks()
    const { status, body } = await preview(ada, quiz, change)
    expect([status, await readMarks()]).toEqual([200, before])
    expect([body.gains.map(({ name }) => name), body.losses.map(({ name }) => name)]).toEqual([gains, losses])
    const done = await remark(ada, quiz, change)
    const { gains: _, losses: __, ...counts } = body
    expect([done.status, done.body]).toMatchObject([200, { ...counts, revision: 2 }])
    expect(counts).toMatchObject({ results: 3, up: gains.length, down: losses.length })
    expect(await scoresOf(quiz, ben, cem, dan)).toEqual(scores)
    // Who begins only now is marked by the rule alone, as those are who may go down.
    const eve = (await t.seed({ users: { eve: {} } })).users.eve
    await submitAnswers(t, eve, quiz, rightAnswers(quiz.questions))
    const evesScore = change.mode === 'new-key' ? '2/3' : change.mode === 'left-out' ? '2/2' : '3/3'
    expect(await scoresOf(quiz, eve)).toEqual([evesScore])
  })

  test('is remembered with its author and reason, told to the students, and taken back exactly', async () => {
    const { ada, ben, cem, quiz } = await seedClass()
    const before = await readMarks()
    const { body: done } = await remark(ada, quiz, { ...london, mode: 'new-key', mayLower: true })
    const list = async () =>
      (await t.call(getRemarkings, { token: ada.token, params: { quizId: quiz._id } })).body
    expect((await list()).remarkings).toMatchObject([
      {
        _id: done.remarkingId,
        question: { number: 1, text: quiz.questions[0]?.text },
        mode: 'new-key',
        reason: 'The key was wrong',
        by: 'Ada',
        before: ['Paris'],
        after: ['London'],
        canUndo: true,
        isUndone: false,
      },
    ])
    const at = new Date(t.clock.now()).toISOString()
    const told = { at, number: 1, reason: 'The key was wrong' }
    expect((await resultOf(cem, quiz)).markedAgain).toEqual([told])

    expect((await undo(ada, quiz, done.remarkingId, 2)).body).toMatchObject({ up: 1, down: 1, revision: 3 })
    expect(await readMarks()).toEqual(before)
    expect((await resultOf(ben, quiz)).markedAgain).toEqual([told, { ...told, isUndone: true }])
    expect((await list()).remarkings).toMatchObject([
      { mode: 'undo', canUndo: false },
      { mode: 'new-key', canUndo: false, isUndone: true },
    ])
    // The reply was lost, and it is asked for again.
    const again = await undo(ada, quiz, done.remarkingId, 2)
    expect([again.status, again.body]).toMatchObject([200, { revision: 3 }])
    expect(await readMarks()).toEqual(before)
  })

  test('is done once, however often it is asked for', async () => {
    const { ada, quiz } = await seedClass()
    const change = { ...london, mode: 'either-key', mayLower: false } as const
    const [one, other] = await Promise.all([remark(ada, quiz, change), remark(ada, quiz, change)])
    expect([other.status, other.raw]).toEqual([200, one.raw])
    expect(one.body).toMatchObject({ revision: 2, up: 1 })
    expect(await t.store.db.selectFrom('remarkings').select('revision').execute()).toEqual([{ revision: 2 }])
  })

  test('of a quiz that a colleague has changed meanwhile says what changed, and does nothing', async () => {
    const { ada, quiz } = await seedClass()
    const params = { quizId: quiz._id }
    const [first, ...rest] = quiz.questions
    const questions = [...rest, first!]
    await t.call(updateQuiz, { token: ada.token, params, body: { questions } })
    const late = await remark(ada, quiz, { mode: 'full-marks', mayLower: false })
    expect(late.status).toBe(409)
    expect(JSON.parse(late.raw)).toMatchObject({ code: 'quiz-changed', theirs: { revision: 2 } })
    expect((await preview(ada, quiz, { mode: 'full-marks', mayLower: false })).status).toBe(409)
    const { body } = await remark(ada, quiz, { mode: 'full-marks', mayLower: false }, 2)
    // Whoever edits on the older questions is told of the re-marking, too.
    const edit = await t.call(updateQuiz, { token: ada.token, params, body: { questions, baseRevision: 2 } })
    expect(edit.status).toBe(200)
    const other = { questions: [{ ...first!, text: 'Which?' }, ...rest], baseRevision: 2 }
    const edited = await t.call(updateQuiz, { token: ada.token, params, body: other })
    expect(JSON.parse(edited.raw)).toMatchObject({
      theirs: { revision: 3, changes: [{ questionId: first?._id, change: 'changed' }] },
    })
    // An edit keeps how the question counts; after it nothing decisive has changed, so it can be taken back.
    await t.call(updateQuiz, { token: ada.token, params, body: { ...other, baseRevision: 3 } })
    expect((await undo(ada, quiz, body.remarkingId, 4)).status).toBe(200)
  })

  test('cannot be taken back where the key was changed since', async () => {
    const { ada, quiz } = await seedClass()
    const { body } = await remark(ada, quiz, { ...london, mode: 'new-key', mayLower: false })
    await remark(ada, quiz, { correctAnswers: ['Rome'], mode: 'new-key', mayLower: true }, 2)
    const refused = await undo(ada, quiz, body.remarkingId, 3)
    expect([refused.status, JSON.parse(refused.raw)]).toMatchObject([409, { code: 'quiz-changed' }])
    expect((await undo(ada, quiz, 'unknown', 3)).status).toBe(404)
  })

  test('says what is wrong with it', async () => {
    const { ada, quiz } = await seedClass()
    const refusals: [Change, string][] = [
      [{ correctAnswers: ['Oslo'], mode: 'new-key', mayLower: false }, 'correct-answer-not-an-option'],
      [{ correctAnswers: [], mode: 'new-key', mayLower: false }, 'no-correct-answer'],
      [{ mode: 'either-key', mayLower: true }, 'nothing-changes'],
      [{ mode: 'answers', mayLower: false, accepted: ['Lutetia'] }, 'not-written'],
    ]
    for (const [change, code] of refusals) {
      const { status, raw } = await remark(ada, quiz, change)
      expect([status, JSON.parse(raw)]).toMatchObject([422, { problems: [{ code }] }])
    }
  })

  test('shows a student nothing while results are held back', async () => {
    const { ada, ben, quiz } = await seedClass()
    const params = { quizId: quiz._id }
    const body = { correctAnswers: 'when-closed', code: 'open' }
    await t.call(updateQuizSettings, { token: ada.token, params, body })
    const before = await resultOf(ben, quiz)
    await remark(ada, quiz, { ...london, mode: 'new-key', mayLower: true })
    expect(await resultOf(ben, quiz)).toEqual(before)
    expect((await resultOf(ada, quiz)).markedAgain).toBeUndefined()
  })

  test('may be done by markers, and viewers may look', async () => {
    const { ada: _, quiz } = await seedClass()
    const { users } = await t.seed({ users: { max: { role: 'admin' }, vic: { role: 'admin' } } })
    const roles = { max: 'marker', vic: 'viewer' } as const
    for (const name of ['max', 'vic'] as const) {
      await insertRole(
        t.store.db,
        { quizId: quiz._id, userId: users[name]._id, role: roles[name] },
        t.clock.now(),
      )
    }
    const canMark = async ({ token }: SeededUser) =>
      (await t.call(getRemarkings, { token, params: { quizId: quiz._id } })).body.canMark
    expect([await canMark(users.max), await canMark(users.vic)]).toEqual([true, false])
    const change = { mode: 'full-marks', mayLower: false } as const
    expect((await remark(users.vic, quiz, change)).status).toBe(404)
    expect((await remark(users.max, quiz, change)).status).toBe(200)
  })

  test('leaves a question that counts for all alike out of the analysis', async () => {
    const { ada, quiz } = await seedClass()
    await remark(ada, quiz, { mode: 'left-out', mayLower: true })
    const { body } = await t.call(getAnalysis, { token: ada.token, params: { quizId: quiz._id } })
    expect(body.analysis).toMatchObject({
      attempts: 3,
      scores: [0, 0, 3],
      questions: [{ number: 2 }, { number: 3 }],
      uncounted: [{ number: 1, why: 'left-out', question: { _id: quiz.questions[0]?._id } }],
    })
  })

  test('goes on after a crash, by the sweeper, with the marks that are kept', async () => {
    const { ada, ben, cem, dan, quiz } = await seedClass()
    const before = await readMarks()
    await remark(ada, quiz, { ...london, mode: 'new-key', mayLower: false })
    const after = await readMarks()
    for (const { id, ...marks } of before) {
      await t.store.db
        .updateTable('attempts')
        .set({ ...marks, marked_revision: 1 })
        .where('id', '=', id)
        .execute()
    }
    await t.store.db.deleteFrom('score_changes').execute()
    await t.store.db.updateTable('quizzes').set({ unmarked_since: t.clock.now() }).execute()
    t.clock.advance(30_001)
    await sweep(t.store.db, t.clock.now())
    expect(await readMarks()).toEqual(after)
    expect(await scoresOf(quiz, ben, cem, dan)).toEqual(['3/3', '3/3', '2/3'])
  })

  const selection = fc.constantFrom('Paris', 'London', ['2', '7'], ['4'], 'Chlorophyll', 'leaf', null)
  const remarking = fc.record({
    place: fc.constantFrom(0, 1, 2),
    mode: fc.constantFrom(...remarkModes),
    mayLower: fc.boolean(),
    key: fc.boolean(),
    accepted: fc.subarray(['leaf', 'green stuff']),
  })

  test('any number of times, with late answers between, lowers nobody unasked and is undone exactly', async () => {
    let run = 0
    const play = async (
      given: (string | string[] | null)[][],
      remarkings: (typeof remarking extends fc.Arbitrary<infer R> ? R : never)[],
    ) => {
      run += 1
      const { users, quizzes } = await t.seed({
        users: {
          ada: { role: 'admin', email: `ada${run}@example.org` },
          ben: { email: `ben${run}@example.org` },
          cem: { email: `cem${run}@example.org` },
        },
        quizzes: { quiz: { owner: 'ada', timeLimit: 10 } },
      })
      const { ada, ben, cem } = users
      const { quiz } = quizzes
      const answers = given.map((each) =>
        quiz.questions.map(({ _id }, i): Answer => ({ questionId: _id, selectedOption: each[i] ?? null })),
      )
      await submitAnswers(t, ben, quiz, answers[0] ?? [])
      const { attempt } = await begin(t, cem, quiz)
      t.clock.advance(10 * 60_000 + defaultGraceMs + 1)
      const late = { attemptId: attempt._id }
      await t.call(saveAnswers, { token: cem.token, params: late, body: { changes: answers[1] ?? [] } })
      const readAll = () =>
        t.store.db
          .selectFrom('attempts')
          .select(['id', 'outcomes', 'score', 'total_questions'])
          .where('quiz_id', '=', quiz._id)
          .orderBy('id')
          .execute()
      let revision = 1
      for (const [made, { place, mode, mayLower, key, accepted }] of remarkings.entries()) {
        const { questions } = (await t.call(getQuestions, { token: ada.token, params: { quizId: quiz._id } }))
          .body
        const options = questions[place]?.options ?? []
        const correctAnswers = key ? [options[0] ?? 'leaf'] : undefined
        const before = await readAll()
        const change = { mode, mayLower, accepted, ...(correctAnswers && { correctAnswers }) }
        const { status, body } = await remark(ada, quiz, change, revision, place)
        if (status === 422) continue
        expect(status).toBe(200)
        revision = body.revision
        const after = await readAll()
        if (!mayLower) {
          expect(body.down).toBe(0)
          for (const [i, old] of before.entries())
            expect(after[i]?.score).toBeGreaterThanOrEqual(old.score ?? 0)
        }
        if (made % 2 === 1) {
          revision = (await undo(ada, quiz, body.remarkingId, revision)).body.revision
          expect(await readAll()).toEqual(before)
        }
        if (made === 0) {
          const decision = { userId: cem._id, accept: true }
          await t.call(decideLateAnswers, { token: ada.token, params: { quizId: quiz._id }, body: decision })
        }
      }
    }
    const givens = fc.array(fc.tuple(selection, selection, selection), { minLength: 2, maxLength: 2 })
    await fc.assert(fc.asyncProperty(givens, fc.array(remarking, { minLength: 1, maxLength: 4 }), play), {
      numRuns: 10,
    })
  })
})
