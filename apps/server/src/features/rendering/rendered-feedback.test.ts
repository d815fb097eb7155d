import {
  createQuestions,
  createQuiz,
  exportQuiz,
  getMistakes,
  getPicture,
  getPractice,
  getQuiz,
  getResult,
  quizFile,
  startAttempt,
  updateQuizSettings,
  uploadPicture,
  verifyCode,
} from '@quizly/contract'
import { type RenderedText, picturesIn, type QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { samplePicture, sampleQuestions } from '../../testing/sample-questions.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const [choice, , written] = sampleQuestions
const settings = { title: 'Squares', timeLimit: 10, code: 'open' } as const

describe.each(engines)('formatted explanations and notes, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const people = async () =>
    (await t.seed({ users: { ada: { role: 'admin', name: 'Ada' }, ben: { name: 'Ben' } } })).users

  async function createFor(token: string, questions: readonly QuestionContent[], secretCode = 'ABCD2345') {
    const body = { title: 'Squares', secretCode, timeLimit: 10, numQuestions: questions.length }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    const drafts = [...questions]
    const created = await t.call(createQuestions, { token, body: { quizId: quiz._id, questions: drafts } })
    return { created, quiz: { ...quiz, secretCode, questions: [] }, params: { quizId: quiz._id } }
  }

  /** With a formula and a picture in the explanation, and a formula in a note on a wrong option. */
  async function seedQuiz() {
    const users = await people()
    const { token } = users.ada
    const { hash } = (await t.call(uploadPicture, { token, body: samplePicture })).body
    const explained = {
      ...choice,
      format: 'markdown' as const,
      text: 'What is *it*?',
      explanation: `Because $\\kappa^2$ is so.\n\n- see ![A curve](image:${hash})`,
      optionNotes: ['Here $\\zeta$ is missing.', '', 'Plain.', ''],
    }
    const plain = { ...explained, explanation: undefined, optionNotes: undefined }
    return { ...users, hash, plain, explained, ...(await createFor(token, [explained, written])) }
  }
  const feedbackIn = (body: object) =>
    ('questions' in body ? (body.questions as { drawnFeedback?: RenderedText[] }[]) : []).map(
      ({ drawnFeedback }) => drawnFeedback,
    )
  const set = (token: string, params: { quizId: string }, fields: object) =>
    t.call(updateQuizSettings, { token, params, body: { ...settings, resultRelease: 'at-once', ...fields } })

  test('are rendered when they are saved and reach a student with the answers, never before', async () => {
    const { ada, ben, hash, quiz, params, explained } = await seedQuiz()
    const asBen = { token: ben.token, params }
    await set(ada.token, params, { resultRelease: 'by-hand' })
    const before = [
      await t.call(verifyCode, { token: ben.token, body: { secretCode: quiz.secretCode } }),
      await t.call(getQuiz, asBen),
      await t.call(startAttempt, asBen),
      await t.call(getQuiz, asBen),
    ]
    await submitAnswers(t, ben, quiz, [])
    const heldBack = [
      await t.call(getQuiz, asBen),
      await t.call(getResult, { ...asBen, query: { userId: ben._id } }),
      await t.call(getPractice, asBen),
      await t.call(getMistakes, { token: ben.token }),
    ]
    for (const { raw } of [...before, ...heldBack])
      expect(raw).not.toMatch(new RegExp(`drawnFeedback|kappa|zeta|κ|ζ|${hash}|A curve|Plain`))
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200])

    await set(ada.token, params, {})
    const { body } = await t.call(getQuiz, asBen)
    const [feedback, none] = feedbackIn(body)
    expect(none).toBeUndefined()
    expect(feedback?.map(({ source }) => source)).toEqual([explained.explanation, explained.optionNotes[0]])
    expect(feedback?.[0]?.nodes).toContain('["mi","κ"]')
    expect(feedback?.[1]?.nodes).toMatch(/^\["Here ",\["math",\["mi","ζ"\]\]/)
    await set(ada.token, params, { practice: true })
    expect(feedbackIn((await t.call(getPractice, asBen)).body)).toEqual([feedback, undefined])
  })

  test('change no byte of what a student gets before the answers', async () => {
    const { ada, ben, explained, plain } = await seedQuiz()
    const pages = []
    for (const [code, first] of [
      ['With2345', explained],
      ['Out23456', plain],
    ] as const) {
      const { params } = await createFor(ada.token, [first, written], code)
      await t.call(verifyCode, { token: ben.token, body: { secretCode: code } })
      const { raw, body } = await t.call(startAttempt, { token: ben.token, params })
      const ids = [params.quizId, body.attempt._id, ...body.questions.map(({ _id }) => _id)]
      pages.push(ids.reduce((text, id, index) => text.replaceAll(id, `id ${index}`), raw))
    }
    expect(pages[0]).toContain('"drawn":')
    expect(pages[0]).toBe(pages[1])
  })

  test('have pictures that the quiz uses, shows to who has the answers, and takes into its file', async () => {
    const { ada, ben, hash, quiz, params, explained } = await seedQuiz()
    const uses = await t.store.db.selectFrom('image_uses').selectAll().execute()
    expect(uses).toEqual([{ quiz_id: quiz._id, image_hash: hash }])
    await submitAnswers(t, ben, quiz, [])
    t.clock.advance(60_000)
    const [feedback = []] = feedbackIn((await t.call(getQuiz, { token: ben.token, params })).body)
    const [{ pass = '', nodes } = { nodes: '' }, note] = feedback
    expect([picturesIn({ nodes }), note]).toEqual([[hash], expect.not.objectContaining({ pass })])
    expect((await t.call(getPicture, { params: { pass, hash } })).status).toBe(200)
    const file = await t.call(exportQuiz, { token: ada.token, params, query: { format: 'json' } })
    const { questions, pictures } = quizFile.parse(JSON.parse(file.raw))
    expect(questions[0]).toEqual(explained)
    expect(pictures?.map((each) => each.hash)).toEqual([hash])
    expect(file.raw).not.toMatch(/drawn|pass/)
  })

  test('are parts of a page that shows them even if nothing else is formatted', async () => {
    const { ada } = await seedQuiz()
    const only = { ...choice, format: 'markdown' as const, explanation: '$x$' }
    const { params } = await createFor(ada.token, [only], 'Only2345')
    const { body } = await t.call(getQuiz, { token: ada.token, params })
    expect(body.quiz.parts).toEqual(['formatted', 'explained'])
    expect(feedbackIn(body)[0]).toHaveLength(1)
  })

  test('say at their fields what is wrong with a formula or a picture', async () => {
    const { ada } = await people()
    const { created } = await createFor(ada.token, [
      {
        ...choice,
        format: 'markdown',
        explanation: 'So it\nis $\\frac{1$.',
        optionNotes: ['', '$}$', `![x](image:${'a'.repeat(64)})`, ''],
      },
    ])
    expect(created.status).toBe(422)
    expect(created.failure.problems?.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'questions.0.explanation: Formula in line 2: a } is missing at the end.',
      'questions.0.optionNotes.1: Formula in line 1: a { is missing before this }.',
      'questions.0.optionNotes.2: This picture is no longer there. Insert it again.',
    ])
  })
})
