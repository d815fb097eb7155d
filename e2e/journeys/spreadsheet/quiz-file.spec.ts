import {
  exportQuiz,
  getQuestions,
  getQuiz,
  getQuizSettings,
  quizSettings,
  regradeQuestion,
} from '@quizly/contract'
import { expectStateAccessible } from '../../accessible.ts'
import { type Account, api, changeSettings, createReadyQuiz, type TestQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

type Question = { _id: string; text: string; marking?: { also?: string[][] } }
type Keyed = { questions: Question[]; revision: number }

const keyOf = async (educator: Account, quizId: string) => {
  const { questions } = await api<Keyed>(educator, getQuestions, { params: { quizId } })
  return questions.map(({ _id, ...question }) => question)
}

/** A quiz whose third question takes two more answers, whose first has two keys, and whose second is not scored. */
async function createRegraded(educator: Account): Promise<TestQuiz> {
  const quiz = await createReadyQuiz(educator, { title: 'Cells, once more', timeLimit: 25 })
  const params = { quizId: quiz._id }
  const { questions } = await api<Keyed>(educator, getQuestions, { params })
  const body = {
    questionId: questions[2]?._id,
    baseRevision: 1,
    mode: 'answers',
    accepted: ['Osmotic flow', 'by\nosmosis'],
    mayLower: false,
    reason: 'Means the same',
  }
  await api(educator, regradeQuestion, { params, body })
  const either = {
    mode: 'either-key',
    correctAnswers: ['Nucleus'],
    mayLower: false,
    reason: 'Both are right',
  }
  await api(educator, regradeQuestion, {
    params,
    body: { questionId: questions[0]?._id, baseRevision: 2, ...either },
  })
  const leftOut = { mode: 'left-out', mayLower: false, reason: 'Misleading' }
  await api(educator, regradeQuestion, {
    params,
    body: { questionId: questions[1]?._id, baseRevision: 3, ...leftOut },
  })
  return quiz
}

test('a quiz downloaded as JSON or XLSX is uploaded again with all of its key (T33)', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createRegraded(educator)
  await signIn(page, educator)
  const path = exportQuiz.path.replace(':quizId', quiz._id)
  for (const format of ['json', 'xlsx'])
    await test.step(format, async () => {
      const reply = await fetch(`${server.url}${path}?format=${format}`, {
        headers: { authorization: `Bearer ${educator.token}` },
      })
      const buffer = Buffer.from(await reply.arrayBuffer())
      await page.goto('/excel-upload')
      await page.getByLabel('Excel file').setInputFiles({ name: `quiz.${format}`, mimeType: '', buffer })
      await page.getByRole('button', { name: 'Upload & Proceed' }).click()
      await expect(page.getByText('All rows can be saved.')).toBeAttached()
      const title = page.getByRole('textbox', { name: 'Quiz Title' })
      const timeLimit = page.getByRole('textbox', { name: 'Time Limit (minutes)' })
      if (format === 'json') {
        await expect(title).toHaveValue('Cells, once more')
        await expect(timeLimit).toHaveValue('25')
      } else {
        await title.fill('Cells, once more')
        await timeLimit.fill('25')
      }
      await page.getByRole('button', { name: 'Finalize & Save Quiz' }).click()
      await expect(page.getByRole('heading', { name: 'Quiz Finalized Successfully!' })).toBeVisible()
      const copy = page.url().split('/').at(-1) ?? ''
      expect(copy).not.toBe(quiz._id)
      expect(await keyOf(educator, copy)).toEqual(await keyOf(educator, quiz._id))
      expect(await api(educator, getQuiz, { params: { quizId: copy } })).toMatchObject({
        quiz: { title: 'Cells, once more', timeLimit: 25 },
      })
    })
})

/** Minutes that stand for no limit. */
const noTimeLimit = 5_256_000

const settingsOf = async (educator: Account, quizId: string) =>
  quizSettings.parse(await api<unknown>(educator, getQuizSettings, { params: { quizId } }))

for (const width of [1280, 390])
  test(`at ${width} px a quiz file brings its draws, instructions and settings, and says what it does not bring, by keyboard (T527)`, async ({
    page,
    server,
    educator,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const slot = { name: 'Acids', draw: 2, set: 'Half' }
    const questions = ['Is vinegar sour?', 'Is soap sour?', 'Is water sour?', 'Is lemon sour?'].map(
      (text, i) => ({
        text,
        type: 'single',
        options: ['yes', 'no'],
        correctAnswers: ['yes'],
        points: 2,
        slot: i < 2 ? slot : { name: 'Acids', draw: 2 },
      }),
    )
    const quiz = await createReadyQuiz(educator, { title: 'Acids', questions })
    const ofFile = {
      resultRelease: 'by-hand',
      shuffleQuestions: true,
      freshQuestions: true,
      shuffleOptions: true,
      pages: 'forward-only',
      attempts: 3,
      attemptCounts: 'last',
    } as const
    const ofClass = { closesAt: '2099-06-30T10:00:00.000Z', everyoneStops: true } as const
    await changeSettings(educator, quiz, {
      timeLimit: noTimeLimit,
      instructions: 'Calculators are **allowed**.',
      language: 'fr',
      ...ofFile,
      ...ofClass,
    })
    const path = exportQuiz.path.replace(':quizId', quiz._id)
    const reply = await fetch(`${server.url}${path}?format=json`, {
      headers: { authorization: `Bearer ${educator.token}` },
    })
    const buffer = Buffer.from(await reply.arrayBuffer())
    await signIn(page, educator, '/excel-upload')
    await page.getByLabel('Excel file').setInputFiles({ name: 'acids.json', mimeType: '', buffer })
    await page.getByRole('button', { name: 'Upload & Proceed' }).press('Enter')
    const said = page.getByText(/^The settings of this quiz come with it/)
    await expect(said).toContainText('Its code, times, practice and results do not.')
    await expect(page.getByRole('checkbox', { name: 'No limit' })).toBeChecked()
    await expectStateAccessible(page)
    await page.reload()
    await expect(said).toBeVisible()
    // Saving is tried again if the reply to the settings is lost, and makes no second quiz.
    await page.route('**/settings', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Save as draft' }).press('Enter')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page).toHaveURL(/\/review-quiz\//)
    await expect(page.getByText('2 of 4 questions')).toBeVisible()
    const copy = page.url().split('/').at(-1) ?? ''
    expect(await keyOf(educator, copy)).toEqual(await keyOf(educator, quiz._id))
    const { closesAt, everyoneStops, ...kept } = await settingsOf(educator, quiz._id)
    expect({ closesAt, everyoneStops }).toEqual(ofClass)
    expect(await settingsOf(educator, copy)).toEqual(kept)
    expect(kept).toMatchObject({ ...ofFile, timeLimit: noTimeLimit, language: 'fr' })

    // A sheet that is uploaded next has no settings.
    await page.goto('/excel-upload')
    const sheet = Buffer.from('Question,Option A,Option B,Correct Answer\nIs salt sour?,yes,no,no\n')
    await page.getByLabel('Excel file').setInputFiles({ name: 'salt.csv', mimeType: '', buffer: sheet })
    await page.getByRole('button', { name: 'Upload & Proceed' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Review uploaded questions' })).toBeVisible()
    await expect(said).toBeHidden()
  })
