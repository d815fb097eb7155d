import { getGrid } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Reply } from '../../../testing/call-api.ts'
import { engines } from '../../../testing/engines.ts'
import type { SeededQuiz, SeededUser } from '../../../testing/seed.ts'
import { begin, submitAnswers } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

type Grid = Reply<typeof getGrid>['body']

/** What students answer to each sample question so that it has this sign. */
const answers: Record<string, (string | string[] | null)[]> = {
  '+': ['Paris', ['2', '7'], 'Chlorophyll'],
  '-': ['Rome', ['2', '4', '9'], 'Grass'],
  '.': [null, null, null],
}

describe.each(engines)('the grid, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** A class whose results have these signs. */
  async function seedClass(symbols: Record<string, string>) {
    const { users, quizzes } = await t.seed({
      users: {
        educator: { role: 'admin' },
        ...Object.fromEntries(Object.keys(symbols).map((name) => [name, { name }])),
      },
      quizzes: { quiz: { owner: 'educator' } },
    })
    const { educator, ...students } = users as Record<string, SeededUser>
    for (const [name, student] of Object.entries(students)) {
      const given = [...(symbols[name] ?? '')].map((sign, index) => ({
        questionId: quizzes.quiz.questions[index]?._id ?? '',
        selectedOption: answers[sign]?.[index] ?? null,
      }))
      await submitAnswers(t, student, quizzes.quiz, given)
    }
    return { educator: educator!, students, quiz: quizzes.quiz }
  }

  async function readAll(educator: SeededUser, quiz: SeededQuiz, query: Record<string, string>) {
    const pages: Grid[] = []
    for (let after: string | undefined = ''; after !== undefined; after = pages.at(-1)?.next) {
      const input = { token: educator.token, params: { quizId: quiz._id } }
      const reply = await t.call(getGrid, { ...input, query: { ...query, ...(after && { after }) } })
      expect(reply.status).toBe(200)
      pages.push(reply.body)
    }
    return pages
  }
  const listed = (pages: Grid[]) =>
    pages.flatMap(({ rows }) => rows.map(({ name, signs: symbols }) => `${name} ${symbols}`))

  test('has every result once in each order, fifty at a time', async () => {
    const many = 60
    const triples = Array.from({ length: 27 }, (_, i) =>
      [i % 3, Math.floor(i / 3) % 3, Math.floor(i / 9)].map((digit) => '-.+'[digit]).join(''),
    )
    const symbols = Object.fromEntries(
      Array.from({ length: many }, (_, i) => [
        `Student ${String((i * 37) % many).padStart(2, '0')}`,
        triples[(i * 5) % 27] ?? '',
      ]),
    )
    const { educator, quiz } = await seedClass(symbols)
    const names = Object.keys(symbols).toSorted()
    const rows = (sorted: string[]) => sorted.map((name) => `${name} ${symbols[name]}`)
    const scoreOf = (name: string) => [...(symbols[name] ?? '')].filter((sign) => sign === '+').length
    const worst = (index: number) => (name: string) => '-.+'.indexOf(symbols[name]?.[index] ?? '')
    const by = (value: (name: string) => number) => rows(names.toSorted((a, b) => value(a) - value(b)))

    const usual = await readAll(educator, quiz, {})
    expect(usual.map((page) => page.rows.length)).toEqual([50, 10])
    expect(usual.map(({ count, questions, tally }) => [count, questions?.length, tally])).toEqual([
      [many, 3, undefined],
      [many, undefined, undefined],
    ])
    expect(listed(usual)).toEqual(rows(names))
    expect(listed(await readAll(educator, quiz, { order: 'descending' }))).toEqual(rows(names.toReversed()))
    expect(listed(await readAll(educator, quiz, { sort: 'score' }))).toEqual(by(scoreOf))
    const byScore = await readAll(educator, quiz, { sort: 'score', order: 'descending' })
    expect(listed(byScore)).toEqual(by((name) => -scoreOf(name)))
    for (const index of [0, 1, 2]) {
      const sort = String(index + 1)
      const [first, ...more] = await readAll(educator, quiz, { sort })
      expect(listed([first!, ...more])).toEqual(by(worst(index)))
      const countOf = (rank: number) => names.filter((name) => worst(index)(name) === rank).length
      expect([first?.tally, more[0]?.tally]).toEqual([
        {
          incorrect: countOf(0),
          skipped: countOf(1),
          correct: countOf(2),
          leftOut: 0,
          notAsked: 0,
          waiting: 0,
        },
        undefined,
      ])
      const reversed = await readAll(educator, quiz, { sort, order: 'descending' })
      expect(listed(reversed)).toEqual(by((name) => -worst(index)(name)))
    }
  })

  test('has only those who failed a question if that is asked for, page by page, in each order', async () => {
    const symbols = Object.fromEntries(
      Array.from({ length: 90 }, (_, i) => [`Student ${i + 10}`, ['+-.', '-+.', '.++'][i % 3] ?? '']),
    )
    const { educator, quiz } = await seedClass(symbols)
    const failing = (index: number) => Object.keys(symbols).filter((name) => symbols[name]?.[index] !== '+')
    for (const index of [0, 1, 2]) {
      const failed = String(index + 1)
      const [first, ...more] = await readAll(educator, quiz, { failed })
      const requested = failing(index).map((name) => `${name} ${symbols[name]}`)
      expect(listed([first!, ...more])).toEqual(requested)
      const count = (sign: string) => Object.values(symbols).filter((each) => each[index] === sign).length
      const tally = { correct: count('+'), incorrect: count('-'), skipped: count('.') }
      expect([first?.count, first?.tally]).toMatchObject([90, tally])
      const reversed = await readAll(educator, quiz, { failed, order: 'descending' })
      expect(listed(reversed)).toEqual(requested.toReversed())
    }
    const byOther = await readAll(educator, quiz, { failed: '3', sort: '1' })
    expect(listed(byOther).map((row) => row.slice(-3, -2))).toEqual([
      ...Array.from({ length: 30 }, () => '-'),
      ...Array.from({ length: 30 }, () => '+'),
    ])
    expect(listed(await readAll(educator, quiz, { failed: '4' }))).toEqual([])
  })

  test('puts last what is marked by other questions, and hides its signs; others have not submitted', async () => {
    const { educator, students, quiz } = await seedClass({ Ann: '+++', Ben: '---', Cem: '-..' })
    const { quizzes } = await t.seed({
      users: { other: { role: 'admin' } },
      quizzes: { other: { owner: 'other' } },
    })
    await begin(t, students.Ann!, quizzes.other)
    await t.store.db
      .updateTable('attempts')
      .set({ marked_revision: 0 })
      .where('student_id', '=', students.Ben!._id)
      .execute()
    for (const order of ['ascending', 'descending']) {
      const [page] = await readAll(educator, quiz, { sort: '1', order })
      const first = order === 'ascending' ? ['Cem -..', 'Ann +++'] : ['Ann +++', 'Cem -..']
      expect(listed([page!])).toEqual([...first, 'Ben undefined'])
      expect(page?.tally).toEqual({
        incorrect: 1,
        skipped: 0,
        correct: 1,
        leftOut: 0,
        notAsked: 0,
        waiting: 1,
      })
    }
  })

  test.each(['0', '1000', 'name'])('refuses %j as the question that was failed', async (failed) => {
    const { educator, quiz } = await seedClass({})
    const input = { token: educator.token, params: { quizId: quiz._id } }
    const { status, failure } = await t.call(getGrid, { ...input, query: { failed } })
    expect([status, failure.code]).toEqual([422, 'invalid-input'])
  })

  test.each(['0', '1000', 'email', '1 or 1'])('refuses to sort by %j', async (sort) => {
    const { educator, quiz } = await seedClass({})
    const input = { token: educator.token, params: { quizId: quiz._id } }
    const { status, failure } = await t.call(getGrid, { ...input, query: { sort } })
    expect([status, failure.code]).toEqual([422, 'invalid-input'])
  })
})
