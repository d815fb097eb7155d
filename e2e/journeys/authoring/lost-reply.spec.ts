import type { Page, Route } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

/** Lets two calls reach the server, which carries them out, but loses the replies. Returns their statuses. */
async function loseReplies(page: Page, address: string): Promise<number[]> {
  const answered: number[] = []
  const lose = async (route: Route) => {
    const reply = await route.fetch()
    answered.push(reply.status())
    await route.abort()
  }
  await page.route(address, lose, { times: 2 })
  return answered
}

async function expectOneQuiz(page: Page) {
  await page.goto('/my-quizzes')
  await expect(page.getByRole('table', { name: 'My quizzes' }).getByRole('row')).toHaveCount(2)
}

test('a quiz whose creation got no reply is created once', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/manual-entry')
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Forces')
  await page.getByRole('textbox', { name: 'Number of Questions' }).fill('2')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('10')
  const answered = await loseReplies(page, '**/api/quiz/create')
  const proceed = page.getByRole('button', { name: 'Proceed to Question Entry' })
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to save quiz. Try again later.' })
  await proceed.click()
  await expect(failure).toBeVisible()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => answered.length).toBe(2)
  await expect(failure).toBeVisible()
  expect(answered).toEqual([201, 201])
  await page.reload()
  await proceed.click()
  await expect(page).toHaveURL(/\/create-questions\//)
  await expectOneQuiz(page)
})

test('a sheet whose saving got no reply becomes one quiz', async ({ page, educator, signIn }) => {
  await signIn(page, educator)
  const template = new URL('../../../apps/web/public/quizly-template.xlsx', import.meta.url).pathname
  await page.goto('/excel-upload')
  await page.getByLabel('Excel file').setInputFiles(template)
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Forces')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('10')
  const answered = await loseReplies(page, '**/api/excel/save-quiz')
  const finalize = page.getByRole('button', { name: 'Finalize & Save Quiz' })
  const failure = page.getByRole('alert').filter({ hasText: 'Server error. Please try again.' })
  await finalize.click()
  await expect(failure).toBeVisible()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => answered.length).toBe(2)
  await expect(failure).toBeVisible()
  expect(answered).toEqual([201, 201])
  await page.reload()
  await finalize.click()
  await expect(page.getByRole('heading', { name: 'Quiz Finalized Successfully!' })).toBeVisible()
  await expectOneQuiz(page)
})
