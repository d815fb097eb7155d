import { expectStateAccessible } from '../../accessible.ts'
import { admit, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('a projector shows a short address in large letters, the code, and who joins (T20)', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  await signIn(page, educator, `/finalize-quiz/${quiz._id}`)
  const link = `${server.url}/join?code=${quiz.secretCode}`
  await expect(page.getByRole('textbox', { name: 'Quiz link' })).toHaveValue(link)
  await page.getByRole('button', { name: 'Show full screen' }).click()
  const projector = page.getByRole('dialog', { name: 'Cells' })
  await expect(projector.getByText('No students have joined yet')).toBeVisible()
  await expect(projector.getByRole('img', { name: /QR code/ })).toBeVisible()
  const address = projector.getByText(`${new URL(server.url).host}/join`)
  await expect(address).toBeVisible()
  const letters = await address.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(letters).toBeGreaterThanOrEqual(40)

  const names = projector.getByRole('list', { name: 'Joined' }).getByRole('listitem')
  await admit(student, quiz)
  await expect(names).toHaveText(['Daniel Reyes'])
  const mei = await createAccount(server.url, 'student', 'Mei Lin')
  await takeQuiz(mei, quiz)
  await expect(names).toHaveText(['Mei Lin', 'Daniel Reyes'])
  await expect(projector.getByRole('status')).toHaveText('2 students joined')
  await expectStateAccessible(page)
  await page.keyboard.press('Escape')
  await expect(projector).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show full screen' })).toBeFocused()
})

test('names that do not come are told, and the code stays', async ({ page, educator, signIn }) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator)
  await page.route('**/live', (route) => route.abort())
  await page.goto(`/finalize-quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Show full screen' }).click()
  const projector = page.getByRole('dialog')
  await expect(projector.getByRole('status')).toContainText('the names could not be brought up to date')
  await expect(projector.getByText(quiz.secretCode.slice(0, 4), { exact: true })).toBeVisible()
})

test('the short address leads a student to the code’s field, by way of the log-in if need be (T21)', async ({
  page,
  educator,
  student,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  await page.goto(`/join?code=${quiz.secretCode}`)
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`/join?code=${quiz.secretCode}`)
  await expect(page.getByRole('textbox', { name: 'Quiz code' })).toHaveValue(quiz.secretCode)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Cells' })).toBeVisible()
})
