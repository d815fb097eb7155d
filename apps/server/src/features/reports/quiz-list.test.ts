import { createQuestions, createQuiz, listQuizzes } from '@quizly/contract'
import { generateSecretCode, rolesWith } from '@quizly/domain'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Reply } from '../../testing/call-api.ts'
import { engines } from '../../testing/engines.ts'
import { countSorts, findCoveringIndexes, findFullScans } from '../../testing/query-plans.ts'
import { rightAnswers, sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listQuizzesOf } from './quiz-list.repository.ts'

type Query = Record<string, string>
type ListOrder = Pick<Parameters<typeof listQuizzesOf>[2], 'by' | 'isDescending'>

const quizOrderMessage =
  'Quizzes go by title, questions, code, attempts, average or created, ascending or descending'

describe.each(engines)('an educator’s list of quizzes, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** Quizzes with these titles, each a moment after the one before. */
  async function seedTitles(titles: readonly string[]) {
    const { users } = await t.seed({ users: { ada: { role: 'admin' }, bea: { role: 'admin' } } })
    for (const title of titles) {
      t.clock.advance(1)
      await addQuiz(users.ada, title)
    }
    const { token } = users.ada
    return {
      users,
      titlesOf: async (query: Query) => {
        const found: string[] = []
        for (let after: string | undefined = ''; after !== undefined;) {
          const { status, body }: Reply<typeof listQuizzes> = await t.call(listQuizzes, {
            token,
            query: { ...query, ...(after !== '' && { after }) },
          })
          expect([status, body.quizzes.length <= 50]).toEqual([200, true])
          found.push(...body.quizzes.map(({ title }) => title))
          after = body.next
        }
        return found
      },
    }
  }

  async function addQuiz({ token }: SeededUser, title: string, { isDraft = false } = {}) {
    const secretCode = generateSecretCode(t.random.bytes)
    const body = { title, numQuestions: 9, timeLimit: 10, secretCode }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    const questions = { quizId: quiz._id, questions: sampleQuestions }
    if (!isDraft) await t.call(createQuestions, { token, body: questions })
    return { secretCode }
  }

  test('goes by title as people read it, by number of questions, or by age, both ways', async () => {
    const { titlesOf } = await seedTitles(['Quiz 10', 'quiz 9', 'Émile', 'Zoo', 'Quiz 10'])
    const byTitle = ['Émile', 'quiz 9', 'Quiz 10', 'Quiz 10', 'Zoo']
    expect(await titlesOf({ sort: 'title' })).toEqual(byTitle)
    expect(await titlesOf({ sort: 'title', order: 'descending' })).toEqual(byTitle.toReversed())
    const byAge = ['Quiz 10', 'quiz 9', 'Émile', 'Zoo', 'Quiz 10']
    expect(await titlesOf({})).toEqual(byAge.toReversed())
    expect(await titlesOf({ sort: 'created' })).toEqual(byAge)
  })

  test('says of a quiz with slots how many of its questions each attempt is asked', async () => {
    const { users } = await seedTitles(['Plain'])
    const { token } = users.ada
    const body = {
      title: 'Drawn',
      numQuestions: 4,
      timeLimit: 10,
      secretCode: generateSecretCode(t.random.bytes),
    }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    const [fixed] = sampleQuestions
    const drawn = { ...fixed, slot: { name: 'Kinetics', draw: 1 } }
    const questions = [fixed, drawn, drawn, drawn].map((each, i) => ({ ...each, text: `Question ${i}?` }))
    await t.call(createQuestions, { token, body: { quizId: quiz._id, questions } })
    const listed: Reply<typeof listQuizzes> = await t.call(listQuizzes, { token, query: { sort: 'title' } })
    expect(listed.body.quizzes.map((each) => [each.title, each.numQuestions, each.asked])).toEqual([
      ['Drawn', 4, 2],
      ['Plain', 3, undefined],
    ])
  })

  test('goes by number of questions, those not written yet first', async () => {
    const { users, titlesOf } = await seedTitles(['Written'])
    await addQuiz(users.ada, 'Draft', { isDraft: true })
    expect(await titlesOf({ sort: 'questions' })).toEqual(['Draft', 'Written'])
    expect(await titlesOf({ sort: 'questions', order: 'descending' })).toEqual(['Written', 'Draft'])
  })

  test('goes by code, attempts or average; drafts without a code and quizzes without results come last', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: {
        half: { owner: 'ada', secretCode: 'bbbbbbbb' },
        none: { owner: 'ada', secretCode: 'Aaaaaaaa' },
        most: { owner: 'ada', secretCode: 'Cccccccc' },
        best: { owner: 'ada', secretCode: '11111111' },
        draft: { owner: 'ada', secretCode: '00000000' },
      },
    })
    const finalized = [quizzes.half._id, quizzes.none._id, quizzes.most._id, quizzes.best._id]
    await t.store.db.updateTable('quizzes').set({ finalized_at: 1 }).where('id', 'in', finalized).execute()
    const answer = (student: SeededUser, quiz: SeededQuiz, right: number) =>
      submitAnswers(t, student, quiz, rightAnswers(quiz.questions).slice(0, right))
    await answer(users.ben, quizzes.half, 2)
    await answer(users.ben, quizzes.most, 1)
    await answer(users.cem, quizzes.most, 0)
    await answer(users.ben, quizzes.best, 3)
    const ordered = (by: ListOrder['by'], isDescending: boolean) =>
      pageByPage(users.ada._id, { by, isDescending })
    expect(await ordered('code', false)).toEqual(['best', 'none', 'half', 'most', 'draft'])
    expect(await ordered('code', true)).toEqual(['most', 'half', 'none', 'best', 'draft'])

    const byId = (one: 'half' | 'none', other: 'best' | 'draft') =>
      quizzes[one]._id < quizzes[other]._id ? [one, other] : [other, one]
    const [unused, once] = [byId('none', 'draft'), byId('half', 'best')]
    expect(await ordered('attempts', false)).toEqual([...unused, ...once, 'most'])
    expect(await ordered('attempts', true)).toEqual(['most', ...once.toReversed(), ...unused.toReversed()])
    expect(await ordered('average', false)).toEqual(['most', 'half', 'best', ...unused])
    expect(await ordered('average', true)).toEqual(['best', 'half', 'most', ...unused.toReversed()])
  })

  /** The titles of all quizzes, one on each page. */
  async function pageByPage(userId: string, order: ListOrder) {
    const reader = { userId, roles: rolesWith('read') }
    const titles: string[] = []
    for (let after: string | undefined; ;) {
      const requested = {
        tab: 'current',
        deletedSince: 0,
        search: undefined,
        after,
        limit: 1,
        ...order,
      } as const
      const [quiz] = await listQuizzesOf(t.store.reports, reader, requested)
      if (!quiz) return titles
      titles.push(quiz.title)
      after = quiz.id
    }
  }

  test('is searched by a part of the title or the code, and every page has only what is found', async () => {
    const many = Array.from({ length: 120 }, (_, at) => (at % 2 ? `Forces ${at}` : `Motion ${at}`))
    const { users, titlesOf } = await seedTitles(many)
    const forces = many.filter((title) => title.startsWith('Forces'))
    expect(await titlesOf({ search: ' FORCES' })).toEqual(forces.toReversed())
    expect(await titlesOf({ search: 'forces', sort: 'title' })).toEqual(forces)
    expect(await titlesOf({ search: 'particles' })).toEqual([])
    expect(await titlesOf({ search: '  ' })).toHaveLength(120)
    const { secretCode } = await addQuiz(users.ada, 'Waves')
    expect(await titlesOf({ search: secretCode.slice(1, 7).toLowerCase() })).toContain('Waves')
    const draft = await addQuiz(users.ada, 'Draft', { isDraft: true })
    expect(await titlesOf({ search: draft.secretCode })).toEqual([])
  })

  test('finds the same titles on every engine as a search in the text itself', async () => {
    const titles = [
      '100% right',
      '100 rights',
      'a_b',
      'axb',
      'a\\b',
      'Quiz 10',
      'Quiz 1',
      '10',
      'É 1%_',
      '1\\%',
    ]
    const { titlesOf } = await seedTitles(titles)
    const plain = (text: string) => text.toLowerCase().replaceAll('é', 'e').replaceAll(/ +/g, ' ').trim()
    const parts = fc.string({ unit: fc.constantFrom(...'1 0%_\\aqzé'), minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(parts, async (search) => {
        const expected = titles.filter((title) => plain(title).includes(plain(search)))
        const found = (await titlesOf({ search })).filter((title) => expected.includes(title))
        // A code may also contain a letter or two.
        expect(found.toSorted()).toEqual(expected.toSorted())
        const impossible = /[%_\\ ]/.test(plain(search))
        if (impossible) expect(await titlesOf({ search })).toHaveLength(expected.length)
      }),
      { numRuns: 40 },
    )
  })

  test('shows nothing of somebody else’s, whatever is searched', async () => {
    const { users } = await seedTitles(['Waves'])
    const { token } = users.bea
    for (const query of [
      { search: 'Waves' },
      { search: '%' },
      { sort: 'title' },
      { tab: 'bin' },
    ] as Query[]) {
      expect((await t.call(listQuizzes, { token, query })).body).toEqual({ quizzes: [] })
    }
  })

  test.each([
    [{ sort: 'colour' }, quizOrderMessage],
    [{ order: 'up' }, quizOrderMessage],
    [{ tab: 'open' }, 'Choose one of: current, archived, bin'],
    [{ search: 'x'.repeat(201) }, 'Search for at most 200 characters'],
  ])('asked for %j is refused', async (query, message) => {
    const { users } = await seedTitles([])
    const { status, failure } = await t.call(listQuizzes, { token: users.ada.token, query })
    expect([status, failure.message]).toEqual([422, message])
  })

  test('reads the newest in an index alone and in order, and never a quiz of others', async () => {
    const statements: string[] = []
    const { store, remove } = await engine.open({ onStatement: ({ sql }) => statements.push(sql) })
    const orders = [
      { by: 'created', isDescending: true, sorts: 0 },
      { by: 'created', isDescending: false, sorts: 0 },
      // At most the educator's own quizzes are sorted.
      { by: 'title', isDescending: false, sorts: 1 },
      { by: 'questions', isDescending: true, sorts: 1 },
      { by: 'code', isDescending: false, sorts: 1 },
      { by: 'attempts', isDescending: true, sorts: 1 },
      { by: 'average', isDescending: false, sorts: 1 },
    ] as const
    const covering: Partial<Record<string, string>> = {
      created: 'quiz_roles_of_user',
      attempts: 'attempts_submitted',
      average: 'attempts_submitted',
    }
    for (const { sorts, ...order } of orders) {
      for (const after of [undefined, 'quiz']) {
        for (const search of [undefined, { title: '%a%', code: '%a%' }]) {
          const requested = { tab: 'current', deletedSince: 0, ...order, after, search, limit: 51 } as const
          await listQuizzesOf(store.reports, { userId: 'ada', roles: rolesWith('read') }, requested)
          const statement = statements.at(-1) ?? ''
          expect(await findFullScans(store, statement)).toEqual([])
          expect(await countSorts(store, statement)).toBeLessThanOrEqual(sorts)
          const index = covering[order.by]
          if (index !== undefined) expect(await findCoveringIndexes(store, statement)).toContain(index)
        }
      }
    }
    await remove()
  })
})
