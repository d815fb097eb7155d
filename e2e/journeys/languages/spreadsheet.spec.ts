import type {
  cellFindings,
  quoted,
  choosingFile,
  fileFaults,
  fileNotes,
  fixes as fixWords,
  keyFindings,
  notes as noteWords,
  review as reviewWords,
  table as tableWords,
} from '@quizly/words/spreadsheet.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { wordsOf } from './words.ts'

const read = async () => ({
  choosing: await wordsOf<typeof choosingFile>('ar', 'spreadsheet/choosingFile'),
  faults: await wordsOf<typeof fileFaults>('ar', 'spreadsheet/fileFaults'),
  file: await wordsOf<typeof fileNotes>('ar', 'spreadsheet/fileNotes'),
  notes: await wordsOf<typeof noteWords>('ar', 'spreadsheet/notes'),
  cells: await wordsOf<typeof cellFindings>('ar', 'spreadsheet/cellFindings'),
  quoted: await wordsOf<typeof quoted>('ar', 'spreadsheet/quoted'),
  keys: await wordsOf<typeof keyFindings>('ar', 'spreadsheet/keyFindings'),
  fixes: await wordsOf<typeof fixWords>('ar', 'spreadsheet/fixes'),
  review: await wordsOf<typeof reviewWords>('ar', 'spreadsheet/review'),
  table: await wordsOf<typeof tableWords>('ar', 'spreadsheet/table'),
})

const further = ['Topic', 'Chapter', 'Level', 'Source']
const headings = ['Question', 'Option A', 'Option B', 'Option C', 'Option D', 'Correct Answer', ...further]
const csv = [
  headings,
  ['ما عاصمة مصر؟', 'القاهرة', 'الرباط', 'تونس', 'بغداد', 'A', 'جغرافيا', '1', 'سهل', 'كتاب'],
  ['ما عاصمة المغرب؟', 'القاهرة', 'الرباط', 'تونس', 'بغداد', 'الرباط.', 'جغرافيا', '1', 'سهل', 'كتاب'],
]
  .map((cells) => cells.join(','))
  .join('\n')

const upload = async (page: Page, words: Awaited<ReturnType<typeof read>>, name: string, text: string) => {
  const buffer = Buffer.from(text)
  await page.getByLabel(words.choosing.fileLabel).setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: words.choosing.proceed }).click()
}

test.use({ locale: 'ar' })

test('in Arabic a sheet is uploaded, corrected by one click and becomes a quiz', async ({
  page,
  educator,
  signIn,
}) => {
  const words = await read()
  await signIn(page, educator, '/excel-upload')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await upload(page, words, 'empty.csv', 'Question,Answer\n')
  await expect(page.getByText(words.faults['file-empty'])).toBeVisible()
  await page.getByRole('button', { name: words.choosing.remove('empty.csv') }).click()
  await upload(page, words, 'capitals.csv', csv)

  const howRead = page.getByRole('group', { name: words.review.howRead })
  const separator = words.file['text-read']({ encoding: 'UTF-8', separator: 'commas' })
  await expect(howRead).toContainText(separator)
  const columns = further.map(words.quoted)
  const unused = words.notes['columns-unused']({ count: columns.length, columns, more: 0 })
  await expect(howRead).toContainText(unused)

  const params = { key: words.quoted('الرباط.'), count: 4, labels: ['A–D', '1–4'] }
  const problem = words.keys['key-not-an-option'](params)
  const place = { row: 3, column: 'Correct Answer', problem }
  const notice = page.getByRole('group', { name: words.review.rowsNeedFixing(1) })
  await expect(notice).toContainText(words.cells['in-cell'](place))

  await expectColumnsAtStart(page, words)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.locator('[data-row]').first()).toHaveAttribute('data-row', words.table.rowColumn)

  await notice.getByRole('link').click()
  const fix = words.fixes['write-text']({ text: 'B' })
  await page.getByRole('button', { name: fix, exact: true }).click()
  await expect(notice).toBeHidden()
  await page.getByRole('textbox', { name: words.review.quizTitle }).fill('العواصم')
  await page.getByRole('textbox', { name: words.review.timeLimit }).fill('15')
  await page.getByRole('button', { name: words.review.save }).click()
  await expect(page).toHaveURL(/\/finalize-quiz\//)
})

/** The first column stands at the right, and what is cut off at the left is named and can be scrolled to. */
async function expectColumnsAtStart(page: Page, words: Awaited<ReturnType<typeof read>>) {
  const table = page.getByRole('region', { name: words.table.label })
  const right = async (part: string) => {
    const box = await table.locator(part).first().boundingBox()
    return box ? box.x + box.width : 0
  }
  const edge = await table.boundingBox()
  expect(Math.abs((await right('thead .rn')) - ((edge?.x ?? 0) + (edge?.width ?? 0)))).toBeLessThan(3)
  expect(await right('thead .is-question')).toBeLessThan(await right('thead .rn'))

  const scroll = page.getByRole('button', { name: words.table.scrollRight })
  const hint = page.locator('.columns-bar').getByText('Source')
  await expect(hint).toBeVisible()
  await scroll.click()
  await expect(scroll).toBeHidden()
  expect(await table.evaluate((region) => region.scrollLeft)).toBeLessThan(0)
  expect(Math.abs((await right('thead .rn')) - ((edge?.x ?? 0) + (edge?.width ?? 0)))).toBeLessThan(3)
}
