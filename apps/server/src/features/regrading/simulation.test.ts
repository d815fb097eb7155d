import { getResult, markByHand, simulateRules, updateQuiz } from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const [city, primes, leaves] = sampleQuestions
const order: QuestionContent = {
  text: 'By mass',
  type: 'ordering',
  options: ['lead', 'iron', 'gold'],
  correctAnswers: ['iron', 'lead', 'gold'],
  rule: 'each-decision',
  points: 2,
}
const questions: QuestionContent[] = [city, { ...primes, deduction: 0.5 }, leaves, order]
const all = ['none', 'right-minus-wrong', 'each-decision', 'half-for-one-slip', 'by-option'] as const
/** To the second question; the options are 2, 4, 7 and 9, of which 2 and 7 are right. */
const given: Record<string, string[]> = {
  Ann: ['2', '7'],
  Ben: ['2'],
  Cem: ['2', '7', '9'],
  Dan: ['4', '9'],
  Eve: [],
}

describe.each(engines)('what rules would have given, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin', name: 'Ada' } },
      quizzes: { quiz: { owner: 'ada', questions } },
    })
    const students = (
      await t.seed({ users: Object.fromEntries(Object.keys(given).map((name) => [name, { name }])) })
    ).users as Record<string, SeededUser>
    const { quiz } = quizzes
    for (const [name, selected] of Object.entries(given)) {
      const answers = [null, selected, null, name === 'Ann' ? ['gold', 'iron', 'lead'] : null]
      await submitAnswers(
        t,
        students[name]!,
        quiz,
        quiz.questions.map(({ _id }, index) => ({ questionId: _id, selectedOption: answers[index] ?? null })),
      )
    }
    t.clock.advance(60_000)
    const params = { quizId: quiz._id }
    const simulate = (body: Record<string, unknown>, index = 1) =>
      t.call(simulateRules, {
        token: users.ada.token,
        params,
        body: { questionId: quiz.questions[index]!._id, rules: ['none'], ...body },
      })
    return { ...users, students, quiz, params, simulate }
  }

  test('each rule has its means, what guessing earns, and who gains and loses by name', async () => {
    const { simulate, students } = await seedClass()
    const { status, body } = await simulate({ rules: all })
    expect(status).toBe(200)
    expect(body).toMatchObject({ attempts: 5, waiting: 0 })
    expect(body).not.toHaveProperty('names')
    const close = (value: number) => expect.closeTo(value, 9) as unknown
    // Cem and Ben have one slip. Nobody has less than nothing, so Dan’s score is 0. Guessing: 15 choices.
    expect(body.rules.map(({ rule, questionMean, up, down }) => [rule, questionMean, up, down])).toEqual([
      ['none', close((1 - 1.5) / 5), 0, 0],
      ['right-minus-wrong', close((1 + 0.5 + 0.5 - 0.5) / 5), 2, 0],
      ['each-decision', close((1 + 0.75 + 0.75 - 0.5) / 5), 2, 0],
      ['half-for-one-slip', close((1 + 0.5 + 0.5 - 0.5) / 5), 2, 0],
      ['by-option', close((1 + 0.5 + 1 - 0.5) / 5), 2, 0],
    ])
    expect(body.rules[0]).toMatchObject({
      scoreMean: close(2 / 5),
      guessing: close(1 / 15 - (0.5 * 14) / 15),
    })
    expect(body.rules[2]).toMatchObject({ guessing: close(0.5 - 0.5 / 15) })

    const gaining = await simulate({ rules: ['each-decision'], names: { move: 'up' } })
    expect(gaining.body.names?.students, 'by name').toEqual([
      {
        userId: students['Ben']!._id,
        name: 'Ben',
        before: { score: 0, totalQuestions: 4, maxScore: 5 },
        after: { score: 0.75, totalQuestions: 4, maxScore: 5 },
      },
      expect.objectContaining({ name: 'Cem' }) as unknown,
    ])
    const losing = await simulate({ rules: ['each-decision'], names: { move: 'down' } })
    expect(losing.body.names).toEqual({ students: [] })
  })

  test('an order is simulated too, a rule that a type does not have is refused, and nothing is stored', async () => {
    const { simulate, ada, students, params } = await seedClass()
    const stored = () =>
      t.store.db
        .selectFrom('attempts')
        .select(['id', 'version', 'outcomes', 'points'])
        .orderBy('id')
        .execute()
    const before = await stored()
    const ordered = await simulate({ rules: ['none', 'each-decision', 'half-for-one-slip'] }, 3)
    expect(ordered.body.rules.map(({ questionMean, down }) => [questionMean, down])).toEqual([
      [0, 1],
      [0.2, 0],
      [0.2, 0],
    ])
    for (const index of [0, 3]) {
      const refused = await simulate({ rules: ['right-minus-wrong'] }, index)
      expect(refused.status).toBe(422)
      expect(refused.raw).toContain('"path":"rules"')
    }
    expect((await simulate({ rules: [] })).status).toBe(422)
    expect((await simulate({ questionId: 'gone' })).status).toBe(404)
    expect(await stored()).toEqual(before)
    const token = students['Ann']!.token
    const asStudent = await t.call(simulateRules, {
      token,
      params,
      body: { questionId: 'q', rules: ['none'] },
    })
    expect(asStudent.status).toBe(403)
    expect(ada.token).not.toBe(token)
  })

  test('what it foresees is what saving that rule gives, and a mark by hand stays', async () => {
    const { simulate, ada, students, quiz, params } = await seedClass()
    const attempt = await t.store.db
      .selectFrom('attempts')
      .select(['id', 'version'])
      .where('student_id', '=', students['Ben']!._id)
      .executeTakeFirstOrThrow()
    await t.call(markByHand, {
      token: ada.token,
      params: { ...params, attemptId: attempt.id },
      body: {
        questionId: quiz.questions[1]!._id,
        verdict: 'incorrect',
        reason: 'Copied',
        baseVersion: attempt.version,
      },
    })
    const { body } = await simulate({ rules: ['each-decision'], names: { move: 'up' } })
    expect(body).toMatchObject({ byHand: 1, rules: [{ up: 1, down: 0 }] })
    const [foreseen] = body.names!.students
    const changed = quiz.questions.map((question, index) =>
      index === 1 ? { ...question, rule: 'each-decision' as const } : question,
    )
    await t.call(updateQuiz, { token: ada.token, params, body: { baseRevision: 1, questions: changed } })
    const { _id: userId, token } = students['Cem']!
    const result = await t.call(getResult, { token, params, query: { userId } })
    expect(foreseen).toMatchObject({ name: 'Cem', after: { score: result.body.score, maxScore: 5 } })
    expect((await simulate({ rules: ['each-decision'] })).body.rules).toMatchObject([{ up: 0, down: 0 }])
  })

  test('a result in which an answer waits for a person is not counted', async () => {
    const essay: QuestionContent = {
      text: 'Why?',
      type: 'essay',
      options: [],
      correctAnswers: [],
      essay: {},
    }
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { quiz: { owner: 'ada', questions: [primes, essay] } },
    })
    const { quiz } = quizzes
    const [first = '', second = ''] = quiz.questions.map(({ _id }) => _id)
    const chosen = { questionId: first, selectedOption: ['2'] }
    await submitAnswers(t, users.ben, quiz, [chosen, { questionId: second, selectedOption: 'Because.' }])
    await submitAnswers(t, users.cem, quiz, [chosen])
    const { body } = await t.call(simulateRules, {
      token: users.ada.token,
      params: { quizId: quiz._id },
      body: { questionId: first, rules: ['each-decision'] },
    })
    expect(body).toMatchObject({ attempts: 1, unmarked: 1, rules: [{ questionMean: 0.75, up: 1 }] })
  })

  test('names come in pages, each student once', async () => {
    const { simulate, quiz } = await seedClass()
    const names = Array.from({ length: 60 }, (_, at) => `${at % 2 === 0 ? 'S' : 's'}tudent ${100 + at}`)
    const { users } = await t.seed({ users: Object.fromEntries(names.map((name) => [name, { name }])) })
    const answers = [{ questionId: quiz.questions[1]!._id, selectedOption: ['2'] }]
    for (const student of Object.values<SeededUser>(users)) await submitAnswers(t, student, quiz, answers)
    const found: string[] = []
    let after: string | undefined
    do {
      const page = await simulate({
        rules: ['each-decision'],
        names: { move: 'up', ...(after && { after }) },
      })
      expect(page.body.rules[0]).toMatchObject({ up: 62 })
      found.push(...page.body.names!.students.map(({ name }) => name))
      after = page.body.names!.next
    } while (after !== undefined)
    const byName = names.toSorted((one, other) => one.slice(-3).localeCompare(other.slice(-3)))
    expect(found).toEqual(['Ben', 'Cem', ...byName])
  })
})
