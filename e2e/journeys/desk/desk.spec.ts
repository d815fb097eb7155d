import { readFile } from 'node:fs/promises'
import { createEmptyQuiz, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

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
  const byScore = page.getByRole('button', { name: 'Score' })
  await byScore.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(byScore).toBeFocused()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Forces and Motion.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain(`Daniel Reyes,${student.user.email},1,3,`)
})

test('a search without a match says so, and the code of a draft is not offered', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const draft = await createEmptyQuiz(server.url, educator, { title: 'Waves' })
  await signIn(page, educator)
  await page.goto('/my-quizzes')
  const row = page.getByRole('table', { name: 'My quizzes' }).getByRole('row').nth(1)
  await expect(row).toContainText('Not written yet')
  await expect(row).not.toContainText(draft.secretCode)
  await expect(page.getByRole('button', { name: 'Copy code for Waves' })).toHaveCount(0)
  const search = page.getByRole('searchbox', { name: 'Search quizzes' })
  await search.fill('particles')
  await expect(
    page.getByRole('heading', { name: 'No quiz has “particles” in its title or code' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(row).toContainText('Waves')
  await expect(search).toBeFocused()
})
