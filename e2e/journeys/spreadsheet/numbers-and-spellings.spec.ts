import { expect, test } from '../../fixtures.ts'

const sheet = ['Question,Type,Correct Answer', 'How fast?,,9.81 ± 0.05', 'Which colour word?,,colour|color']

test('a tolerance and several spellings are read by one click each', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/excel-upload')
  const buffer = Buffer.from(sheet.join('\n'))
  await page.getByLabel('Excel file').setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  await page.getByRole('button', { name: 'Read as the number 9.81 ± 0.05' }).click()
  await page.getByRole('button', { name: 'Read as 2 accepted answers' }).click()
  await expect(page.getByText('Written answer. Also accepted: color')).toBeVisible()
  await expect(page.getByText('Numeric', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Number', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Numbers')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('10')
  await page.getByRole('button', { name: 'Finalize & Save Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Finalized Successfully!' })).toBeVisible()
})
