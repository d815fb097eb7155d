import type { Page, Worker } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const template = new URL('../../../apps/web/public/quizly-template.xlsx', import.meta.url).pathname
const readerFile = '**/assets/reader.worker*'
/** A class that only the code of the review has. */
const reviewPart = 'sheet-review__details'

// It would bring files past the routes of these tests.
const upload = (page: Page) => page.getByRole('button', { name: 'Upload & Proceed' })

async function chooseAndUpload(page: Page) {
  await page.getByLabel('Excel file').setInputFiles(template)
  await upload(page).click()
}

/** All readers that the page has started from now on. */
function startedReaders(page: Page): Worker[] {
  const readers: Worker[] = []
  page.on('worker', (worker) => readers.push(worker))
  return readers
}

test('the reader is loaded before a file is chosen, ends with the page, reads a file, and ends', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  const readers = startedReaders(page)
  const loaded = page.waitForResponse(readerFile)
  await page.goto('/excel-upload')
  expect((await loaded).ok()).toBe(true)
  await expect.poll(() => page.workers()).toHaveLength(1)
  await page.getByRole('main').getByRole('link', { name: 'Create Quiz' }).click()
  await expect(page).not.toHaveURL('/excel-upload')
  await expect.poll(() => page.workers()).toEqual([])

  await page.goBack()
  await expect.poll(() => readers).toHaveLength(2)
  await chooseAndUpload(page)
  await expect(page).toHaveURL('/review-questions')
  expect(readers).toHaveLength(2)
  await expect.poll(() => page.workers()).toEqual([])
})

test('a reader that hangs ends with its file, or is given up, and the next file is read', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  await page.clock.install()
  const hanging = { contentType: 'text/javascript', body: 'self.onmessage = () => { for (;;); }' }
  await page.route(readerFile, (route) => route.fulfill(hanging))
  await page.goto('/excel-upload')
  await chooseAndUpload(page)
  await expect(page.getByRole('button', { name: 'Reading…' })).toBeVisible()
  // The time limit starts when reading starts, which may be only after the first jump.
  await expect(async () => {
    await page.clock.fastForward(60_000)
    const givenUp = page.getByRole('alert').filter({ hasText: 'takes too long to read' })
    await expect(givenUp).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await upload(page).click()
  await expect(page.getByRole('button', { name: 'Reading…' })).toBeVisible()
  await page.unroute(readerFile)
  await page.getByRole('button', { name: 'Remove quizly-template.xlsx' }).click()
  await expect.poll(() => page.workers()).toEqual([])

  await chooseAndUpload(page)
  await expect(page).toHaveURL('/review-questions')
})

test('what could not be loaded in advance is loaded when it is needed', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  const ofNextStep = (url: string, code: string) => url.includes('reader.worker') || code.includes(reviewPart)
  const refused = new Set<string>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if (!ofNextStep(route.request().url(), await response.text())) return route.fulfill({ response })
    await route.abort()
    refused.add(route.request().url())
  })
  await page.goto('/excel-upload')
  await expect.poll(() => refused.size).toBe(2)
  await page.unrouteAll({ behavior: 'wait' })
  await chooseAndUpload(page)
  await expect(page.getByRole('region', { name: 'Uploaded questions' })).toBeVisible()
})
