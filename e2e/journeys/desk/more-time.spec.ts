import { expectStateAccessible } from '../../accessible.ts'
import { admit, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('a student gets a quarter more time by keyboard and sees it before the start', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator, { timeLimit: 20 })
  await admit(server.url, student, quiz)
  await signIn(page, educator)
  await page.goto(`/my-quizzes/${quiz._id}/settings`)
  const group = page.getByRole('region', { name: 'Extra time' })
  await group.getByRole('textbox', { name: 'Student’s email' }).fill(student.user.email)
  const amount = group.getByRole('textbox', { name: 'Extra time' })
  await amount.press('Enter')
  await expect(amount).toHaveAccessibleDescription(/Enter a whole number/)
  await amount.fill('25')
  await amount.press('Enter')
  const row = group.getByRole('listitem')
  await expect(row).toContainText('+ 25 %')
  await expect(group.getByRole('textbox', { name: 'Student’s email' })).toBeFocused()
  await expect(row).toContainText(student.user.email)
  await expect(page.getByText('No changes')).toBeVisible()
  await expectStateAccessible(page)

  const taking = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(taking, student)
  await taking.goto(`/quiz/${quiz._id}`)
  await expect(taking.getByText('25 minutes (5 extra for you)')).toBeVisible()
  await taking.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(taking.getByRole('timer', { name: 'Time left' })).toContainText(/2[45]:\d\d/)

  await page.reload()
  await group.getByRole('button', { name: /^Remove extra time of/ }).press('Enter')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('+ 25 %')
})
