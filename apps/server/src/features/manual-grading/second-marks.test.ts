import { getTimeline } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { causes, seedEssays } from '../../testing/desk/essay-class.ts'
import { engines } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(engines)('second marks on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const seedPair = async () => {
    const room = await seedEssays(t, { questions: [causes], given: [['One text'], ['Another one']] })
    await room.set({ on: [], threshold: 1 })
    return room
  }
  type Room = Awaited<ReturnType<typeof seedPair>>

  /** Marks everything that this person can still mark. */
  async function regradeEach({ next, note }: Room, marker: Room['ada'], adjustment: number, comment = '') {
    const rounds: string[] = []
    for (let { body } = await next(marker); body.answer; { body } = await next(marker)) {
      const { round } = body.answer
      if (round === 'third' && rounds.includes('second')) break
      rounds.push(round)
      const saved = await note(marker, body.answer, { round, items: [], adjustment, comment })
      expect(saved.status).toBe(200)
    }
    return rounds
  }

  test('two people mark each answer, blind to each other, and where they agree their mark counts', async () => {
    const room = await seedPair()
    const { ada, mia, ben, next, overview, release, resultOf } = room
    expect(await regradeEach(room, ada, 3, 'Clear.')).toEqual(['first', 'first'])
    expect((await next(ada)).body).toMatchObject({ answer: null, left: 0 })
    const seen = await next(mia)
    expect(seen.body).toMatchObject({ answer: { round: 'second' }, left: 2, comments: [] })
    expect(seen.raw).not.toMatch(/Clear|Ada/)
    expect((await overview()).questions[0]).toMatchObject({ waiting: 2, marked: 0, begun: 2, apart: 0 })
    expect((await release()).body).toMatchObject({ results: 0 })
    expect(await regradeEach(room, mia, 3, 'Short.')).toEqual(['second', 'second'])
    expect(await overview()).toMatchObject({ ready: 2, questions: [{ marked: 2, begun: 0, apart: 0 }] })
    expect((await release()).body).toMatchObject({ results: 2, changed: 0 })
    expect(await resultOf(ben)).toMatchObject({
      score: 3,
      markedAgain: [{ byHand: { points: 3 }, reason: 'Clear.' }],
    })
    expect(await overview()).toMatchObject({ ready: 0, released: 2 })
    expect((await room.withdraw()).body).toMatchObject({ results: 2 })
    expect(await overview()).toMatchObject({ ready: 2, released: 0 })
  })

  test('where they differ, a third look shows both marks without names, and a person decides', async () => {
    const room = await seedPair()
    const { ada, mia, eva, ben, next, overview, release, resultOf, note } = room
    await regradeEach(room, mia, 1)
    await regradeEach(room, eva, 1.5)
    t.clock.advance(6 * 60_000)
    expect(await overview()).toMatchObject({ ready: 0, questions: [{ marked: 0, begun: 0, apart: 2 }] })
    expect((await release()).body).toMatchObject({ results: 0 })
    expect((await next(mia)).body).toMatchObject({ answer: null, left: 0 })
    const seen = await next(ada)
    expect(seen.body.answer).toMatchObject({ round: 'third', looks: [{ points: 1 }, { points: 1.5 }] })
    expect(seen.raw).not.toMatch(new RegExp(`Mia|Eva|"${mia._id}"|"${eva._id}"`))
    expect(await regradeEach(room, ada, 2.5)).toEqual(['third', 'third'])
    expect((await release()).body).toMatchObject({ results: 2 })
    expect(await resultOf(ben)).toMatchObject({ score: 2.5 })
    const { answer } = seen.body
    if (!answer) throw new Error('Nothing is to be decided')
    const late = await note(mia, answer, { round: 'third' })
    expect([late.status, late.body]).toMatchObject([404, { reason: 'nothing-to-mark' }])
  })

  test('nobody gives both marks, and none is a third look where two agree', async () => {
    const room = await seedPair()
    const { ada, mia, next, note } = room
    const { answer } = (await next(ada)).body
    if (!answer) throw new Error('Nothing waits')
    expect((await note(ada, answer, { round: 'first' })).status).toBe(200)
    const other = await note(ada, answer, { round: 'second' })
    expect([other.status, other.body]).toMatchObject([404, { reason: 'nothing-to-mark' }])
    expect((await next(mia)).body.answer).toMatchObject({ attemptId: answer.attemptId, round: 'second' })
    expect((await note(mia, answer, { round: 'second' })).status).toBe(200)
    expect((await note(mia, answer, { round: 'third' })).status).toBe(404)
    const taken = await note(mia, answer, { round: 'first', adjustment: 0 })
    expect([taken.status, taken.body]).toMatchObject([409, { code: 'mark-changed' }])
    expect(taken.body).not.toHaveProperty('theirMark')
  })

  test('two people at once are given the same answers, each in another round', async () => {
    const { ada, mia, next } = await seedPair()
    const [one, other] = [(await next(ada)).body.answer, (await next(mia)).body.answer]
    expect([one?.attemptId, one?.round, other?.round]).toEqual([other?.attemptId, 'first', 'second'])
  })

  test('names and their order are hidden until an editor shows them', async () => {
    const { ada, mia, set, next, params } = await seedPair()
    expect((await next(mia)).raw).not.toMatch(/Ben|Cem/)
    expect((await set({ on: ['names'], threshold: null }, mia)).status).toBe(404)
    expect((await set({ on: ['names'], threshold: null })).body).toEqual({ on: ['names'], threshold: null })
    const [one, other] = [(await next(ada)).body.answer, (await next(mia)).body.answer]
    expect([one?.student, other?.student].toSorted()).toEqual(['Ben', 'Cem'])
    await set({ on: [], threshold: null })
    expect((await next(mia)).raw).not.toMatch(/Ben|Cem/)
    const query = { userId: (await t.seed({ users: { fay: {} } })).users.fay._id }
    expect((await t.call(getTimeline, { token: ada.token, params, query })).status).toBe(404)
  })
})

describe.each(engines)('a marker who is asked again on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  test('gets each twentieth time an answer of before, and is told how far the two marks agree', async () => {
    const given = Array.from({ length: 21 }, (_, i) => [`Text ${i}`])
    const room = await seedEssays(t, { questions: [causes], given })
    const { ada, mia, next, note, set } = room
    await set({ on: ['drift'], threshold: 1 })
    const attempts: string[] = []
    const rounds: string[] = []
    for (let { body } = await next(ada); body.answer; { body } = await next(ada)) {
      const { round, attemptId } = body.answer
      attempts.push(attemptId)
      rounds.push(round)
      const adjustment = round === 'again' ? 2.5 : 2
      expect((await note(ada, body.answer, { round, items: [], adjustment })).status).toBe(200)
      t.clock.advance(1_000)
    }
    expect([rounds.length, rounds.indexOf('again')]).toEqual([22, 19])
    expect(attempts[19]).toBe(attempts[0])
    expect((await next(ada)).body).toMatchObject({
      withSelf: { answers: 1, same: 0, meanDifference: 0.5 },
    })
    expect((await next(ada)).body).not.toHaveProperty('withOthers')
    for (let at = 0; at < 5; at += 1) {
      const { answer, ...shown } = (await next(mia)).body
      expect(shown).not.toHaveProperty('withOthers')
      if (!answer) throw new Error('Nothing waits')
      await note(mia, answer, { round: answer.round, items: [], adjustment: at === 0 ? 3 : 2 })
    }
    const shown = (await next(mia)).body
    expect(shown).toMatchObject({ withOthers: { answers: 5, same: 4, meanDifference: 0.2 } })
    expect(shown).not.toHaveProperty('withSelf')
  })

  test('is asked only about answers that they have marked', async () => {
    const { ada, mia, next, note, set } = await seedEssays(t, { questions: [causes] })
    await set({ on: ['drift'], threshold: null })
    const { answer } = (await next(ada)).body
    if (!answer) throw new Error('Nothing waits')
    await note(ada, answer)
    const other = await note(mia, answer, { round: 'again' })
    expect([other.status, other.body]).toMatchObject([404, { reason: 'nothing-to-mark' }])
  })
})
