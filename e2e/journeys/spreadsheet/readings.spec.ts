import { expect, test } from '../../fixtures.ts'

const notes = 'How this sheet was read'

test('the shape is named, and another tab can be read instead and back', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  await page.goto('/')
  const sheet = (question: string) => ({ Question: question, 'Correct Answer': 'Because' })
  const beside = { columns: ['Question', 'Correct Answer'], headerRow: 1, rowNumbers: [2] }
  const other = { ...beside, sheetName: 'Questions', tab: 2, rows: [sheet('Which tab?')] }
  const meta = {
    ...beside,
    fileName: 'Quiz.xlsx',
    sheetName: 'Notes',
    tab: 1,
    shape: 'turned',
    others: [other],
  }
  await page.evaluate(
    ([rows, kept]) => {
      localStorage.setItem('quizData', rows)
      localStorage.setItem('quizDataMeta', kept)
    },
    [JSON.stringify([sheet('Which side?')]), JSON.stringify(meta)] as const,
  )
  await page.goto('/review-questions')
  const read = page.getByRole('group', { name: notes })
  await expect(read).toContainText('Read as: a table on its side, with a question in each column.')
  const otherwise = page.getByRole('group', { name: 'Read otherwise' })
  await otherwise.getByRole('button', { name: 'tab 2, “Questions”' }).click()
  const table = page.getByRole('region', { name: 'Uploaded questions' })
  await expect(table).toContainText('Which tab?')
  await expect(table).not.toContainText('Which side?')
  await expect(read).toBeHidden()
  await page.reload()
  await expect(table).toContainText('Which tab?')
  await otherwise.getByRole('button', { name: 'tab 1, “Notes”' }).click()
  await expect(table).toContainText('Which side?')
})

test('the encoding and the separator of a text file are shown', async ({ page, educator, signIn }) => {
  await signIn(page, educator)
  await page.goto('/excel-upload')
  const buffer = Buffer.from('Question;Correct Answer\nWo liegt Köln?;am Rhein\n', 'latin1')
  await page.getByLabel('Excel file').setInputFiles({ name: 'Fragen.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  await expect(page.getByRole('region', { name: 'Uploaded questions' })).toContainText('Wo liegt Köln?')
  await expect(page.getByRole('group', { name: notes })).toContainText(
    'Read as Windows-1252, separated by semicolons.',
  )
})
