import type { Page } from '@playwright/test'
import { endsOf, isFromRightToLeft, scrolledFrom, scrollToEnd } from '../../directions.ts'
import { expect, test } from '../../fixtures.ts'

/** The headings of the first two columns are the wrong way round, and a third option has a heading of its own. */
const rows = ['Norway', 'France', 'Italy'].map((country, i) => ({
  Notes: `What is the capital of ${country}?`,
  Question: `Europe ${i}`,
  'Option A': 'Oslo',
  'Option B': 'Paris',
  'Third choice, if any': 'Rome',
  'Correct Answer': ['A', 'B', 'Rome'][i],
}))
const roleOf = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const changeColumns = (page: Page) => page.getByRole('button', { name: 'Change columns' }).click()
const finalize = (page: Page) => page.getByRole('button', { name: 'Finalize & Save Quiz' })

test.beforeEach(async ({ page, educator, signIn }) => {
  await signIn(page, educator)
  await page.addInitScript((text) => {
    if (localStorage.getItem('kept-by-test')) return
    localStorage.setItem('kept-by-test', 'yes')
    localStorage.setItem('quizData', text)
  }, JSON.stringify(rows))
  await page.goto('/review-questions')
})

test('what a column was taken for is shown, can be changed, is kept and is sent (T67)', async ({ page }) => {
  const [notes, third] = [roleOf(page, 'Column A: Notes'), roleOf(page, 'Column E: Third choice, if any')]
  await expect(page.getByText('Columns: 4 of 6 used')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Uploaded questions' }).getByRole('combobox')).toHaveCount(0)
  const read = page.getByRole('group', { name: 'How this sheet was read' })
  await expect(read).toContainText('Columns “Notes”, “Third choice, if any” are not used.')
  await expect(page.getByRole('group', { name: /^1 row needs fixing/ })).toBeVisible()

  await read.getByRole('link', { name: 'Third choice, if any' }).click()
  await expect(third).toBeFocused()
  await expect(notes).toHaveValue('unused')
  await expect(third).toHaveValue('unused')
  await third.selectOption('Option C')
  await expect(page.getByRole('status').filter({ hasText: 'All rows can be saved.' })).toBeAttached()
  await notes.selectOption('Question')
  await expect(roleOf(page, 'Column B: Question')).toHaveValue('unused')
  await expect(read).toContainText('Column “Question” is not used.')
  const stored = () => page.evaluate(() => localStorage.getItem('quizDataMeta'))
  await expect.poll(stored).toContain('["question","unused","option A","option B","option C","correct"]')

  await page.reload()
  await changeColumns(page)
  await expect(notes).toHaveValue('question')
  await expect(page.getByText('3 × Single Correct')).toBeVisible()
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Capitals')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('5')
  await finalize(page).click()
  await expect(page).toHaveURL(/\/finalize-quiz\//)
  await page.goto(page.url().replace('finalize-quiz', 'review-quiz'))
  await expect(page.getByText('What is the capital of Italy?')).toBeVisible()
})

test('the headings and the questions stay in sight, the bin covers no column, and what is cut off is told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 })
  await page.evaluate(
    (text) => {
      localStorage.setItem('quizData', text)
    },
    JSON.stringify(Array.from({ length: 60 }, (_, i) => ({ ...rows[i % 3], More: 'x'.repeat(39) }))),
  )
  await page.reload()
  await changeColumns(page)
  await roleOf(page, 'Column A: Notes').selectOption('Question')
  const region = page.getByRole('region', { name: 'Uploaded questions' })
  const notice = page.getByText(/^\d+ columns? further right: /)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Scroll right' }).click()
  await expect.poll(() => scrolledFrom(region)).toBeGreaterThan(50)
  const question = page.getByRole('row').nth(30).getByRole('cell').first()
  await question.scrollIntoViewIfNeeded()
  await scrollToEnd(region)
  await expect(notice).toBeHidden()
  // To the end of the page, where the footer is.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await scrolledFrom(region)).toBeGreaterThan(100)
  expect(await region.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500)
  for (const name of ['Column A: Notes', 'Column G: More'])
    await expect(roleOf(page, name)).toBeInViewport({ ratio: 1 })
  await expect(question).toBeInViewport({ ratio: 1 })
  const bin = page.getByRole('button', { name: 'Remove row 31', exact: true })
  const ends = [await endsOf(bin), await endsOf(question)]
  if (await isFromRightToLeft(page)) ends.reverse()
  expect(ends[0]?.right).toBeLessThanOrEqual(ends[1]?.left ?? 0)
})
