import {
  getAnalysis,
  getAnswerToMark,
  getMarking,
  getQuizCounts,
  getTimeline,
  listQuizzes,
  listStudentsToMark,
  markByHand,
  nextAnswerToMark,
  setMarkingNames,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { causes, seedEssays } from '../../testing/desk/essay-class.ts'
import { engines } from '../../testing/engines.ts'
import { rightAnswers, sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(engines)('marking on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const threeEssays = { questions: [causes], given: [['One'], ['Two'], ['Three']] }

  async function seedWalk(of: Parameters<typeof seedEssays>[1] = {}) {
    const room = await seedEssays(t, of)
    const { ada, params } = room
    const open = (
      marker: SeededUser,
      ref: { questionId: string; answer: string } | undefined,
      by: 'question' | 'student' = 'question',
    ) => t.call(getAnswerToMark, { token: marker.token, params: { ...params, ...ref! }, query: { by } })
    const students = async (marker = ada) =>
      (await t.call(listStudentsToMark, { token: marker.token, params })).body.students
    /** The number to mark, wherever it is said, and what waits for its release. */
    async function numbers() {
      const { body: listed } = await t.call(listQuizzes, { token: ada.token })
      const { body: counted } = await t.call(getQuizCounts, { token: ada.token, params })
      const { body: overview } = await t.call(getMarking, { token: ada.token, params })
      const inTable = overview.questions.reduce((sum, { toMark }) => sum + toMark, 0)
      const byStudent = (await students()).reduce((sum, { toMark }) => sum + toMark, 0)
      const inList = listed.quizzes[0]?.toMark ?? 0
      expect([inList, counted.toMark, byStudent]).toEqual([inTable, inTable, inTable])
      const waiting = listed.quizzes[0]?.waiting ?? 0
      const { analysis } = (await t.call(getAnalysis, { token: ada.token, params })).body
      expect(listed.quizzes[0]?.toRelease ?? 0).toBe(counted.toRelease)
      expect([analysis.toMark ?? 0, analysis.toRelease ?? 0]).toEqual([inTable, counted.toRelease])
      return { toMark: inTable, waiting }
    }
    return { ...room, open, students, numbers }
  }

  test('counts as to mark what has no mark yet: everywhere the same, and not what only waits for its release', async () => {
    const { ada, mia, next, note, release, numbers, overview, markAll } = await seedWalk()
    expect(await numbers()).toEqual({ toMark: 4, waiting: 4 })
    const { answer } = (await next(mia)).body
    expect(await numbers()).toEqual({ toMark: 4, waiting: 4 })
    await note(mia, answer!)
    expect(await numbers()).toEqual({ toMark: 3, waiting: 4 })
    await markAll(ada)
    expect(await numbers()).toEqual({ toMark: 0, waiting: 4 })
    expect((await overview()).questions).toMatchObject([
      { toMark: 0, marked: 2, released: 0 },
      { toMark: 0, marked: 2, released: 0 },
    ])
    await release()
    expect(await numbers()).toEqual({ toMark: 0, waiting: 0 })
    expect((await overview()).questions).toMatchObject([
      { toMark: 0, marked: 0, released: 2 },
      { toMark: 0, marked: 0, released: 2 },
    ])
  })

  test('by two people counts as to mark until they agree or a third look has decided', async () => {
    const { ada, mia, eva, set, next, note, numbers } = await seedWalk(threeEssays)
    await set({ on: [], threshold: 0 })
    const mark = async (marker: SeededUser, adjustment: number) => {
      const { answer } = (await next(marker)).body
      const { round } = answer!
      expect((await note(marker, answer!, { round, items: [], adjustment })).status).toBe(200)
    }
    for (const points of [1, 2, 3]) await mark(mia, points)
    expect(await numbers()).toEqual({ toMark: 3, waiting: 3 })
    for (const _ of [1, 2, 3]) await mark(eva, 2)
    expect(await numbers()).toEqual({ toMark: 2, waiting: 3 })
    await mark(ada, 5)
    expect(await numbers()).toEqual({ toMark: 1, waiting: 3 })
  })

  test('is for each person what they can mark: not what only others may (T490)', async () => {
    const { ada, mia, eva, params, set, next, note } = await seedWalk(threeEssays)
    await set({ on: [], threshold: 0 })
    const counts = async ({ token }: SeededUser) => {
      const [listed] = (await t.call(listQuizzes, { token })).body.quizzes
      const { toMark, toRelease } = (await t.call(getQuizCounts, { token, params })).body
      expect([listed?.toMark ?? 0, listed?.toRelease ?? 0]).toEqual([toMark, toRelease])
      return [toMark, toRelease]
    }
    for (const points of [1, 2, 3]) {
      const { answer } = (await next(mia)).body
      await note(mia, answer!, { round: answer!.round, items: [], adjustment: points })
    }
    expect([await counts(mia), await counts(eva), await counts(ada)]).toEqual([
      [0, 0],
      [3, 0],
      [3, 0],
    ])
    for (const _ of [1, 2, 3]) {
      const { answer } = (await next(eva)).body
      await note(eva, answer!, { round: answer!.round, items: [], adjustment: 2 })
    }
    // They agree on one. Who may edit the quiz decides on the two others, also on a mark of their own.
    expect([await counts(mia), await counts(eva), await counts(ada)]).toEqual([
      [0, 1],
      [2, 1],
      [2, 1],
    ])
  })

  test('leaves out what somebody has marked at the result itself, whatever is noted of it', async () => {
    const { ada, ben, params, idOf, markAll, release, numbers } = await seedWalk()
    await markAll(ada)
    await release()
    const query = { userId: ben._id }
    const timeline = async () => {
      const { body } = await t.call(getTimeline, { token: ada.token, params, query })
      if (!('version' in body)) throw new Error('Only educators read versions')
      return body
    }
    const { version, result } = await timeline()
    const target = { token: ada.token, params: { ...params, attemptId: result._id } }
    await t.call(markByHand, {
      ...target,
      body: { questionId: idOf(0), verdict: null, baseVersion: version },
    })
    expect(await numbers()).toEqual({ toMark: 1, waiting: 1 })
  })

  test('by hand of what a key has marked is no number to mark: it has a mark', async () => {
    const { ada, ben, params, idOf, set, overview, numbers } = await seedWalk({
      questions: [...sampleQuestions.slice(0, 1), causes],
      given: [
        ['London', 'One'],
        [null, null],
      ],
    })
    await set({ on: ['by-hand'], threshold: null })
    expect(ben).toBeDefined()
    expect((await overview()).questions).toMatchObject([
      { waiting: 1, marked: 0, toMark: 0 },
      { waiting: 1, marked: 0, toMark: 1 },
    ])
    const { body } = await t.call(nextAnswerToMark, {
      token: ada.token,
      params: { ...params, questionId: idOf(0) },
    })
    expect(body).toMatchObject({ answer: { text: 'London' }, left: 1 })
    expect(await numbers()).toEqual({ toMark: 1, waiting: 1 })
  })

  test('goes back and forth through all answers, also those that are marked or released', async () => {
    const { ada, next, note, release, open } = await seedWalk(threeEssays)
    const { body: first } = await next(ada)
    expect(first.place).toMatchObject({ number: 1, of: 3 })
    expect(first.place).not.toHaveProperty('previous')
    await note(ada, first.answer!, { adjustment: 0 })
    const { body: second } = await open(ada, first.place?.next)
    expect(second).toMatchObject({ place: { number: 2, previous: { answer: first.place?.answer } }, left: 2 })
    const { body: third } = await open(ada, second.place?.next)
    expect(third.place).toMatchObject({ number: 3, toMark: { answer: second.place?.answer } })
    expect(third.place).not.toHaveProperty('next')
    const { body: again } = await open(ada, second.place?.previous)
    expect(again.answer).toMatchObject({ text: first.answer?.text, mark: { version: 1, points: 2 } })
    expect(again.answer).not.toHaveProperty('locked')
    expect((await note(ada, again.answer!, { baseVersion: 1, adjustment: 3 })).body.points).toBe(5)
    await release()
    expect((await open(ada, first.place)).body).toMatchObject({
      answer: { text: first.answer?.text, locked: 'released', mark: { points: 5, comment: 'Good.' } },
      place: { number: 1, of: 3 },
      left: 2,
    })
    const texts = [first, second, third].map(({ answer }) => answer?.text)
    expect(texts.toSorted()).toEqual(['One', 'Three', 'Two'])
  })

  test('opens the answer after the one before, once around, and not first what was left out', async () => {
    const { ada, params, idOf, next, note, open } = await seedWalk(threeEssays)
    const { body: first } = await next(ada)
    const { body: second } = await open(ada, first.place?.next)
    await note(ada, second.answer!)
    const after = async (answer: string | undefined) =>
      (
        await t.call(nextAnswerToMark, {
          token: ada.token,
          params: { ...params, questionId: idOf(0) },
          query: { after: answer ?? '' },
        })
      ).body
    const third = await after(second.place?.answer)
    expect(third.place?.number).toBe(3)
    await note(ada, third.answer!)
    const last = await after(third.place?.answer)
    expect([last.place?.number, last.left]).toEqual([1, 1])
    await note(ada, last.answer!)
    expect(await after(last.place?.answer)).toMatchObject({ answer: null, left: 0, place: { number: 1 } })
  })

  test('shows what another marker has given, to be read only; of two markers it shows nothing', async () => {
    const { ada, mia, set, next, note, open } = await seedWalk(threeEssays)
    const { body: first } = await next(mia)
    expect((await open(ada, first.place)).body.answer).toMatchObject({ locked: 'others' })
    expect((await open(ada, first.place)).body.answer).not.toHaveProperty('mark')
    await note(mia, first.answer!, { adjustment: 0 })
    expect((await open(ada, first.place)).body.answer).toMatchObject({
      locked: 'others',
      by: 'Mia',
      mark: { points: 2, comment: 'Good.' },
    })
    await set({ on: [], threshold: 0 })
    const { body: second } = await open(ada, first.place)
    expect(second.answer).toMatchObject({ round: 'second' })
    expect(second.answer).not.toHaveProperty('mark')
    const { raw } = await open(mia, first.place)
    expect(raw).not.toContain('Ada')
  })

  test('by student goes from one answer of a student to the next, without a name', async () => {
    const { ada, ben, cem, students, open, markAll } = await seedWalk()
    const rows = await students()
    expect(rows).toMatchObject([
      { number: 1, toMark: 2, marked: 0, released: 0 },
      { number: 2, toMark: 2, marked: 0, released: 0 },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Ben|Cem|name/)
    const { body: one, raw } = await open(ada, rows[0]?.first, 'student')
    expect(raw).not.toMatch(new RegExp(`Ben|Cem|${ben._id}"|${cem._id}"`))
    expect(one).toMatchObject({ number: 1, place: { number: 1, of: 4 }, left: 4 })
    const { body: other } = await open(ada, one.place?.next, 'student')
    expect(other).toMatchObject({ number: 2, place: { number: 2, of: 4 } })
    expect((await open(ada, other.place?.next, 'student')).body.number).toBe(1)
    await markAll(ada)
    expect(await students()).toMatchObject([
      { toMark: 0, marked: 2 },
      { toMark: 0, marked: 2 },
    ])
  })

  test('shows names once an editor has asked for them, for all questions and for those to come', async () => {
    const { ada, mia, params, set, next, students, overview } = await seedWalk()
    await set({ on: ['drift'], threshold: null })
    const setNames = (by: SeededUser, names: boolean) =>
      t.call(setMarkingNames, { token: by.token, params, body: { names } })
    expect([(await overview()).names, (await setNames(mia, true)).status]).toEqual([false, 404])
    expect((await next(mia)).body.answer).not.toHaveProperty('student')
    expect((await setNames(ada, true)).body).toEqual({ names: true })
    expect((await overview()).names).toBe(true)
    for (const index of [0, 1]) {
      expect((await next(mia, index)).body.answer?.student).toMatch(/^(Ben|Cem)$/)
    }
    expect((await next(mia)).body.settings?.on).toEqual(['names', 'drift'])
    expect((await students(mia)).map(({ name }) => name)).toEqual(['Ben', 'Cem'])
    await setNames(ada, false)
    expect((await overview()).names).toBe(false)
    expect((await students(mia)).map(({ name }) => name)).toEqual([undefined, undefined])
  })

  test('opens no answer by a name that the server has not given, nor one to another question', async () => {
    const { ada, idOf, next, open } = await seedWalk()
    const { body } = await next(ada)
    const answer = body.place?.answer ?? ''
    for (const ref of [
      { questionId: idOf(1), answer },
      { questionId: idOf(0), answer: `${answer.startsWith('A') ? 'B' : 'A'}${answer.slice(1)}` },
      { questionId: idOf(0), answer: 'x' },
    ]) {
      for (const by of ['question', 'student'] as const) {
        expect([ref, (await open(ada, ref, by)).status]).toEqual([ref, 404])
      }
    }
  })

  test('counts all attempts of a student, although one of them counts', async () => {
    const { ada, ben, params, numbers, idOf, markAll } = await seedWalk({
      questions: [causes],
      given: [['One'], [null]],
    })
    const settings = { resultRelease: 'at-once', code: 'open', attempts: 2, attemptCounts: 'last' } as const
    await t.call(updateQuizSettings, { token: ada.token, params, body: settings })
    const { token, _id: userId } = ben
    const { body } = await t.call(startAttempt, { token, params, query: { attempt: '2' } })
    const answers = [{ questionId: idOf(0), selectedOption: 'Once more' }]
    await t.call(submitAttempt, {
      token,
      body: { ...params, userId, answers, attemptId: body.attempt._id },
    })
    expect((await numbers()).toMark).toBe(2)
    await markAll(ada)
    expect((await numbers()).toMark).toBe(0)
    const { body: counts } = await t.call(getQuizCounts, { token: ada.token, params })
    expect(counts).toEqual({ running: 0, submitted: 3, toMark: 0, toRelease: 2 })
  })

  test('reads a class of samples without an essay: nothing is to be marked', async () => {
    const { users, quizzes } = await t.seed({
      users: { dora: { role: 'admin' }, emil: {} },
      quizzes: { plain: { owner: 'dora', questions: sampleQuestions } },
    })
    await submitAnswers(t, users.emil, quizzes.plain, rightAnswers(quizzes.plain.questions))
    const params = { quizId: quizzes.plain._id }
    const { body } = await t.call(getQuizCounts, { token: users.dora.token, params })
    expect(body).toEqual({ running: 0, submitted: 1, toMark: 0, toRelease: 0 })
    expect((await t.call(listStudentsToMark, { token: users.dora.token, params })).body.students).toEqual([])
  })
})
