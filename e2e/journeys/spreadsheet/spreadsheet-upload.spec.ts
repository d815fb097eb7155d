import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const sheetFile = (name: string) => new URL(`../../spreadsheets/files/${name}`, import.meta.url).pathname
const template = new URL('../../../apps/web/public/quizly-template.xlsx', import.meta.url).pathname
const upload = (page: Page) => page.getByRole('button', { name: 'Upload & Proceed' })

test('the template can be downloaded and uploaded as it is (T14)', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/excel-upload')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download a template (.xlsx)' }).click()
  expect(readFileSync(await (await download).path())).toEqual(readFileSync(template))
  await page.getByLabel('Excel file').setInputFiles(template)
  await upload(page).click()
  await expect(page.getByRole('region', { name: 'Uploaded questions' }).getByRole('row')).toHaveCount(9)
  await expect(page.getByRole('status').filter({ hasText: 'All rows can be saved.' })).toBeAttached()
})

test('a file is chosen or dropped, and another is refused in place, and the page lives on (T55)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/excel-upload')
  await upload(page).click()
  await expect(page.getByText('Please upload an Excel file before proceeding.')).toBeVisible()
  const input = page.getByLabel('Excel file')
  await input.setInputFiles({ name: 'cells.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  const wrongType = 'Invalid file type! Please upload an Excel (.xlsx or .xls) file.'
  await expect(page.getByText(wrongType)).toBeVisible()
  await expect(page.getByText('cells.pdf')).toBeVisible()
  await input.setInputFiles({ name: 'old.xls', mimeType: '', buffer: readFileSync(template) })
  await page.getByRole('button', { name: 'Remove old.xls' }).click()

  for (const [name, sentence] of [
    ['25-header-only.xlsx', 'No data found in the uploaded file!'],
    ['31-password.xlsx', /protected with a password/],
    ['32-zip-bomb.xlsx', /This file is too large/],
  ] as const)
    await test.step(name, async () => {
      await input.setInputFiles(sheetFile(name))
      await upload(page).click()
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
      await expect(page).toHaveURL('/excel-upload')
      expect(await page.evaluate(() => localStorage.getItem('quizData'))).toBeNull()
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await expect(input).toBeFocused()
    })
  await input.setInputFiles(template)
  await expect(page.getByText(/This file is too large/)).toBeHidden()
  await expect(upload(page)).toBeFocused()
  await page.getByRole('button', { name: 'Remove quizly-template.xlsx' }).click()

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
