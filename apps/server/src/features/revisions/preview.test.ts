import { getQuestions, previewQuizUpdate, type ScoreChanges, updateQuiz } from '@quizly/contract'
import type { Answer, Question } from '@quizly/domain'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const runs = 12
const users = { ada: { role: 'admin' }, ben: {}, cem: {}, dan: {}, eve: {} } as const
const quizzes = Object.fromEntries(Array.from({ length: runs }, (_, i) => [`quiz${i}`, { owner: 'ada' }]))

/**
 * One change of a question: none, other correct answers, an option's text corrected, or the question removed.
 */
const edit = fc.constantFrom('keep', 'key', 'rename', 'drop')
/** Which of a student's answers are right; the others are wrong or skipped. */
const given = fc.array(fc.constantFrom('right', 'wrong', 'skipped'), { minLength: 3, maxLength: 3 })

describe.each(anyEngine)('a preview of a change on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const preview = ({ token }: SeededUser, quiz: SeededQuiz, questions: unknown[]) =>
    t.call(previewQuizUpdate, { token, params: { quizId: quiz._id }, body: { questions } })
  const everything = async () => {
    const tables = ['quizzes', 'quiz_revisions', 'attempts', 'score_changes'] as const
    return Promise.all(tables.map((table) => t.store.db.selectFrom(table).selectAll().execute()))
  }
  const scoresOf = (quiz: SeededQuiz) =>
    t.store.db
      .selectFrom('attempts')
      .select(['score', 'total_questions'])
      .where('quiz_id', '=', quiz._id)
      .where('state', '=', 'submitted')
      .orderBy('id')
      .execute()

  test('counts what saving then does to the scores, and writes nothing', async () => {
    const seeded = await t.seed({ users, quizzes })
    const { ada, ...students } = seeded.users
    const unused = Object.values(seeded.quizzes)
    const change = fc.tuple(fc.tuple(edit, edit, edit), fc.boolean(), fc.array(given, { maxLength: 3 }))
    await fc.assert(
      fc.asyncProperty(change, async ([edits, isLonger, answered]) => {
        const quiz = unused.pop()
        if (!quiz) throw new Error('There are more runs than quizzes')
        for (const [i, student] of Object.values(students).entries()) {
          const answers = answered[i]
          if (answers) await submitAnswers(t, student, quiz, answersOf(quiz.questions, answers))
        }
        await begin(t, students.eve, quiz)
        const questions = edited(quiz.questions, edits, isLonger)

        const before = await everything()
        const { status, body } = await preview(ada, quiz, questions)
        const { running, ...foreseen } = body
        const isSame = JSON.stringify(questions) === JSON.stringify(quiz.questions)
        expect([status, running]).toEqual([200, isSame ? 0 : 1])
        expect(await everything()).toEqual(before)

        const old = await scoresOf(quiz)
        const saved = await t.call(updateQuiz, {
          token: ada.token,
          params: { quizId: quiz._id },
          body: { questions },
        })
        const { message: _, revision: __, ...done } = saved.body
        expect(foreseen).toEqual(done)
        expect(foreseen).toEqual(counted(old, await scoresOf(quiz)))
      }),
      { numRuns: runs, endOnFailure: true },
    )
  })

  test('says what is wrong with the questions as saving does', async () => {
    const seeded = await t.seed({ users, quizzes: { quiz: { owner: 'ada' } } })
    const { quiz } = seeded.quizzes
    const { token } = seeded.users.ada
    const questions = [
      { ...quiz.questions[0], _id: 'unknown' },
      { ...quiz.questions[1], text: ' ' },
    ]
    const input = { token, params: { quizId: quiz._id } }
    const saved = await t.call(updateQuiz, { ...input, body: { questions } })
    const previewed = await preview(seeded.users.ada, quiz, questions)
    expect([previewed.status, previewed.raw]).toEqual([422, saved.raw])
    expect((await t.call(getQuestions, input)).body.questions).toEqual(quiz.questions)
  })

  test('of a quiz that has no questions yet finds no results', async () => {
    const seeded = await t.seed({ users, quizzes: { empty: { owner: 'ada', questions: [] } } })
    const question = { text: 'Why?', type: 'write', options: [], correctAnswers: ['Because'] }
    const { body } = await preview(seeded.users.ada, seeded.quizzes.empty, [question])
    expect(body).toEqual({ results: 0, scoresChanged: 0, raised: 0, lowered: 0, running: 0 })
  })
})

function answersOf(questions: readonly Question[], how: readonly string[]): Answer[] {
  return rightAnswers(questions).flatMap((answer, i) => {
    const { type, options = [] } = questions[i] ?? {}
    const wrong = type === 'multiple' ? options.slice(0, 1) : (options[0] ?? 'Something else')
    if (how[i] === 'skipped') return []
    return [how[i] === 'right' ? answer : { ...answer, selectedOption: wrong }]
  })
}

function edited(questions: readonly Question[], edits: readonly string[], isLonger: boolean) {
  const changed = questions.flatMap((question, i) => {
    const { options, correctAnswers, type } = question
    const respelt = (text: string) => (text === options[0] ? `${text}, respelt` : text)
    if (edits[i] === 'drop') return []
    if (edits[i] === 'key') return [{ ...question, correctAnswers: [options[0] ?? 'Something else'] }]
    if (edits[i] !== 'rename' || type === 'write') return [question]
    return [{ ...question, options: options.map(respelt), correctAnswers: correctAnswers.map(respelt) }]
  })
  const added = { text: 'Is this new?', type: 'write', options: [], correctAnswers: ['Yes'] }
  return isLonger || changed.length === 0 ? [added, ...changed] : changed
}

type Score = { score: number | null; total_questions: number | null }

function counted(before: readonly Score[], after: readonly Score[]): ScoreChanges {
  const by = before.map(({ score }, i) => (after[i]?.score ?? 0) - (score ?? 0))
  const isOther = (old: Score, i: number) => JSON.stringify(old) !== JSON.stringify(after[i])
  return {
    results: before.length,
    scoresChanged: before.filter(isOther).length,
    raised: by.filter((points) => points > 0).length,
    lowered: by.filter((points) => points < 0).length,
  }
}
