import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { downloads } from '@quizly/words/desk.ts'
import type { questions as questionsFile, results as resultsFile } from '@quizly/words/files.ts'
import { createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { wordsOf } from './words.ts'

/** The file that a click gives, and its name. */
async function download(page: Page, click: () => Promise<void>) {
  const downloading = page.waitForEvent('download')
  await click()
  const file = await downloading
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** The text of a file in an archive, by the archive's list at its end. */
function unzipped(archive: Buffer, name: string): string {
  const entry = archive.lastIndexOf(name) - 46
  const [size, from] = [archive.readUInt32LE(entry + 20), archive.readUInt32LE(entry + 42)]
  const start = from + 30 + archive.readUInt16LE(from + 26) + archive.readUInt16LE(from + 28)
  return inflateRawSync(archive.subarray(start, start + size)).toString()
}

const sheetOf = (book: Buffer) => unzipped(book, 'xl/worksheets/sheet1.xml')
const headingsIn = (sheet: string) =>
  [...sheet.matchAll(/s="1" t="inlineStr"><is><t[^>]*>([^<]*)</g)].map(([, text]) => text)

const tag = 'ar'
test.use({ locale: tag })

test(`an educator’s files speak ${tag}, and her quiz is read again without a question`, async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const words = await wordsOf<typeof downloads>(tag, 'desk/downloads')
  const quiz = await createReadyQuiz(educator, { title: 'Wellen' })
  await takeQuiz(student, quiz)
  const { headings, figures, sheets } = await wordsOf<typeof resultsFile>(tag, 'files/results')
  const questions = await wordsOf<typeof questionsFile>(tag, 'files/questions')

  await signIn(page, educator, `/my-quizzes/${quiz._id}`)
  const exportRequest = page.waitForRequest((request) => request.url().includes('/results/export'))
  const results = await download(page, () => page.getByRole('button', { name: words.exportToExcel }).click())
  expect(new URL((await exportRequest).url()).searchParams.get('language')).toBe(tag)
  expect(results.name).toBe(`${words.files.results('Wellen')}.xlsx`)
  expect(unzipped(results.bytes, 'xl/workbook.xml')).toContain(`name="${sheets.answers}"`)
  const usual = Object.values(headings).map((heading) =>
    typeof heading === 'string' ? heading : heading('UTC'),
  )
  const shown = headingsIn(sheetOf(results.bytes))
  expect(shown.filter((heading) => heading !== figures.share && heading !== figures.minutes)).toEqual(usual)
  expect(sheetOf(results.bytes)).toContain('<sheetView rightToLeft="1"')

  await page.getByRole('button', { name: words.csv }).click()
  await page.getByRole('radio', { name: words.sheets.points }).check()
  const csv = await download(page, () => page.getByRole('button', { name: words.downloadCsv }).click())
  expect(csv.name).toBe(`${words.files.points('Wellen')}.csv`)
  const [head = ''] = csv.bytes.toString().split('\r\n')
  expect(head).toMatch(new RegExp(`^\uFEFF${headings.name};${headings.email};.*;"?1\\. `))

  await page.goto(`/my-quizzes/${quiz._id}/print`)
  const book = await download(page, () => page.getByRole('button', { name: words.download.xlsx }).click())
  expect(headingsIn(sheetOf(book.bytes))[0]).toBe(questions.headings.question)
  await page.goto('/excel-upload')
  await page.locator('input[type=file]').setInputFiles({ name: book.name, mimeType: '', buffer: book.bytes })
  await page.locator('.upload__proceed button').click()
  await expect(page).toHaveURL(/review/)
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})
