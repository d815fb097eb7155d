import { exportQuiz, getQuestions, getQuiz, regradeQuestion } from '@quizly/contract'
import { type Account, api, createReadyQuiz, type TestQuiz } from '../../api.ts'
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
