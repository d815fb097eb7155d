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

/** `csv`: what is chosen before a sheet comes as CSV. */
async function take(page: Page, button: string, csv?: string[]): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  for (const choice of csv ?? []) await page.getByRole('radio', { name: choice }).check()
  if (csv) await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('the results come as a workbook of four sheets, and each of them as CSV (T35)', async ({
  page,
  student,
}) => {
  const csv = await take(page, 'CSV…', [])
  expect(csv.name).toBe('Forces- Motion- – results.csv')
  const [usual, other] = csv.bytes.includes(';') ? [';', ','] : [',', ';']
  const start = (separator: string) => `\n${['Daniel Reyes', student.user.email, 1, 3, ''].join(separator)}`
  expect(csv.bytes.toString()).toContain(start(usual))
  expect(csv.bytes.toString()).toContain(`${usual}Started (UTC)${usual}`)
  const rowOf = async (sheet: string) => {
    const { bytes } = await take(page, 'CSV…', [sheet])
    return bytes
      .toString()
      .split('\r\n')
      .map((line) => line.split(usual))
  }
  const [answerHead, answers] = await rowOf('Answers')
  expect(answerHead?.slice(2).map((heading) => heading.slice(0, 3))).toEqual(['1. ', '2. ', '3. '])
  expect(answers?.slice(2)).toEqual(['Mitochondrion', 'Cell wall', ''])
  const [pointHead, points] = await rowOf('Points')
  expect(pointHead?.at(-1)).toMatch(/^3\. .* \(1\)$/)
  expect(points?.slice(2)).toEqual(['1', '3', '1', '0', '0'])
  const [questionHead, first] = await rowOf('Questions')
  expect(questionHead).toContain('Correct (%)')
  expect(first?.slice(2, 7)).toEqual(['Single Correct', 'Mitochondrion', '1', '1', '1'])
  const others = await take(page, 'CSV…', ['Results', 'Semicolon, 0,67'])
  expect(others.bytes.toString()).toContain(start(other))
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    // On a narrow screen it is in the menu.
    const opener = page.getByRole('button', { name: width > 1000 ? 'CSV…' : 'More for Forces: Motion?' })
    async function choose() {
      await opener.click()
      if (width <= 1000) await page.getByRole('menuitem', { name: 'CSV…' }).click()
      await expect(page.getByRole('button', { name: 'Download CSV' })).toBeFocused()
    }
    await choose()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await choose()
    await expectStateAccessible(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'More for Forces: Motion?' }).click()
  const menu = await page.getByRole('menu').boundingBox()
  expect(menu?.x, 'the menu of the quiz is whole').toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Escape')
  const workbook = await take(page, 'Export to Excel')
  expect(workbook.name).toBe('Forces- Motion- – results.xlsx')
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')
  for (const sheet of [1, 2, 3, 4])
    expect(workbook.bytes.includes(`xl/worksheets/sheet${sheet}.xml`)).toBe(true)
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
