import { createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('a wrong key is mended from the results: who gains and who loses is shown by name, and it can be taken back', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator, { title: 'Cells' })
  await takeQuiz(server.url, student, quiz, ['Nucleus'])
  await takeQuiz(server.url, await createAccount(server.url, 'student', 'Zoë Last'), quiz, ['Mitochondrion'])
  await signIn(page, educator)
  await page.goto(`/my-quizzes/${quiz._id}/results`)
  await page.getByRole('link', { name: 'Mark again question 1' }).click()

  const gains = page.getByRole('table', { name: 'Gains' })
  const loses = page.getByRole('table', { name: 'Loses' })
  await expect(page.getByText('The question counts like this already.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'A. Nucleus' }).check()
  await expect(gains).toContainText('Daniel Reyes')
  await expect(gains).toContainText('0 / 3 → 1 / 3')
  await expect(loses).toHaveCount(0)
  await page.getByRole('radio', { name: 'Only the new key counts' }).check()
  await expect(page.getByText('Of 2 results, 1 goes up and none goes down.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Scores may go down' }).check()
  await expect(loses).toContainText('Zoë Last')
  await page.getByRole('button', { name: 'Mark again' }).click()
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toHaveAccessibleDescription(/Write why it is marked again/)
  await reason.fill('The key had a slip')
  await page.getByRole('button', { name: 'Mark again' }).click()
  await expect(page.getByText('Question 1 is marked again. 1 score went up, 1 went down.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Worth a look' })).toBeVisible()

  await page.getByRole('link', { name: 'Mark again question 1' }).click()
  const history = page.getByRole('table', { name: 'Re-markings of this quiz' })
  await expect(history.getByRole('row').nth(1)).toContainText('The key had a slip')
  await expect(history.getByRole('row').nth(1)).toContainText('Amara Okafor')
  await expect(history.getByRole('row').nth(1)).toContainText('Mitochondrion → Nucleus')
  await history.getByRole('button', { name: 'Undo for question 1' }).click()
  await expect(page.getByText('The marks of before are back. 1 score went up, 1 went down.')).toBeVisible()
  await expect(history.getByRole('row').nth(2)).toContainText('Taken back')
  await expect(page.getByRole('radio', { name: 'C. Mitochondrion (the key now)' })).toBeChecked()
})

test('a student reads when and why the result was marked again, and gets the receipt again with the reason', async ({
  page,
  server,
  educator,
  student,
  signIn,
  browser,
}) => {
  const quiz = await createReadyQuiz(server.url, educator)
  await takeQuiz(server.url, student, quiz, ['Nucleus'])
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, educator)
  await desk.goto(`${server.url}/my-quizzes/${quiz._id}/results`)
  await desk.getByRole('link', { name: 'Mark again question 1' }).click()
  await desk.getByRole('radio', { name: 'Leave the question out' }).check()
  await desk.getByRole('textbox', { name: 'Reason' }).fill('It had no right option')
  await desk.getByRole('button', { name: 'Mark again' }).click()
  await expect(desk.getByText('Left out. It is not part of these figures.')).toBeVisible()
  await desk.context().close()

  await signIn(page, student)
  await page.goto(`/quiz/${quiz._id}/result`)
  await expect(page.getByText('Score 0 out of 2')).toBeVisible()
  const told = page.getByRole('list', { name: 'Marked again' })
  await expect(told).toHaveText(/^Marked again on \d{1,2} [A-Z][a-z]+: question 1\. It had no right option$/)
  await expect(page.getByRole('link', { name: 'Question 1, left out' })).toBeVisible()
  await page.getByRole('button', { name: 'Receipt', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save receipt' }).click()
  const file = await (await downloading).path()
  await page.getByRole('link', { name: 'verify a receipt' }).click()
  await page.getByLabel('Upload the receipt file').setInputFiles(file)
  await expect(page.getByText('This receipt is valid.')).toBeVisible()
  await expect(page.getByText('question 1 was marked again. It had no right option')).toBeVisible()
})
