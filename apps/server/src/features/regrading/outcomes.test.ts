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
import { writeOutcomes } from '../../db/stored-outcomes.ts'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { getRevision } from '../quizzes/questions.service.ts'

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
      .select(['score', 'total_questions', 'version'])
      .orderBy('id')
      .execute()
  type Row = Awaited<ReturnType<typeof readRows>>[number]

  /** What marking a stored result anew gives. */
  async function markAnew(row: Row) {
    const [revision, seenRevision] = [row.marked_revision ?? 0, row.revision ?? 0]
    const questions = await getRevision(t.store.db, row.quiz_id, revision)
    const seen = await getRevision(t.store.db, row.quiz_id, seenRevision)
    return {
      questions,
      ...markBy(
        { revision, questions },
        { revision: seenRevision, questions: seen },
        JSON.parse(row.answers ?? '[]') as Answer[],
      ),
    }
  }

  async function expectMarked(): Promise<void> {
    for (const row of await readRows()) {
      const { score, totalQuestions, outcomes } = await markAnew(row)
      expect(row).toMatchObject({
        outcomes: writeOutcomes(outcomes),
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
  const text = fc.oneof(texts, fc.constant(null))
  const listed = fc.uniqueArray(texts, { maxLength: 4, selector: (each) => each.trim().toLowerCase() })
  const selections = fc.tuple(text, fc.oneof(listed, fc.constant(null)), text)
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

  test('are what marking anew gives, after any submission, late answers and regrade', async () => {
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
    const verdicts = verdictsIn(outcomes, questions)
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
})
