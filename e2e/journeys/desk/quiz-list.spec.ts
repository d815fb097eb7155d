import type { Page } from '@playwright/test'
import { type Account, createEmptyQuiz, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const tableOf = (page: Page) => page.getByRole('table', { name: 'My quizzes' })
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Search quizzes' })

async function createMany(url: string, educator: Account, count: number) {
  for (let at = 1; at <= count; at += 1) {
    await createEmptyQuiz(educator, { title: at % 2 ? `Waves ${at}` : `Light ${at}` })
  }
}

test('what was searched and how it was sorted is in the address, and Back brings it back (T22)', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  await createMany(server.url, educator, 4)
  const ready = await createReadyQuiz(educator, { title: 'Waves 10' })
  await signIn(page, educator, '/my-quizzes')
  const links = tableOf(page).getByRole('link')
  await expect(links).toHaveText(['Waves 10', 'Light 4', 'Waves 3', 'Light 2', 'Waves 1'])

  await searchOf(page).pressSequentially('WAVES')
  await expect(links).toHaveText(['Waves 10', 'Waves 3', 'Waves 1'])
  const byTitle = page.getByRole('button', { name: 'Title' })
  await byTitle.press('Enter')
  await expect(links).toHaveText(['Waves 1', 'Waves 3', 'Waves 10'])
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(byTitle).toBeFocused()
  await byTitle.press('Enter')
  await expect(links).toHaveText(['Waves 10', 'Waves 3', 'Waves 1'])
  await expect(page).toHaveURL('/my-quizzes?search=WAVES&sort=title&order=descending')

  await links.first().click()
  await expect(page.getByRole('heading', { name: 'Waves 10' })).toBeVisible()
  await page.goBack()
  await expect(searchOf(page)).toHaveValue('WAVES')
  await expect(links).toHaveText(['Waves 10', 'Waves 3', 'Waves 1'])
  await page.reload()
  await expect(searchOf(page)).toHaveValue('WAVES')
  await expect(links).toHaveText(['Waves 10', 'Waves 3', 'Waves 1'])

  await searchOf(page).fill(ready.secretCode)
  await expect(links).toHaveText(['Waves 10'])
  await expect(page.getByRole('status').filter({ hasText: '1 quiz' })).toBeVisible()
})

test('more quizzes than a page holds come one page after the other, also of what is searched', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  await createMany(server.url, educator, 110)
  await signIn(page, educator, '/my-quizzes')
  const links = tableOf(page).getByRole('link')
  await expect(links).toHaveCount(50)
  await expect(page.getByText('50 quizzes so far')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(links).toHaveCount(100)

  await searchOf(page).fill('waves')
  await expect(page.getByText('50 quizzes so far')).toBeVisible()
  await expect(links.first()).toHaveText('Waves 109')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(links).toHaveCount(55)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test('a search that cannot be made says so, keeps what was typed and can be tried again', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  await createMany(server.url, educator, 2)
  await signIn(page, educator, '/my-quizzes')
  await expect(tableOf(page)).toBeVisible()
  await page.route('**/api/quizzes*', (route) => route.abort())
  await searchOf(page).fill('light')
  await expect(page.getByRole('alert')).toContainText('Your quizzes could not be searched.')
  await expect(searchOf(page)).toHaveValue('light')
  await page.unroute('**/api/quizzes*')
  await page.getByRole('button', { name: 'try again' }).click()
  await expect(tableOf(page).getByRole('link')).toHaveText(['Light 2'])
})
