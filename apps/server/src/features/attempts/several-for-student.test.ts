import { compareReceipt, getQuiz, getReceipt, getResult, getTimeline, listResults } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { setUpSeveral } from '../../testing/desk/several-attempts.ts'

describe.each(anyEngine)('a quiz that can be taken several times, for its student, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  test('is offered until no attempt is left; each has a seed and answers of its own (T143)', async () => {
    const { ben, allow, start, right, send, take, view, rows } = await setUpSeveral(t)
    await allow(2)
    await take(ben, 1, 1)
    const between = await view(ben)
    expect(between.body).toMatchObject({
      attempt: { state: 'submitted', number: 1, allowed: 2, next: 2 },
    })
    expect(between.raw).not.toContain('correctAnswers')
    const { body } = await start(ben, 2)
    expect(body.attempt).toMatchObject({ state: 'in-progress', number: 2, answers: [] })
    await send(ben, right(3), body.attempt._id)
    const over = await view(ben)
    expect(over.body).toMatchObject({ attempt: { state: 'submitted', number: 2 } })
    expect(over.body).not.toHaveProperty('attempt.next')
    expect(over.raw).toContain('correctAnswers')
    const third = await start(ben, 3)
    expect([third.status, third.failure.message]).toEqual([409, 'You have already attempted this quiz.'])
    const [first, second] = await rows()
    expect(first?.seed).not.toBe(second?.seed)
  })

  test('tells nothing but the score while an attempt is left, in no call', async () => {
    const { ben, params, change, allow, start, right, send, take, result } = await setUpSeveral(t)
    await allow(2)
    const attemptId = await take(ben, 1, 2)
    const { token } = ben
    const query = { userId: ben._id }
    const replies = [
      await t.call(getQuiz, { token, params: params(), query: {} }),
      await t.call(getQuiz, { token, params: params(), query: { attempt: '1' } }),
      await t.call(getResult, { token, params: params(), query }),
      await t.call(getResult, { token, params: params(), query: { ...query, attempt: '1' } }),
      await t.call(getTimeline, { token, params: params(), query }),
      await t.call(listResults, { token, params: { userId: ben._id }, query: {} }),
      await send(ben, right(3), attemptId),
      await start(ben),
    ]
    for (const { raw } of replies) expect(raw).not.toMatch(/correctAnswers|"verdict":/)
    expect((await result(ben, ben)).score).toBe(2)
    expect(await result(ben, ben)).toMatchObject({ why: 'attempts-left', verdicts: [] })
    await start(ben, 2)
    expect(await result(ben, ben)).toMatchObject({ why: 'attempts-left', verdicts: [] })
    await change({ code: 'closed', attempts: 2 })
    expect(await result(ben, ben, 1)).toMatchObject({ why: 'attempts-left', verdicts: [] })
  })

  test('shows all of it when it is closed, and when no attempt is left', async () => {
    const { ben, change, allow, start, take, view, result, rows } = await setUpSeveral(t)
    await allow(3)
    await take(ben, 1, 2)
    await take(ben, 2, 1)
    await change({ code: 'closed', attempts: 3 })
    for (const number of [1, 2]) {
      const { why, verdicts } = await result(ben, ben, number)
      expect([why, verdicts.length]).toEqual([undefined, 3])
      expect((await view(ben, number)).raw).toContain('correctAnswers')
    }
    const refused = await start(ben, 3)
    expect([refused.status, refused.failure.code]).toEqual([409, 'quiz-closed'])
    expect(await rows()).toHaveLength(2)
  })

  test.each([
    ['best', 2],
    ['last', 3],
    ['first', 1],
  ] as const)('says which attempt counts: the %s', async (counts, counted) => {
    const { ben, allow, take, result } = await setUpSeveral(t)
    await allow(3, counts)
    await take(ben, 1, 1)
    await take(ben, 2, 3)
    await take(ben, 3, 3)
    const { attempts } = await result(ben, ben)
    expect(attempts).toMatchObject({ number: 3, allowed: 3, counts })
    expect(attempts?.all.map(({ score, isCounted }) => [score, isCounted])).toEqual(
      [1, 3, 3].map((score, index) => [score, index === counted - 1 ? true : undefined]),
    )
  })

  test('tells no score and not which attempt counts while results are held back', async () => {
    const { ben, change, take, result } = await setUpSeveral(t)
    await change({ attempts: 3, resultRelease: 'by-hand' })
    await take(ben, 1, 3)
    await take(ben, 2, 1)
    const { attempts, score } = await result(ben, ben)
    expect(score).toBeNull()
    for (const each of attempts?.all ?? []) {
      expect(each).not.toHaveProperty('score')
      expect(each).not.toHaveProperty('isCounted')
    }
  })

  test('lists each result with its number', async () => {
    const { ben, allow, take } = await setUpSeveral(t)
    await allow('unlimited')
    await take(ben, 1, 1)
    await take(ben, 2, 2)
    const { body } = await t.call(listResults, {
      token: ben.token,
      params: { userId: ben._id },
      query: {},
    })
    expect(body.map(({ number, score, why }) => [number, score, why])).toEqual([
      [2, 2, 'attempts-left'],
      [1, 1, 'attempts-left'],
    ])
  })

  test('gives a receipt of each, which agrees with that attempt', async () => {
    const { ada, ben, params, allow, take } = await setUpSeveral(t)
    await allow(2)
    await take(ben, 1, 1)
    await take(ben, 2, 2)
    for (const attempt of ['1', '2', undefined]) {
      const receipt = await t.call(getReceipt, {
        token: ben.token,
        params: params(),
        query: attempt === undefined ? {} : { attempt },
      })
      expect(receipt.body.answered).toBe(attempt === '1' ? 1 : 2)
      const compared = await t.call(compareReceipt, { token: ada.token, body: { receipt: receipt.body } })
      expect(compared.body).toEqual({ matches: true })
    }
  })
})
