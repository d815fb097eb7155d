import { listRegrades, getResult, listWrittenAnswers } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Change, regradingCalls } from '../../testing/desk/regrading.ts'
import { anyEngine } from '../../testing/engines.ts'
import { answerMarker } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const written = [' chlorophyll', 'CHLOROPHYLL', 'Clorophyll', 'clorophyll ', 'Clorophyll', 'the sun', null]

describe.each(anyEngine)('written answers on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const { preview, readMarks, regrade, undo } = regradingCalls(() => t)
  /** A class of which each student has written something else as the answer to the third question. */
  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, eve: {} },
      quizzes: { quiz: { owner: 'ada' } },
    })
    const others = written.map((_, i) => [`student${i}`, { name: `Student ${i}` }])
    const students: SeededUser[] = Object.values(
      (await t.seed({ users: Object.fromEntries(others) as Record<string, object> })).users,
    )
    const questionId = quizzes.quiz.questions[2]?._id ?? ''
    for (const [i, student] of students.entries()) {
      const answers = [{ questionId, selectedOption: written[i] ?? null }]
      await submitAnswers(t, student, quizzes.quiz, answers)
    }
    // Who is still writing is not in the list.
    await begin(t, users.eve, quizzes.quiz)
    t.clock.advance(60_000)
    return { ...users, students, quiz: quizzes.quiz, questionId }
  }
  const list = ({ token }: SeededUser, quiz: SeededQuiz, questionId: string) =>
    t.call(listWrittenAnswers, { token, params: { quizId: quiz._id, questionId } })

  test('are counted by their normal form, the correct one first, with how many have the point', async () => {
    const { ada, quiz, questionId } = await seedClass()
    const { status, body } = await list(ada, quiz, questionId)
    expect([status, body]).toMatchObject([
      200,
      {
        number: 3,
        revision: 1,
        question: { _id: questionId, correctAnswers: [answerMarker] },
        answers: [
          { text: expect.stringMatching(/^chlorophyll$/i) as unknown, count: 2, right: 2 },
          { text: expect.stringMatching(/^clorophyll$/i) as unknown, count: 3, right: 0 },
          { text: 'the sun', count: 1, right: 0 },
        ],
        more: 0,
      },
    ])
    expect(body).not.toHaveProperty('rule')
    expect(body.quiz).toMatchObject({ _id: quiz._id, role: 'owner' })
  })

  test('a list of regrades names the first of many accepted answers, says how many more, and has all regrades', async () => {
    const { ada, quiz } = await seedClass()
    const many = Array.from({ length: 45 }, (_, at) => `green stuff ${at}`)
    await regrade(ada, quiz, { mode: 'answers', mayLower: true, accepted: many }, 1, 2)
    for (let revision = 2; revision <= 24; revision += 1) {
      const mode = revision % 2 === 0 ? ('full-marks' as const) : ('left-out' as const)
      await regrade(ada, quiz, { mode, mayLower: true }, revision, 1)
    }
    const page = async (query: { after?: string }) =>
      (await t.call(listRegrades, { token: ada.token, params: { quizId: quiz._id }, query })).body
    const first = await page({})
    const regradings = [...first.remarkings, ...(await page({ after: first.next! })).remarkings]
    expect(regradings.map(({ mode }) => mode)).toEqual([
      ...Array.from({ length: 23 }, (_, at) => (at % 2 === 0 ? 'full-marks' : 'left-out')),
      'answers',
    ])
    const oldest = regradings.at(-1)
    expect([oldest?.accepted, oldest?.moreAccepted]).toEqual([many.slice(0, 20), 25])
    expect(regradings.filter(({ moreAccepted }) => moreAccepted !== undefined)).toHaveLength(1)
    expect(regradings[0]).not.toHaveProperty('moreRefused')
  })

  test('once accepted, everybody who wrote them has the point and reads why; undone, all is as before', async () => {
    const { ada, students, quiz, questionId } = await seedClass()
    const before = await readMarks()
    const change: Change = {
      mode: 'answers',
      mayLower: false,
      accepted: ['Clorophyll'],
      refused: ['the sun'],
    } as const
    const { body: foreseen } = await preview(ada, quiz, change, 1, 2)
    expect(foreseen).toMatchObject({ results: 7, up: 3, down: 0 })
    expect(foreseen.gains.map(({ name }) => name)).toEqual(['Student 2', 'Student 3', 'Student 4'])
    expect(await readMarks()).toEqual(before)
    const { body: done } = await regrade(ada, quiz, change, 1, 2)
    expect(done).toMatchObject({ up: 3, down: 0, revision: 2 })
    const { answers, rule } = (await list(ada, quiz, questionId)).body
    expect(rule).toEqual({ also: [['Clorophyll']] })
    expect(answers.map(({ count, right }) => [count, right])).toEqual([
      [2, 2],
      [3, 3],
      [1, 0],
    ])
    const { token, _id: userId } = students[3]!
    const result = await t.call(getResult, { token, params: { quizId: quiz._id }, query: { userId } })
    expect(result.body).toMatchObject({ score: 1, markedAgain: [{ number: 3, reason: 'The key was wrong' }] })
    const past = (await t.call(listRegrades, { token: ada.token, params: { quizId: quiz._id } })).body
    expect(past.remarkings).toMatchObject([
      { mode: 'answers', accepted: ['Clorophyll'], refused: [], undo: { how: 'now' } },
    ])
    await undo(ada, quiz, done.remarkingId, 2)
    expect(await readMarks()).toEqual(before)
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('that count no longer take the point if scores may go down: %s', async (mayLower, down) => {
    const { ada, quiz, questionId } = await seedClass()
    await regrade(ada, quiz, { mode: 'answers', mayLower: false, accepted: ['the sun'] }, 1, 2)
    const refusal: Change = { mode: 'answers', mayLower, refused: ['THE SUN'] }
    expect((await regrade(ada, quiz, refusal, 2, 2)).body).toMatchObject({ up: 0, down })
    const { answers } = (await list(ada, quiz, questionId)).body
    expect(answers.at(-1)).toEqual({ text: 'the sun', count: 1, right: 1 - down })
  })

  test('that were refused without taking the point away can still be refused for those who have it', async () => {
    const { ada, quiz, questionId } = await seedClass()
    const before = await readMarks()
    await regrade(ada, quiz, { mode: 'answers', mayLower: false, accepted: ['the sun'] }, 1, 2)
    const refused = ['the sun']
    await regrade(ada, quiz, { mode: 'answers', mayLower: false, refused }, 2, 2)
    const rowOf = async () => (await list(ada, quiz, questionId)).body.answers.at(-1)
    expect(await rowOf()).toEqual({ text: 'the sun', count: 1, right: 1 })
    expect((await regrade(ada, quiz, { mode: 'answers', mayLower: false, refused }, 3, 2)).status).toBe(422)
    const { status, body } = await regrade(ada, quiz, { mode: 'answers', mayLower: true, refused }, 3, 2)
    expect([status, body]).toMatchObject([200, { up: 0, down: 1 }])
    expect(await rowOf()).toEqual({ text: 'the sun', count: 1, right: 0 })
    expect(await readMarks()).toEqual(before)
  })

  test('exist only for a question of this quiz that is answered in writing', async () => {
    const { ada, quiz } = await seedClass()
    for (const questionId of [quiz.questions[0]?._id ?? '', 'unknown']) {
      expect((await list(ada, quiz, questionId)).status).toBe(404)
    }
  })
})
