import { expectStateAccessible } from '../../accessible.ts'
import { admit, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('a student gets a quarter more time by keyboard and sees it before the start (T147)', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { timeLimit: 20 })
  await admit(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const group = page.getByRole('region', { name: 'Extra time' })
  await group.getByRole('textbox', { name: 'Student’s email' }).fill(student.user.email)
  const amount = group.getByRole('textbox', { name: 'Extra time' })
  await amount.press('Enter')
  await expect(amount).toHaveAccessibleDescription(/Enter a whole number/)
  await amount.fill('25')
  await amount.press('Enter')
  const row = group.getByRole('listitem')
  await expect(row).toContainText('+ 25%')
  await expect(group.getByRole('textbox', { name: 'Student’s email' })).toBeFocused()
  await expect(row).toContainText(student.user.email)
  await expect(page.getByText('No changes')).toBeVisible()
  await expectStateAccessible(page)

  const taking = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(taking, student, `/quiz/${quiz._id}`)
  await expect(taking.getByText('25 minutes (5 extra for you)')).toBeVisible()
  await taking.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(taking.getByRole('timer', { name: 'Time left' })).toContainText(/2[0-5]:\d\d/)

  await page.reload()
  await group.getByRole('button', { name: /^Remove extra time of/ }).press('Enter')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('+ 25%')
})

test('who gives less than in all quizzes is asked which counts, and nothing is less before', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { timeLimit: 10 })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const group = page.getByRole('region', { name: 'Extra time' })
  const give = async (amount: string, everywhere: boolean) => {
    await group.getByRole('textbox', { name: 'Student’s email' }).fill(student.user.email)
    await group.getByRole('textbox', { name: 'Extra time' }).fill(amount)
    if (everywhere) await group.getByRole('checkbox').check()
    await group.getByRole('textbox', { name: 'Extra time' }).press('Enter')
  }
  const rows = group.getByRole('listitem')
  await give('100', true)
  await expect(rows).toHaveText([/\+ 100%.*in all quizzes/])
  const ask = page.getByRole('alertdialog', { name: 'Which extra time counts in this quiz?' })
  await give('10', false)
  await expect(ask).toContainText('has + 100% in all your quizzes, which is 10 minutes here.')
  await expect(ask.getByRole('button', { name: 'Keep + 100%' })).toBeFocused()
  await expectStateAccessible(page)
  await page.keyboard.press('Enter')
  await expect(ask).toHaveCount(0)
  await expect(rows).toHaveCount(1)
  await give('10', false)
  await ask.getByRole('button', { name: 'Use + 10% here' }).press('Enter')
  await expect(rows).toHaveText([/\+ 10%.*only that counts here/, /\+ 100%.*in all quizzes/])
  await expect(group.getByRole('textbox', { name: 'Student’s email' })).toBeFocused()
})
