import type { LanguageTag } from '@quizly/words'
import type * as runningQuiz from '@quizly/words/student/running-quiz.ts'
import type * as submission from '@quizly/words/student/submission.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { answerFirst, expectSaved, writtenAnswer } from '../../running-attempt.ts'
import { wordsOf } from './words.ts'

/** In another tab of the same browser, so that nothing on this page is touched. */
async function chooseElsewhere(other: Page, page: Page, tag: LanguageTag) {
  await other.getByRole('contentinfo').getByRole('combobox').first().selectOption(tag)
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
}
const markFocus = (page: Page) => page.evaluate(() => document.activeElement?.setAttribute('data-marked', ''))
const marked = (page: Page) => page.locator('[data-marked]')

test('a change of language leaves the focus, the caret, the scroll and an open dialog as they are', async ({
  page,
  context,
  startQuiz,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await startQuiz(page)
  const other = await context.newPage()
  await other.goto('/login')
  await answerFirst(page)
  await writtenAnswer(page).fill('osmosis')
  await expectSaved(page)
  const typed = page.getByRole('textbox')
  await typed.press('ArrowLeft')
  await typed.press('ArrowLeft')
  await markFocus(page)
  const topOf = async () => (await typed.boundingBox())?.y ?? Number.NaN
  const top = await topOf()
  const caret = () => typed.evaluate((field: HTMLTextAreaElement) => field.selectionStart)

  await chooseElsewhere(other, page, 'de')
  await expect(marked(page)).toBeFocused()
  await expect(typed).toHaveValue('osmosis')
  expect(await caret()).toBe(5)
  expect(Math.abs((await topOf()) - top)).toBeLessThan(60)
  await typed.press('x')
  await expect(typed).toHaveValue('osmosxis')
  await typed.press('Backspace')

  const german = await wordsOf<typeof runningQuiz>('de', 'student/running-quiz')
  await page.getByRole('button', { name: german.submit }).first().click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await page.evaluate(() => document.querySelector('[data-marked]')?.removeAttribute('data-marked'))
  await page.keyboard.press('Tab')
  await markFocus(page)
  const timeLeft = page.getByRole('timer', { includeHidden: true })
  await chooseElsewhere(other, page, 'ar')
  const arabic = await wordsOf<typeof submission>('ar', 'student/submission')
  await expect(dialog.getByText(arabic.question)).toBeVisible()
  await expect(marked(page)).toBeFocused()
  const shown = (await timeLeft.textContent()) ?? ''
  await expect(timeLeft).not.toHaveText(shown)

  await dialog.getByRole('button', { name: arabic.goBack }).click()
  await expect(dialog).toBeHidden()
  await expect(typed).toHaveValue('osmosis')
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
})
