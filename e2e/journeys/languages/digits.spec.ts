import { listQuizzes } from '@quizly/contract'
import { api, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('numbers in Arabic and Persian digits are read, and shown in Latin ones (T175)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  await signIn(page, educator, '/manual-entry')
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Capitals')
  await page.getByRole('textbox', { name: /^Number of/ }).fill('٢')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('۱۵')
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  const listed = await api<{ quizzes: unknown[] }>(educator, listQuizzes, {})
  expect(listed.quizzes).toMatchObject([{ title: 'Capitals', numQuestions: 2, timeLimit: 15 }])

  const quiz = await createReadyQuiz(educator)
  await page.goto(`/my-quizzes/${quiz._id}/settings`)
  const limit = page.getByRole('textbox', { name: 'Time Limit (minutes)' })
  await limit.fill('٤٥')
  await expect(page.locator('#setting-changes')).toContainText('45 minutes')
  await page.getByRole('textbox', { name: 'Student’s email' }).fill(student.user.email)
  const amount = page.getByRole('textbox', { name: 'Extra time' })
  await amount.fill('۲۵')
  await amount.press('Enter')
  await expect(page.getByText('+ 25%')).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.locator('#setting-changes')).toHaveText('Saved.')
  await page.reload()
  await expect(limit).toHaveValue('45')
})

test('a code is found whatever digits it is typed in (T176)', async ({ page, educator, student, signIn }) => {
  const quiz = await createReadyQuiz(educator, { secretCode: 'aB3dE6gH' })
  await signIn(page, student, '/join')
  await page.getByPlaceholder('Enter Code').fill('aB٣d E۶gH')
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
})
