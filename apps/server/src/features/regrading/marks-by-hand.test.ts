import { decideLateAnswers, giveExtraTime, saveAnswers, updateQuiz } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { byHandCalls, type HandFixture, seedHandFixture } from '../../testing/desk/marking-by-hand.ts'
import { regradingCalls } from '../../testing/desk/regrading.ts'
import { engines } from '../../testing/engines.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(engines)('marks by hand, on $name', (engine) => {
  let t: TestApp
  let w: HandFixture
  beforeEach(async () => {
    t = await createTestApp({ engine })
    w = await seedHandFixture(t)
  })
  afterEach(() => t.close())

  const { params, questionId, look, submitted, mark, scoreOf, resultOfBen } = byHandCalls(() => w)
  const { preview, regrade, undo } = regradingCalls(() => t)

  test('is done once, however often it is asked for', async () => {
    const before = await submitted()
    const [one, other] = await Promise.all([mark(w.mia, before), mark(w.mia, before)])
    expect([one.status, other.status, other.raw]).toEqual([200, 200, one.raw])
    expect(one.body.marksByHand).toHaveLength(1)
    // The same words from somebody else are not the same mark.
    const late = await mark(w.ada, before)
    expect([late.status, late.body]).toMatchObject([409, { code: 'attempt-changed' }])
  })

  test('of two markers the later one learns what has changed, and changes nothing', async () => {
    const before = await submitted()
    const replies = await Promise.all([
      mark(w.mia, before),
      mark(w.ada, before, { questionId: questionId(1), verdict: 'incorrect', reason: 'One is missing' }),
    ])
    const [done, refused] = replies.toSorted((one, other) => one.status - other.status)
    expect([done?.status, refused?.status]).toEqual([200, 409])
    const now = await look()
    expect(refused?.body).toMatchObject({ code: 'attempt-changed', theirAttempt: now })
    expect(now).toEqual(done?.body)
  })

  test('stays when its question is marked again and when the quiz is revised, until it is taken back', async () => {
    const before = await submitted()
    const { body: marked } = await mark(w.ada, before, { questionId: questionId(1), verdict: 'incorrect' })
    expect(scoreOf(marked)).toBe('1/3')
    const full = { mode: 'full-marks', mayLower: false } as const
    expect((await preview(w.ada, w.quiz, full, 1, 1)).body).toMatchObject({ up: 0, down: 0, byHand: 1 })
    expect((await preview(w.ada, w.quiz, full, 1, 0)).body).not.toHaveProperty('byHand')
    const { body: done } = await regrade(w.ada, w.quiz, full, 1, 1)
    expect([done.up, scoreOf(await look())]).toEqual([0, '1/3'])
    const out = { mode: 'left-out', mayLower: true } as const
    await regrade(w.ada, w.quiz, out, 2, 1)
    expect(scoreOf(await look())).toBe('1/3')
    const [first, second, third] = w.quiz.questions
    const revised = [first, { ...second, options: ['2', '4', '7', 'nine'] }, third]
    await t.call(updateQuiz, { token: w.ada.token, params: params(), body: { questions: revised } })
    const then = await look()
    expect([then.result.verdicts[1]?.verdict, scoreOf(then)]).toEqual(['incorrect', '1/3'])
    // Taken back, the question counts as it does for all others now.
    const { body: undone } = await mark(w.ada, then, { questionId: questionId(1), verdict: null })
    expect([undone.result.verdicts[1]?.verdict, scoreOf(undone)]).toEqual(['left-out', '1/2'])
  })

  test('and a regrade can be taken back in either order', async () => {
    const before = await submitted()
    const change = { correctAnswers: ['London'], mode: 'new-key' as const, mayLower: true }
    const { body: marked } = await mark(w.ada, before, { verdict: 'incorrect', reason: 'Copied' })
    const { body: done } = await regrade(w.ada, w.quiz, change)
    expect(scoreOf(await look())).toBe('2/3')
    const { body: undone } = await mark(w.ada, await look(), { verdict: null })
    expect([scoreOf(marked), scoreOf(undone)]).toEqual(['2/3', '3/3'])
    const { body: again } = await mark(w.ada, undone, { verdict: 'incorrect', reason: 'Copied' })
    await undo(w.ada, w.quiz, done.remarkingId, 2)
    expect([scoreOf(again), scoreOf(await look())]).toEqual(['2/3', '2/3'])
    const { body: last } = await mark(w.ada, await look(), { verdict: null })
    expect(last.result.verdicts).toEqual(before.result.verdicts)
  })

  test('beside a regrade is neither lost nor done by an old key', async () => {
    const before = await submitted()
    const change = { correctAnswers: ['Rome'], mode: 'new-key' as const, mayLower: true }
    const [marking] = await Promise.all([mark(w.mia, before), regrade(w.ada, w.quiz, change)])
    const now = await look()
    // The regrade may have come first; then nothing was marked by hand.
    const isMarked = marking.status === 200
    expect([200, 409]).toContain(marking.status)
    expect(now.result.verdicts[0]).toMatchObject({ verdict: isMarked ? 'correct' : 'incorrect' })
    const rows = await t.store.db.selectFrom('attempts').select(['marked_revision', 'score']).execute()
    expect(rows).toEqual([{ marked_revision: 2, score: isMarked ? 3 : 2 }])
  })

  test('belongs to its answer: it goes when a late answer takes its place, or the attempt runs again', async () => {
    const { attempt } = await begin(t, w.ben, w.quiz)
    const save = (index: number, selectedOption: string) =>
      t.call(saveAnswers, {
        token: w.ben.token,
        params: { attemptId: attempt._id },
        body: { changes: [{ questionId: questionId(index), selectedOption, age: 0 }] },
      })
    await save(0, 'London')
    t.clock.advance(20 * 60_000)
    await save(2, 'Chlorophyll')
    const { body: one } = await mark(w.ada, await look())
    const { body: two } = await mark(w.ada, one, { questionId: questionId(2), verdict: 'incorrect' })
    const decision = { userId: w.ben._id, accept: true }
    const { body: accepted } = await t.call(decideLateAnswers, {
      token: w.ada.token,
      params: params(),
      body: decision,
    })
    expect([scoreOf(two), scoreOf(accepted)]).toEqual(['1/3', '2/3'])
    expect(accepted.marksByHand?.map(({ counts }) => counts)).toEqual([true, false])
    // The decision gives a state that can be marked by hand at once.
    expect((await mark(w.ada, accepted, { verdict: null })).status).toBe(200)

    const grant = {
      _id: 'g',
      reach: 'student',
      userId: w.ben._id,
      minutes: 5,
      reopen: true,
      reason: 'A crash',
    }
    expect((await t.call(giveExtraTime, { token: w.ada.token, params: params(), body: grant })).status).toBe(
      200,
    )
    await submitAnswers(t, w.ben, w.quiz, [{ questionId: questionId(0), selectedOption: 'Rome' }])
    const now = await look()
    expect(scoreOf(now)).toBe('1/3')
    expect(now.marksByHand?.some(({ counts }) => counts)).toBe(false)
    expect(now.events.find(({ kind }) => kind === 'reopened')).toMatchObject({ by: 'Ada', reason: 'A crash' })
    expect(await resultOfBen()).not.toHaveProperty('markedAgain')
  })
})
