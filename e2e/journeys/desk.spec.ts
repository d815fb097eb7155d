import { readFile } from 'node:fs/promises'
import { createReadyQuiz, takeQuiz } from '../api.ts'
import { expect, test } from '../fixtures.ts'

test('an educator finds a quiz again, its code and its results', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator, { title: 'Forces and Motion' })
  await createReadyQuiz(server.url, educator, { title: 'Cells' })
  await takeQuiz(server.url, student, quiz)
  await signIn(page, educator)
  await page.goto('/')
  await page.getByRole('link', { name: 'My quizzes' }).first().click()

  const table = page.getByRole('table', { name: 'My quizzes' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Search quizzes' }).fill('forces')
  await expect(page.getByRole('status').filter({ hasText: '1 quiz' })).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toContainText(quiz.secretCode)
  await page.getByRole('button', { name: 'More for Forces and Motion' }).click()
  await page.getByRole('menuitem', { name: 'Students' }).click()

  await expect(page.getByRole('heading', { name: 'Forces and Motion' })).toBeVisible()
  const row = page.getByRole('table', { name: 'Students' }).getByRole('row').nth(1)
  await expect(row).toContainText('Daniel Reyes')
  await expect(row).toContainText('1 / 3')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Forces and Motion.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain(`Daniel Reyes,${student.user.email},1,3,`)
})
