import { expectAccessible } from '../../accessible.ts'
import { createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { answerFirst, submit } from '../../running-attempt.ts'

test('a student tries twice and sees which attempt counts; the educator sees one row, and both attempts (T144)', async ({
  browser,
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Forces and Motion' })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const settings = page.getByRole('form', { name: 'Settings' })
  await settings.getByRole('combobox', { name: 'Attempts for each student' }).selectOption('2')
  await expect(settings.getByText('Students can take the quiz 2 times.')).toBeVisible()
  await expect(settings.getByText('The best attempt of each student counts.')).toBeVisible()
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Save settings' }).press('Enter')
  await expect(settings.getByText('Saved.', { exact: true })).toBeVisible()

  const taking = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(taking, student, '/verify-captcha')
  await taking.getByPlaceholder('Enter Code').fill(quiz.secretCode)
  await taking.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(taking.getByText('This is attempt 1 of 2. The best one counts.')).toBeVisible()
  await taking.getByRole('button', { name: 'Start Quiz' }).click()
  await answerFirst(taking)
  await submit(taking)
  const attempts = taking.getByRole('region', { name: 'Your attempts' })
  await expect(taking.getByText('Score 1 out of 3')).toBeVisible()
  await expect(
    taking.getByText('You’ll see the correct answers after your last attempt, or when the quiz closes.'),
  ).toBeVisible()
  await expect(taking.getByText('Correct answer', { exact: true })).toHaveCount(0)
  await expectAccessible(taking)

  await attempts.getByRole('link', { name: 'Try again (2 of 2)' }).press('Enter')
  await expect(taking.getByText('This is attempt 2 of 2. The best one counts.')).toBeVisible()
  await taking.getByRole('button', { name: 'Try again (2 of 2)' }).click()
  await expect(taking.getByRole('radio', { name: 'Mitochondrion' })).toBeVisible()
  await expect(taking.getByRole('radio', { checked: true })).toHaveCount(0)
  await taking.reload()
  await submit(taking)
  await expect(taking.getByText('Score 0 out of 3')).toBeVisible()
  await expect(taking.getByText('Correct answer', { exact: true }).first()).toBeVisible()
  await expect(attempts.getByRole('listitem')).toHaveText([
    'Attempt 1: 1 out of 3 (counts)',
    'Attempt 2: 0 out of 3',
  ])
  await attempts.getByRole('link', { name: 'Attempt 1' }).click()
  await expect(taking.getByText('Score 1 out of 3')).toBeVisible()
  await taking.goto(`/quiz/${quiz._id}`)
  await expect(taking.getByText('You have already attempted this quiz.')).toBeVisible()

  await page.goto(`/my-quizzes/${quiz._id}`)
  const row = page.getByRole('row', { name: /Daniel Reyes/ })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('attempt 1 of 2 counts')
  await expect(row).toContainText('1 / 3')
  await row.getByRole('link', { name: 'Daniel Reyes' }).click()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  await page.getByRole('navigation', { name: 'Attempts' }).getByRole('link', { name: 'Attempt 2' }).click()
  await expect(page.getByText('Score 0 out of 3')).toBeVisible()
  await expectAccessible(page)
})
