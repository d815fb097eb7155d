import { readFile, truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { longWorkbook } from '../../spreadsheets/long-workbook.ts'

type Entry = {
  file: string
  expect: { error?: string; questions?: { text: string }[]; problems?: unknown[] }
}
const folder = new URL('../../spreadsheets/', import.meta.url)
const manifest = JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')) as { files: Entry[] }

/** One file for each format, a fault, a refusal and the hostile cells; the reader's own tests cover all files. */
const numbers = [2, 12, 18, 19, 28, 33]
const chosen = manifest.files.filter(({ file }) => numbers.includes(Number.parseInt(file, 10)))
const upload = (page: Page) => page.getByRole('button', { name: 'Upload & Proceed' })
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('files of each kind go through the browser as the manifest says', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/excel-upload')
  expect(chosen).toHaveLength(numbers.length)
  for (const { file, expect: expected } of chosen) {
    await test.step(file, async () => {
      await page.getByLabel('Excel file').setInputFiles(new URL(`files/${file}`, folder).pathname)
      await upload(page).click()
      if (expected.error) {
        await expect(
          page.getByRole('alert').filter({ hasText: 'not a workbook that can be read' }),
        ).toBeVisible()
        await page.getByRole('button', { name: `Remove ${file}` }).click()
        return
      }
      const table = page.getByRole('region', { name: 'Uploaded questions' })
      await expect(table).toBeVisible()
      await expect(page.getByText(`${file} ·`)).toBeVisible()
      const more = table.getByRole('button', { name: /^Show all [0-9,]+ characters$/ })
      for (const { text } of expected.questions ?? []) {
        if (text.length > 600) await more.first().click()
        await expect.poll(async () => oneLine((await table.textContent()) ?? '')).toContain(oneLine(text))
      }
      const needsFixing = page.getByRole('group', { name: /fixing before you can save/ })
      await expect(needsFixing).toHaveCount(expected.problems?.length ? 1 : 0)
      await page.getByRole('link', { name: 'Use another file', exact: true }).click()
    })
  }
})

const nastyFile = (name: string) => new URL(`nasty/files/${name}`, folder).pathname
const table = (page: Page) => page.getByRole('region', { name: 'Uploaded questions' })

test('the tab, the shape and the dates of a file are asked about, with no success told above (T57)', async ({
  page,
  educator,
  signIn,
}) => {
  const others = page.getByRole('group', { name: 'Wrong layout?' })
  await signIn(page, educator, '/excel-upload')
  await test.step('the tab with the questions is offered, and the first one can be had back', async () => {
    await page.getByLabel('Excel file').setInputFiles(nastyFile('05-instructions-first.xlsx'))
    await upload(page).click()
    const question = page.getByRole('alert').filter({ hasText: 'The questions are on tab 2, “Questions”.' })
    await expect(question).toContainText('Read that one?')
    await question.getByRole('button', { name: 'Read tab 2' }).click()
    await expect(table(page).getByText('Capital of Italy?')).toBeVisible()
    await page.reload()
    await others.getByRole('button', { name: 'Read tab 1, “Instructions”' }).click()
    await expect(page.getByText('The questions are on tab 2, “Questions”.')).toBeVisible()
    await others.getByRole('button', { name: 'Read tab 2, “Questions”' }).click()
    await expect(table(page).getByText('Capital of Italy?')).toBeVisible()
  })
  await test.step('a sheet can be read in another shape, also after a reload', async () => {
    await page.getByRole('link', { name: 'Use another file', exact: true }).click()
    await page.getByLabel('Excel file').setInputFiles(nastyFile('17-options-in-one-cell-newline.xlsx'))
    await upload(page).click()
    await expect(page.getByText('Read as: all options of a question in one cell.')).toBeVisible()
    const options = table(page).getByText('Vienna', { exact: true })
    await expect(options).toHaveCount(2)
    await others.getByRole('button', { name: 'Read as one question per row' }).click()
    await expect(options).toHaveCount(0)
    await page.reload()
    await others.getByRole('button', { name: 'Read as all options of a question in one cell' }).click()
    await expect(options).toHaveCount(2)
  })
  await test.step('dates that were fractions are asked about', async () => {
    await page.getByRole('link', { name: 'Use another file', exact: true }).click()
    await page.getByLabel('Excel file').setInputFiles(nastyFile('b1-fractions-became-dates.xlsx'))
    await upload(page).click()
    const notice = page.getByRole('group', { name: '1 row needs fixing before you can save.' })
    await expect(notice).toContainText('may have turned the fraction 1/2 into the date “1-Feb”')
    await expect(page.getByText('File uploaded successfully! Proceeding to review questions.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Use 1/2, 1/3, 1/4' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'All rows can be saved.' })).toBeAttached()
    await expect(page.getByRole('textbox', { name: 'Row 2, Option C' })).toHaveValue('1/4')
  })
})

test('files beyond every limit are refused, and the page is drawn while one is read', async ({
  page,
  educator,
  signIn,
}, testInfo) => {
  await signIn(page, educator, '/excel-upload')
  const large = testInfo.outputPath('large.xlsx')
  await writeFile(large, 'PK\u0003\u0004')
  await truncate(large, 50 * 1024 * 1024)
  await page.getByLabel('Excel file').setInputFiles(large)
  await upload(page).click()
  await expectRefusal(page, /This file is too large/)

  await page.goto('/excel-upload')
  await page.evaluate(() => localStorage.removeItem('quizData'))
  const long = longWorkbook(100_000, { Question: 'Why?', 'Correct Answer': 'So' })
  await page.getByLabel('Excel file').setInputFiles({ name: 'long.xlsx', mimeType: '', buffer: long })
  await page.evaluate(() => {
    const { dataset } = document.body
    const count = () => {
      const isReading = document.querySelector('button[aria-busy="true"]') !== null
      dataset['drawn'] = String(Number(dataset['drawn'] ?? 0) + Number(isReading))
      requestAnimationFrame(count)
    }
    count()
  })
  await upload(page).click()
  const sentence = /has more than 65,000 rows, and 10,000 are the most|takes too long to read/
  // On a slow machine it gives up before it has counted the rows.
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  expect(await page.evaluate(() => Number(document.body.dataset['drawn']))).toBeGreaterThan(5)
  await expectRefusal(page, sentence)
})

/** The refusal is shown in place, and another file can be uploaded at once. */
async function expectRefusal(page: Page, sentence: RegExp) {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await expect(page).toHaveURL('/excel-upload')
  expect(await page.evaluate(() => localStorage.getItem('quizData'))).toBeNull()
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByLabel('Excel file').setInputFiles(new URL('files/01-plain-geography.xlsx', folder).pathname)
  await upload(page).click()
  await expect(page).toHaveURL('/review-questions')
}
