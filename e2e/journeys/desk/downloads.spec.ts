import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectStateAccessible } from '../../accessible.ts'
import { createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

// Playwright does not see every request of a page that has a service worker, and these journeys hold requests back.
const files = '**/results/export?*'

test.beforeEach(async ({ page, educator, student, signIn }) => {
  const quiz = await createReadyQuiz(educator, { title: 'Forces: Motion?' })
  await takeQuiz(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}`)
})

async function take(page: Page, button: string, format?: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  if (format !== undefined) await page.getByRole('menuitem', { name: format, exact: true }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('the results come as CSV and as a workbook, question by question if wanted (T35)', async ({
  page,
  student,
}) => {
  const csv = await take(page, 'Other exports', 'CSV')
  expect(csv.name).toBe('Forces- Motion-.csv')
  const [usual, other] = csv.bytes.includes(';') ? [';', ','] : [',', ';']
  const start = (separator: string) => `\n${['Daniel Reyes', student.user.email, 1, 3, ''].join(separator)}`
  expect(csv.bytes.toString()).toContain(start(usual))
  const wide = await take(page, 'Other exports', 'CSV, question by question')
  const [head = '', row = ''] = wide.bytes.toString().split('\r\n')
  expect(head).toContain(`${usual}1. Which organelle`)
  const cells = row.split(usual).slice(-7)
  expect(cells.filter((_, i) => i % 2 === 1)).toEqual(['1', '0', '0'])
  for (const [i, word] of ['student', 'correct', 'incorrect', 'skipped'].entries())
    expect(cells[i * 2]).toBe(word)
  const others = await take(page, 'Other exports', 'CSV with semicolons (0,67)')
  expect(others.bytes.toString()).toContain(start(other))
  await page.getByRole('button', { name: 'Other exports' }).click()
  await expect(page.getByRole('menuitem', { name: 'CSV', exact: true })).toBeFocused()
  await expectStateAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'More for Forces: Motion?' }).click()
  const menu = await page.getByRole('menu').boundingBox()
  expect(menu?.x, 'the menu of the quiz is whole').toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Escape')
  const workbook = await take(page, 'Export to Excel')
  expect(workbook.name).toBe('Forces- Motion-.xlsx')
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')
})

test('a long download shows how far it is and can be cancelled', async ({ page }) => {
  await page.route(files, () => {})
  await page.getByRole('button', { name: 'Export to Excel' }).click()
  await expect(page.getByRole('progressbar', { name: 'Download' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute(files)
  expect((await take(page, 'Export to Excel')).bytes.subarray(0, 2).toString()).toBe('PK')
})

test('half a file is none: a lost connection is told, and the download can be tried again', async ({
  page,
}) => {
  const breaking = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'x-expected-length': 1_000 })
    response.write('Name,Email', () => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(breaking, 'listening')
  const { port } = breaking.address() as AddressInfo
  await page.route(files, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  let saved = 0
  page.on('download', () => {
    saved += 1
  })
  await page.getByRole('button', { name: 'Export to Excel' }).click()
  await expect(page.getByRole('alert')).toContainText('The download broke off. Check your connection')
  expect(saved).toBe(0)
  await page.unroute(files)
  breaking.close()
  expect((await take(page, 'Try again')).bytes.subarray(0, 2).toString()).toBe('PK')
})

test('what is not Quizly’s reply is not saved as its file', async ({ page }) => {
  await page.route(files, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }))
  await page.getByRole('button', { name: 'Export to Excel' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
})
