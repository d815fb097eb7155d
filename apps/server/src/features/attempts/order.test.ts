import {
  getQuiz,
  getQuizSettings,
  getResult,
  getTimeline,
  regradeQuestion,
  saveAnswers,
  startAttempt,
  submitAttempt,
  updateQuizSettings,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { begin, enter } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const letters = ['a', 'b', 'c', 'd', 'e', 'All of the above']
/** Enough questions that two attempts have the same order about once in 10^18 runs. */
const questions = Array.from({ length: 20 }, (_, i) => ({
  text: `Question ${i}`,
  type: 'single' as const,
  options: letters.map((letter) => (letter.length > 1 ? letter : `${letter}${i}`)),
  correctAnswers: [`a${i}`],
  fixedOptions: [5],
}))
const scene = {
  users: { ada: { role: 'admin' }, ben: {}, cem: {} },
  quizzes: { biology: { owner: 'ada', questions } },
} as const
const plain = { resultRelease: 'at-once', code: 'open' } as const

describe.each(anyEngine)('the order of a quiz, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async (order: object) => {
    const { users, quizzes } = await t.seed(scene)
    const quiz = quizzes.biology
    const set = (body: object) =>
      t.call(updateQuizSettings, {
        token: users.ada.token,
        params: { quizId: quiz._id },
        body: { ...plain, ...body },
      })
    expect((await set(order)).status).toBe(200)
    return { ...users, quiz, set, params: { quizId: quiz._id } }
  }
  const idsOf = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id)

  test('is its educator’s while nothing is shuffled (T153)', async () => {
    const { ada, ben, quiz, params } = await setUp({})
    const { body } = await t.call(getQuizSettings, { token: ada.token, params })
    expect(body).not.toHaveProperty('shuffleQuestions')
    const { questions: shown } = await begin(t, ben, quiz)
    expect(idsOf(shown)).toEqual(idsOf(quiz.questions))
    expect(shown.map(({ options }) => options)).toEqual(quiz.questions.map(({ options }) => options))
  })

  test('is each attempt’s own, the same on reload and on another device, whatever the settings become (T154)', async () => {
    const { ada, ben, cem, quiz, set, params } = await setUp({ shuffleQuestions: true, shuffleOptions: true })
    const { body: settings } = await t.call(getQuizSettings, { token: ada.token, params })
    expect(settings).toMatchObject({ shuffleQuestions: true, shuffleOptions: true })
    const { questions: shown } = await begin(t, ben, quiz)
    const { questions: others } = await begin(t, cem, quiz)
    expect(idsOf(shown)).not.toEqual(idsOf(quiz.questions))
    expect(idsOf(shown)).not.toEqual(idsOf(others))
    expect(idsOf(shown).toSorted()).toEqual(idsOf(quiz.questions).toSorted())
    const byId = new Map(quiz.questions.map((question) => [question._id, question.options]))
    for (const { _id, options } of shown) {
      expect(options.toSorted()).toEqual(byId.get(_id)?.toSorted())
      expect(options.at(-1)).toBe('All of the above')
    }
    expect(shown.map(({ options }) => options[0]?.[0])).not.toEqual(shown.map(() => 'a'))

    expect((await set({})).status).toBe(200)
    const { body: reloaded } = await t.call(getQuiz, { token: ben.token, params })
    expect(reloaded.questions).toEqual(shown)
    const { body: resumed } = await t.call(startAttempt, { token: ben.token, params })
    expect(resumed.questions).toEqual(shown)
  })

  test('changes no mark, and the result, its times and its regrades are told in it', async () => {
    const { ada, ben, quiz, params } = await setUp({ shuffleQuestions: true, shuffleOptions: true })
    const { attempt, questions: shown } = await begin(t, ben, quiz)
    const [, second] = shown
    const at = { token: ben.token, params: { attemptId: attempt._id } }
    const changes = [{ questionId: second?._id ?? '', selectedOption: second?.options[0] ?? '' }]
    await t.call(saveAnswers, { ...at, body: { changes } })
    const submitted = await t.call(submitAttempt, {
      token: ben.token,
      body: { quizId: quiz._id, userId: ben._id, answers: rightAnswers(quiz.questions) },
    })
    expect(submitted.body).toMatchObject({ score: 20, totalQuestions: 20 })

    const of = { token: ben.token, params, query: { userId: ben._id } }
    const { body: result } = await t.call(getResult, of)
    const ids = (list: readonly { questionId: string }[]) => list.map(({ questionId }) => questionId)
    expect([ids(result.answers), ids(result.verdicts)]).toEqual([idsOf(shown), idsOf(shown)])
    const { body: after } = await t.call(getQuiz, { token: ben.token, params })
    expect(after.questions).toMatchObject(shown)
    const { body: timeline } = await t.call(getTimeline, of)
    expect(timeline.events.find(({ kind }) => kind === 'saved')?.question).toBe(2)

    t.clock.advance(60_000)
    await t.call(regradeQuestion, {
      token: ada.token,
      params,
      body: {
        questionId: shown[4]?._id ?? '',
        baseRevision: 1,
        mode: 'full-marks',
        mayLower: false,
        reason: 'Unclear',
      },
    })
    const { body: marked } = await t.call(getResult, of)
    expect(marked.markedAgain).toMatchObject([{ number: 5, reason: 'Unclear' }])
    expect(ids(marked.verdicts)).toEqual(idsOf(shown))
  })

  test('of questions alone leaves the options, and the other way round', async () => {
    const { ben, cem, quiz, set } = await setUp({ shuffleQuestions: true })
    const { questions: shown } = await begin(t, ben, quiz)
    expect(idsOf(shown)).not.toEqual(idsOf(quiz.questions))
    expect(shown.map(({ options }) => options[0]?.[0])).toEqual(shown.map(() => 'a'))
    await enter(t, cem, quiz)
    await set({ shuffleOptions: true })
    const { questions: others } = await begin(t, cem, quiz)
    expect(idsOf(others)).toEqual(idsOf(quiz.questions))
    expect(others.map(({ options }) => options[0]?.[0])).not.toEqual(others.map(() => 'a'))
  })
})
