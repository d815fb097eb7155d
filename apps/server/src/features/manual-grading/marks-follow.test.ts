import { markByHand, previewQuizUpdate, updateQuiz } from '@quizly/contract'
import type { Question, UncheckedQuestion } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { causes, seedEssays } from '../../testing/desk/essay-class.ts'
import { engines } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const plain = { ...causes, points: 5, essay: {} }
const treaty = { _id: 'treaty', text: 'Names the treaty', points: 2 }

describe.each(engines)('marks follow their question on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedClass(question = plain) {
    const room = await seedEssays(t, { questions: [question], given: [['One text'], ['Another one']] })
    let baseRevision = 1
    const edited = (change: Partial<UncheckedQuestion>) => ({
      token: room.ada.token,
      params: room.params,
      body: { baseRevision, questions: room.quiz.questions.map((each) => ({ ...each, ...change })) },
    })
    const preview = async (change: Partial<Question>) =>
      (await t.call(previewQuizUpdate, edited(change))).body
    async function save(change: Partial<Question>) {
      const { status } = await t.call(updateQuiz, edited(change))
      expect(status).toBe(200)
      baseRevision += 1
    }
    const earned = async (student = room.ben) => {
      const { score, maxScore, verdicts } = await room.resultOf(student)
      return [score, maxScore, verdicts?.[0]?.verdict]
    }
    async function giveDirectly(points: number) {
      const { _id: attemptId, version } = await t.store.db
        .selectFrom('attempts')
        .select(['id as _id', 'version'])
        .where('student_id', '=', room.ben._id)
        .executeTakeFirstOrThrow()
      const { status } = await t.call(markByHand, {
        token: room.ada.token,
        params: { ...room.params, attemptId },
        body: { questionId: room.idOf(0), verdict: { points }, reason: 'Half of it', baseVersion: version },
      })
      expect(status).toBe(200)
    }
    /** What each marker gives to every answer. */
    async function regradeEach(marker: typeof room.ada, requested: { items?: string[]; adjustment: number }) {
      for (let { body } = await room.next(marker); body.answer; { body } = await room.next(marker)) {
        const { round } = body.answer
        const mark = { round, items: [], comment: '', ...requested }
        expect((await room.note(marker, body.answer, mark)).status).toBe(200)
      }
    }
    return { ...room, preview, save, earned, giveDirectly, regradeEach }
  }

  test('a mark by hand keeps its share, the preview names it, and it comes back exactly', async () => {
    const { preview, save, earned, giveDirectly, ben } = await seedClass()
    await giveDirectly(2.5)
    expect(await earned()).toEqual([2.5, 5, 'partly'])
    expect(await preview({ points: 1 })).toMatchObject({
      handMarks: {
        count: 1,
        marks: [
          { userId: ben._id, name: 'Ben', number: 1, before: 2.5, outOf: 5, after: 0.5, outOfAfter: 1 },
        ],
      },
    })
    expect(await preview({ text: 'Another text' })).not.toHaveProperty('handMarks')
    const after: unknown[] = []
    for (const points of [1, 3, 0.01, 7, 5]) {
      await save({ points })
      after.push(await earned())
    }
    expect(after).toEqual([
      [0.5, 1, 'partly'],
      [1.5, 3, 'partly'],
      [0.01, 0.01, 'partly'],
      [3.5, 7, 'partly'],
      [2.5, 5, 'partly'],
    ])
  })

  test('one that was stored before marks said of how many points they are follows too', async () => {
    const { save, earned, giveDirectly, idOf } = await seedClass()
    await giveDirectly(2.5)
    const old = JSON.stringify({ [idOf(0)]: { points: 2.5 } })
    await t.store.db.updateTable('attempts').set({ by_hand: old }).where('by_hand', 'is not', null).execute()
    await save({ points: 1 })
    expect(await earned()).toEqual([0.5, 1, 'partly'])
    await save({ points: 4 })
    expect(await earned()).toEqual([2, 4, 'partly'])
  })

  test('marks that are not released follow, those of both markers, and so does how far they may be apart', async () => {
    const { ada, mia, preview, save, earned, regradeEach, set, overview, release } = await seedClass()
    await set({ on: [], threshold: 1 })
    await regradeEach(ada, { adjustment: 2.5 })
    await regradeEach(mia, { adjustment: 2.5 })
    expect(await preview({ points: 1 })).toMatchObject({ changedMarks: { drafts: 4 } })
    await save({ points: 1 })
    expect((await overview()).questions[0]).toMatchObject({ marked: 2, settings: { threshold: 0.2 } })
    await release()
    expect(await earned()).toEqual([0.5, 1, 'partly'])
  })

  test('items of the rubric are counted again for both markers, and released marks can be withdrawn', async () => {
    const rubric = (points: number) => ({ essay: { rubric: [{ ...treaty, points }] } })
    const room = await seedClass({ ...plain, ...rubric(2) })
    const { ada, mia, preview, save, earned, regradeEach, set, overview, release, withdraw } = room
    await set({ on: [], threshold: 1 })
    await regradeEach(ada, { items: ['treaty'], adjustment: 0.5 })
    await regradeEach(mia, { items: ['treaty'], adjustment: 0.5 })
    await release()
    expect(await earned()).toEqual([2.5, 5, 'partly'])
    const halved = { points: 2.5, ...rubric(1) }
    expect(await preview(halved)).toMatchObject({ handMarks: { count: 2 } })
    expect(await preview(halved)).not.toHaveProperty('changedMarks')
    await save(halved)
    expect(await earned()).toEqual([1.25, 2.5, 'partly'])
    expect(await overview()).not.toHaveProperty('changed')
    const cut = { points: 1, ...rubric(1) }
    // The item is worth all of the question now, and with the points beside it would be cut to that.
    expect(await preview(cut)).toMatchObject({
      handMarks: { count: 2, marks: [{ before: 1.25, outOf: 2.5, after: 0.5, outOfAfter: 1 }, {}] },
    })
    expect(await preview(cut)).not.toHaveProperty('changedMarks')
    await save(cut)
    expect(await earned()).toEqual([0.5, 1, 'partly'])
    expect((await release()).body).toMatchObject({ results: 0 })
    expect(await earned()).toEqual([0.5, 1, 'partly'])
    await withdraw()
    expect((await room.resultOf(room.ben)).waiting).toBe(1)
  })
})
