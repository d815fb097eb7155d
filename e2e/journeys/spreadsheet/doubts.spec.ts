import type { Page } from '@playwright/test'
import { scrolledFrom, scrollToEnd } from '../../directions.ts'
import { expect, test } from '../../fixtures.ts'

const sheetFile = (name: string) =>
  new URL(`../../spreadsheets/nasty/files/${name}`, import.meta.url).pathname
const success = 'File uploaded successfully! Proceeding to review questions.'
const table = (page: Page) => page.getByRole('region', { name: 'Uploaded questions' })
const sound = (page: Page) => page.getByRole('status').filter({ hasText: 'All rows can be saved.' })

async function upload(page: Page, name: string) {
  await page.goto('/excel-upload')
  await page.getByLabel('Excel file').setInputFiles(sheetFile(name))
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  await expect(page).toHaveURL('/review-questions')
}

async function save(page: Page, title: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('5')
  await page.getByRole('button', { name: 'Finalize & Save Quiz' }).click()
  await expect(page).toHaveURL(/\/finalize-quiz\//)
  return (await page.getByRole('status', { name: /^Secret code/ }).textContent()) ?? ''
}

test.beforeEach(({ page, educator, signIn }) => signIn(page, educator))

test('the files that are read are those that are named (T56)', async ({ page }) => {
  await page.goto('/excel-upload')
  await expect(
    page.getByText('Excel (.xlsx or .xls). Also .xlsm, .ods, .csv, .tsv, and a quiz downloaded as .json.'),
  ).toBeVisible()
  const input = page.getByLabel('Excel file')
  await expect(input).toHaveAttribute('accept', '.xlsx,.xls,.xlsm,.ods,.csv,.tsv,.json')
  await input.setInputFiles({ name: 'cells.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  const refusal = page.getByRole('alert')
  await expect(
    refusal.getByText('Invalid file type! Please upload an Excel (.xlsx or .xls) file.', { exact: true }),
  ).toBeVisible()
  await expect(refusal).toContainText('.xlsm, .ods, .csv and .tsv, and a quiz that was downloaded as .json')
  await expect(page.getByText('You chose “cells.pdf”.', { exact: true })).toBeVisible()
  await expect(page.getByText('Also .xlsm, .ods, .csv, .tsv')).toBeVisible()
})

test('dates that were fractions are asked about, with no success told above (T58)', async ({ page }) => {
  await upload(page, 'b1-fractions-became-dates.xlsx')
  const notice = page.getByRole('group', { name: '1 row needs fixing before you can save.' })
  await expect(notice).toContainText('may have turned the fraction 1/2 into the date “1-Feb”')
  await expect(page.getByText(success)).toHaveCount(0)
  await page.getByRole('button', { name: 'Use 1/2, 1/3, 1/4' }).click()
  await expect(sound(page)).toBeAttached()
  await expect(page.getByRole('textbox', { name: 'Row 2, Option C' })).toHaveValue('1/4')
})

test('a lone date that may have been a fraction is asked about too', async ({ page }) => {
  await upload(page, 'dd-lone-fraction-option.xlsx')
  await expect(page.getByRole('group', { name: '1 row needs fixing before you can save.' })).toContainText(
    'may have turned the fraction 1/2 into the date “1-Feb”. Choose which you mean.',
  )
  await page.getByRole('button', { name: 'Use 1 Feb' }).click()
  await expect(sound(page)).toBeAttached()
  await expect(page.getByRole('textbox', { name: 'Row 2, A', exact: true })).toHaveValue('1 Feb')
})

test('a number is right in another format, and the review says so (T66)', async ({
  page,
  browser,
  server,
  student,
  signIn,
}) => {
  await upload(page, 'b6-written-numbers-and-dates.xlsx')
  await expect(page.getByText(success)).toBeVisible()
  const row = table(page).getByRole('row').filter({ hasText: 'When did the war end' })
  await expect(row).toContainText('Written answer. Also accepted: 05/08/1945')
  for (const format of ['5.8.1945', '05.08.1945', '5-8-1945', '05-08-1945', '1945-05-08'])
    await expect(row).toContainText(format)
  const code = await save(page, 'Formats')

  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(other, student, '/verify-captcha')
  await other.getByPlaceholder('Enter Code').fill(code)
  await other.getByRole('button', { name: 'Verify & Continue' }).click()
  await other.getByRole('button', { name: 'Start Quiz' }).click()
  const written = other.getByRole('textbox')
  for (const [i, answer] of ['4320', '8.5.1945', '6.02214e23', '25%', '3.14159', 'rome'].entries())
    await written.nth(i).fill(answer)
  await other.getByRole('button', { name: 'Submit Quiz' }).first().click()
  await other.getByRole('button', { name: 'Submit now' }).click()
  await expect(other.getByText('Score 5 out of 7')).toBeVisible()
})

test('a sheet without headings is read by what its columns hold and keeps its first question', async ({
  page,
}) => {
  await upload(page, 'b7-no-headings.xlsx')
  await expect(sound(page)).toBeAttached()
  await expect(table(page).getByText('Capital of Italy?')).toBeVisible()
  await expect(page.getByText('2 single')).toBeVisible()
})

test('headings below row 20 are named and read by one click', async ({ page }) => {
  await upload(page, 'bf-header-in-row-25.xlsx')
  await expect(page.getByText('The headings seem to stand in row 25')).toBeVisible()
  await page
    .getByRole('group', { name: 'Wrong layout?' })
    .getByRole('button', { name: 'Read as one question per row, with headings in row 25' })
    .click()
  await expect(table(page).getByText('Capital of Italy?')).toBeVisible()
  await expect(sound(page)).toBeAttached()
})

test('columns that the table cuts off are told and can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await upload(page, 'b9-wayground-bracketed-help.xlsx')
  const told = page.getByText(/^\d+ columns further right: /)
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Scroll right' }).click()
  await expect.poll(() => scrolledFrom(table(page))).toBeGreaterThan(100)
  await scrollToEnd(table(page))
  await expect(told).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Answer explanation' })).toBeInViewport({ ratio: 0.9 })
})
