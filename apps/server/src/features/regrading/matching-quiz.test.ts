import { getAnalysis, getGrid, getQuestions, getResult, updateQuiz } from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { regradingCalls } from '../../testing/desk/regrading.ts'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const capitals: QuestionContent = {
  text: 'Whose capital?',
  type: 'matching',
  options: ['France', 'Italy', 'Réunion'],
  correctAnswers: ['Paris', 'Rome', 'Paris'],
  rule: 'each-decision',
  distractors: ['Nice'],
}

const paris = `+${'ABCD'.charAt(sampleQuestions[0].options.indexOf('Paris'))}`

describe.each(engines)('a quiz with pairs on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())
  const { regrade, undo } = regradingCalls(() => t)

  /** Ben is right, Cem has one of three pairs and one blank, Dan has chosen nothing. */
  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: {
        ada: { role: 'admin', name: 'Ada' },
        ben: { name: 'Ben' },
        cem: { name: 'Cem' },
        dan: { name: 'Dan' },
        eve: { name: 'Eve' },
      },
      quizzes: {
        quiz: { owner: 'ada', timeLimit: 10, questions: [capitals, ...sampleQuestions.slice(0, 1)] },
      },
    })
    const { quiz } = quizzes
    const submit = (student: SeededUser, partners: string[] | null) =>
      submitAnswers(t, student, quiz, [
        { questionId: quiz.questions[0]?._id ?? '', selectedOption: partners },
        { questionId: quiz.questions[1]?._id ?? '', selectedOption: 'Paris' },
      ])
    await submit(users.ben, ['Paris', 'Rome', 'Paris'])
    await submit(users.cem, ['Nice', '', 'Paris'])
    await submit(users.dan, ['', '', ''])
    t.clock.advance(60_000)
    const params = { quizId: quiz._id }
    const scoreOf = async ({ token, _id: userId }: SeededUser) =>
      (await t.call(getResult, { token, params, query: { userId } })).body.score
    const scores = () => Promise.all([users.ben, users.cem, users.dan].map(scoreOf))
    return { ...users, quiz, params, scores }
  }
  const outcomes = async () => {
    const rows = await t.store.db
      .selectFrom('attempts')
      .select('outcomes')
      .where('state', '=', 'submitted')
      .execute()
    return rows.map((row) => row.outcomes).toSorted()
  }

  test('is marked by prompts; what was chosen stands in the outcomes, and a new key needs no answers', async () => {
    const { ada, ben, quiz, params, scores } = await seedClass()
    expect(await scores()).toEqual([2, 1.33, 1])
    const before = await outcomes()
    // The partners are Nice, Paris, Rome.
    expect(before).toEqual([`+${paris}|1BCB`, `%${paris}|1~1:3A_B`, `.${paris}`].toSorted())
    const grid = await t.call(getGrid, { token: ada.token, params, query: { sort: '1' } })
    expect(grid.body.rows.map(({ signs }) => signs)).toEqual(['.+', '%+', '++'])
    const analysis = await t.call(getAnalysis, { token: ada.token, params })
    const [analysed] = analysis.body.analysis.questions
    const counts = analysed?.choices.options.map(({ worst, middle, best }) => worst + middle + best)
    expect(counts).toEqual([1, 1, 2])
    // No answer can be read any more: the outcomes alone tell.
    const answers = await t.store.db.selectFrom('attempts').select(['id', 'answers']).execute()
    await t.store.db.updateTable('attempts').set({ answers: '[]' }).execute()
    const key = ['Nice', 'Rome', 'Paris']
    const marked = await regrade(ada, quiz, { mode: 'new-key', correctAnswers: key, mayLower: true })
    expect(marked.status).toBe(200)
    expect(await scores()).toEqual([1.67, 1.67, 1])
    expect(await outcomes()).toEqual([`%${paris}|1~2:3A_B`, `%${paris}|1~2:3BCB`, `.${paris}`].toSorted())
    expect((await undo(ada, quiz, marked.body.remarkingId, 2)).status).toBe(200)
    expect(await scores()).toEqual([2, 1.33, 1])
    expect(await outcomes()).toEqual(before)
    for (const { id, answers: given } of answers) {
      await t.store.db.updateTable('attempts').set({ answers: given }).where('id', '=', id).execute()
    }
    const { body } = await t.call(getResult, { token: ben.token, params, query: { userId: ben._id } })
    expect(body.answers[0]).toMatchObject({ selectedOption: ['Paris', 'Rome', 'Paris'] })
  })

  test('also where another key counts as well, which must have partners of the question', async () => {
    const { ada, quiz, scores } = await seedClass()
    const either = (correctAnswers: string[]) =>
      regrade(ada, quiz, { mode: 'either-key', correctAnswers, mayLower: false })
    for (const impossible of [
      ['Nice', 'Rome'],
      ['Nice', '', 'Paris'],
    ]) {
      expect((await either(impossible)).status).toBe(422)
    }
    expect((await either(['Nice', 'Rome', 'Paris'])).status).toBe(200)
    expect(await scores()).toEqual([2, 1.67, 1])
  })

  test('another distractor moves the letters: results are marked again by their answers, and no score changes', async () => {
    const { ada, quiz, scores } = await seedClass()
    const { token } = ada
    const save = async (change: object) => {
      const { body } = await t.call(getQuestions, { token, params: { quizId: quiz._id } })
      const [first, ...others] = body.questions.map(({ marking: _, ...question }) => question)
      const questions = [{ ...first!, ...change }, ...others]
      return t.call(updateQuiz, {
        token,
        params: { quizId: quiz._id },
        body: { baseRevision: body.revision, questions },
      })
    }
    expect((await save({ distractors: ['Nice', 'Berlin'] })).status).toBe(200)
    expect(await scores()).toEqual([2, 1.33, 1])
    expect(await outcomes()).toEqual([`+${paris}|1CDC`, `%${paris}|1~1:3B_C`, `.${paris}`].toSorted())
    const renamed = { options: ['Italia', 'Réunion', 'France'], correctAnswers: ['Roma', 'Paris', 'Paris'] }
    expect((await save(renamed)).status).toBe(200)
    expect((await scores()).slice(1)).toEqual([1.33, 1])
  })

  test('what is drawn of formatted partners comes in the order of the partners', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { quiz: { owner: 'ada', questions: sampleQuestions } },
    })
    const { token } = users.ada
    const formulas = {
      text: '$a$',
      type: 'matching' as const,
      format: 'markdown' as const,
      options: ['x', 'y'],
    }
    const save = async (
      key: Pick<QuestionContent, 'correctAnswers' | 'distractors'>,
      baseRevision: number,
    ) => {
      const params = { quizId: quizzes.quiz._id }
      const questions = [{ ...formulas, ...key }]
      const saved = await t.call(updateQuiz, { token, params, body: { baseRevision, questions } })
      expect(saved.status).toBe(200)
      const { body } = await t.call(getQuestions, { token, params })
      return body.questions[0]?.drawn
    }
    const one = await save({ correctAnswers: ['$2$', '$1$'], distractors: ['$3$'] }, 1)
    const other = await save({ correctAnswers: ['$3$', '$2$'], distractors: ['$1$'] }, 2)
    expect(one?.map(({ source }) => source)).toEqual(['$a$', '$1$', '$2$', '$3$'])
    expect(other).toEqual(one)
    const params = { quizId: quizzes.quiz._id }
    const wrong = { ...formulas, correctAnswers: ['$1$', '$2'], distractors: [String.raw`$\oops{$`] }
    const refused = await t.call(updateQuiz, { token, params, body: { baseRevision: 3, questions: [wrong] } })
    expect(refused.raw).toContain('questions.0.distractors.0')
  })
})
