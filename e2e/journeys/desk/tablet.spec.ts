import type { Page } from '@playwright/test'
import { createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

/** How many pixels the page is wider than the window. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('on a tablet the tables of the desk stay tables and fit', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cell Structure and Transport' })
  await takeQuiz(student, quiz)
  await takeQuiz(await createAccount(server.url, 'student', 'Mei Lin'), quiz)
  await signIn(page, educator)
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const [path, name] of [
    ['/my-quizzes', 'My quizzes'],
    [`/my-quizzes/${quiz._id}`, 'Students'],
    [`/my-quizzes/${quiz._id}/results`, 'Questions'],
    [`/my-quizzes/${quiz._id}/questions`, 'Questions in this quiz'],
  ] as const) {
    await page.goto(path)
    const table = page.getByRole('table', { name, exact: true })
    await expect(table).toBeVisible()
    const cells = table.getByRole('row').nth(1).getByRole('cell')
    const tops = () =>
      cells.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size)
    await expect.poll(tops, `${name}: the cells of a row stand side by side`).toBe(1)
    await expect(table.getByRole('columnheader').first()).toBeInViewport()
    for (const width of [768, 820, 1000]) {
      await page.setViewportSize({ width, height: 1180 })
      await expect.poll(() => beyond(page), `${name} at ${width} px`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 820, height: 1180 })
  }
})

const sheet = [
  'Question,Type,Option A,Option B,Option C,Option D,Correct Answer',
  'What makes most of a cell’s ATP?,Single Correct,Mitochondrion,Nucleus,Ribosome,Golgi apparatus,A',
  'Which organelle stores water?,Single Correct,Chloroplast,Vacuole,Lysosome,Centriole,E',
].join('\n')

test('on a tablet the review of an upload is a table, on a phone cards', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/excel-upload')
  const file = { name: 'cells.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) }
  await page.getByLabel('Excel file').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Mitochondrion' })
  await expect(page.getByRole('columnheader', { name: 'Question' })).toBeInViewport()
  const columnsOf = () =>
    row
      .getByRole('cell')
      .evaluateAll(
        (cells) => new Set(cells.map((each) => Math.round(each.getBoundingClientRect().left))).size,
      )
  for (const width of [768, 820, 1000]) {
    await page.setViewportSize({ width, height: 1180 })
    await expect.poll(columnsOf, `columns at ${width} px`).toBe(7)
    await expect.poll(() => beyond(page), `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.getByRole('button', { name: 'Next problem' }).click()
  await expect(page.getByRole('textbox', { name: 'Row 3, Correct Answer' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(columnsOf).toBe(1)
})
