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

test('a page whose script the next node does not have is loaded once more, and is there', async ({
  page,
}) => {
  const loads = countLoads(page)
  await page.route(entry, (route) => route.fulfill(gone), { times: 1 })
  await page.goto('/')
  await expect.poll(loads).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quizly' }).first()).toBeVisible()
  expect(loads()).toBe(2)
})

test('a file that stays gone leaves no blank page and is no endless loop', async ({ page }) => {
  const loads = countLoads(page)
  await page.route(entry, (route) => route.fulfill(gone))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Quizly could not be loaded' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quizly could not be loaded' })).toBeVisible()
  expect(loads()).toBe(3)
  await page.unroute(entry)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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

for (const [name, file] of [
  ['script', /\/assets\/.*\.js$/],
  ['style sheet', /\/assets\/.*\.css$/],
] as const) {
  test(`a screen whose ${name} an update has taken away comes with a fresh page`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const loads = countLoads(page)
    await page.route(file, (route) => (loads() === 0 ? route.fulfill(gone) : route.continue()))
    await page.getByRole('link', { name: 'About Us' }).first().click()
    await expect(page.getByRole('heading', { name: 'About Quizly' })).toBeVisible()
    expect(loads()).toBe(1)
  })
}

test('without a network a missing file loads nothing anew', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const loads = countLoads(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  expect(loads()).toBe(0)
})
