import type { Page } from '@playwright/test'
import { createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const titles = (page: Page) => page.getByRole('table', { name: 'My quizzes' }).getByRole('rowheader')
const list = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quizzes' }).getByRole('link', { name })

/** Opens the menu of a quiz by keyboard and chooses. */
async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `More for ${title}` }).press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}

test('last year’s quiz again: three clicks from the list to a new code (T23)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const old = await createReadyQuiz(educator, { title: 'Forces 2025' })
  await takeQuiz(student, old)
  await signIn(page, educator, '/my-quizzes')
  await page.getByRole('button', { name: 'More for Forces 2025' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { name: 'Forces 2025 (copy)' })).toBeVisible()
  await expect(page.getByText('Copied. Finalize it to get a code.')).toBeVisible()
  await page.getByRole('link', { name: 'Finalize' }).click()
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible()
  await expect(page.getByText(old.secretCode)).toHaveCount(0)

  await page.goto('/my-quizzes')
  await expect(titles(page)).toHaveText(['Forces 2025 (copy)', 'Forces 2025'])
  const copy = page.getByRole('row').filter({ hasText: 'Forces 2025 (copy)' })
  await expect(copy).toContainText('No attempts yet')
})

test('a quiz is archived and brought back by keyboard; its code is closed and its results stay (T24)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Waves' })
  await takeQuiz(student, quiz)
  await signIn(page, educator, '/my-quizzes')
  await choose(page, 'Waves', 'Archive')
  const dialog = page.getByRole('alertdialog', { name: 'Archive “Waves”?' })
  await expect(dialog).toContainText('Its results stay.')
  await dialog.getByRole('button', { name: 'Archive' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'You have not made a quiz yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My quizzes' })).toBeFocused()

  await list(page, 'Archived').press('Enter')
  await expect(page).toHaveURL('/my-quizzes?tab=archived')
  await expect(page.getByRole('row').filter({ hasText: 'Waves' })).toContainText('Archived')
  await expect(page.getByRole('button', { name: 'Copy code for Waves' })).toHaveCount(0)
  await titles(page).getByRole('link', { name: 'Waves' }).click()
  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Students' })).toContainText('Daniel Reyes')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('Restore it to change its settings.')).toBeVisible()
  for (let back = 0; back < 3; back += 1) await page.goBack()
  await expect(list(page, 'Archived')).toHaveAttribute('aria-current', 'page')

  await choose(page, 'Waves', 'Restore')
  await expect(page.getByText('“Waves” is restored. Its code stays closed until you open it.')).toBeVisible()
  await list(page, 'In use').click()
  await expect(page.getByRole('row').filter({ hasText: 'Waves' })).toContainText('Closed')
})

test('before a quiz is deleted its page names what goes with it, and the bin gives it back (T25)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Light' })
  await takeQuiz(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}`)
  await choose(page, 'Light', 'Delete')
  const dialog = page.getByRole('alertdialog', { name: 'Delete “Light”?' })
  await expect(dialog).toContainText('1 result goes with it, also from the students’ own lists.')
  await expect(dialog).toContainText('Kept in the bin for 30 days; students keep their results until then.')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/my-quizzes')
  await expect(page.getByText('“Light” is in the bin for 30 days.')).toBeVisible()
  await page.goto(`/my-quizzes/${quiz._id}`)
  await expect(page.getByRole('heading', { name: 'Quiz not found.' })).toBeVisible()

  await page.goto('/my-quizzes?tab=bin')
  await expect(titles(page)).toHaveText(['Light'])
  await expect(titles(page).getByRole('link')).toHaveCount(0)
  await choose(page, 'Light', 'Restore')
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible()
  await list(page, 'In use').click()
  await expect(titles(page)).toHaveText(['Light'])
})

test('what goes with a quiz must be known before it is deleted', async ({ page, educator, signIn }) => {
  await createReadyQuiz(educator, { title: 'Sound' })
  await signIn(page, educator)
  await page.route('**/place', (route) => route.abort())
  await page.goto('/my-quizzes')
  await choose(page, 'Sound', 'Delete')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('What goes with it could not be loaded.')
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await page.unroute('**/place')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('No student has taken it.')
  await page.route('**/place', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('This could not be changed.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Sound'])
})
