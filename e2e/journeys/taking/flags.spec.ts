import { answerFirst, submit, writtenAnswer } from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test('a question is flagged by button or key, is kept on this device, and is named before submitting (T84)', async ({
  page,
  startQuiz,
}) => {
  await startQuiz(page)
  const flag = (number: number) =>
    page.getByRole('button', { name: `Flag question ${number} for review`, exact: true })
  const rail = page.getByRole('navigation', { name: 'Questions' })
  await flag(2).click()
  await expect(flag(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(rail.getByRole('link', { name: 'Question 2, not answered, flagged' })).toBeVisible()

  await answerFirst(page)
  await page.keyboard.press('r')
  await expect(rail.getByRole('link', { name: 'Question 1, answered, flagged' })).toBeVisible()
  await expect(page.getByText('Flagged', { exact: true }).first()).toBeAttached()
  await page.keyboard.press('r')
  await expect(rail.getByRole('link', { name: 'Question 1, answered', exact: true })).toBeVisible()
  await writtenAnswer(page).pressSequentially('root hair')
  await expect(flag(3)).toHaveAttribute('aria-pressed', 'false')

  await page.reload()
  await expect(flag(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(writtenAnswer(page)).toHaveValue('root hair')
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  const confirm = page.getByRole('alertdialog', { name: 'Are you sure you want to submit?' })
  const again = confirm.getByRole('list', { name: 'Flagged questions' }).getByRole('link')
  await expect(again).toHaveAccessibleName('Go to question 2')
  await again.click()
  await expect(page.getByRole('group', { name: /^Question 2:/ })).toBeFocused()
  await page.keyboard.press('r')
  await expect(flag(2)).toHaveAttribute('aria-pressed', 'false')
  await flag(3).focus()
  await page.keyboard.press('Space')

  await submit(page)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('flags:'))),
  ).toEqual([])
})

test('flags are the same in two tabs, and in the drawer of a phone', async ({
  page,
  context,
  student,
  signIn,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  const phone = await context.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await signIn(phone, student, `/quiz/${quiz._id}`)
  await phone.getByRole('button', { name: 'Flag question 3 for review' }).click()
  await expect(page.getByRole('link', { name: 'Question 3, not answered, flagged' })).toBeVisible()
  await page.getByRole('button', { name: 'Flag question 1 for review' }).click()
  await phone.getByRole('button', { name: '3 unanswered' }).click()
  for (const number of [1, 3])
    await expect(phone.getByRole('link', { name: `Question ${number}, not answered, flagged` })).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Question 2, not answered', exact: true })).toBeVisible()
})
