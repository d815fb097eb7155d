import {
  decideLateAnswers,
  exportAccount,
  getResult,
  listResults,
  saveAnswers,
  updateQuiz,
} from '@quizly/contract'
import { type Answer, defaultGraceMs, markBy, type Question, verdictsIn } from '@quizly/domain'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeOutcomes } from '../../../db/stored-outcomes.ts'
import { engines } from '../../../testing/engines.ts'
import { rightAnswers, sampleQuestions } from '../../../testing/sample-questions.ts'
import type { SeededUser } from '../../../testing/seed.ts'
import { begin, submitAnswers } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweep } from '../../operation/sweeper.service.ts'
import { getRevision } from '../../quizzes/questions.service.ts'
import { listOlderResults, replaceVerdicts } from './rewriting.repository.ts'
import { rewriteOlderResults } from './rewriting.service.ts'

const limitMs = 10 * 60_000

describe.each(engines)('outcomes on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const readRows = () =>
    t.store.db
      .selectFrom('attempts')
      .select(['id', 'student_id', 'quiz_id', 'revision', 'marked_revision', 'answers', 'outcomes'])
      .select(['verdicts', 'score', 'total_questions', 'version'])
      .orderBy('id')
      .execute()
  type Row = Awaited<ReturnType<typeof readRows>>[number]

  /** What marking a stored result anew gives. */
  async function markAnew(row: Row) {
    const [revision, asked] = [row.marked_revision ?? 0, row.revision ?? 0]
    const questions = await getRevision(t.store.db, row.quiz_id, revision)
    const seen = await getRevision(t.store.db, row.quiz_id, asked)
    return {
      questions,
      ...markBy(
        { revision, questions },
        { revision: asked, questions: seen },
        JSON.parse(row.answers ?? '[]') as Answer[],
      ),
    }
  }

  async function expectMarked(): Promise<void> {
    for (const row of await readRows()) {
      const { score, totalQuestions, outcomes } = await markAnew(row)
      expect(row).toMatchObject({
        outcomes: writeOutcomes(outcomes),
        verdicts: '[]',
        score,
        total_questions: totalQuestions,
      })
    }
  }

  const texts = fc.constantFrom(
    'Paris',
    ' paris',
    'Rome',
    '2',
    '7',
    '4',
    'Chlorophyll',
    'CHLOROPHYLL ',
    'x',
    '',
  )
  const selection = fc.oneof(texts, fc.array(texts, { maxLength: 4 }), fc.constant(null))
  const selections = fc.tuple(selection, selection, selection)
  /** The quiz with other correct answers, other options, or one question less. */
  const change = fc.constantFrom<(questions: Question[]) => object[]>(
    ([one, ...rest]) => [{ ...one, correctAnswers: ['Rome'] }, ...rest],
    ([one, ...rest]) => [
      ...rest,
      { ...one, options: ['Rome', 'Lutetia', 'London'], correctAnswers: ['Rome'] },
    ],
    (questions) => questions.slice(0, 2).toReversed(),
    ([one, two, ...rest]) => [
      { ...one },
      { ...two, options: ['2', '4', '7'] },
      ...rest,
      { ...sampleQuestions[0] },
    ],
  )

  test('are what marking anew gives, after any submission, late answers and re-marking', async () => {
    let run = 0
    const play = async (sent: Answer['selectedOption'][][], revise: (questions: Question[]) => object[]) => {
      run += 1
      const { users, quizzes } = await t.seed({
        users: {
          ada: { role: 'admin', email: `ada${run}@example.org` },
          ben: { email: `ben${run}@example.org` },
          cem: { email: `cem${run}@example.org` },
        },
        quizzes: { quiz: { owner: 'ada', timeLimit: 10 } },
      })
      const { ada, ben, cem } = users
      const { quiz } = quizzes
      const given = sent.map((each) =>
        quiz.questions.map(({ _id }, i) => ({ questionId: _id, selectedOption: each[i] ?? null })),
      )
      const [first = [], second = [], third = []] = given
      const { attempt } = await begin(t, cem, quiz)
      await submitAnswers(t, ben, quiz, first)
      const save = (changes: Answer[]) =>
        t.call(saveAnswers, { token: cem.token, params: { attemptId: attempt._id }, body: { changes } })
      await save(second)
      t.clock.advance(limitMs + defaultGraceMs + 1)
      await save(third)
      await expectMarked()
      const params = { quizId: quiz._id }
      await t.call(updateQuiz, {
        token: ada.token,
        params,
        body: { questions: revise(quiz.questions) },
      })
      await expectMarked()
      await t.call(decideLateAnswers, { token: ada.token, params, body: { userId: cem._id, accept: true } })
      await expectMarked()
      for (const student of [ben, cem]) await expectShown(student, quiz._id)
    }
    await fc.assert(fc.asyncProperty(fc.array(selections, { minLength: 3, maxLength: 3 }), change, play), {
      numRuns: 8,
    })
  })

  /** Expects that a student's result, list and export show the verdicts that are stored. */
  async function expectShown(student: SeededUser, quizId: string): Promise<void> {
    const { token, _id: userId } = student
    const row = (await readRows()).find((each) => each.student_id === userId && each.quiz_id === quizId)
    if (!row) throw new Error('There is no result')
    const { questions, outcomes } = await markAnew(row)
    const verdicts = verdictsIn(
      outcomes,
      questions.map(({ _id }) => _id),
    )
    const result = await t.call(getResult, { token, params: { quizId }, query: { userId } })
    expect(result.body.verdicts).toEqual(verdicts)
    const list = await t.call(listResults, { token, params: { userId } })
    expect(list.body.find(({ quizId: { _id } }) => _id === quizId)).toMatchObject({ verdicts })
    const { body } = await t.call(exportAccount, { token })
    const verdictOf = new Map(verdicts.map(({ questionId, verdict }) => [questionId, verdict]))
    const exported = body.attempts.find(({ quiz }) => quiz._id === quizId)?.answers ?? []
    expect(exported.map(({ verdict }) => verdict)).toEqual(
      exported.map(({ questionId }) => verdictOf.get(questionId) ?? null),
    )
  }

  /** A class of which each student has submitted something else. */
  async function submitClass(size: number) {
    const wanted = Object.fromEntries(Array.from({ length: size }, (_, i) => [`student${i}`, {}]))
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...wanted },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { ada: _, ...others } = users as Record<string, SeededUser>
    const students = Object.values(others)
    const right = rightAnswers(quizzes.biology.questions)
    await Promise.all(
      students.map((student, i) => submitAnswers(t, student, quizzes.biology, right.slice(i % 4))),
    )
    return { students, quiz: quizzes.biology }
  }

  /** Leaves the results as an older version stored them, and the servers have begun to rewrite them. */
  async function makeOlder(rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      const { questions, outcomes } = await markAnew(row)
      const ids = questions.map(({ _id }) => _id)
      const verdicts = JSON.stringify(verdictsIn(outcomes, ids))
      await t.store.db
        .updateTable('attempts')
        .set({ outcomes: null, verdicts })
        .where('id', '=', row.id)
        .execute()
    }
    await t.store.db.insertInto('rewrites').values({ name: 'outcomes', after_id: '' }).execute()
  }

  const readPlaces = () => t.store.db.selectFrom('rewrites').selectAll().execute()

  test('of older results are written in slices, and meanwhile their verdicts are shown as ever', async () => {
    const { students, quiz } = await submitClass(11)
    const before = await readRows()
    await makeOlder(before)
    const showAll = async () => {
      for (const student of students) await expectShown(student, quiz._id)
    }
    await showAll()
    await rewriteOlderResults(t.store.db, { size: 4, slices: 1 })
    expect(await readPlaces()).toEqual([{ name: 'outcomes', after_id: before[3]?.id }])
    expect((await readRows()).map(({ outcomes }) => outcomes !== null)).toEqual(before.map((_, i) => i < 4))
    await showAll()
    // Another server goes on from there, even if both do at once.
    await Promise.all([1, 2].map(() => rewriteOlderResults(t.store.db, { size: 4, slices: 1 })))
    await sweep(t.store.db, t.clock.now())
    expect(await readRows()).toEqual(before)
    expect(await readPlaces()).toEqual([])
    await showAll()
  })

  test('keep the verdicts that stand, even if marking anew would give others', async () => {
    const { students, quiz } = await submitClass(1)
    const [row] = await readRows()
    if (!row) throw new Error('There is no result')
    await makeOlder([row])
    const verdicts = quiz.questions.map(({ _id }) => ({ questionId: _id, verdict: 'incorrect' as const }))
    await t.store.db
      .updateTable('attempts')
      .set({ verdicts: JSON.stringify(verdicts), score: 0 })
      .execute()
    await sweep(t.store.db, t.clock.now())
    expect((await readRows())[0]).toMatchObject({ outcomes: '-B-AC-', verdicts: '[]', score: 0 })
    const [student] = students
    const { body } = await t.call(listResults, {
      token: student?.token ?? '',
      params: { userId: student?._id ?? '' },
    })
    expect(body[0]).toMatchObject({ score: 0, verdicts })
  })

  test('give way to verdicts that an older server has stored since', async () => {
    const { students, quiz } = await submitClass(1)
    const verdicts = quiz.questions.map(({ _id }) => ({ questionId: _id, verdict: 'skipped' as const }))
    // An older server marks again, and does not know the outcomes that it leaves behind.
    await t.store.db
      .updateTable('attempts')
      .set(({ eb }) => ({ verdicts: JSON.stringify(verdicts), score: 0, version: eb('version', '+', 1) }))
      .execute()
    const [{ token, _id: userId } = { token: '', _id: '' }] = students
    const { body } = await t.call(getResult, { token, params: { quizId: quiz._id }, query: { userId } })
    expect(body).toMatchObject({ score: 0, verdicts })
  })

  test('are not written over what has changed since the result was read', async () => {
    await submitClass(1)
    await makeOlder(await readRows())
    const { results } = await listOlderResults(t.store.db, { after: '', limit: 10 })
    const [result] = results
    if (!result) throw new Error('There is no older result')
    await t.store.db
      .updateTable('attempts')
      .set({ version: result.version + 1 })
      .execute()
    expect(await replaceVerdicts(t.store.db, result, [])).toBe(false)
    expect(await replaceVerdicts(t.store.db, { ...result, version: result.version + 1 }, [])).toBe(true)
  })

  test('of a broken row stop nobody else', async () => {
    await submitClass(3)
    const [broken, ...others] = await readRows()
    await makeOlder(await readRows())
    await t.store.db
      .updateTable('attempts')
      .set({ answers: '{' })
      .where('id', '=', broken?.id ?? '')
      .execute()
    await sweep(t.store.db, t.clock.now())
    expect((await readRows()).slice(1)).toEqual(others)
    expect(await readPlaces()).toEqual([])
  })
})
