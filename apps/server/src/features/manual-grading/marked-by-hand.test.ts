import {
  exportAccount,
  getMarking,
  getReceipt,
  getTimeline,
  previewQuizUpdate,
  updateQuiz,
  updateQuizSettings,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { causes, rubric, seedEssays } from '../../testing/desk/essay-class.ts'
import { engines } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const capital: QuestionContent = {
  text: 'Which city is the capital?',
  type: 'write',
  options: [],
  correctAnswers: ['Paris'],
}

describe.each(engines)('answers that a key has marked, marked by hand on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const seedWritten = (...texts: (string | null)[]) =>
    seedEssays(t, { questions: [capital], given: texts.map((text) => [text]) })

  test('wait for a person once that is switched on; the key’s marks count until the others are released', async () => {
    const { ada, ben, cem, set, next, note, overview, release, withdraw, resultOf } = await seedWritten(
      'Paris',
      'Pariss',
      null,
    )
    expect((await overview()).questions[0]).toMatchObject({ waiting: 0 })
    expect((await next(ada)).body).toMatchObject({ answer: null, left: 0 })
    await set({ on: ['by-hand'], threshold: null })
    expect((await overview()).questions[0]).toMatchObject({
      waiting: 2,
      marked: 0,
      settings: { on: ['by-hand'], threshold: null },
    })
    for (let { body } = await next(ada); body.answer; { body } = await next(ada)) {
      const adjustment = body.answer.text === 'Paris' ? 1 : 0.5
      await note(ada, body.answer, { items: [], adjustment, comment: 'Nearly.' })
    }
    expect([(await resultOf(ben)).score, (await resultOf(cem)).score]).toEqual([1, 0])
    expect((await resultOf(cem)).waiting).toBeUndefined()
    expect((await release()).body).toMatchObject({ results: 2 })
    expect([(await resultOf(ben)).score, (await resultOf(cem)).score]).toEqual([1, 0.5])
    expect((await overview()).questions[0]).toMatchObject({ waiting: 0 })
    await withdraw()
    expect((await resultOf(cem)).score).toBe(0)
    expect((await overview()).questions[0]).toMatchObject({ waiting: 2, marked: 2 })
  })

  test('that say the same are marked in one go, and changed in one go', async () => {
    const { ada, mia, set, next, together, note, overview, release, resultOf, students } = await seedWritten(
      'Lutetia',
      ' LUTETIA',
      'lutetia ',
      'Rome',
      'Lutetia',
    )
    await set({ on: ['by-hand'], threshold: null })
    let { answer } = (await next(ada)).body
    while (answer && /rome/i.test(answer.text)) {
      await note(ada, answer, { items: [], adjustment: 0 })
      ;({ answer } = (await next(ada)).body)
    }
    if (!answer) throw new Error('Nothing waits')
    expect(answer.alike).toBe(3)
    const done = await together(ada, answer, { adjustment: 1, comment: 'Its old name.' })
    expect(done.body).toMatchObject({ answers: 3, mark: { version: 1, points: 1 } })
    const { left } = (await next(mia)).body
    expect(left).toBeLessThanOrEqual(1)
    const again = await together(ada, answer, { baseVersion: 1, adjustment: 0.5 })
    expect(again.body).toMatchObject({ answers: 3, mark: { version: 2, points: 0.5 } })
    const late = await together(mia, answer, { baseVersion: 1 })
    expect([late.status, late.body]).toMatchObject([409, { code: 'mark-changed' }])
    expect((await overview()).questions[0]).toMatchObject({ marked: 5 - left })
    await release()
    const scores = await Promise.all(students.map(async (student) => (await resultOf(student)).score))
    expect(scores.filter((score) => score === 0.5)).toHaveLength(4)
  })

  test('a question’s marks change with its rubric: those that are not released at once', async () => {
    const { ada, quiz, params, next, note } = await seedEssays(t, { questions: [causes] })
    for (const items of [['treaty'], []]) {
      const { answer } = (await next(ada)).body
      if (!answer) throw new Error('Nothing waits')
      await note(ada, answer, { items, adjustment: 1, comment: '' })
    }
    const dearer = { ...quiz.questions[0], essay: { rubric: [{ ...rubric[0], points: 5 }] } }
    const preview = await t.call(previewQuizUpdate, {
      token: ada.token,
      params,
      body: { questions: [dearer] },
    })
    expect(preview.body.changedMarks).toEqual({ up: 0, down: 0, drafts: 1 })
  })

  test('a question’s marks change with its rubric: released ones when that is released', async () => {
    const { ada, mia, ben, cem, quiz, params, next, note, overview, release, resultOf } = await seedEssays(
      t,
      {
        questions: [causes],
      },
    )
    for (let { body } = await next(ada); body.answer; { body } = await next(ada)) {
      await note(ada, body.answer, { items: ['treaty'], adjustment: 0, comment: '' })
    }
    await release()
    expect(await resultOf(ben)).toMatchObject({
      score: 2,
      markedAgain: [{ items: [{ text: 'Names the treaty', points: 2 }] }],
    })
    const dearer = { ...quiz.questions[0], essay: { rubric: [{ ...rubric[0], points: 5 }] } }
    const body = { questions: [dearer] }
    const preview = await t.call(previewQuizUpdate, { token: ada.token, params, body })
    expect((await t.call(updateQuiz, { token: ada.token, params, body })).status).toBe(200)
    expect((await resultOf(ben)).score).toBe(2)
    const changed = {
      up: 2,
      down: 0,
      marks: [
        { userId: ben._id, name: 'Ben', number: 1, before: 2, after: 5 },
        { userId: cem._id, name: 'Cem', number: 1, before: 2, after: 5 },
      ],
    }
    expect(preview.body.scoresChanged).toBe(0)
    expect(preview.body.changedMarks).toEqual({ ...changed, scores: { up: 2, down: 0 } })
    expect(await overview()).toMatchObject({ ready: 2, released: 2, changed })
    const renamed = { ...dearer, text: 'Why?' }
    const later = await t.call(previewQuizUpdate, {
      token: ada.token,
      params,
      body: { questions: [renamed] },
    })
    expect(later.body).not.toHaveProperty('changedMarks')
    const seenByMarker = await t.call(getMarking, { token: mia.token, params })
    expect(seenByMarker.body.changed).toEqual({ up: 2, down: 0 })
    expect(seenByMarker.raw).not.toMatch(/Ben|Cem/)
    expect((await release()).body).toMatchObject({ results: 2 })
    expect(await resultOf(ben)).toMatchObject({
      score: 5,
      markedAgain: [{ items: [{ text: 'Names the treaty', points: 5 }] }],
    })
    expect(await overview()).not.toHaveProperty('changed')
  })

  test('tell the student and educators which items of the rubric counted, never before the release', async () => {
    const { ada, ben, params, next, note, release, resultOf } = await seedEssays(t, { questions: [causes] })
    const exported = async () => (await t.call(exportAccount, { token: ben.token })).raw
    const query = { userId: ben._id }
    const seenByEducator = () => t.call(getTimeline, { token: ada.token, params, query })
    for (let { body } = await next(ada); body.answer; { body } = await next(ada)) {
      await note(ada, body.answer, { items: ['treaty', 'spelling'], adjustment: 0 })
    }
    const before = [JSON.stringify(await resultOf(ben)), await exported()]
    for (const text of before) expect(text).not.toMatch(/Names the treaty|Good\./)
    expect((await seenByEducator()).raw).not.toMatch(/Names the treaty|Good\./)
    await release()
    const items = [
      { text: 'Names the treaty', points: 2 },
      { text: 'Misspells a name', points: -0.5 },
    ]
    const markedAgain = [{ number: 1, reason: 'Good.', byHand: { points: 1.5 }, items }]
    expect(await resultOf(ben)).toMatchObject({ markedAgain })
    const marksByHand = [{ reason: 'Good.', verdict: { points: 1.5 }, counts: true, items }]
    expect((await seenByEducator()).body).toMatchObject({ marksByHand })
    expect(JSON.parse(await exported())).toMatchObject({ attempts: [{ markedAgain }] })
    const receipt = await t.call(getReceipt, { token: ben.token, params })
    expect(receipt.raw).not.toMatch(/Names the treaty/)
    const held = { resultRelease: 'by-hand', code: 'open' } as const
    const set = await t.call(updateQuizSettings, { token: ada.token, params, body: held })
    expect(set.status).toBe(200)
    expect(JSON.stringify(await resultOf(ben))).not.toMatch(/Names the treaty/)
    expect(await exported()).not.toMatch(/Names the treaty/)
  })
})
