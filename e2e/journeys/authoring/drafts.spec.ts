import { createQuiz, getDraft, getQuestions } from '@quizly/contract'
import type { Page } from '@playwright/test'
import { expectStateAccessible } from '../../accessible.ts'
import { api, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

/** How long changes are collected before they are sent. */
const restMs = 3_000
const firstText = (page: Page) => page.getByRole('region', { name: 'Question 1' }).getByLabel('Question text')

test('what is begun at home goes on at school; where both changed, one is chosen', async ({
  browser,
  page: home,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  const params = { quizId: quiz._id }
  const stored = () => api<{ draft: unknown }>(educator, getDraft, { params })
  await home.clock.install()
  await signIn(home, educator, `/edit-quiz/${quiz._id}`)
  await firstText(home).fill('Begun at home')
  await home.clock.fastForward(restMs)
  await expect(home.getByText('Not published yet · Draft saved')).toBeVisible()

  const school = await (await browser.newContext({ baseURL: server.url })).newPage()
  await school.clock.install()
  await signIn(school, educator, `/edit-quiz/${quiz._id}`)
  await expect(firstText(school)).toHaveValue('Begun at home')
  await expect(school.getByText('Your unsaved changes from another device are here.')).toBeVisible()
  await firstText(school).fill('Gone on at school')
  await school.getByRole('link', { name: 'Review quiz' }).click()
  await school.getByRole('button', { name: 'Keep the draft' }).click()
  await school.getByRole('button', { name: 'Edit Quiz' }).click()
  await expect(firstText(school)).toHaveValue('Gone on at school')
  await school.clock.fastForward(restMs)
  await expect(school.getByText('Not published yet · Draft saved', { exact: true })).toBeVisible()

  await firstText(home).fill('Gone on at home')
  await home.clock.fastForward(restMs)
  await home.getByRole('button', { name: 'Choose which to keep' }).click()
  const dialog = home.getByRole('alertdialog', { name: 'Which draft do you want to keep?' })
  await expect(dialog.getByText('Question 1 is different: Gone on at school')).toBeVisible()
  await expectStateAccessible(home)
  await home.keyboard.press('Escape')
  await expect(firstText(home)).toHaveValue('Gone on at home')
  await home.getByRole('button', { name: 'Choose which to keep' }).click()
  await dialog.getByRole('button', { name: 'Take the other draft' }).click()
  await expect(firstText(home)).toHaveValue('Gone on at school')
  await firstText(home).fill('The end?')
  await home.getByRole('button', { name: 'Save Changes' }).click()
  await expect(home.getByText('Quiz updated successfully!')).toBeVisible()
  expect(await stored()).toEqual({ draft: null })
  const { questions } = await api<{ questions: { text: string }[] }>(educator, getQuestions, { params })
  expect(questions[0]?.text).toBe('The end?')
  await school.context().close()
})

test('the questions of a new quiz go up when the network is back', async ({ page, educator, signIn }) => {
  const body = { title: 'Rivers', numQuestions: 2, timeLimit: 10, secretCode: 'Rivers12' }
  const { quiz } = await api<{ quiz: { _id: string } }>(educator, createQuiz, { body })
  await signIn(page, educator)
  await page.route('**/draft/*', (route) => route.abort())
  await page.goto(`/create-questions/${quiz._id}`)
  await firstText(page).fill('Which is the longest river?')
  await expect(page.getByText('Saved on this device · 0 of 2 complete')).toBeVisible()
  await page.unroute('**/draft/*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Saved · 0 of 2 complete')).toBeVisible()
})
