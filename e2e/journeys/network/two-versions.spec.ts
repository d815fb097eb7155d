import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const gone = { status: 404, json: { code: 'not-found', message: 'There is nothing at this address.' } }
const entry = /\/assets\/index-[\w-]+\.js$/

/** Counts how often a page is loaded. */
function countLoads(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

test('a script that the next node does not have is asked for once more, and one that stays gone leaves no blank page and no loop', async ({
  page,
  browser,
  server,
}) => {
  const loads = countLoads(page)
  await page.route(entry, (route) => route.fulfill(gone), { times: 1 })
  await page.goto('/')
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quizly' }).first()).toBeVisible()
  expect(loads()).toBe(2)

  const stays = await (await browser.newContext({ baseURL: server.url })).newPage()
  const itsLoads = countLoads(stays)
  await stays.route(entry, (route) => route.fulfill(gone))
  await stays.goto('/')
  await expect(stays.getByRole('heading', { name: 'Quizly could not be loaded' })).toBeVisible()
  await stays.reload()
  await expect(stays.getByRole('heading', { name: 'Quizly could not be loaded' })).toBeVisible()
  expect(itsLoads()).toBe(3)
  // Also when the page would begin anew, because it cannot know that it was seen.
  await stays.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(stays.getByRole('heading', { name: 'Quizly could not be loaded' })).toHaveCount(1)
  await stays.unroute(entry)
  await stays.getByRole('button', { name: 'Try again' }).click()
  await expect(stays.getByRole('heading', { name: 'Quizly could not be loaded' })).toBeHidden()
  await expect(stays.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de' })
  test('a file that stays gone is told in German', async ({ page }) => {
    await page.route(entry, (route) => route.fulfill(gone))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Quizly konnte nicht geladen werden' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  })
})

test('a screen whose script or style sheet an update has taken away comes with a fresh page, and without a network with none', async ({
  page,
  browser,
  context,
  server,
}) => {
  for (const file of [/\/assets\/.*\.js$/, /\/assets\/.*\.css$/]) {
    // A page is loaded anew once in a session.
    const fresh = await (await browser.newContext({ baseURL: server.url })).newPage()
    await fresh.goto('/', { waitUntil: 'networkidle' })
    const loads = countLoads(fresh)
    await fresh.route(file, (route) => (loads() === 0 ? route.fulfill(gone) : route.continue()))
    await fresh.getByRole('link', { name: 'About Us' }).first().click()
    await expect(fresh.getByRole('heading', { name: 'About Quizly' })).toBeVisible()
    expect(loads()).toBe(1)
  }
  await page.goto('/', { waitUntil: 'networkidle' })
  const loads = countLoads(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  expect(loads()).toBe(0)
})
