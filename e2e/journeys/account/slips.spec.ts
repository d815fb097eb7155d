import { makeSlips } from '@quizly/contract'
import { expectAccessible } from '../../accessible.ts'
import { api, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
const longName = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim()

test('an educator makes slips from the page of a quiz, prints twelve on a page and keeps the list (T587)', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/share`)
  await page.getByRole('link', { name: 'Make slips' }).click()
  await expect(page.getByLabel('Leads to')).toHaveValue(quiz._id)
  await page.getByRole('button', { name: 'Make slips' }).click()
  await expect(page.getByLabel('Name of the list')).toHaveAccessibleDescription(/Enter a name for the list/)
  await page.getByLabel('Name of the list').fill('Form 9')
  const names = Array.from({ length: 27 }, (_, at) => `Student ${at + 1}`)
  await page
    .getByLabel('Students')
    .fill(['Ada\tKing', 'بشرى العلي', '王小明', '', longName, ...names].join('\r\n'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make slips' }).click()

  await expect(page.getByText('31 slips to print')).toBeVisible()
  const slips = page.getByRole('region', { name: 'Preview' }).getByRole('listitem')
  await expect(slips).toHaveCount(31)
  await expect(slips.first()).toContainText('Ada King')
  await expect(slips.first()).toContainText(/[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}/)
  await expect(slips.first()).toContainText('Quiz: Cells')
  await expectAccessible(page)

  // Leaving asks first, and what is printed has nothing but slips.
  await page.getByRole('link', { name: 'Go to the list' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave before printing?' })
    .getByRole('button', { name: 'Stay' })
    .click()
  for (const format of ['A4', 'Letter']) {
    expect(pagesOf(await page.pdf({ format }))).toBe(3)
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const slip of await slips.all()) {
    const hidden = await slip.evaluate((item) => item.scrollHeight - item.clientHeight)
    expect(hidden).toBeLessThanOrEqual(1)
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.getByRole('link', { name: 'Go to the list' }).click()
  await expect(page.getByRole('heading', { name: 'Form 9' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^王小明/ })).toContainText('Not used')
  await expectAccessible(page)
})

test('a student uses a slip by its address, takes the quiz, and is “by slip” to the educator (T588)', async ({
  page,
  browser,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  const body = { title: 'Form 9', names: ['Ada King', 'Ben'], days: 7, quizId: quiz._id }
  const made = await api<{ list: { _id: string }; slips: { code: string }[] }>(educator, makeSlips, { body })
  await page.goto(`/slip#${made.slips[0]?.code}`)
  await expect(page).toHaveURL('/slip')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`/join?code=${quiz.secretCode}`)
  await page.locator('form').getByRole('button').click()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Submit/ })
    .click()
  await expect(page).toHaveURL(/\/result/)
  await page.goto('/account')
  await expect(page.getByText('by slip', { exact: true })).toBeVisible()
  await expectAccessible(page)

  // The same slip signs nobody else in.
  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await other.goto(`/slip#${made.slips[0]?.code}`)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByLabel('Code of your slip')).toHaveAccessibleDescription(
    /This slip has been used. Ask your teacher for a new one./,
  )
  await signIn(other, educator, `/my-quizzes/${quiz._id}`)
  await expect(other.getByRole('row', { name: /Ada King/ })).toContainText('by slip')
  await other.goto(`/slips/${made.list._id}`)
  await expect(other.getByRole('row', { name: /Ada King/ })).toContainText('Used')
})

test('a slip gets a new code, is revoked, and a list is deleted (T589)', async ({
  page,
  educator,
  signIn,
}) => {
  const body = { title: 'Form 9', names: ['Ada King', 'Ben'], days: 7 }
  const made = await api<{ list: { _id: string }; slips: { code: string }[] }>(educator, makeSlips, { body })
  await signIn(page, educator, `/slips/${made.list._id}`)
  const row = page.getByRole('row', { name: /Ben/ })
  await row.getByRole('button', { name: 'More for Ben' }).click()
  await page.getByRole('menuitem', { name: 'New code' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'New code' }).click()
  const slips = page.getByRole('region', { name: 'Preview' }).getByRole('listitem')
  await expect(slips).toHaveCount(1)
  await expect(slips).toContainText('Ben')
  await page.getByRole('button', { name: 'Go to the list' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()

  await row.getByRole('button', { name: 'More for Ben' }).click()
  await page.getByRole('menuitem', { name: 'Revoke slip' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke slip' }).click()
  await expect(row).toContainText('Revoked')
  await page.getByRole('button', { name: 'Delete list' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
  await expect(page).toHaveURL('/slips')
  await expect(page.getByText('No slips yet')).toBeVisible()
})
