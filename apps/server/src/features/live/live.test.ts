import { getLive, giveExtraTime, saveAnswers, setAllowance, updateQuizSettings } from '@quizly/contract'
import { offlineFromMs, nodeSilenceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin, enter, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { maxLive } from './live.service.ts'

const minuteMs = 60_000

describe.each(engines)('a quiz while it is taken, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const seedClass = () =>
    t.seed({
      users: { ada: { role: 'admin' }, ben: { name: 'Ben' }, cem: { name: 'Cem' }, dee: { name: 'Dee' } },
      quizzes: { biology: { owner: 'ada' } },
    })

  async function look(reader: SeededUser, { _id: quizId }: SeededQuiz) {
    const { status, body } = await t.call(getLive, { token: reader.token, params: { quizId } })
    expect(status).toBe(200)
    return body
  }

  async function hold(attemptId: string, connection: { seenAt: number; leftAt?: number }, node = 'node') {
    await t.store.db
      .insertInto('live_nodes')
      .values({ id: node, seen_at: connection.seenAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: connection.seenAt }))
      .execute()
    const row = { attempt_id: attemptId, node_id: node, left_at: connection.leftAt ?? null }
    await t.store.db.insertInto('connections').values(row).execute()
  }

  test('shows who is in, how far, what was saved when, and the time that is left', async () => {
    const { users, quizzes } = await seedClass()
    const { attempt, questions } = await begin(t, users.ben, quizzes.biology)
    const changes = [
      { questionId: questions[1]?._id ?? '', selectedOption: ['x'] },
      { questionId: questions[0]?._id ?? '', selectedOption: null },
    ]
    await t.call(saveAnswers, {
      token: users.ben.token,
      params: { attemptId: attempt._id },
      body: { changes },
    })
    await enter(t, users.cem, quizzes.biology)
    await submitAnswers(t, users.dee, quizzes.biology, [
      { questionId: questions[2]?._id ?? '', selectedOption: 'x' },
    ])
    t.clock.advance(2 * minuteMs)
    expect(await look(users.ada, quizzes.biology)).toEqual({
      quiz: {
        _id: quizzes.biology._id,
        title: 'biology',
        timeLimit: 10,
        numQuestions: 3,
        state: 'draft',
        role: 'owner',
      },
      isReady: true,
      counts: { joined: 3, working: 1, offline: 0, notStarted: 1, submitted: 1 },
      students: [
        {
          _id: expect.any(String),
          userId: users.cem._id,
          name: 'Cem',
          state: 'not-started',
          answered: '000',
          remainingMs: 10 * minuteMs,
        },
        {
          _id: attempt._id,
          userId: users.ben._id,
          name: 'Ben',
          state: 'working',
          answered: '010',
          savedMsAgo: 2 * minuteMs,
          remainingMs: 8 * minuteMs,
        },
        {
          _id: expect.any(String),
          userId: users.dee._id,
          name: 'Dee',
          state: 'submitted',
          answered: '001',
        },
      ],
    })
  })

  test('shows before the start what each student will have: extra time, and what the closing leaves of it', async () => {
    const { users, quizzes } = await seedClass()
    const { ada, ben, cem, dee } = users
    const { biology } = quizzes
    const params = { quizId: biology._id }
    const allow = (student: SeededUser, extra: object) =>
      t.call(setAllowance, { token: ada.token, params, body: { email: student.email, ...extra } })
    await allow(ben, { everywhere: false, percent: 50 })
    await allow(cem, { everywhere: true, minutes: 7 })
    for (const student of [ben, cem, dee]) await enter(t, student, biology)
    const shown = async () =>
      Object.fromEntries(
        (await look(ada, biology)).students.map(({ name, remainingMs, endsAtClosing }) => [
          name,
          [Math.round((remainingMs ?? 0) / minuteMs), endsAtClosing],
        ]),
      )
    expect(await shown()).toEqual({ Ben: [15, undefined], Cem: [17, undefined], Dee: [10, undefined] })
    const close = (inMs: number) =>
      t.call(updateQuizSettings, {
        token: ada.token,
        params,
        body: {
          resultRelease: 'at-once',
          code: 'open',
          everyoneStops: true,
          closesAt: new Date(t.clock.now() + inMs).toISOString(),
        },
      })
    await close(16 * minuteMs)
    expect(await shown()).toEqual({ Ben: [15, undefined], Cem: [16, true], Dee: [10, undefined] })
    t.clock.advance(10 * minuteMs)
    expect(await shown()).toEqual({ Ben: [6, true], Cem: [6, true], Dee: [6, true] })
    for (const student of [ben, cem, dee]) {
      const { attempt } = await begin(t, student, biology)
      expect(attempt.remainingMs).toBe(6 * minuteMs)
    }
  })

  test('says who is offline and for how long, by what all nodes know', async () => {
    const { users, quizzes } = await seedClass()
    const [ben, cem, dee] = [
      await begin(t, users.ben, quizzes.biology),
      await begin(t, users.cem, quizzes.biology),
      await begin(t, users.dee, quizzes.biology),
    ]
    const now = t.clock.now()
    await hold(ben.attempt._id, { seenAt: now - minuteMs }, 'a node that was killed')
    await hold(cem.attempt._id, { seenAt: now, leftAt: now - 2 * minuteMs })
    await hold(dee.attempt._id, { seenAt: now })
    const { counts, students } = await look(users.ada, quizzes.biology)
    expect(counts).toMatchObject({ working: 1, offline: 2 })
    expect(students.map(({ name, state, offlineMs }) => [name, state, offlineMs])).toEqual([
      ['Cem', 'offline', 2 * minuteMs],
      ['Ben', 'offline', minuteMs],
      ['Dee', 'working', undefined],
    ])
    expect(offlineFromMs).toBeLessThan(nodeSilenceMs)
  })

  test('proposes to give back what students who were cut off together have lost, until that is done', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `s${String(at).padStart(2, '0')}`)
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...Object.fromEntries(names.map((name) => [name, {}])) },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { ada, ...others } = users as Record<string, SeededUser>
    if (!ada) throw new Error('Nobody was seeded')
    const begun = []
    for (const student of Object.values(others)) begun.push(await begin(t, student, quizzes.biology))
    t.clock.advance(2 * minuteMs)
    const left = t.clock.now()
    const eleven = begun.slice(0, 11).map(({ attempt }) => attempt._id)
    for (const id of eleven) await hold(id, { seenAt: left, leftAt: left }, `node of ${id}`)
    t.clock.advance(minuteMs)
    const from = new Date(left).toISOString()
    expect((await look(ada, quizzes.biology)).cutOff).toEqual({
      from,
      count: 11,
      closed: 0,
      names: names.slice(0, 11),
    })
    t.clock.advance(6 * minuteMs)
    const back = t.clock.now()
    await t.store.db.deleteFrom('connections').execute()
    const intervals = eleven.map((attempt_id) => ({ attempt_id, left_at: left, back_at: back }))
    await t.store.db.insertInto('absences').values(intervals).execute()
    const { cutOff } = await look(ada, quizzes.biology)
    const until = new Date(back).toISOString()
    expect(cutOff).toEqual({ from, until, minutes: 7, count: 11, closed: 0, names: names.slice(0, 11) })
    const given = await t.call(giveExtraTime, {
      token: ada.token,
      params: { quizId: quizzes.biology._id },
      body: { _id: 'g', reach: 'cut-off', from, until, minutes: 7 },
    })
    expect(given.body).toEqual({ given: 11 })
    const after = await look(ada, quizzes.biology)
    expect(after.cutOff).toBeUndefined()
    const minutesLeft = after.students.map(({ remainingMs = 0 }) => remainingMs / minuteMs)
    expect(minutesLeft.filter((minutes) => minutes === 8)).toHaveLength(11)
    expect(minutesLeft.filter((minutes) => minutes === 1)).toHaveLength(19)
  })

  test('shows as submitted whom time has closed', async () => {
    const { users, quizzes } = await seedClass()
    await begin(t, users.ben, quizzes.biology)
    t.clock.advance(11 * minuteMs)
    const { counts, students } = await look(users.ada, quizzes.biology)
    expect(counts).toMatchObject({ working: 0, submitted: 1 })
    expect(students).toMatchObject([{ name: 'Ben', state: 'submitted', answered: '000' }])
  })

  test('stays small however many take it: those are shown first who may need somebody', async () => {
    const crowd = Object.fromEntries(Array.from({ length: maxLive + 20 }, (_, at) => [`s${at}`, {}]))
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...crowd },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { ada, ...students } = users as Record<string, SeededUser>
    const { biology } = quizzes
    const [first, second, ...others] = Object.values(students)
    if (!ada || !first || !second) throw new Error('Nobody was seeded')
    const attempt = {
      quiz_id: biology._id,
      state: 'in-progress' as const,
      revision: 1,
      admitted_at: t.clock.now(),
      started_at: t.clock.now(),
      base_duration_ms: minuteMs,
      deadline: t.clock.now() + minuteMs,
      late_answers: '[]',
    }
    const answer = { questionId: biology.questions[0]?._id, selectedOption: 'x', at: 1 }
    const saved_answers = JSON.stringify([answer])
    await t.store.db
      .insertInto('attempts')
      .values(others.map(({ _id }, at) => ({ ...attempt, id: `a${at}`, student_id: _id, saved_answers })))
      .execute()
    const tooLong = JSON.stringify([{ ...answer, selectedOption: 'x'.repeat(200_000) }])
    await t.store.db
      .insertInto('attempts')
      .values([
        { ...attempt, id: 'b', student_id: first._id, saved_answers: '[]' },
        { ...attempt, id: 'c', student_id: second._id, saved_answers: tooLong },
      ])
      .execute()
    const before = await look(ada, biology)
    expect(before.counts).toMatchObject({ joined: maxLive + 20, working: maxLive + 20 })
    expect(before.students).toHaveLength(maxLive)
    expect(before.students[0]).toMatchObject({ _id: 'b', answered: '000' })

    await hold('c', { seenAt: t.clock.now(), leftAt: t.clock.now() - minuteMs })
    const after = await look(ada, biology)
    expect(after.students[0]).toMatchObject({ _id: 'c', state: 'offline' })
    expect(after.students[0]).not.toHaveProperty('answered')
  })
})
