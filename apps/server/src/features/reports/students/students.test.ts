import { changeName, decideLateAnswers, giveExtraTime, listStudents, saveAnswers } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Reply } from '../../../testing/call-api.ts'
import { engines } from '../../../testing/engines.ts'
import { rightAnswers } from '../../../testing/sample-questions.ts'
import type { SeededUser } from '../../../testing/seed.ts'
import { begin, enter, submitAnswers } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

type Page = Reply<typeof listStudents>['body']
const minuteMs = 60_000

describe.each(engines)('the students of a quiz, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** A class with these names in a quiz of Ada's. */
  async function seedClass(...names: string[]) {
    const { users, quizzes } = await t.seed({
      users: {
        ada: { role: 'admin', name: 'Ada' },
        ...Object.fromEntries(names.map((name, i) => [name, { name, email: `student${i}@example.org` }])),
      },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10 } },
    })
    const { ada, ...others } = users as Record<string, SeededUser>
    const { quiz } = quizzes
    async function list(query: Record<string, string> = {}) {
      const pages: Page[] = []
      for (let after: string | undefined = ''; after !== undefined; after = pages.at(-1)?.next) {
        const input = { token: ada!.token, params: { quizId: quiz._id } }
        const reply = await t.call(listStudents, { ...input, query: { ...query, ...(after && { after }) } })
        expect(reply.status).toBe(200)
        pages.push(reply.body)
      }
      return pages
    }
    const namesBy = async (query: Record<string, string>) =>
      (await list(query)).flatMap(({ students }) => students.map(({ name }) => name))
    return { ada: ada!, students: names.map((name) => others[name]!), quiz, list, namesBy }
  }

  test('has everybody who entered, with state, score, time and receipt', async () => {
    const { ada, students, quiz, list } = await seedClass('Ann', 'Ben', 'Cem', 'Dee')
    const [ann, ben, cem] = students as [SeededUser, SeededUser, SeededUser]
    await enter(t, ann, quiz)
    await begin(t, ben, quiz)
    await begin(t, cem, quiz)
    t.clock.advance(2 * minuteMs)
    const grant = { _id: 'g', reach: 'student', userId: ben._id, percent: 25, reason: 'Laptop died' }
    await t.call(giveExtraTime, { token: ada.token, params: { quizId: quiz._id }, body: grant })
    await submitAnswers(t, cem, quiz, rightAnswers(quiz.questions).slice(1))
    const [page] = await list()
    expect([page?.count, page?.deleted, page?.next]).toEqual([3, [], undefined])
    expect(page?.students).toMatchObject([
      {
        name: 'Ann',
        email: 'student0@example.org',
        number: 1,
        state: 'not-started',
        extraMs: 0,
        receipt: false,
      },
      {
        name: 'Ben',
        state: 'running',
        remainingMs: 11 * minuteMs,
        extraMs: 3 * minuteMs,
        grants: [{ minutes: 3, by: 'Ada', at: '2026-01-05T08:02:00.000Z', reason: 'Laptop died' }],
        receipt: false,
      },
      {
        name: 'Cem',
        userId: cem._id,
        state: 'submitted',
        score: 2,
        totalQuestions: 3,
        tookMs: 2 * minuteMs,
        submittedBy: 'student',
        submittedAt: '2026-01-05T08:02:00.000Z',
        grants: [],
        receipt: true,
      },
    ])
    expect(page?.students[0]).not.toHaveProperty('score')
  })

  test('an attempt that was reopened days later has the minutes that were given, and took none of those days', async () => {
    const { ada, students, quiz, list } = await seedClass('Ann', 'Ben')
    const [ann, ben] = students as [SeededUser, SeededUser]
    await begin(t, ann, quiz)
    await begin(t, ben, quiz)
    t.clock.advance(4 * minuteMs)
    await submitAnswers(t, ann, quiz, rightAnswers(quiz.questions))
    await submitAnswers(t, ben, quiz, rightAnswers(quiz.questions))
    t.clock.advance(4 * 24 * 60 * minuteMs)
    const grant = { _id: 'g', reach: 'student', userId: ann._id, minutes: 5, reason: '', reopen: true }
    await t.call(giveExtraTime, { token: ada.token, params: { quizId: quiz._id }, body: grant })
    const share = { _id: 'h', reach: 'student', userId: ben._id, percent: 25, reason: '', reopen: true }
    await t.call(giveExtraTime, { token: ada.token, params: { quizId: quiz._id }, body: share })
    const listed = async () => (await list({ sort: 'took' }))[0]?.students
    expect(await listed()).toMatchObject([
      { name: 'Ann', remainingMs: 5 * minuteMs, extraMs: 5 * minuteMs, grants: [{ minutes: 5 }] },
      { name: 'Ben', remainingMs: 3 * minuteMs, extraMs: 3 * minuteMs, grants: [{ minutes: 3 }] },
    ])
    t.clock.advance(2 * minuteMs)
    await submitAnswers(t, ann, quiz, rightAnswers(quiz.questions))
    t.clock.advance(1 * minuteMs)
    await submitAnswers(t, ben, quiz, rightAnswers(quiz.questions))
    expect(await listed()).toMatchObject([
      { name: 'Ann', tookMs: 12 * minuteMs, extraMs: 5 * minuteMs },
      { name: 'Ben', tookMs: 13 * minuteMs, extraMs: 3 * minuteMs },
    ])
  })

  test('says what became of answers that came too late', async () => {
    const { ada, students, quiz, list } = await seedClass('Ann', 'Ben', 'Cem')
    const attempts = []
    for (const student of students) attempts.push((await begin(t, student, quiz)).attempt._id)
    t.clock.advance(11 * minuteMs)
    for (const [i, student] of students.entries()) {
      await t.call(saveAnswers, {
        token: student.token,
        params: { attemptId: attempts[i] ?? '' },
        body: { changes: [{ questionId: quiz.questions[0]?._id ?? '', selectedOption: 'Paris', age: 0 }] },
      })
    }
    for (const [i, accept] of [true, false].entries()) {
      const body = { userId: students[i]?._id, accept }
      await t.call(decideLateAnswers, { token: ada.token, params: { quizId: quiz._id }, body })
    }
    const [page] = await list()
    expect(page?.students).toMatchObject([
      { name: 'Ann', lateAnswers: 'accepted', score: 1, submittedBy: 'time' },
      { name: 'Ben', lateAnswers: 'refused', score: 0 },
      { name: 'Cem', lateAnswers: 'waiting', score: 0 },
    ])
  })

  test('comes fifty at a time in each order, what somebody does not have last', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `Student ${(i * 37) % 60}`)
    const byName = Array.from({ length: 60 }, (_, i) => `Student ${i}`)
    const { students, quiz, list, namesBy } = await seedClass(...names)
    const right = rightAnswers(quiz.questions)
    const scores = new Map<string, number | null>()
    for (const [i, student] of students.entries()) {
      const score = i % 5 === 4 ? null : i % 4
      scores.set(student.name, score)
      if (score === null) await enter(t, student, quiz)
      else await submitAnswers(t, student, quiz, right.slice(0, score))
    }
    expect((await list()).map((page) => page.students.length)).toEqual([50, 10])
    expect(await namesBy({})).toEqual(byName)
    expect(await namesBy({ order: 'descending' })).toEqual(byName.toReversed())
    const by = (sign: number) =>
      byName.toSorted((a, b) => {
        const [x, y] = [scores.get(a) ?? null, scores.get(b) ?? null]
        return x === null || y === null ? Number(x === null) - Number(y === null) : sign * (x - y)
      })
    expect(await namesBy({ sort: 'score' })).toEqual(by(1))
    expect(await namesBy({ sort: 'score', order: 'descending' })).toEqual(by(-1))
    for (const sort of ['state', 'took', 'extra']) {
      for (const order of ['ascending', 'descending']) {
        expect((await namesBy({ sort, order })).toSorted()).toEqual(names.toSorted())
      }
    }
  })

  test.each([
    ['zoe', ['Zoë Müller']],
    ['MÜLLER', ['Åsa Muller', 'Zoë Müller']],
    ['student1@', ['Åsa Muller']],
    ['%', []],
    ['_', []],
    ['  ', ['Åsa Muller', 'Zoë Müller']],
  ])('finds %j in names and e-mails', async (search, found) => {
    const { students, quiz, list } = await seedClass('Zoë Müller', 'Åsa Muller')
    for (const student of students) await enter(t, student, quiz)
    const [page] = await list({ search })
    expect([page?.students.map(({ name }) => name), page?.count]).toEqual([found, 2])
  })

  test('finds people by a name that they have corrected', async () => {
    const { students, quiz, namesBy } = await seedClass('Ann', 'Ben')
    for (const student of students) await enter(t, student, quiz)
    await t.call(changeName, { token: students[0]!.token, body: { name: 'Zoë' } })
    expect([await namesBy({ search: 'ann' }), await namesBy({ search: 'zoe' })]).toEqual([[], ['Zoë']])
    expect(await namesBy({})).toEqual(['Ben', 'Zoë'])
  })
})
