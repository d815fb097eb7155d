import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { messySheet } from '../../spreadsheets/messy-sheet.ts'

const finalize = (page: Page) => page.getByRole('button', { name: 'Finalize & Save Quiz' })
const next = (page: Page) => page.getByRole('button', { name: 'Next problem' })
const cell = (page: Page, row: number, heading: string) =>
  page.getByRole('textbox', { name: `Row ${row}, ${heading}`, exact: true })
const answer = (page: Page, row: number) => cell(page, row, 'Correct Answer')
const isFixed = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'All rows can be saved.' })).toBeAttached()

test.beforeEach(async ({ page, educator, signIn }) => {
  await signIn(page, educator)
  await page.addInitScript((text) => {
    if (localStorage.getItem('kept-by-test')) return
    localStorage.setItem('kept-by-test', 'yes')
    localStorage.setItem('quizData', text)
  }, JSON.stringify(messySheet))
  await page.goto('/review-questions')
  await expect(page.getByRole('group', { name: '11 rows need fixing before you can save.' })).toBeVisible()
})

/** What is typed into the cell that the way leads to; without a text one of the buttons is pressed. */
const fixes: [row: number, heading: string, text: string, button?: string][] = [
  [3, 'Correct Answer', 'B'],
  [4, 'Correct Answer', 'B'],
  [6, 'Correct Answer', '', 'Multiple Correct'],
  [7, 'Option A', '', 'Clear “Etna”'],
  [9, 'Option A', '', 'True / False'],
  [10, 'Correct Answer', '', 'Use C'],
  [11, 'Option B', 'France'],
  [12, 'Question', 'Which city lies on the Atlantic?'],
  [13, 'Type', '', 'Remove row'],
  [15, 'Option D', '10'],
  [18, 'Correct Answer', 'Volga'],
]

const lastRow = fixes.at(-1)?.[0]

/** The button of this name beside the messages of a cell. */
const buttonOf = (control: Locator, name: string) =>
  control.locator('xpath=..').getByRole('button', { name, exact: true })

test('11 faulty rows of 18 are fixed with 11 clicks and without a scroll (T71)', async ({ page }) => {
  let clicks = 0
  // Playwright would scroll to a control; a person must see it.
  const click = async (control: Locator) => {
    await expect(control).toBeInViewport({ ratio: 1 })
    await control.click()
    clicks += 1
  }
  await click(next(page))
  for (const [row, heading, text, button] of fixes) {
    const control = cell(page, row, heading)
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport({ ratio: 1 })
    if (button) await click(buttonOf(control, button))
    else {
      await page.keyboard.type(text)
      if (row !== lastRow) await click(next(page))
    }
  }
  await isFixed(page)
  for (const counted of ['13 × Single Correct', '2 × Multiple Correct', '2 × Write Answer'])
    await expect(page.getByText(counted)).toBeVisible()
  expect(clicks).toBe(11)
})

test('11 faulty rows of 18 are fixed by keyboard alone, with at most 2 keys each besides the texts (T72)', async ({
  page,
}) => {
  let keys = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    keys += 1
  }
  await next(page).focus()
  await press('Enter')
  for (const [row, heading, text, button] of fixes) {
    const control = cell(page, row, heading)
    await expect(control).toBeFocused()
    if (button) {
      await press('Tab')
      await expect(buttonOf(control, button)).toBeFocused()
    } else await page.keyboard.type(text)
    await press('Enter')
  }
  await expect(finalize(page)).toBeFocused()
  await isFixed(page)
  expect(keys).toBe(1 + 5 * 2 + 6)

  await answer(page, 18).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Enter')
  await expect(answer(page, 18)).toBeFocused()
  await expect(answer(page, 18)).toHaveValue('Volga\n')
})

test('on a phone a faulty row is a card, in which the correct option is chosen, and the columns are a list (T73)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await next(page).click()
  const option = (letter: string) => page.getByRole('radio', { name: `Row 3, Option ${letter} is correct` })
  await expect(option('A')).toBeFocused()
  await expect(option('A')).toBeInViewport()
  await option('B').check()
  await expect(option('B')).toBeChecked()
  await expect(page.getByRole('group', { name: /^10 rows need fixing/ })).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).first().click()
  await expect(page.getByRole('radio', { name: 'Row 4, Option A is correct' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /^9 rows need fixing/ })).toBeVisible()

  await page.getByRole('button', { name: 'Multiple Correct' }).click()
  const several = (letter: string) =>
    page.getByRole('checkbox', { name: `Row 6, Option ${letter} is correct` })
  await expect(several('A')).toBeChecked()
  await several('B').check()
  await several('A').uncheck()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quizData'))).toContain('"B,C"')

  const rows = [{ ...messySheet[0], 'Third choice, if any': 'Kyiv' }]
  await page.evaluate((text) => {
    localStorage.setItem('quizData', text)
  }, JSON.stringify(rows))
  await page.reload()
  const third = page.getByRole('combobox', { name: 'Column H: Third choice, if any', exact: true })
  await expect(third).toBeHidden()
  await page.getByRole('link', { name: 'Third choice, if any' }).click()
  await expect(third).toBeFocused()
  await expect(third).toBeInViewport()
  await third.selectOption('Option E')
  await isFixed(page)
})
