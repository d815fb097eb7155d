import {
  type AnswerRef,
  type CallBodyInput,
  type DifferingAnswer,
  getAnswerToMark,
  getDifferences,
  releaseResults,
  settleMarks,
} from '@quizly/contract'
import { meanMark } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { causes, rubric, seedEssays } from '../../testing/desk/essay-class.ts'
import { engines } from '../../testing/engines.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Note = Pick<CallBodyInput<typeof settleMarks>, 'items' | 'adjustment' | 'comment'>

describe.each(engines)('two marks that differ on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** Mia and Eva have marked both answers, with and without the first item. */
  async function seedDifferences() {
    const room = await seedEssays(t, { questions: [causes], given: [['One text'], ['Another one']] })
    await room.set({ on: [], threshold: 0 })
    const { mia, eva, ada, params, idOf, next, note } = room
    await mark(mia, { items: ['treaty'], adjustment: 0.5, comment: 'Clear.' })
    await mark(eva, { items: [], adjustment: 1.5, comment: 'Short.' })
    async function mark(marker: SeededUser, given: Note) {
      for (let { body } = await next(marker); body.answer; { body } = await next(marker)) {
        const { round } = body.answer
        if (round === 'third') break
        expect((await note(marker, body.answer, { round, ...given })).status).toBe(200)
      }
    }
    // Whoever looked at one more has it reserved for five minutes.
    t.clock.advance(6 * 60_000)
    const list = (by = ada) =>
      t.call(getDifferences, { token: by.token, params: { ...params, questionId: idOf(0) } })
    const settle = (
      by: SeededUser,
      { attemptId, hash, looks }: DifferingAnswer,
      requested: Partial<CallBodyInput<typeof settleMarks>> = {},
    ) =>
      t.call(settleMarks, {
        token: by.token,
        params: { attemptId, questionId: idOf(0) },
        body: {
          hash,
          baseVersion: 0,
          seen: looks.map(({ version }) => version),
          items: [],
          adjustment: 2,
          comment: 'Both have a point.',
          ...requested,
        },
      })
    const first = async (by = ada) => {
      const [answer] = (await list(by)).body.answers
      if (!answer) throw new Error('Nothing differs')
      return answer
    }
    return { ...room, list, settle, first }
  }

  test('are listed side by side, and a person takes one, the mean, or gives another (T343)', async () => {
    const room = await seedDifferences()
    const { ada, ben, cem, list, settle, overview, release, resultOf } = room
    const { body, raw } = await list()
    expect(body).toMatchObject({
      number: 1,
      left: 0,
      answers: [{ looks: [{ points: 2.5 }, { points: 1.5 }] }, {}],
    })
    expect(raw).not.toMatch(/Mia|Eva|Ben|Cem/)
    expect((await overview()).questions[0]).toMatchObject({ marked: 0, begun: 0, apart: 2, settled: 0 })
    const [one, other] = body.answers
    if (!one || !other) throw new Error('Two differ')
    const question = { ...causes, points: 6, essay: { rubric } }
    const mean = meanMark(question, one.looks)
    expect((await settle(ada, one, { ...mean, items: [...mean.items] })).body).toMatchObject({
      points: 2,
      version: 1,
    })
    expect((await settle(ada, other, other.looks[0])).body).toMatchObject({ points: 2.5, items: ['treaty'] })
    expect((await overview()).questions[0]).toMatchObject({ marked: 2, apart: 0, settled: 2 })
    expect((await list()).body.answers).toMatchObject([
      { settled: { points: 2, by: 'Ada' } },
      { settled: { points: 2.5, by: 'Ada' } },
    ])
    await release()
    const results = [await resultOf(ben), await resultOf(cem)]
    const given = results.map(({ score, markedAgain }) => [score, markedAgain?.[0]?.reason])
    expect(given.toSorted()).toEqual([
      [2, 'Both have a point.'],
      [2.5, 'Clear.'],
    ])
    expect(JSON.stringify(results)).not.toMatch(/Ada|Mia|Eva|Short/)
    const open = (ref: AnswerRef | undefined) =>
      t.call(getAnswerToMark, {
        token: ada.token,
        params: { ...room.params, ...ref! },
        query: { by: 'question' },
      })
    const { body: before } = await open((await overview()).questions[0]?.first)
    const { body: after } = await open(before.place?.next)
    const read = [before, after].map(({ answer }) => [answer?.mark?.points, answer?.mark?.comment])
    expect(read.toSorted()).toEqual(given.toSorted())
    expect((await list()).body.answers).toEqual([])
  })

  test('a decision can be changed until it is released', async () => {
    const { ada, eva, first, settle, list } = await seedDifferences()
    const answer = await first()
    await settle(ada, answer)
    expect((await settle(eva, answer, { baseVersion: 1, adjustment: 3 })).body).toMatchObject({ points: 3 })
    const { answers } = (await list()).body
    expect(answers.map(({ settled }) => settled?.by)).toEqual([undefined, 'Eva'])
  })

  test('of two people who decide at once one wins, and the other one is told that mark', async () => {
    const { ada, eva, first, settle } = await seedDifferences()
    const answer = await first()
    const replies = await Promise.all([
      settle(ada, answer, { adjustment: 1 }),
      settle(eva, answer, { adjustment: 4 }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = replies.findIndex(({ status }) => status === 409)
    const [points, by] = lost === 0 ? [4, 'Eva'] : [1, 'Ada']
    expect(replies[lost]?.body).toMatchObject({ code: 'mark-changed', theirMark: { points, by, version: 1 } })
  })

  test('one of the marks that has changed meanwhile is shown before anything is decided', async () => {
    const { ada, mia, first, settle, next, note, list } = await seedDifferences()
    const answer = await first()
    const { attemptId, hash } = answer
    expect((await next(mia)).body.answer).toBeNull()
    const revised = await note(
      mia,
      { attemptId, hash },
      { baseVersion: 1, round: 'first', items: [], adjustment: 1 },
    )
    expect(revised.status).toBe(200)
    const stale = await settle(ada, answer)
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'mark-changed' }])
    expect((await list()).body.answers.find((each) => each.attemptId === attemptId)).toMatchObject({
      looks: [{ points: 1 }, { points: 1.5 }],
    })
  })

  test('whoever gave one of the two neither sees nor decides, unless they may edit; nor do viewers and strangers', async () => {
    const { ada, mia, eva, dan, first, settle, list } = await seedDifferences()
    const answer = await first()
    expect((await list(mia)).body.answers).toEqual([])
    expect((await settle(mia, answer)).status).toBe(404)
    expect((await list(eva)).body.answers).toHaveLength(2)
    expect((await settle(dan, answer)).status).toBe(403)
    const refused: [Parameters<typeof settle>[2], number][] = [
      [{ adjustment: 7 }, 422],
      [{ adjustment: -1 }, 422],
      [{ hash: 'another' }, 409],
      [{ seen: [1] }, 409],
      [{ seen: [1, 2] }, 409],
      [{ baseVersion: 3 }, 409],
    ]
    for (const [change, status] of refused) expect((await settle(ada, answer, change)).status).toBe(status)
    expect((await settle(ada, { ...answer, attemptId: 'unknown' })).status).toBe(404)
  })

  test('where two agree nothing is to be settled, and a release leaves what differs', async () => {
    const room = await seedEssays(t, { questions: [causes], given: [['One text'], ['Another one']] })
    await room.set({ on: [], threshold: 0 })
    const { ada, mia, eva, params, idOf, next, note } = room
    let points = 1
    for (const marker of [mia, eva]) {
      for (let { body } = await next(marker); body.answer; { body } = await next(marker)) {
        const { round } = body.answer
        if (round === 'third') break
        await note(marker, body.answer, { round, items: [], adjustment: points, comment: '' })
        if (marker === eva) points = 3
      }
    }
    const { body } = await t.call(getDifferences, {
      token: ada.token,
      params: { ...params, questionId: idOf(0) },
    })
    expect(body.answers).toHaveLength(1)
    expect((await room.overview()).questions[0]).toMatchObject({ marked: 1, apart: 1, settled: 0 })
    const done = await t.call(releaseResults, { token: ada.token, params, body: { parts: ['marks'] } })
    expect(done.body).toMatchObject({ results: 1, left: 0 })
  })

  test('a decision and a release at once: the answer has the decision, or waits', async () => {
    const { ada, eva, ben, cem, params, first, settle, resultOf } = await seedDifferences()
    const answer = await first()
    const [settled, released] = await Promise.all([
      settle(eva, answer),
      t.call(releaseResults, { token: ada.token, params, body: { parts: ['marks'] } }),
    ])
    expect([settled.status, released.status]).toEqual([200, 200])
    const scores = [(await resultOf(ben)).score, (await resultOf(cem)).score].toSorted()
    expect([
      [0, 0],
      [0, 2],
    ]).toContainEqual(scores)
  })
})
