import { getResult, type TimedResult } from '@quizly/contract'
import { api, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('a wrong key is fixed from the results: who gains and who loses is shown by name, and it can be taken back (T190)', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  await takeQuiz(student, quiz, ['Nucleus'])
  await takeQuiz(await createAccount(server.url, 'student', 'Zoë Last'), quiz, ['Mitochondrion'])
  await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
  await page.getByRole('button', { name: 'More for question 1' }).click()
  await page.getByRole('menuitem', { name: 'Change answer key' }).click()

  const gains = page.getByRole('table', { name: 'Gains' })
  const loses = page.getByRole('table', { name: 'Loses' })
  await expect(page.getByText('Nothing to change yet. Choose another answer or rule.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'A. Nucleus' }).check()
  await expect(gains).toContainText('Daniel Reyes')
  await expect(gains).toContainText('0 / 3 → 1 / 3')
  await expect(loses).toHaveCount(0)
  await page.getByRole('radio', { name: 'Use the new answer only' }).check()
  await expect(page.getByText('Of 2 results, 1 goes up and none goes down.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Scores may go down' }).check()
  await expect(loses).toContainText('Zoë Last')
  const reason = page.getByRole('textbox', { name: 'Reason (required)' })
  await expect(reason).toHaveValue('The answer key was corrected')
  await reason.fill(' ')
  await page.getByRole('button', { name: 'Update scores' }).click()
  await expect(reason).toHaveAccessibleDescription(/Enter a reason. Students see it./)
  await reason.fill('The key had a slip')
  await page.getByRole('button', { name: 'Update scores' }).click()
  await expect(page.getByText('Question 1 updated. 1 score went up, 1 went down.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Worth a look' })).toBeVisible()

  await page.getByRole('button', { name: 'More for question 1' }).click()
  await page.getByRole('menuitem', { name: 'Change answer key' }).click()
  const history = page.getByRole('table', { name: 'History of changes' })
  await expect(history.getByRole('row').nth(1)).toContainText('The key had a slip')
  await expect(history.getByRole('row').nth(1)).toContainText('Amara Okafor')
  await expect(history.getByRole('row').nth(1)).toContainText('Mitochondrion → Nucleus')
  await history.getByRole('button', { name: 'Undo for question 1' }).click()
  await expect(page.getByText('Change undone. 1 score went up, 1 went down.')).toBeVisible()
  await expect(history.getByRole('row').nth(2)).toContainText('Undone')
  await expect(page.getByRole('radio', { name: 'C. Mitochondrion (current answer)' })).toBeChecked()
})

test('a change of the answer key is undone from the toast, over edits after a question, and else the step is named', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  await takeQuiz(student, quiz, ['Nucleus'])
  await signIn(page, educator)
  const openKey = async () => {
    await page.goto(`/my-quizzes/${quiz._id}/results`)
    await page.getByRole('button', { name: 'More for question 1' }).click()
    await page.getByRole('menuitem', { name: 'Change answer key' }).click()
  }
  const change = async (answer: string) => {
    await openKey()
    await page.getByRole('radio', { name: answer }).check()
    await page.getByRole('radio', { name: 'Use the new answer only' }).check()
    await page.getByRole('button', { name: 'Update scores' }).click()
    await expect(page.getByRole('heading', { name: 'Worth a look' })).toBeVisible()
  }
  await change('A. Nucleus')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Change undone. 0 scores went up, 1 went down.')).toBeVisible()

  await change('A. Nucleus')
  await change('B. Ribosome')
  await page.getByRole('button', { name: 'More for question 1' }).click()
  await page.getByRole('menuitem', { name: 'Change answer key' }).click()
  const history = page.getByRole('table', { name: 'History of changes' })
  await expect(history.getByRole('row').nth(2)).toContainText(/Undo the change of .+ first\./)
  await history.getByRole('row').nth(1).getByRole('button', { name: 'Undo' }).click()
  await expect(history.getByRole('row').nth(2)).toContainText('Undone')

  await page.goto(`/edit-quiz/${quiz._id}`)
  const first = page.getByRole('region', { name: 'Question 1', exact: true })
  await first.getByRole('textbox', { name: 'Option C' }).fill('The mitochondrion')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Quiz updated successfully!')).toBeVisible()
  await openKey()
  await history.getByRole('button', { name: 'Undo… for question 1' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Undo this change to question 1?' })
  await expect(dialog).toContainText('Correct answer now: Nucleus')
  await expect(dialog).toContainText('After undoing: The mitochondrion')
  await dialog.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByText('Change undone. 0 scores went up, 1 went down.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'C. The mitochondrion (current answer)' })).toBeChecked()
})

test('a student reads when and why the result was marked again, and gets the receipt again with the reason (T191)', async ({
  page,
  server,
  educator,
  student,
  signIn,
  browser,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz, ['Nucleus'])
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, educator, `${server.url}/my-quizzes/${quiz._id}/results`)
  await desk.getByRole('button', { name: 'More for question 1' }).click()
  await desk.getByRole('menuitem', { name: 'Change answer key' }).click()
  await desk.getByRole('radio', { name: 'Leave the question out' }).check()
  await desk.getByRole('textbox', { name: 'Reason' }).fill('It had no right option')
  await desk.getByRole('button', { name: 'Update scores' }).click()
  await expect(desk.getByText('Left out. It is not part of these figures.')).toBeVisible()
  await desk.context().close()

  await signIn(page, student, `/quiz/${quiz._id}/result`)
  await expect(page.getByText('Score 0 out of 2')).toBeVisible()
  await page.getByText('Why did my score change?').click()
  const ofStudent = { params: { quizId: quiz._id }, query: { userId: student.user._id } }
  const result = await api<TimedResult>(student, getResult, ofStudent)
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(result.markedAgain?.[0]?.at ?? ''),
  )
  const change = page.getByRole('listitem').filter({ hasText: `Marked again on ${day}: question 1.` })
  await expect(change).toContainText(/It had no right option\s*Your score went from 0 \/ 3 to 0 \/ 2\./)
  await expect(page.getByRole('link', { name: 'Question 1: Left out' })).toBeVisible()
  await page.getByRole('button', { name: 'Receipt', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save receipt' }).click()
  const file = await (await downloading).path()
  await page.getByRole('link', { name: 'verify a receipt' }).click()
  await page.getByLabel('Upload the receipt file').setInputFiles(file)
  await expect(page.getByText('This receipt is valid.')).toBeVisible()
  await expect(page.getByText('question 1 was marked again. It had no right option')).toBeVisible()
})
