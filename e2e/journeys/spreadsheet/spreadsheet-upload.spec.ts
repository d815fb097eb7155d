import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { journeyLanguage } from '../../languages/journey-language.ts'

const sheetFile = (name: string) => new URL(`../../spreadsheets/files/${name}`, import.meta.url).pathname
const publicFile = (name: string) => new URL(`../../../apps/web/public/${name}`, import.meta.url).pathname
const template = publicFile('quizly-template.xlsx')
const upload = (page: Page) => page.getByRole('button', { name: 'Upload & Proceed' })

test('the template can be downloaded and uploaded as it is (T14)', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/excel-upload')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download a template (.xlsx)' }).click()
  const own = journeyLanguage ? publicFile(`quizly-template.${journeyLanguage.toLowerCase()}.xlsx`) : template
  expect(readFileSync(await (await download).path())).toEqual(readFileSync(own))
  await page.getByLabel('Excel file').setInputFiles(own)
  await upload(page).click()
  await expect(page.getByRole('region', { name: 'Uploaded questions' }).getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('status').filter({ hasText: 'All rows can be saved.' })).toBeAttached()
})

test('only Excel files are accepted, and one has to be chosen (T55)', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/excel-upload')
  await upload(page).click()
  await expect(page.getByText('Please upload an Excel file before proceeding.')).toBeVisible()
  const input = page.getByLabel('Excel file')
  await input.setInputFiles({ name: 'cells.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  const refusal = 'Invalid file type! Please upload an Excel (.xlsx or .xls) file.'
  await expect(page.getByText(refusal)).toBeVisible()
  await expect(page.getByText('cells.pdf')).toBeVisible()

  await input.setInputFiles({ name: 'old.xls', mimeType: '', buffer: readFileSync(template) })
  await page.getByRole('button', { name: 'Remove old.xls' }).click()
  await input.setInputFiles(template)
  await expect(page.getByText(refusal)).toBeHidden()
  await expect(upload(page)).toBeFocused()
  await page.getByRole('button', { name: 'Remove quizly-template.xlsx' }).click()
  await expect(input).toBeFocused()
})

test('a file can be dropped (T54)', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/excel-upload')
  const bytes = readFileSync(template).toString('base64')
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], 'Dropped.XLSX'))
    return data
  }, bytes)
  const zone = page.getByText('Choose a file or drag it here')
  await zone.dispatchEvent('dragover', { dataTransfer: transfer })
  await expect(page.locator('.drop[data-over]')).toBeVisible()
  await zone.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByRole('button', { name: 'Remove Dropped.XLSX' })).toBeVisible()
  await upload(page).click()
  await expect(page).toHaveURL('/review-questions')
})

test('a file is refused in place and the page lives on (T59)', async ({ page, educator, signIn }) => {
  await signIn(page, educator)
  for (const [name, sentence] of [
    ['25-header-only.xlsx', 'No data found in the uploaded file!'],
    ['31-password.xlsx', /protected with a password/],
    ['32-zip-bomb.xlsx', /This file is too large/],
  ] as const)
    await test.step(name, async () => {
      await page.goto('/excel-upload')
      await page.evaluate(() => localStorage.removeItem('quizData'))
      await page.getByLabel('Excel file').setInputFiles(sheetFile(name))
      await upload(page).click()
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
      await expect(page).toHaveURL('/excel-upload')
      expect(await page.evaluate(() => localStorage.getItem('quizData'))).toBeNull()
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await page.getByLabel('Excel file').setInputFiles(template)
      await upload(page).click()
      await expect(page).toHaveURL('/review-questions')
    })
})

test('a file that takes too long is given up', async ({ page, educator, signIn }) => {
  await signIn(page, educator)
  await page.clock.install()
  const endless = { contentType: 'text/javascript', body: 'self.onmessage = () => { for (;;); }' }
  await page.route('**/assets/reader.worker*', (route) => route.fulfill(endless))
  await page.goto('/excel-upload')
  await page.getByLabel('Excel file').setInputFiles(template)
  await upload(page).click()
  await expect(page.getByRole('button', { name: 'Reading…' })).toBeVisible()
  // The time limit starts when reading starts, which may be only after the first jump.
  await expect(async () => {
    await page.clock.fastForward(60_000)
    const givenUp = page.getByRole('alert').filter({ hasText: 'takes too long to read' })
    await expect(givenUp).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(upload(page)).toBeVisible()
})

test('a sheet that does not fit on the device is refused, and the one before stays', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  const before = JSON.stringify([{ Question: 'Why?', 'Correct Answer': 'Because' }])
  await page.goto('/excel-upload')
  await page.evaluate((text) => {
    localStorage.setItem('quizData', text)
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let i = 0; ; i++) localStorage.setItem(`fill ${size} ${i}`, 'x'.repeat(size))
      } catch {
        // Full for texts of this size; a shorter one may still fit.
      }
    }
  }, before)
  await page.getByLabel('Excel file').setInputFiles(template)
  await upload(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'does not fit into the storage' })).toBeVisible()
  await expect(page).toHaveURL('/excel-upload')
  expect(await page.evaluate(() => localStorage.getItem('quizData'))).toBe(before)
})

const nastyFile = (name: string) =>
  new URL(`../../spreadsheets/nasty/files/${name}`, import.meta.url).pathname

test('the tab with the questions is offered, and the first one can be had back (T57)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/excel-upload')
  await page.getByLabel('Excel file').setInputFiles(nastyFile('05-instructions-first.xlsx'))
  await upload(page).click()
  const question = page.getByRole('alert').filter({ hasText: 'The questions are on tab 2, “Questions”.' })
  await expect(question).toContainText('Read that one?')
  await question.getByRole('button', { name: 'Read tab 2' }).click()
  const table = page.getByRole('region', { name: 'Uploaded questions' })
  await expect(table.getByText('Capital of Italy?')).toBeVisible()

  await page.reload()
  const others = page.getByRole('group', { name: 'Wrong layout?' })
  await others.getByRole('button', { name: 'Read tab 1, “Instructions”' }).click()
  await expect(page.getByText('The questions are on tab 2, “Questions”.')).toBeVisible()
  await others.getByRole('button', { name: 'Read tab 2, “Questions”' }).click()
  await expect(table.getByText('Capital of Italy?')).toBeVisible()
})

test('a sheet can be read in another shape, also after a reload', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/excel-upload')
  await page.getByLabel('Excel file').setInputFiles(nastyFile('17-options-in-one-cell-newline.xlsx'))
  await upload(page).click()
  await expect(page.getByText('Read as: all options of a question in one cell.')).toBeVisible()
  const others = page.getByRole('group', { name: 'Wrong layout?' })
  const options = page
    .getByRole('region', { name: 'Uploaded questions' })
    .getByText('Vienna', { exact: true })
  await expect(options).toHaveCount(2)
  await others.getByRole('button', { name: 'Read as one question per row' }).click()
  await expect(options).toHaveCount(0)

  await page.reload()
  await others.getByRole('button', { name: 'Read as all options of a question in one cell' }).click()
  await expect(options).toHaveCount(2)
})
