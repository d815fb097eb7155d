import {
  exportAccount,
  getQuiz,
  getReceipt,
  getTimeline,
  getResult,
  listResults,
  login,
  saveAnswers,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
} from '@quizly/contract'
import { type Answer, defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { untilSomebodyWaits } from '../../testing/lock-wait.ts'
import { answerMarker, rightAnswers } from '../../testing/sample-questions.ts'
import { seededPassword } from '../../testing/seed.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'
import { lockWithRole } from '../quizzes/roles.service.ts'

const limitMs = 10 * 60_000
const scene = {
  users: { ada: { role: 'admin' }, ben: {} },
  quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
} as const

describe.each(engines)('a student with several devices whose time runs out, on $name,', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  type Given = Answer & { age?: number }
  /** The clock is started on the laptop. The phone is logged in and has not opened the quiz. */
  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben } = users
    const quiz = quizzes.biology
    const { attempt } = await begin(t, ben, quiz)
    const { body } = await t.call(login, {
      body: { email: ben.email, password: seededPassword, remember: false },
    })
    const query = { userId: ben._id }
    const params = { quizId: quiz._id, userId: ben._id, attemptId: attempt._id }
    const deviceOf = (token: string, label?: string) => {
      const device = label === undefined ? {} : { device: label }
      return {
        start: () => t.call(startAttempt, { token, params }),
        open: () => t.call(getQuiz, { token, params }),
        save: (...changes: Given[]) => t.call(saveAnswers, { token, params, body: { changes, ...device } }),
        submit: (...answers: Given[]) =>
          t.call(submitAttempt, {
            token,
            body: { quizId: quiz._id, userId: ben._id, answers, ...device },
          }),
        readResult: () => t.call(getResult, { token, params, query }),
        readList: () => t.call(listResults, { token, params }),
        readTimeline: () => t.call(getTimeline, { token, params, query }),
        readReceipt: () => t.call(getReceipt, { token, params }),
        exportAll: () => t.call(exportAccount, { token }),
      }
    }
    const [first, second, third] = rightAnswers(quiz.questions) as [Answer, Answer, Answer]
    const phoneToken = body.token
    const laptop = deviceOf(ben.token)
    const phone = deviceOf(phoneToken)
    return { ada, ben, quiz, attempt, phoneToken, deviceOf, laptop, phone, first, second, third }
  }
  const findLate = async () =>
    (await t.store.db.selectFrom('attempts').select('late_answers').executeTakeFirstOrThrow()).late_answers

  test.each([
    ['the laptop at zero and the phone 3 s later', ['laptop', 'phone']],
    ['the phone at zero and the laptop 3 s later', ['phone', 'laptop']],
    ['the phone at zero, the laptop 3 s and the tablet 6 s later', ['phone', 'laptop', 'tablet']],
  ] as const)('submits on %s: for each question the latest counts (T134)', async (_, order) => {
    const { ben, phoneToken, deviceOf, first, second, third } = await setUp()
    const laptop = deviceOf(ben.token, 'laptop')
    const phone = deviceOf(phoneToken, 'phone')
    const tablet = deviceOf(phoneToken, 'tablet')
    t.clock.advance(limitMs - 60_000)
    await laptop.save({ ...first, selectedOption: 'Rome' })
    await phone.save({ ...second, selectedOption: ['9'] })
    t.clock.advance(60_000)
    const endedAt = t.clock.now()
    const age = (ms: number) => t.clock.now() - endedAt + ms
    const submissions = {
      laptop: () =>
        laptop.submit(
          { ...first, selectedOption: 'Rome', age: age(90_000) },
          { ...second, selectedOption: ['9'], age: age(90_000) },
          { ...third, age: age(500) },
        ),
      phone: () => phone.submit({ ...first, age: age(30_000) }, { ...second, age: age(100) }),
      tablet: () => tablet.submit({ ...third, selectedOption: 'old', age: age(80_000) }),
    }
    const statuses = []
    for (const name of order) {
      statuses.push((await submissions[name]()).status)
      t.clock.advance(3_000)
    }
    expect(statuses).toEqual([201, ...order.slice(1).map(() => 409)])
    t.clock.advance(defaultGraceMs)
    const { body } = await phone.readResult()
    expect(body).toMatchObject({ score: 3, submittedBy: 'time', submittedAt: '2026-01-05T08:10:00.000Z' })
    expect(await findLate()).toBe('[]')
  })

  test('is known on both by their sessions, where neither tells a device or an age', async () => {
    const { laptop, phone, first, second, third } = await setUp()
    await phone.save(third)
    t.clock.advance(limitMs)
    expect((await laptop.submit(first, { ...third, selectedOption: null })).status).toBe(201)
    t.clock.advance(3_000)
    const skipped = { ...first, selectedOption: null }
    const { status, failure } = await phone.submit(skipped, second, third)
    expect([status, failure.result?.score]).toEqual([409, null])
    expect(failure.result?.answers).toEqual([first, second, third])
    t.clock.advance(defaultGraceMs)
    expect((await laptop.readResult()).body.score).toBe(3)
  })

  test.each(['start', 'open'] as const)(
    'has its last answers counted from one that has done no more than %s the quiz',
    async (opening) => {
      const { laptop, phone, first, second } = await setUp()
      await phone[opening]()
      t.clock.advance(limitMs)
      expect((await laptop.submit({ ...first, age: 10 })).body).toMatchObject({ score: null, verdicts: [] })
      t.clock.advance(defaultGraceMs)
      expect((await phone.save({ ...second, age: defaultGraceMs + 10 })).status).toBe(409)
      t.clock.advance(1)
      expect((await phone.readResult()).body.score).toBe(2)
    },
  )

  test('sees no key and no marks in any reply until the grace is over, and all of it then (T135)', async () => {
    const { laptop, phone, first, second } = await setUp()
    await phone.start()
    t.clock.advance(limitMs)
    const askForEverything = async (on: typeof laptop) => [
      await on.submit({ ...second, age: 20_000 }),
      await on.save({ ...second, age: 20_000 }),
      await on.start(),
      await on.open(),
      await on.readResult(),
      await on.readList(),
      await on.readTimeline(),
      await on.readReceipt(),
      await on.exportAll(),
    ]
    const early = [
      await laptop.submit({ ...first, age: 10 }),
      ...(await askForEverything(laptop)),
      ...(await askForEverything(phone)),
    ]
    const { opensInMs } = (await laptop.readResult()).body
    expect(opensInMs).toBe(defaultGraceMs + 1)
    t.clock.advance(defaultGraceMs)
    early.push(...(await askForEverything(laptop)), ...(await askForEverything(phone)))
    for (const { status, raw } of early) {
      expect(status).toBeLessThan(500)
      for (const secret of [answerMarker, 'correctAnswers', '"verdict":"', /"score":\d/]) {
        expect(raw).not.toMatch(secret)
      }
    }
    expect((await laptop.readReceipt()).failure.message).toBe(
      'Your receipt comes with your result, in a few seconds.',
    )

    t.clock.advance(1)
    const [submitted, saved, started, opened, result, list, , receipt, exported] =
      await askForEverything(laptop)
    for (const reply of [submitted, saved, started]) expect(reply?.failure.result?.score).toBe(2)
    expect(opened?.raw).toContain(answerMarker)
    expect(result?.raw).toContain('"score":2')
    expect(list?.raw).toContain('"score":2')
    expect(exported?.raw).toContain('"score":2')
    expect(receipt?.raw).toContain('"answered":2')
    for (const reply of [result, list]) expect(reply?.raw).not.toContain('opensInMs')
  })

  test('cannot read the key with one device and count answers afterwards: they are kept beside (T136)', async () => {
    const { ben, phoneToken, deviceOf, laptop, phone, first, second, third } = await setUp()
    t.clock.advance(limitMs)
    expect((await laptop.submit({ ...first, selectedOption: 'Rome', age: 5_000 })).body.score).toBe(0)
    expect((await laptop.open()).raw).toContain(answerMarker)
    t.clock.advance(1)
    const replies = [
      await laptop.submit({ ...first, age: 1_000 }),
      await phone.start(),
      await phone.submit({ ...second, age: 1_000 }, third),
      await deviceOf(ben.token, 'other').save({ ...third, age: 1_000 }),
      await deviceOf(phoneToken, 'other').save({ ...third, age: 1_000 }),
    ]
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([409]))
    t.clock.advance(defaultGraceMs)
    expect((await laptop.readResult()).body.score).toBe(0)
    expect(JSON.parse(await findLate())).toMatchObject([first, second, third])
  })

  test('either sees the marks or has more counted, when the phone opens it just as the laptop submits', async () => {
    const { ada, quiz, laptop, phone, first, second } = await setUp()
    t.clock.advance(limitMs)
    const under = await t.store.db.transaction().execute(async (trx) => {
      // A student who submits now has read the attempt, and waits for the lock on the quiz.
      await lockWithRole(trx, quiz._id, ada._id, 'edit')
      const submitting = laptop.submit({ ...first, age: 10 })
      if (engine.name === 'postgres') await untilSomebodyWaits(t.store.db)
      const opening = phone.open()
      if (engine.name === 'postgres') await opening
      return { submitting, opening }
    })
    const replies = [await under.submitting, await under.opening]
    const isShown = replies.some(({ raw }) => /correctAnswers|"score":\d/.test(raw))
    if (engine.name === 'postgres') expect(isShown).toBe(false)
    t.clock.advance(1)
    await phone.submit({ ...second, age: 100 })
    t.clock.advance(defaultGraceMs)
    expect((await laptop.readResult()).body.score).toBe(isShown ? 1 : 2)
  })

  test('has finished when one of them submits while there is time: what the others bring is kept', async () => {
    const { laptop, phone, first, second } = await setUp()
    await phone.save({ ...second, selectedOption: ['9'] })
    t.clock.advance(limitMs - 1_001)
    expect((await laptop.submit(first)).body.score).toBe(1)
    t.clock.advance(2_000)
    await phone.submit({ ...second, age: 5_000 })
    t.clock.advance(defaultGraceMs)
    expect((await phone.readResult()).body.score).toBe(1)
    expect(JSON.parse(await findLate())).toMatchObject([{ ...second, answersOpen: true }])
  })

  test('is told no moment where the educator holds the answers back', async () => {
    const { ada, quiz, laptop, phone, first } = await setUp()
    const run = (code: 'open' | 'closed') =>
      t.call(updateQuizSettings, {
        token: ada.token,
        params: { quizId: quiz._id },
        body: { resultRelease: 'when-closed', code },
      })
    await run('open')
    await phone.start()
    t.clock.advance(limitMs)
    await laptop.submit({ ...first, age: 10 })
    expect((await laptop.readResult()).body).not.toHaveProperty('opensInMs')
    await run('closed')
    const held = (await laptop.readResult()).body
    expect(held).toMatchObject({ score: null, why: 'until-all-finish' })
    expect(held).not.toHaveProperty('opensInMs')
    t.clock.advance(defaultGraceMs + 1)
    expect((await laptop.readResult()).body.score).toBe(1)
  })

  test('finds every answer that arrived within the grace, in whatever order calls and sweeps meet', async () => {
    const { laptop, phone, first, second, third } = await setUp()
    await phone.start()
    t.clock.advance(limitMs)
    const replies = await Promise.all([
      phone.submit({ ...first, selectedOption: 'Rome', age: 900 }, { ...second, age: 10 }),
      laptop.submit({ ...first, age: 10 }, { ...second, selectedOption: ['9'], age: 900 }),
      phone.save({ ...third, age: 10 }),
      laptop.readResult(),
      phone.open(),
      sweep(t.store.db, t.clock.now()).then(() => laptop.open()),
    ])
    for (const { raw } of replies) expect(raw).not.toMatch(/correctAnswers|"score":\d/)
    // Another server, whose clock is ahead, closes the attempt; a submission is still on its way.
    t.clock.advance(defaultGraceMs)
    await Promise.all([
      sweep(t.store.db, t.clock.now() + 1),
      phone.submit({ ...third, age: defaultGraceMs + 10 }),
      laptop.submit({ ...first, age: defaultGraceMs + 10 }),
    ])
    t.clock.advance(1)
    expect((await laptop.readResult()).body.score).toBe(3)
    expect(await findLate()).toBe('[]')
  })
})
