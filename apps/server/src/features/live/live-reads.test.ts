import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createLiveReads, type LiveReads } from './live-reads.service.ts'
import { listOfflineIntervals } from './live.repository.ts'
import { insertOfflineIntervals } from './presence.repository.ts'
import { requireRole } from '../quizzes/roles.service.ts'

const always = () => true

describe.each(anyEngine)('a class that is read live, on $name', (engine) => {
  let t: TestApp
  let ada: SeededUser
  let quizzes: Record<'biology' | 'history', SeededQuiz>
  let reads: LiveReads
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: { biology: { owner: 'ada' }, history: { owner: 'ada' } },
    })
    ada = seeded.users.ada
    quizzes = seeded.quizzes
    reads = createLiveReads({ ...t.store, clock: t.clock })
  })
  afterEach(() => t.close())

  const quizOf = ({ _id }: SeededQuiz) => requireRole(t.store.reports, _id, ada._id, 'read')
  const reader = (isWanted = always) => ({ userId: ada._id, isWanted })

  test('is read once for all streams that wait for it, and again for one that comes later', async () => {
    const [biology, history] = [await quizOf(quizzes.biology), await quizOf(quizzes.history)]
    const first = reads.ofStreams(history, reader())
    const waiting = Array.from({ length: 20 }, () => reads.ofStreams(biology, reader()))
    const [moment, ...others] = await Promise.all(waiting)
    for (const other of others) expect(other).toBe(moment)
    expect(await first).not.toBe(moment)
    t.clock.advance(1_000)
    const later = await reads.ofStreams(biology, reader())
    expect(later.at - (moment?.at ?? 0)).toBe(1_000)
  })

  test('remembers of each attempt the latest times in which its page was away', async () => {
    const { users } = await t.seed({ users: { ben: {}, cem: {} } })
    const [ben = '', cem = ''] = [
      await begin(t, users.ben, quizzes.biology),
      await begin(t, users.cem, quizzes.biology),
    ].map(({ attempt }) => attempt._id)
    const interval = (attemptId: string, minute: number) => {
      const leftAt = minute * 60_000
      return { attemptId, leftAt, backAt: leftAt + 20_000 }
    }
    await insertOfflineIntervals(t.store.db, [interval(cem, 1)])
    for (let minute = 1; minute <= 500; minute += 1)
      await insertOfflineIntervals(t.store.db, [interval(ben, minute)])
    const rows = await listOfflineIntervals(t.store.db, quizzes.biology._id, 0)
    const ofBen = rows.filter(({ attemptId }) => attemptId === ben).map(({ leftAt }) => leftAt / 60_000)
    expect(ofBen.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 200 }, (_, index) => 301 + index),
    )
    expect(rows).toHaveLength(201)
  })

  test('is not read for those who have left, and is for one who stays', async () => {
    const biology = await quizOf(quizzes.biology)
    let isThere = true
    const left = [1, 2, 3].map(() =>
      reads.ofStreams(
        biology,
        reader(() => isThere),
      ),
    )
    isThere = false
    for (const each of left) await expect(each).rejects.toMatchObject({ code: 'busy' })
    const leaving = reads.ofStreams(
      biology,
      reader(() => false),
    )
    const staying = reads.ofStreams(biology, reader())
    expect((await staying).ofClass.counts.joined).toBe(0)
    expect(await leaving).toBe(await staying)
    await expect(
      reads.ofCall(
        biology.id,
        reader(() => false),
        t.clock.now(),
      ),
    ).rejects.toMatchObject({
      code: 'busy',
    })
  })

  test('is not read further once the last one has left', async () => {
    const { db } = t.store
    const { biology } = quizzes
    const names = Array.from({ length: 12 }, (_, at) => `taking${at}`)
    const { users } = await t.seed({ users: Object.fromEntries(names.map((name) => [name, {}])) })
    const saved = [{ questionId: biology.questions[0]?._id, selectedOption: 'x'.repeat(120_000) }]
    await db
      .insertInto('attempts')
      .values(
        Object.values(users as Record<string, SeededUser>).map(({ _id }) => ({
          id: _id,
          quiz_id: biology._id,
          student_id: _id,
          state: 'in-progress' as const,
          revision: 1,
          admitted_at: t.clock.now(),
          started_at: t.clock.now(),
          deadline: t.clock.now() + 600_000,
          saved_answers: JSON.stringify(saved),
          late_answers: '[]',
        })),
      )
      .execute()
    let looks = 0
    const leavesEarly = () => (looks += 1) <= 3
    await expect(reads.ofStreams(await quizOf(biology), reader(leavesEarly))).rejects.toMatchObject({
      code: 'busy',
    })
    expect(looks).toBe(4)
    const { ofClass } = await reads.ofStreams(await quizOf(biology), reader())
    expect(ofClass.students).toHaveLength(12)
  })
})
