import {
  createQuestions,
  createQuiz,
  duplicateQuiz,
  getGrid,
  getQuestions,
  getQuiz,
  listRegrades,
  regradeQuestion,
  renderTexts,
  startAttempt,
  updateQuiz,
  verifyCode,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const [choice, , written] = sampleQuestions
const formatted: QuestionContent = {
  ...choice,
  format: 'markdown',
  text: 'What is $x^2$?',
  options: ['$4$', 'Paris', '*six*', 'none'],
}
const rendered = [
  {
    source: 'What is $x^2$?',
    nodes: ['What is ', ['math', ['msup', ['mi', 'x'], ['mn', { className: 'tml-sml-pad' }, '2']]], '?'],
  },
  { source: '$4$', nodes: [['math', ['mn', '4']]] },
  { source: '*six*', nodes: [['em', 'six']] },
]

/** With their nodes read. */
const read = (texts: { source: string; nodes: string }[] | undefined) =>
  texts?.map(({ source, nodes }) => ({ source, nodes: JSON.parse(nodes) as unknown }))

describe.each(engines)('on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedQuiz(questions: QuestionContent[]) {
    const { users } = await t.seed({
      users: { ada: { role: 'admin', name: 'Ada' }, ben: { name: 'Ben' } },
    })
    const { token } = users.ada
    const body = { title: 'Squares', secretCode: 'ABCD2345', timeLimit: 10, numQuestions: questions.length }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    const created = await t.call(createQuestions, { token, body: { quizId: quiz._id, questions } })
    return { ...users, token, created, params: { quizId: quiz._id }, secretCode: body.secretCode }
  }

  test('formatted texts are rendered when they are saved, and students get them with the questions', async () => {
    const { ben, token, created, params, secretCode } = await seedQuiz([formatted, written])
    expect(created.status).toBe(201)
    const saved = (await t.call(getQuestions, { token, params })).body.questions
    expect(saved.map((question) => read(question.drawn))).toEqual([rendered, undefined])

    const asBen = { token: ben.token, params }
    await t.call(verifyCode, { token: ben.token, body: { secretCode } })
    const before = await t.call(getQuiz, asBen)
    expect(before.body.quiz.parts).toEqual(['formatted'])
    expect(before.raw).not.toContain('math')
    const { questions } = (await t.call(startAttempt, asBen)).body
    expect(questions.map((question) => [question.format, read(question.drawn)])).toEqual([
      ['markdown', rendered],
      [undefined, undefined],
    ])
  })

  test('lists for educators say which questions are formatted, and nothing more of plain ones', async () => {
    const { token, params } = await seedQuiz([formatted, written])
    const [one, two] = (await t.call(getQuestions, { token, params })).body.questions
    const grid = await t.call(getGrid, { token, params, query: {} })
    expect(grid.body.questions).toEqual([
      { _id: one?._id, text: formatted.text, format: 'markdown', drawn: one?.drawn?.slice(0, 1) },
      { _id: two?._id, text: written.text },
    ])
    for (const [index, { _id, correctAnswers }] of [one!, two!].entries()) {
      const change = {
        questionId: _id,
        baseRevision: index + 1,
        mode: 'full-marks',
        mayLower: false,
      } as const
      const body = { ...change, correctAnswers, reason: 'Checked' }
      expect((await t.call(regradeQuestion, { token, params, body })).status).toBe(200)
    }
    const { remarkings: regrades } = (await t.call(listRegrades, { token, params })).body
    expect(regrades.map(({ question }) => question)).toEqual([
      { _id: two?._id, number: 2, text: written.text },
      { _id: one?._id, number: 1, text: formatted.text, format: 'markdown', type: 'single' },
    ])
  })

  test('an edit renders what it changed, a copy keeps it, and nobody sends nodes of their own', async () => {
    const { token, params } = await seedQuiz([formatted])
    const [question] = (await t.call(getQuestions, { token, params })).body.questions
    const own = [{ source: 'Paris', nodes: '[["script","alert(1)"]]' }]
    const questions = [{ ...question!, text: 'What is $y$?', drawn: own }]
    expect((await t.call(updateQuiz, { token, params, body: { questions } })).status).toBe(200)
    const after = (await t.call(getQuestions, { token, params })).body.questions[0]?.drawn
    expect(after?.map(({ source }) => source)).toEqual(['What is $y$?', '$4$', '*six*'])

    const { quiz } = (await t.call(duplicateQuiz, { token, params, body: {} })).body
    const copied = (await t.call(getQuestions, { token, params: { quizId: quiz._id } })).body.questions
    expect(copied[0]?.drawn).toEqual(after)
    const plain = [{ ...question!, format: undefined }]
    await t.call(updateQuiz, { token, params, body: { questions: plain } })
    expect((await t.call(getQuestions, { token, params })).body.questions[0]).not.toHaveProperty('drawn')
  })

  test('what is wrong with a formula is said at its field, and nothing is saved', async () => {
    const bad = { ...formatted, options: ['$4$', 'Paris', '$\\frac{1$', '$}$'] }
    const { token, created, params } = await seedQuiz([written, bad])
    expect(created.status).toBe(422)
    expect(created.failure.problems).toEqual([
      {
        path: 'questions.1.options.2',
        code: 'formula-brace-missing',
        params: { line: 1 },
        message: 'Formula in line 1: a } is missing at the end.',
      },
      {
        path: 'questions.1.options.3',
        code: 'formula-brace-superfluous',
        params: { line: 1 },
        message: 'Formula in line 1: a { is missing before this }.',
      },
    ])
    expect((await t.call(getQuestions, { token, params })).body.questions).toEqual([])
  })

  test('a preview renders each text or says where it is wrong', async () => {
    const { token } = await seedQuiz([written])
    const texts = [{ source: '- a\n- b' }, { source: '- a', isLine: true as const }, { source: 'x $\\a{$' }]
    const { body } = await t.call(renderTexts, { token, body: { format: 'markdown', texts } })
    expect(body.texts).toMatchObject([
      { nodes: JSON.stringify([['ul', ['li', 'a'], ['li', 'b']]]) },
      { nodes: '["- a"]' },
      { problems: [{ code: 'formula-brace-missing', from: 5, to: 6 }] },
    ])
  })

  test('a quiz of which too much would be rendered is refused at the question that is too much', async () => {
    const { users } = await t.seed({ users: { ada: { role: 'admin' } } })
    const { token } = users.ada
    const body = { title: 'Squares', secretCode: 'ABCD2345', timeLimit: 10, numQuestions: 1 }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    const long = { ...formatted, text: `$${'x+'.repeat(990)}x$ `.repeat(2) }
    const save = (count: number) => {
      const questions = Array.from({ length: count }, () => long)
      return t.call(createQuestions, { token, body: { quizId: quiz._id, questions } })
    }
    const { status, failure } = await save(30)
    expect(status).toBe(422)
    expect(failure.problems).toEqual([
      expect.objectContaining({ path: 'questions.7.text', code: 'quiz-drawn-too-large' }),
    ])
    expect((await save(7)).status).toBe(201)
  })
})
