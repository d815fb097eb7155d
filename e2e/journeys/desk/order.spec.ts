import { beginQuiz, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const questions = Array.from({ length: 12 }, (_, i) => ({
  text: `Question about cell ${i}`,
  type: 'single',
  options: ['Nucleus', 'Ribosome', 'Vacuole', 'All of the above'],
  correctAnswers: ['Nucleus'],
}))

test('a quiz is shuffled: an option keeps its place, and the student finds the same order again', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const first = page.getByRole('region', { name: 'Question 1', exact: true })
  await first.getByText('Don’t shuffle', { exact: true }).click()
  await first.getByRole('checkbox', { name: 'Option D is not shuffled: All of the above' }).press('Space')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Quiz updated successfully!')).toBeVisible()

  await page.goto(`/my-quizzes/${quiz._id}/settings`)
  await page.getByRole('checkbox', { name: 'Shuffle the questions' }).press('Space')
  await page.getByRole('checkbox', { name: 'Shuffle the options' }).press('Space')
  const notice = page.getByRole('status').filter({ hasNotText: /^$/ })
  await expect(notice).toContainText('the questions in their own order')
  await page.getByRole('button', { name: 'Save settings' }).press('Enter')
  await expect(page.getByText('Saved: 2 settings changed.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Shuffle the options' })).toBeChecked()

  const begun = await beginQuiz(student, quiz)
  const taking = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(taking, student, `/quiz/${quiz._id}`)
  const shown = taking.getByRole('radiogroup')
  await expect(shown).toHaveCount(questions.length)
  const names = await shown.evaluateAll((groups) => groups.map((group) => group.textContent))
  const texts = (begun.questions as unknown as { text: string }[]).map(({ text }) => text)
  for (const [i, text] of texts.entries()) expect(names[i]).toContain(text)
  const fixed = taking.getByRole('radiogroup', { name: /Question about cell 0$/ }).getByRole('radio')
  await expect(fixed.last()).toHaveAccessibleName('All of the above')
  await taking.reload()
  await expect(shown).toHaveCount(questions.length)
  expect(await shown.evaluateAll((groups) => groups.map((group) => group.textContent))).toEqual(names)
})
