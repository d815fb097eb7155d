import type { Locator, Page } from '@playwright/test'
import { createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ locale: 'ar' })

const leftOfFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? Number.NaN)

/** The arrow keys go where they point; `Home` goes to the first one, which stands on the right. */
async function expectToFollowTheEye(page: Page, row: Locator) {
  const controls = row.locator('a, button').filter({ visible: true })
  await controls.first().focus()
  await page.keyboard.press('End')
  const last = await leftOfFocused(page)
  await page.keyboard.press('Home')
  const first = await leftOfFocused(page)
  expect(last).toBeLessThan(first)
  await page.keyboard.press('ArrowLeft')
  expect(await leftOfFocused(page)).toBeLessThan(first)
  await expect(controls.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(controls.first()).toBeFocused()
}

test('in Arabic the left arrow key goes to what stands on the left', async ({ page, educator, signIn }) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  await expectToFollowTheEye(page, page.locator('.tabs'))
  await page.goto(`/edit-quiz/${quiz._id}`)
  await expectToFollowTheEye(page, page.getByRole('toolbar').first())
})
