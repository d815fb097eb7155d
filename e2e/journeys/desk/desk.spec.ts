import { readFile } from 'node:fs/promises'
import { createAccount, createEmptyQuiz, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

// Playwright does not see every request of a page that has a service worker, and these journeys hold requests back.
test('an educator finds a quiz again, its code and its results (T18)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Forces and Motion' })
  await createReadyQuiz(educator, { title: 'Cells' })
  await takeQuiz(student, quiz)
  await signIn(page, educator, '/')
  await page.getByRole('link', { name: 'My quizzes' }).first().click()

  const table = page.getByRole('table', { name: 'My quizzes' })
  await expect(table.getByRole('row')).toHaveCount(3)
  const byAttempts = page.getByRole('button', { name: 'Attempts' })
  await byAttempts.press('Enter')
  await expect(table.getByRole('link')).toHaveText(['Cells', 'Forces and Motion'])
  await byAttempts.press('Enter')
  await expect(table.getByRole('link')).toHaveText(['Forces and Motion', 'Cells'])
  await page.getByRole('searchbox', { name: 'Search quizzes' }).fill('forces')
  await expect(page.getByRole('status').filter({ hasText: '1 quiz' })).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toContainText(quiz.secretCode)
  await page.getByRole('button', { name: 'More for Forces and Motion' }).click()
  await page.getByRole('menuitem', { name: 'Students' }).click()

  await expect(page.getByRole('heading', { name: 'Forces and Motion' })).toBeVisible()
  const row = page.getByRole('table', { name: 'Students' }).getByRole('row').nth(1)
  await expect(row).toContainText('Daniel Reyes')
  await expect(row).toContainText('1 / 3')
  await expect(row).toContainText('Submitted')
  const byScore = page.getByRole('button', { name: 'Score' })
  await byScore.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(byScore).toBeFocused()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV…' }).click()
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Forces and Motion – results.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain(`Daniel Reyes,${student.user.email},1,3,`)
})

test('a search without a match says so, and the code of a draft is not offered (T19)', async ({
  page,
  educator,
  signIn,
}) => {
  const draft = await createEmptyQuiz(educator, { title: 'Waves' })
  await signIn(page, educator, '/my-quizzes')
  const row = page.getByRole('table', { name: 'My quizzes' }).getByRole('row').nth(1)
  await expect(row).toContainText('Draft')
  await expect(row).not.toContainText(draft.secretCode)
  await expect(page.getByRole('button', { name: 'Copy code for Waves' })).toHaveCount(0)
  const search = page.getByRole('searchbox', { name: 'Search quizzes' })
  await search.fill('particles')
  await expect(page.getByRole('heading', { name: 'No quizzes match “particles”' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(row).toContainText('Waves')
  await expect(search).toBeFocused()
})

test('a list that was loaded is there at once on return, and is brought up to date', async ({
  page,
  educator,
  signIn,
}) => {
  await createReadyQuiz(educator, { title: 'Waves' })
  await signIn(page, educator, '/my-quizzes')
  const table = page.getByRole('table', { name: 'My quizzes' })
  await table.getByRole('link', { name: 'Waves' }).click()
  await expect(page.getByRole('heading', { name: 'Waves' })).toBeVisible()
  await createReadyQuiz(educator, { title: 'Light' })

  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/quizzes*', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.getByRole('link', { name: 'My quizzes' }).last().click()
  await expect(table.getByRole('link')).toHaveText(['Waves'])
  answer()
  await expect(table.getByRole('link')).toHaveText(['Light', 'Waves'])
})

test('who logs in next on the same tab sees nothing of the list that was loaded before', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  await createReadyQuiz(educator, { title: 'Waves' })
  const next = await createAccount(server.url, 'admin')
  await signIn(page, educator, '/my-quizzes')
  await expect(page.getByRole('link', { name: 'Waves' })).toBeVisible()
  await page.getByRole('link', { name: educator.user.name }).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()

  await page.route('**/api/quizzes*', () => {})
  await page.getByRole('link', { name: 'Login' }).first().click()
  await page.getByRole('textbox', { name: 'Email' }).fill(next.user.email)
  await page.getByLabel('Password', { exact: true }).fill(next.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'My quizzes' }).first().click()
  await expect(page.getByText('Loading your quizzes')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Waves' })).toHaveCount(0)
})
