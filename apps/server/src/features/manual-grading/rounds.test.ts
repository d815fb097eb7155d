import { getTimeline, markByHand } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { causes, seedEssays } from '../../testing/desk/essay-class.ts'
import { engines } from '../../testing/engines.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(engines)('a round of marks on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedOne(threshold: number | null = 1) {
    const room = await seedEssays(t, { questions: [causes], given: [['One text'], [null]] })
    await room.set({ on: [], threshold })
    const { ada, ben, params, idOf } = room
    const give = async (marker: SeededUser, adjustment: number) => {
      const { answer } = (await room.next(marker)).body
      if (!answer) throw new Error('Nothing waits')
      const { round } = answer
      const { status } = await room.note(marker, answer, { round, items: [], adjustment })
      expect(status).toBe(200)
      return answer
    }
    const timeline = async () => {
      const query = { userId: ben._id }
      const { body } = await t.call(getTimeline, { token: ada.token, params, query })
      if (!('version' in body)) throw new Error('Only educators read versions')
      return body
    }
    const byHand = async (marker: SeededUser, points: number | null) => {
      const { version: baseVersion, result } = await timeline()
      const verdict = points === null ? null : { points }
      return t.call(markByHand, {
        token: marker.token,
        params: { ...params, attemptId: result._id },
        body: { questionId: idOf(0), verdict, reason: 'Said it', baseVersion },
      })
    }
    return { ...room, give, timeline, byHand }
  }

  test('is given by the server: nobody takes a reserved answer, a second mark or a third look by themselves', async () => {
    const { mia, eva, ada, next, note, overview } = await seedOne()
    const { answer } = (await next(mia)).body
    if (!answer) throw new Error('Nothing waits')
    const rounds = ['first', 'second', 'third'] as const
    for (const marker of [eva, ada]) {
      for (const round of rounds) {
        for (const baseVersion of [0, 1]) {
          const { status } = await note(marker, answer, { round, baseVersion, adjustment: 4 })
          expect([404, 409]).toContain(status)
        }
      }
    }
    expect((await overview()).questions[0]).toMatchObject({ begun: 0, marked: 0 })
  })

  test('of a third look needs two marks that differ, and is nobody’s who has given one of them', async () => {
    const { mia, eva, note, give, resultOf, ben, release } = await seedOne()
    const answer = await give(mia, 1)
    const third = { round: 'third' as const, items: [], adjustment: 6 }
    for (const baseVersion of [0, 1]) {
      expect((await note(mia, answer, { ...third, baseVersion })).status).toBe(404)
    }
    await give(eva, 1)
    for (const marker of [mia, eva]) {
      expect((await note(marker, answer, { ...third, baseVersion: 1 })).status).toBe(404)
    }
    await release()
    expect((await resultOf(ben)).score).toBe(1)
  })

  test('is changed by who gave it alone: neither an editor’s third look nor another’s first mark', async () => {
    const { ada, mia, eva, next, note, give, release, resultOf, ben } = await seedOne()
    const answer = await give(mia, 1)
    await give(eva, 4)
    expect((await next(ada)).body.answer).toMatchObject({ round: 'third' })
    await give(ada, 2)
    const change = { items: [], adjustment: 6, baseVersion: 1 }
    const refused = [
      await note(mia, answer, { ...change, round: 'third' }),
      await note(eva, answer, { ...change, round: 'third' }),
      await note(eva, answer, { ...change, round: 'first' }),
      await note(ada, answer, { ...change, round: 'first' }),
    ]
    for (const { status, raw } of refused) {
      expect(status).toBe(409)
      expect(raw).not.toMatch(/theirMark|adjustment/)
    }
    const own = await note(ada, answer, { ...change, adjustment: 3, round: 'third' })
    expect(own.body).toMatchObject({ version: 2, points: 3 })
    await release()
    expect((await resultOf(ben)).score).toBe(3)
  })

  test('names its answer by nothing that stands beside a name elsewhere', async () => {
    const { mia, next, note, timeline, idOf } = await seedOne(null)
    const { answer } = (await next(mia)).body
    if (!answer) throw new Error('Nothing waits')
    const { result } = await timeline()
    expect(answer.attemptId).not.toContain(result._id)
    const known = await note(mia, { ...answer, attemptId: result._id })
    const unknown = await note(mia, { ...answer, attemptId: idOf(0) })
    expect([known.status, known.raw]).toEqual([unknown.status, unknown.raw])
    expect(known.status).toBe(404)
    expect((await next(mia)).body.answer).toEqual(answer)
  })

  test('is not passed by: a marker has no other way to an essay’s points', async () => {
    const { ada, mia, byHand, timeline } = await seedOne()
    const refused = await byHand(mia, 6)
    expect([refused.status, refused.body]).toMatchObject([404, { reason: 'marked-on-page' }])
    expect((await timeline()).result).toMatchObject({ score: 0, waiting: 1 })
    expect((await byHand(ada, 6)).status).toBe(200)
  })

  test('is released once, and withdrawn alone: a later mark by hand of the same points stays', async () => {
    const { ada, mia, ben, give, byHand, release, withdraw, resultOf, timeline, overview } =
      await seedOne(null)
    await give(mia, 3)
    await release()
    t.clock.advance(1_000)
    expect((await byHand(ada, 3)).status).toBe(200)
    expect((await timeline()).marksByHand?.map(({ counts }) => counts)).toEqual([false, true])
    await withdraw()
    expect(await resultOf(ben)).toMatchObject({ score: 3 })
    expect(await resultOf(ben)).not.toHaveProperty('waiting')
    // Released again, the mark of the page does not take its place either.
    await release()
    expect((await timeline()).marksByHand).toHaveLength(2)
    await byHand(ada, null)
    expect(await resultOf(ben)).toMatchObject({ score: 0, waiting: 1 })
    expect(await overview()).toMatchObject({ questions: [{ waiting: 1 }] })
  })

  test('is undone with its release alone: what was released before stays', async () => {
    const room = await seedEssays(t, { questions: [causes], given: [['One text'], ['Another one']] })
    const { mia, next, note, release, withdraw, overview } = room
    for (const adjustment of [1, 2]) {
      const { answer } = (await next(mia)).body
      if (!answer) throw new Error('Nothing waits')
      await note(mia, answer, { items: [], adjustment })
      const { at } = (await release()).body
      expect(await overview()).toMatchObject({ ready: 0, released: adjustment })
      t.clock.advance(5_000)
      if (adjustment === 2)
        expect((await withdraw(room.ada, { since: at })).body).toMatchObject({ results: 1 })
    }
    expect(await overview()).toMatchObject({ ready: 1, released: 1 })
  })

  test('that waits again after its release goes to another marker, as it was', async () => {
    const { ada, mia, give, byHand, release, next, note, resultOf, ben } = await seedOne(null)
    await give(mia, 3)
    await release()
    await byHand(ada, null)
    const { answer } = (await next(ada)).body
    expect(answer?.mark).toMatchObject({ version: 1, points: 3 })
    if (!answer) throw new Error('Nothing waits')
    expect((await next(mia)).body.answer).toBeNull()
    expect((await note(mia, answer, { baseVersion: 1 })).status).toBe(409)
    expect((await note(ada, answer, { baseVersion: 1, items: [], adjustment: 4 })).status).toBe(200)
    await release()
    expect((await resultOf(ben)).score).toBe(4)
  })
})
