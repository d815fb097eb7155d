import type { Page } from '@playwright/test'
import { toast } from '../../answering.ts'
import { createEmptyQuiz, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

/** The controls that a toast covers, fully or in part. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')]
    const toasts = [...document.querySelectorAll('.toast')]
    return controls
      .filter((control) => !control.closest('.toast') && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return toasts.some((each) => {
          const box = each.getBoundingClientRect()
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top
        })
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })
}

const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test('a toast goes with its screen, and one that leads to a screen is still there', async ({
  page,
  educator,
}) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(educator.user.email)
  await page.getByLabel('Password', { exact: true }).fill(educator.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Login successful!')).toBeVisible()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(toast(page, 'Only students can access the quiz.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { name: 'About Quizly' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
})

test('a toast has room of its own and covers no control, on each width', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createEmptyQuiz(educator)
  await createReadyQuiz(educator)
  await signIn(page, educator)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 560 },
  ])
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Your latest quizzes' })).toBeVisible()
      await page.getByRole('button', { name: 'Start Quiz' }).click()
      await expect(toast(page, 'Only students can access the quiz.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeInViewport({ ratio: 1 })
      await toEnd(page)
      expect(await coveredControls(page), 'at the end of the page').toEqual([])

      await page.goto(`/create-questions/${quiz._id}`)
      const question = page.getByRole('region', { name: 'Question 1', exact: true })
      await question.getByRole('button', { name: 'Remove question 1' }).click()
      await expect(toast(page, 'Question removed')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
      await toEnd(page)
      expect(await coveredControls(page), 'in the editor').toEqual([])
      await page.getByRole('button', { name: 'Undo' }).click()
    })
})
