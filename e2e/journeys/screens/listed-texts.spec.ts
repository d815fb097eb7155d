import { getQuestions, regradeQuestion } from '@quizly/contract'
import { api, createEmptyQuiz, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'

const formatted = {
  text: 'Which is **even**: $x^2$ or 10^3^?',
  type: 'single',
  format: 'markdown',
  options: ['*the second*', '$x^2$'],
  correctAnswers: ['*the second*'],
}
const plain = {
  text: 'Is **2** * $3$ even?',
  type: 'single',
  options: ['*yes*', '$no$'],
  correctAnswers: ['*yes*'],
}
const listed = 'Which is even: x squared or 10³?'

test('lists for educators have no signs of formatting where nothing is drawn, and plain texts as they are', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Numbers', questions: [formatted, plain] })
  await takeQuiz(student, quiz, ['$x^2$', '*yes*'])
  const params = { quizId: quiz._id }
  const { questions } = await api<{ questions: { _id: string }[] }>(educator, getQuestions, { params })
  for (const [index, { options }] of [formatted, plain].entries()) {
    const questionId = String(questions[index]?._id)
    const key = { mode: 'new-key', mayLower: true, correctAnswers: [options[1]], reason: 'Checked' }
    await api(educator, regradeQuestion, { params, body: { questionId, baseRevision: index + 1, ...key } })
  }

  await test.step('in the table of questions', async () => {
    await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
    await expect(page.getByRole('rowheader', { name: listed })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: plain.text })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('in the grid', async () => {
    await page.goto(`${server.url}/my-quizzes/${quiz._id}/grid`)
    await expect(page.getByTitle(listed)).toBeVisible()
    await expect(page.getByTitle(plain.text)).toBeVisible()
    await page.getByTitle(listed).click()
    await expect(page.getByRole('status').getByText(listed)).toBeVisible()
  })
  await test.step('in the history of changes', async () => {
    await page.goto(`${server.url}/my-quizzes/${quiz._id}/questions/${questions[0]?._id}`)
    const rows = page.getByRole('table', { name: 'History of changes' }).getByRole('row')
    await expect(rows.filter({ hasText: listed })).toContainText('the second → x squared')
    await expect(rows.filter({ hasText: plain.text })).toContainText('*yes* → $no$')
  })
  await test.step('on the marking page', async () => {
    await page.goto(`${server.url}/my-quizzes/${quiz._id}/marking`)
    await page.getByText('Other questions', { exact: true }).click()
    await expect(page.getByRole('link', { name: listed })).toBeVisible()
    await expect(page.getByRole('link', { name: plain.text })).toBeVisible()
  })
  await test.step('where questions are taken over', async () => {
    const empty = await createEmptyQuiz(educator, { title: 'Revision', numQuestions: 1 })
    await page.goto(`${server.url}/create-questions/${empty._id}`)
    await page.getByRole('button', { name: 'Import from another quiz' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('list', { name: 'Quizzes' })
      .getByRole('button', { name: /Numbers/ })
      .click()
    await expect(dialog.getByRole('checkbox', { name: `1. ${listed} x squared` })).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: `2. ${plain.text} $no$` })).toBeVisible()
  })
})
