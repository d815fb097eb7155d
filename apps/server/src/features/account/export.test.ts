import {
  exportAccount,
  getResult,
  inviteColleague,
  login,
  saveAnswers,
  sendContactMessage,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { countSorts } from '../../testing/query-plans.ts'
import { seededPassword, type SeededUser } from '../../testing/seed.ts'
import { answerMarker, rightAnswers } from '../../testing/sample-questions.ts'
import { begin, enter, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { giveRole } from '../sharing/colleagues.repository.ts'
import { listAttemptsOf, listMessagesOf, listQuizzesOf } from './export.repository.ts'

const message = { name: '', email: '', message: 'The code does not open.' }

describe.each(anyEngine)('taking one’s data along, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  test('a student gets everything that is theirs, and nothing else', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { taken: { owner: 'ada' }, running: { owner: 'ada' }, entered: { owner: 'ada' } },
    })
    const { token } = users.ben
    const seededAt = new Date(t.clock.now()).toISOString()
    const [city, primes] = rightAnswers(quizzes.taken.questions)
    await submitAnswers(t, users.ben, quizzes.taken, [city!, { ...primes!, selectedOption: ['4'] }])
    t.clock.advance(1)
    const { attempt, questions } = await begin(t, users.ben, quizzes.running)
    const saved = { questionId: questions[0]?._id ?? '', selectedOption: 'Rome' }
    await t.call(saveAnswers, { token, params: { attemptId: attempt._id }, body: { changes: [saved] } })
    t.clock.advance(1)
    await enter(t, users.ben, quizzes.entered)
    await t.call(sendContactMessage, { token, body: message })
    await t.call(sendContactMessage, { token: users.cem.token, body: { ...message, message: 'Not yours' } })

    await t.call(login, { body: { email: users.ben.email, password: seededPassword } })
    const { status, headers, body, raw } = await t.call(exportAccount, { token })
    const now = new Date(t.clock.now()).toISOString()
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(body).toMatchObject({
      exportedAt: now,
      account: {
        _id: users.ben._id,
        name: 'ben',
        email: 'ben@example.org',
        role: 'student',
        createdAt: seededAt,
      },
      sessions: [{ signedInAt: now }, { device: '', signedInAt: seededAt, lastUsedAt: seededAt }],
      devices: [{ lastUsedAt: now }],
      messages: [{ sentAt: now, message: 'The code does not open.' }],
      attempts: [
        {
          quiz: { _id: quizzes.taken._id, title: 'taken' },
          state: 'submitted',
          submittedAt: seededAt,
          submittedBy: 'student',
          score: 1,
          totalQuestions: 3,
          timeline: [{ kind: 'verified' }, { kind: 'started' }, { kind: 'submitted' }],
          answers: [
            { question: 'What is the capital of France?', selectedOption: 'Paris', verdict: 'correct' },
            { question: 'Which of these are prime?', selectedOption: ['4'], verdict: 'incorrect' },
            { question: 'What makes leaves green?', selectedOption: null, verdict: 'skipped' },
          ],
        },
        { state: 'in-progress', submittedAt: null, answers: [], savedAnswers: [saved] },
        { state: 'admitted', startedAt: null, score: null, savedAnswers: [] },
      ],
      quizzes: [],
    })
    for (const secret of [token, answerMarker, 'secretCode', 'password', 'Not yours']) {
      expect(raw).not.toContain(secret)
    }
  })

  test('an educator gets their quizzes with the answers, however many, and no student’s', async () => {
    const many = Object.fromEntries(Array.from({ length: 22 }, (_, i) => [`quiz${i}`, { owner: 'ada' }]))
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {} },
      quizzes: {
        ...many,
        physics: { owner: 'ada' },
        empty: { owner: 'ada', questions: [] },
        other: { owner: 'bea' },
      },
    })
    await submitAnswers(t, users.ben, quizzes.physics, [])
    const { body, raw } = await t.call(exportAccount, { token: users.ada.token })
    expect(body.quizzes).toHaveLength(24)
    expect(new Set(body.quizzes.map(({ _id }) => _id)).size).toBe(24)
    expect(body.quizzes.find(({ title }) => title === 'physics')).toMatchObject({
      secretCode: quizzes.physics.secretCode,
      questions: quizzes.physics.questions,
      timeLimit: 10,
    })
    expect(body.quizzes.find(({ title }) => title === 'empty')?.questions).toEqual([])
    expect([body.attempts, body.sharedQuizzes, body.invitations]).toEqual([[], [], []])
    expect(raw).not.toContain('ben')
    expect(raw).not.toContain('"other"')
  })

  test('an educator gets what others share with them, and the invitations of both sides', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' } },
      quizzes: { physics: { owner: 'ada' }, art: { owner: 'bea' } },
    })
    const { ada, bea } = users
    await giveRole(t.store.db, { quizId: quizzes.physics._id, userId: bea._id, role: 'marker' })
    const invite = ({ token }: SeededUser, quizId: string, email: string) =>
      t.call(inviteColleague, { token, params: { quizId }, body: { email, role: 'viewer' } })
    await invite(ada, quizzes.physics._id, 'new@example.org')
    await invite(bea, quizzes.art._id, ada.email)
    const ofAda = (await t.call(exportAccount, { token: ada.token })).body
    const ofBea = (await t.call(exportAccount, { token: bea.token })).body
    const physics = { _id: quizzes.physics._id, title: 'physics', role: 'marker' }
    expect([ofAda.sharedQuizzes, ofBea.sharedQuizzes]).toEqual([[], [physics]])
    const now = new Date(t.clock.now()).toISOString()
    expect(ofAda.invitations.toSorted((one, other) => one.quiz.localeCompare(other.quiz))).toMatchObject([
      { email: ada.email, quiz: 'art', role: 'viewer', sentAt: now },
      { email: 'new@example.org', quiz: 'physics' },
    ])
    expect(ofBea.invitations).toMatchObject([{ quiz: 'art' }])
  })

  test('an overdue attempt is closed first, so that its marks are there', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 1 } },
    })
    await begin(t, users.ben, quizzes.biology)
    t.clock.advance(3_600_000)
    const { body } = await t.call(exportAccount, { token: users.ben.token })
    expect(body.attempts).toMatchObject([{ state: 'submitted', submittedBy: 'time', score: 0 }])
  })

  test('says that time ended a quiz which the page submitted at zero, as the result says it', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { atZero: { owner: 'ada', timeLimit: 1 }, before: { owner: 'ada', timeLimit: 1 } },
    })
    const { token, _id: userId } = users.ben
    for (const [quiz, tookMs] of [
      [quizzes.atZero, 60_000],
      [quizzes.before, 58_000],
    ] as const) {
      await begin(t, users.ben, quiz)
      t.clock.advance(tookMs)
      await submitAnswers(t, users.ben, quiz, [])
    }
    const { body } = await t.call(exportAccount, { token })
    expect(body.attempts.map(({ quiz, submittedBy }) => [quiz.title, submittedBy])).toEqual([
      ['atZero', 'time'],
      ['before', 'student'],
    ])
    for (const { quiz, submittedBy } of body.attempts) {
      const input = { token, params: { quizId: quiz._id }, query: { userId } }
      expect((await t.call(getResult, input)).body.submittedBy).toBe(submittedBy)
    }
  })

  test('the eleventh time within ten minutes has to wait', async () => {
    const limited = await createTestApp({ engine, config: { rateLimits: true } })
    const { users } = await limited.seed({ users: { ada: {} } })
    const take = async () => (await limited.call(exportAccount, { token: users.ada.token })).status
    for (let i = 0; i < 10; i += 1) expect(await take()).toBe(200)
    expect(await take()).toBe(429)
    await limited.close()
  })

  test('others are answered between one quiz and the next', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `quiz${at}`)
    const { users } = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: Object.fromEntries(names.map((name) => [name, { owner: 'ada' as const }])),
    })
    let turns = 0
    let isOver = false
    const takeTurn = () => {
      turns += 1
      if (!isOver) setImmediate(takeTurn)
    }
    setImmediate(takeTurn)
    const { body } = await t.call(exportAccount, { token: users.ada.token })
    isOver = true
    expect(body.quizzes).toHaveLength(names.length)
    expect(turns).toBeGreaterThanOrEqual(names.length)
  })

  test('finds every page in the order of an index', async () => {
    const statements: string[] = []
    const { store, remove } = await engine.open({ onStatement: ({ sql }) => statements.push(sql) })
    for (const list of [listAttemptsOf, listMessagesOf, listQuizzesOf]) {
      await list(store.reports, { userId: 'ada', afterId: 'row', limit: 1 })
      expect(await countSorts(store, statements.at(-1) ?? '')).toBe(0)
    }
    await remove()
  })
})
