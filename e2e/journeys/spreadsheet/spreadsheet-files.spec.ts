import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { longWorkbook } from '../../spreadsheets/long-workbook.ts'

type Entry = {
  file: string
  expect: { error?: string; questions?: { text: string }[]; problems?: unknown[] }
}
const folder = new URL('../../spreadsheets/', import.meta.url)
const manifest = JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')) as { files: Entry[] }

/**
 * One file for each layout, format, fault and refusal, and the hostile cells; the reader's own tests cover
 * all files.
 */
const numbers = [2, 3, 4, 8, 12, 13, 14, 18, 19, 20, 21, 24, 26, 28, 31, 33]
const chosen = manifest.files.filter(({ file }) => numbers.includes(Number.parseInt(file, 10)))
const sentences: Record<string, string> = {
  empty: 'No data found in the uploaded file!',
  unreadable: 'not a workbook that can be read',
  password: 'protected with a password',
}
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
          page.getByRole('alert').filter({ hasText: sentences[expected.error] ?? 'nothing' }),
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

test('the encoding and the separator of a text file are shown', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/excel-upload')
  const buffer = Buffer.from('Question;Correct Answer\nWo liegt Köln?;am Rhein\n', 'latin1')
  await page.getByLabel('Excel file').setInputFiles({ name: 'Fragen.csv', mimeType: 'text/csv', buffer })
  await upload(page).click()
  await expect(page.getByRole('region', { name: 'Uploaded questions' })).toContainText('Wo liegt Köln?')
  const read = page.getByRole('group', { name: 'How this sheet was read' })
  await expect(read).toContainText('Read as Windows-1252, separated by semicolons.')
})

test.describe('files beyond every limit', () => {
  let temporary: string
  test.beforeAll(async () => {
    temporary = await mkdtemp(join(tmpdir(), 'quizly-sheets-'))
  })
  test.afterAll(() => rm(temporary, { recursive: true }))
  test.beforeEach(async ({ page, educator, signIn }) => {
    await signIn(page, educator, '/excel-upload')
  })

  test('a file of 50 MB is refused', async ({ page }) => {
    const path = join(temporary, 'large.xlsx')
    const file = await open(path, 'w')
    await file.write('PK\u0003\u0004')
    await file.truncate(50 * 1024 * 1024)
    await file.close()
    await page.getByLabel('Excel file').setInputFiles(path)
    await upload(page).click()
    await expectRefusal(page, /This file is too large/)
  })

  test('a sheet of 100,000 rows is refused, and the page is drawn while it is read', async ({ page }) => {
    const path = join(temporary, 'long.xlsx')
    await writeFile(path, longWorkbook(100_000, { Question: 'Why?', 'Correct Answer': 'So' }))
    await page.getByLabel('Excel file').setInputFiles(path)
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
    // On a slow machine it gives up before it has counted the rows.
    await expectRefusal(page, /has more than 65,000 rows, and 10,000 are the most|takes too long to read/)
    expect(await page.evaluate(() => Number(document.body.dataset['drawn']))).toBeGreaterThan(5)
  })
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
