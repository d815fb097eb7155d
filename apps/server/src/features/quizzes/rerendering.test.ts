import {
  createQuestions,
  createQuiz,
  getPicture,
  getQuestions,
  getQuiz,
  saveAnswers,
  submitAttempt,
  uploadPicture,
} from '@quizly/contract'
import type { Question, QuestionContent } from '@quizly/domain'
import { rendererVersion } from '@quizly/renderer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { samplePicture, sampleQuestions } from '../../testing/sample-questions.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createRendering, type Rendering } from '../rendering/rendering.service.ts'
import { openPictureKey } from '../pictures/passes.service.ts'
import { type NotRerendered, rerenderRevisions } from './rerendering.service.ts'

const [choice, several] = sampleQuestions
const formatted = {
  ...choice,
  format: 'markdown' as const,
  text: 'What is $x^2$?',
  explanation: 'It is $y$.',
}
const older = JSON.stringify(['of an older renderer'])

describe.each(engines)('what an older renderer has rendered, on $name', (engine) => {
  let t: TestApp
  let rendering: Rendering
  let statements: string[]
  beforeEach(async () => {
    statements = []
    const onStatement = ({ sql }: { sql: string }) => statements.push(sql)
    t = await createTestApp({ engine: { ...engine, open: () => engine.open({ onStatement }) } })
    rendering = createRendering(t.store.db, await openPictureKey(t.store.db, t.random, t.clock.now()))
  })
  afterEach(async () => {
    rendering.close()
    await t.close()
  })

  async function seedQuiz(questions: QuestionContent[]) {
    const { ada, ben } = (await t.seed({ users: { ada: { role: 'admin' }, ben: {} } })).users
    const { token } = ada
    const body = { title: 'Squares', secretCode: 'ABCD2345', timeLimit: 10, numQuestions: questions.length }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    await t.call(createQuestions, { token, body: { quizId: quiz._id, questions } })
    const params = { quizId: quiz._id }
    const saved = (await t.call(getQuestions, { token, params })).body.questions
    return { token, ben, params, saved, quiz: { ...quiz, secretCode: body.secretCode, questions: saved } }
  }
  const stored = async (quizId: string) => {
    const row = await t.store.db
      .selectFrom('quiz_revisions')
      .select(['questions', 'renderer'])
      .where('quiz_id', '=', quizId)
      .executeTakeFirstOrThrow()
    return { ...row, questions: JSON.parse(row.questions) as Question[] }
  }
  /** As if an older renderer had rendered it. */
  async function makeOlder(quizId: string, change: (question: Question) => Question = asOlder) {
    const { questions } = await stored(quizId)
    await t.store.db
      .updateTable('quiz_revisions')
      .set({ questions: JSON.stringify(questions.map(change)), renderer: 0 })
      .where('quiz_id', '=', quizId)
      .execute()
    await countAgain()
  }
  const asOlder = ({ drawnFeedback: _, drawnBy: __, ...question }: Question): Question => ({
    ...question,
    ...(question.drawn && { drawn: question.drawn.map((text) => ({ ...text, nodes: older })) }),
  })
  const bytesOf = async (table: 'users' | 'quiz_revisions') => {
    const rows =
      table === 'users'
        ? await t.store.db.selectFrom('users').select('quiz_bytes as bytes').execute()
        : (await t.store.db.selectFrom('quiz_revisions').select('questions').execute()).map(
            ({ questions }) => ({ bytes: Buffer.byteLength(questions) }),
          )
    return rows.reduce((sum, { bytes }) => sum + bytes, 0)
  }
  const countAgain = async () => {
    const bytes = await bytesOf('quiz_revisions')
    await t.store.db.updateTable('users').set({ quiz_bytes: bytes }).where('role', '=', 'admin').execute()
  }
  async function rerender(version?: number) {
    const kept: NotRerendered[] = []
    const onNotRerendered = (found: NotRerendered) => kept.push(found)
    await rerenderRevisions(t.store.db, rendering.renderQuestions, {
      onNotRerendered,
      ...(version && { version }),
    })
    return kept
  }

  test('is rendered again, with the room that it takes, and explanations that were not rendered yet', async () => {
    const { saved, params, token } = await seedQuiz([formatted, several])
    const before = await stored(params.quizId)
    expect([before.renderer, before.questions.map(({ drawnBy }) => drawnBy)]).toEqual([
      rendererVersion,
      [rendererVersion, undefined],
    ])
    await makeOlder(params.quizId)
    expect(await rerender()).toEqual([])
    expect(await stored(params.quizId)).toEqual(before)
    expect(await bytesOf('users')).toBe(await bytesOf('quiz_revisions'))
    expect((await t.call(getQuestions, { token, params })).body.questions).toEqual(saved)
  })

  test('is rendered again for a later version, which is noted', async () => {
    const { params } = await seedQuiz([formatted])
    await rerender(7)
    expect((await stored(params.quizId)).renderer).toBe(7)
  })

  test('stays where it cannot be rendered any more, and is not tried again', async () => {
    const { params } = await seedQuiz([formatted, { ...formatted, text: 'Then $z$?' }])
    await makeOlder(params.quizId, (question) => {
      const old = asOlder(question)
      return question.text === formatted.text ? { ...old, explanation: '$\\frac{1$' } : old
    })
    const [{ _id: questionId } = { _id: '' }] = (await stored(params.quizId)).questions
    const kept = [{ quizId: params.quizId, revision: 1, questionId, problem: expect.any(String) }]
    expect(await rerender()).toEqual(kept)
    const { questions, renderer } = await stored(params.quizId)
    expect(renderer).toBe(rendererVersion)
    expect(questions[0]?.drawn?.map(({ nodes }) => nodes)).toEqual([older])
    expect(questions[1]?.drawn?.[0]?.nodes).toContain('["mi","z"]')
    expect(await rerender()).toEqual([])
  })

  test('of a plain quiz there is nothing: one statement looks, and no row changes', async () => {
    const { params } = await seedQuiz([choice, several])
    const before = await stored(params.quizId)
    expect(before.renderer).toBeNull()
    statements = []
    await rerender()
    expect(statements).toEqual([
      expect.stringMatching(/^select .* from "quiz_revisions" where "renderer" < /),
    ])
    expect(await stored(params.quizId)).toEqual(before)
  })

  test('shows pictures of explanations that were not rendered yet', async () => {
    const { token, params } = await seedQuiz([formatted])
    const { hash } = (await t.call(uploadPicture, { token, body: samplePicture })).body
    const explanation = `See ![A curve](image:${hash})`
    await makeOlder(params.quizId, (question) => ({ ...asOlder(question), explanation }))
    await rerender()
    const [question] = (await t.call(getQuestions, { token, params })).body.questions
    const pass = question?.drawnFeedback?.[0]?.pass ?? ''
    expect((await t.call(getPicture, { params: { pass, hash } })).status).toBe(200)
  })

  test('is rendered again while students take the quiz, and their answers stay and count', async () => {
    const { ben, quiz, params, saved } = await seedQuiz([formatted, several])
    await makeOlder(params.quizId)
    const { attempt, questions } = await begin(t, ben, quiz)
    const { token } = ben
    const changes = [{ questionId: saved[0]?._id, selectedOption: 'Paris' }]
    const save = { token, params: { attemptId: attempt._id }, body: { changes } }
    expect((await t.call(saveAnswers, save)).status).toBe(200)
    await rerender()
    const page = (await t.call(getQuiz, { token, params })).body
    const shown = 'questions' in page ? page.questions : []
    expect(shown.map(({ text, options }) => [text, options])).toEqual(
      questions.map(({ text, options }) => [text, options]),
    )
    expect((await t.call(saveAnswers, save)).status).toBe(200)
    const body = { quizId: quiz._id, userId: ben._id, answers: [] }
    const { body: result } = await t.call(submitAttempt, { token, body })
    expect(result).toMatchObject({ score: 1 })
  })
})
