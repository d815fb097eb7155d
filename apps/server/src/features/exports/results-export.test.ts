import { read, utils } from '@e965/xlsx'
import { exportResults, updateQuiz } from '@quizly/contract'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { countSorts } from '../../testing/query-plans.ts'
import { rightAnswers, sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { zoneClock } from '../../files/zone-clock.ts'
import { listResultRows } from './results-export.repository.ts'
import { exportResultsOf } from './results-export.service.ts'

describe.each(engines)('results as a file, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: {
        ada: { role: 'admin' },
        zoe: { name: '=Zoe' },
        ben: { name: 'Ben, Junior' },
        cem: { name: 'Cem' },
      },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    const { biology } = quizzes
    const [city, primes, green] = rightAnswers(biology.questions)
    await submitAnswers(t, users.zoe, biology, [city!, { ...primes!, selectedOption: ['4'] }, green!])
    await submitAnswers(t, users.ben, biology, [{ ...city!, selectedOption: 'Rome' }])
    await begin(t, users.cem, biology)
    return { users, quiz: biology }
  }

  async function take(token: string, quizId: string, query: Record<string, string>) {
    const { status, headers, bytes } = await t.call(exportResults, { token, params: { quizId }, query })
    expect(status).toBe(200)
    return { type: headers['content-type'], expected: Number(headers['x-expected-length']), bytes }
  }

  test('CSV has one row for each result, by name, and runs no name as a formula', async () => {
    const { users, quiz } = await seedClass()
    const { type, expected, bytes } = await take(users.ada.token, quiz._id, { format: 'csv' })
    const now = new Date(t.clock.now()).toISOString()
    expect(type).toBe('text/csv; charset=utf-8')
    expect(bytes.toString()).toBe(
      '\uFEFFName,Email,Score,Out of,Started (UTC),Submitted (UTC),Submitted by\r\n' +
        `'=Zoe,zoe@example.org,2,3,${now},${now},student\r\n` +
        `"Ben, Junior",ben@example.org,0,3,${now},${now},student\r\n`,
    )
    expect(expected).toBe(bytes.length)
  })

  test('a workbook has the same, with the points of each question', async () => {
    const { users, quiz } = await seedClass()
    const query = { format: 'xlsx', questions: 'points' }
    const { type, bytes } = await take(users.ada.token, quiz._id, query)
    expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const { Sheets: sheets } = read(bytes, { cellDates: true, UTC: true })
    const rows = utils.sheet_to_json<unknown[]>(sheets['Results'] ?? {}, { header: 1, UTC: true })
    const now = new Date(t.clock.now())
    expect(rows).toEqual([
      [
        'Name',
        'Email',
        'Score',
        'Out of',
        'Started (UTC)',
        'Submitted (UTC)',
        'Submitted by',
        ...sampleQuestions.flatMap(({ text }, index) => [`${index + 1}. ${text}`, `${index + 1}. Verdict`]),
      ],
      ['=Zoe', 'zoe@example.org', 2, 3, now, now, 'student', 1, 'correct', 0, 'incorrect', 1, 'correct'],
      [
        'Ben, Junior',
        'ben@example.org',
        0,
        3,
        now,
        now,
        'student',
        0,
        'incorrect',
        0,
        'skipped',
        0,
        'skipped',
      ],
    ])
  })

  test('a workbook of four sheets: results, answers, points, and questions with their figures', async () => {
    const { users, quiz } = await seedClass()
    const query = { format: 'xlsx', sheet: 'all', timeZone: 'Europe/Berlin' }
    const { bytes } = await take(users.ada.token, quiz._id, query)
    const { Sheets: sheets, SheetNames: names } = read(bytes, { cellDates: true, UTC: true })
    expect(names).toEqual(['Results', 'Answers', 'Points', 'Questions'])
    const rows = (name: string) =>
      utils.sheet_to_json<unknown[]>(sheets[name] ?? {}, { header: 1, UTC: true, defval: null })
    const clock = new Date(zoneClock('Europe/Berlin')(t.clock.now()))
    expect(rows('Results')).toEqual([
      [
        'Name',
        'Email',
        'Score',
        'Out of',
        'Score (%)',
        'Started (Europe/Berlin)',
        'Submitted (Europe/Berlin)',
        'Minutes',
        'Submitted by',
      ],
      ['=Zoe', 'zoe@example.org', 2, 3, 66.7, clock, clock, 0, 'student'],
      ['Ben, Junior', 'ben@example.org', 0, 3, 0, clock, clock, 0, 'student'],
    ])
    expect(clock.getTime()).not.toBe(t.clock.now())
    expect(rows('Answers').slice(1)).toEqual([
      ['=Zoe', 'zoe@example.org', 'Paris', '4', 'Chlorophyll'],
      ['Ben, Junior', 'ben@example.org', 'Rome', null, null],
    ])
    expect(rows('Points')[0]?.slice(2)).toEqual([
      'Score',
      'Out of',
      ...sampleQuestions.map(({ text }, index) => `${index + 1}. ${text} (1)`),
    ])
    expect(rows('Points').slice(1)).toEqual([
      ['=Zoe', 'zoe@example.org', 2, 3, 1, 0, 1],
      ['Ben, Junior', 'ben@example.org', 0, 3, 0, 0, 0],
    ])
    expect(rows('Questions').map((row) => row.slice(3, 9))).toEqual([
      ['Correct answer', 'Points', 'Marked answers', 'Correct', 'Partly correct', 'Correct (%)'],
      ['Paris', 1, 2, 1, null, 50],
      ['2, 7', 1, 2, 0, null, 0],
      ['Chlorophyll', 1, 2, 1, null, 50],
    ])
  })

  test('each sheet comes as CSV by the clock of a time zone, an unknown one being UTC', async () => {
    const { users, quiz } = await seedClass()
    const csv = async (query: Record<string, string>) =>
      (await take(users.ada.token, quiz._id, { format: 'csv', ...query })).bytes.toString().split('\r\n')
    const clock = new Date(t.clock.now()).toISOString().slice(0, 19).replace('T', ' ')
    for (const timeZone of ['UTC', 'Mars/Olympus', 'x'.repeat(500)]) {
      const [head, first] = await csv({ sheet: 'results', timeZone })
      expect(head).toContain(',Started (UTC),Submitted (UTC),')
      expect(first).toBe(`'=Zoe,zoe@example.org,2,3,66.7,${clock},${clock},0,student`)
    }
    expect((await csv({ sheet: 'answers' }))[2]).toBe('"Ben, Junior",ben@example.org,Rome,,')
    expect((await csv({ sheet: 'points', separator: 'semicolon' }))[1]).toBe(
      "'=Zoe;zoe@example.org;2;3;1;0;1",
    )
    expect((await csv({ sheet: 'questions' }))[1]).toBe(
      '1,What is the capital of France?,Single Correct,Paris,1,2,1,,50,,',
    )
  })

  test('answers of many students come whole, and none where nobody has submitted', async () => {
    const names = Array.from({ length: 45 }, (_, at) => `student${String(at).padStart(2, '0')}`)
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...Object.fromEntries(names.map((name) => [name, {}])) },
      quizzes: { biology: { owner: 'ada' } },
    })
    const query = { format: 'csv', sheet: 'answers' }
    const { ada, ...students } = users as Record<string, SeededUser>
    const none = await take(ada!.token, quizzes.biology._id, query)
    expect(none.bytes.toString()).toMatch(/^\uFEFFName,Email,1\. .*\r\n$/)
    const [city] = rightAnswers(quizzes.biology.questions)
    for (const [name, student] of Object.entries(students)) {
      await submitAnswers(t, student, quizzes.biology, [
        { ...city!, selectedOption: name.endsWith('7') ? 'Rome' : 'Paris' },
      ])
    }
    const { bytes } = await take(ada!.token, quizzes.biology._id, query)
    const rows = bytes.toString().trim().split('\r\n').slice(1)
    expect(rows).toHaveLength(45)
    for (const row of rows) expect(row.split(',')[2]).toBe(/^student\d7/.test(row) ? 'Rome' : 'Paris')
  })

  test('an attempt whose time is over is in it, as ended by time', async () => {
    const { users, quiz } = await seedClass()
    t.clock.advance(3_600_000)
    const { bytes } = await take(users.ada.token, quiz._id, { format: 'csv' })
    expect(bytes.toString()).toMatch(/\r\nCem,cem@example\.org,0,3,.*,time\r\n$/)
  })

  test('the points follow the current questions', async () => {
    const { users, quiz } = await seedClass()
    const [city, primes] = quiz.questions
    const body = { questions: [primes, { ...city, correctAnswers: ['Rome'] }] }
    await t.call(updateQuiz, { token: users.ada.token, params: { quizId: quiz._id }, body })
    const { bytes } = await take(users.ada.token, quiz._id, { format: 'csv', questions: 'points' })
    const [heading, ...rows] = bytes.toString().trim().split('\r\n')
    expect(heading).toMatch(
      /,1\. Which of these are prime\?,1\. Verdict,2\. What is the capital of France\?,2\. Verdict$/,
    )
    expect(rows.map((row) => row.split(',').slice(-4))).toEqual([
      ['0', 'incorrect', '0', 'incorrect'],
      ['0', 'skipped', '1', 'correct'],
    ])
  })

  test('a quiz without results or questions gives the headings', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: { empty: { owner: 'ada', questions: [] } },
    })
    const query = { format: 'csv', questions: 'points' }
    const { bytes } = await take(users.ada.token, quizzes.empty._id, query)
    expect(bytes.toString()).toMatch(/^\uFEFFName,.*Submitted by\r\n$/)
  })

  test('many results come page by page, each once, and others are answered in between', async () => {
    const many = 130
    const questions = Array.from({ length: 150 }, (_, at) => ({
      ...sampleQuestions[0],
      text: `Question ${at}`,
    }))
    const names = Array.from({ length: many }, (_, at) => `student${at}`)
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...Object.fromEntries(names.map((name) => [name, {}])) },
      quizzes: { long: { owner: 'ada', questions } },
    })
    const students = users as Record<string, SeededUser>
    for (const name of names) await submitAnswers(t, students[name]!, quizzes.long, [])
    let turns = 0
    let isOver = false
    const takeTurn = () => {
      turns += 1
      if (!isOver) setImmediate(takeTurn)
    }
    setImmediate(takeTurn)
    const query = { format: 'csv', questions: 'points' }
    const { bytes, expected } = await take(users.ada.token, quizzes.long._id, query)
    isOver = true
    const listed = bytes.toString().trim().split('\r\n').slice(1)
    expect(listed.map((row) => row.split(',')[0]).sort()).toEqual(names.toSorted())
    expect(turns).toBeGreaterThan(2)
    expect(expected / bytes.length).toBeGreaterThan(0.8)
    expect(expected / bytes.length).toBeLessThan(1.25)
  })

  test('reads a page only when those before it were taken, and none once the file is left', async () => {
    const questions = Array.from({ length: 500 }, (_, at) => ({
      ...sampleQuestions[0],
      text: `Question ${at}`,
    }))
    const names = Array.from({ length: 45 }, (_, at) => `student${at}`)
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...Object.fromEntries(names.map((name) => [name, {}])) },
      quizzes: { long: { owner: 'ada', questions } },
    })
    const students = users as Record<string, SeededUser>
    for (const name of names) await submitAnswers(t, students[name]!, quizzes.long, [])
    let queries = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const store = { db: t.store.db, reports: t.store.reports.withPlugin(counting) }
    const requested = {
      quizId: quizzes.long._id,
      userId: users.ada._id,
      format: 'csv',
      questions: 'points',
    } as const
    const { written } = await exportResultsOf(store, requested, t.clock.now())
    const chunks = written[Symbol.asyncIterator]()
    const before = queries
    const readFor = async (step: Promise<unknown> | undefined) => {
      await step
      return queries - before
    }
    // The first page was read to find out what is wrong.
    expect(await readFor(chunks.next())).toBe(0)
    expect(await readFor(chunks.next())).toBe(1)
    expect(await readFor(chunks.return?.())).toBe(1)
    expect(await readFor(chunks.next())).toBe(1)
  })

  test('finds every page in the order of an index', async () => {
    const statements: string[] = []
    const { store, remove } = await engine.open({ onStatement: ({ sql }) => statements.push(sql) })
    await listResultRows(
      store.reports,
      { id: 'quiz', attemptRule: null },
      { after: { studentId: 'ada', number: 1 }, limit: 10 },
    )
    expect(await countSorts(store, statements.at(-1) ?? '')).toBe(0)
    await remove()
  })
})
