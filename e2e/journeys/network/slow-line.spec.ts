import { expect, test } from '../../fixtures.ts'
import { holding } from '../../answering.ts'
import { longWorkbook } from '../../long-workbook.ts'

const MiB = 1024 ** 2
/** The time that 5 MiB take at 1 Mbit/s. */
const uploadMs = (5 * MiB * 8) / 1_000

test('a sheet of 5 MiB is waited for as long as a line of 1 Mbit/s takes', async ({
  page,
  educator,
  signIn,
}) => {
  await page.clock.install()
  await signIn(page, educator)
  await page.goto('/excel-upload')
  const question = { Question: 'Why?', 'Correct Answer': 'So', Notes: 'It does. '.repeat(1_449) }
  const file = { name: 'long.xlsx', mimeType: '', buffer: longWorkbook(400, question) }
  await page.getByLabel('Excel file').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Why?')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('60')
  const save = page.getByRole('button', { name: 'Finalize & Save Quiz' })
  const address = '**/api/excel/save-quiz'
  const sending = page.waitForRequest(address)
  await holding(page, address, async () => {
    await save.click()
    const { length } = (await sending).postDataBuffer() ?? []
    expect(length).toBeGreaterThan(4.9 * MiB)
    expect(length).toBeLessThan(5 * MiB)
    await page.clock.fastForward(uploadMs)
  })
  await expect(page).toHaveURL(/\/finalize-quiz\//)
})
