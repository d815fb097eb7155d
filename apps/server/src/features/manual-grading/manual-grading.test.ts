import {
  decideLateAnswers,
  getReceipt,
  getTimeline,
  markByHand,
  nextAnswerToMark,
  saveAnswers,
  updateQuiz,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { causes, rubric, seedEssays } from '../../testing/desk/essay-class.ts'
import { engines } from '../../testing/engines.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(engines)('draft marks on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const seedClass = () => seedEssays(t)

  test('an answer is given to one marker at a time, without a name, and again after five minutes', async () => {
    const { ada, mia, ben, cem, next } = await seedClass()
    const [one, other] = [(await next(ada)).body, (await next(mia)).body]
    expect([one.left, one.number, one.question.text]).toEqual([2, 1, causes.text])
    expect(one.answer?.attemptId).not.toBe(other.answer?.attemptId)
    for (const { answer } of [one, other]) expect(answer?.text).toMatch(/^A treaty/)
    for (const { raw } of [await next(ada), await next(mia)]) {
      expect(raw).not.toMatch(new RegExp(`Ben|Cem|userId|"${ben._id}"|"${cem._id}"`))
    }
    expect((await next(ada)).body.answer).toEqual(one.answer)
    const none = await t.call(nextAnswerToMark, {
      token: mia.token,
      params: { quizId: one.quiz._id, questionId: one.question._id },
    })
    expect(none.body.answer).toEqual(other.answer)
    t.clock.advance(6 * 60_000)
    const taken = (await next(ada)).body.answer
    expect([one.answer?.attemptId, other.answer?.attemptId]).toContain(taken?.attemptId)
  })

  test('change nothing before they are released; then each student has one change of the score and a new receipt', async () => {
    const { mia, ada, ben, cem, overview, release, resultOf, markAll, params } = await seedClass()
    const before = await resultOf(ben)
    await markAll(mia)
    expect(await overview()).toMatchObject({
      ready: 2,
      released: 0,
      questions: [
        { number: 1, waiting: 2, marked: 2 },
        { number: 2, waiting: 2, marked: 2 },
      ],
    })
    expect(await resultOf(ben)).toEqual(before)
    expect((await release(mia)).status).toBe(404)
    expect((await release()).body).toMatchObject({ results: 2, changed: 0, left: 0 })
    expect((await release()).body).toMatchObject({ results: 0, changed: 0, left: 0 })
    for (const student of [ben, cem]) {
      const result = await resultOf(student)
      // 2 of the rubric and 1; of the other essay 1.
      expect(result).toMatchObject({ score: 4, maxScore: 10 })
      expect(result).not.toHaveProperty('waiting')
      expect(result.markedAgain).toMatchObject([
        { number: 1, reason: 'Good.', byHand: { points: 3 } },
        { number: 2, reason: 'Good.', byHand: { points: 1 } },
      ])
    }
    const query = { userId: ben._id }
    const { body } = await t.call(getTimeline, { token: ada.token, params, query })
    expect(body).toMatchObject({ scoreChanges: [{ oldScore: 0, oldWaiting: 2, newScore: 4 }] })
    const receipt = await t.call(getReceipt, { token: ben.token, params })
    expect(receipt.body.markedAgain).toHaveLength(2)
    expect(await overview()).toMatchObject({ ready: 0, released: 2 })
  })

  test('are taken back as a whole: the answers wait again, and the marks are drafts', async () => {
    const { mia, ben, overview, release, withdraw, resultOf, markAll } = await seedClass()
    const before = await resultOf(ben)
    await markAll(mia)
    await release()
    t.clock.advance(1_000)
    expect((await withdraw(mia)).status).toBe(404)
    expect((await withdraw()).body).toMatchObject({ results: 2, left: 0 })
    const { markedAgain, ...now } = await resultOf(ben)
    expect(now).toEqual(before)
    expect(markedAgain).toMatchObject([{ isUndone: true }, { isUndone: true }])
    expect(await overview()).toMatchObject({ ready: 2, released: 0 })
    await release()
    expect((await resultOf(ben)).score).toBe(4)
  })

  test('in two windows of one marker the later one sees what is noted in the other', async () => {
    const { ada, mia, next, note } = await seedClass()
    const { answer } = (await next(mia)).body
    if (!answer) throw new Error('Nothing waits')
    expect((await note(mia, answer)).body).toEqual({
      version: 1,
      items: ['treaty'],
      adjustment: 1,
      comment: 'Good.',
      points: 3,
    })
    const late = await note(mia, answer, { adjustment: 2 })
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'mark-changed', theirMark: { by: 'Mia', version: 1, points: 3 } },
    ])
    expect((await note(mia, answer, { adjustment: 2, baseVersion: 1 })).body).toMatchObject({ points: 4 })
    expect((await next(ada)).body.comments).toEqual(['Good.'])
  })

  test('follow the rubric as it is, and are cut to the points of the question', async () => {
    const { ada, quiz, params, next, note, release, resultOf, ben, cem } = await seedClass()
    for (let { body } = await next(ada); body.answer; { body } = await next(ada)) {
      await note(ada, body.answer, { items: ['treaty', 'spelling'], adjustment: 0 })
    }
    const [first, second] = quiz.questions
    const dearer = { ...first, essay: { rubric: [{ ...rubric[0], points: 9 }, rubric[1]] } }
    const body = { questions: [dearer, second] }
    expect((await t.call(updateQuiz, { token: ada.token, params, body })).status).toBe(200)
    expect((await release()).body).toMatchObject({ results: 2 })
    expect([(await resultOf(ben)).score, (await resultOf(cem)).score]).toEqual([6, 6])
  })

  test('stay within the points of their question, whatever is given beside the rubric', async () => {
    const { ada, next, note } = await seedClass()
    const { answer } = (await next(ada)).body
    for (const [items, adjustment, status] of [
      [['treaty'], 4.01, 422],
      [['spelling'], -0.1, 422],
      [[], -1, 422],
      [['treaty'], 4, 200],
    ] as const) {
      const reply = await note(ada, answer!, { items: [...items], adjustment })
      expect(reply.status).toBe(status)
      if (status === 422)
        expect(reply.failure.problems).toMatchObject([
          { path: 'adjustment', code: 'adjustment-outside', params: { most: 6 } },
        ])
    }
  })

  test('go with another answer that takes the place of the marked one', async () => {
    const { ada, dan, quiz, params, idOf, next, note, release, resultOf, overview } = await seedClass()
    const { attempt } = await begin(t, dan, quiz)
    const save = (text: string) =>
      t.call(saveAnswers, {
        token: dan.token,
        params: { attemptId: attempt._id },
        body: { changes: [{ questionId: idOf(0), selectedOption: text, age: 0 }] },
      })
    await save('First thoughts')
    t.clock.advance(20 * 60_000)
    await save('Second thoughts')
    for (let { body } = await next(ada); body.answer; { body } = await next(ada)) await note(ada, body.answer)
    const late = { userId: dan._id, accept: true }
    await t.call(decideLateAnswers, { token: ada.token, params, body: late })
    expect((await release()).body).toMatchObject({ results: 3, changed: 1 })
    expect(await resultOf(dan)).toMatchObject({ score: 0, waiting: 1 })
    expect((await overview()).questions[0]).toMatchObject({ waiting: 1, marked: 0 })
    expect((await next(ada)).body.answer?.text).toBe('Second thoughts')
  })

  test('whose answer waits again after the release is offered once more, with the mark that it had', async () => {
    const { ada, ben, params, idOf, next, note, release, resultOf, markAll, overview } = await seedClass()
    await markAll(ada)
    await release()
    const query = { userId: ben._id }
    const { body } = await t.call(getTimeline, { token: ada.token, params, query })
    if (!('version' in body)) throw new Error('Only educators read versions')
    const taken = { questionId: idOf(0), verdict: null, baseVersion: body.version }
    const target = { ...params, attemptId: body.result._id }
    await t.call(markByHand, { token: ada.token, params: target, body: taken })
    expect((await overview()).questions[0]).toMatchObject({ waiting: 1, marked: 0 })
    const { answer, left } = (await next(ada)).body
    expect([answer?.mark, left]).toMatchObject([{ version: 1, points: 3 }, 1])
    if (!answer) throw new Error('Nothing waits')
    expect((await note(ada, answer, { baseVersion: 1, adjustment: 2 })).body).toMatchObject({ points: 4 })
    expect((await next(ada)).body).toMatchObject({ answer: null, left: 0 })
    await release()
    expect((await resultOf(ben)).score).toBe(5)
  })

  test('are for markers of this quiz alone', async () => {
    const { ben, next, note, mia } = await seedClass()
    const { answer } = (await next(mia)).body
    if (!answer) throw new Error('Nothing waits')
    const { users } = await t.seed({ users: { fay: { role: 'admin' } } })
    expect([(await next(ben)).status, (await note(ben, answer)).status]).toEqual([403, 403])
    expect([(await next(users.fay)).status, (await note(users.fay, answer)).status]).toEqual([404, 404])
  })
})
