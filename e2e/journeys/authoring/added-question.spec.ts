import { createAccount, createReadyQuiz, beginQuiz, takeQuiz } from '../../api.ts'
import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'

test('the editor says whom a new question reaches, and those who had begun are "not asked" (T78)', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  const working = await createAccount(server.url, 'student', 'Wanda Working')
  await beginQuiz(working, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  await page.getByRole('button', { name: 'Edit Quiz' }).click()
  await page.getByRole('button', { name: '+ Add Another Question' }).click()
  const added = page.getByRole('region', { name: 'Question 4', exact: true })
  await added.getByRole('textbox', { name: 'Question text' }).fill('What is a ribosome for?')
  await chooseType(added, 'Write Answer')
  await added.getByRole('textbox', { name: 'Correct Answer' }).fill('Making proteins')
  await page.getByRole('button', { name: 'Save Changes' }).click()

  const dialog = page.getByRole('alertdialog', { name: 'Save while 1 student is working?' })
  await expect(dialog).toContainText('1 student is working. They keep the questions they started with')
  await expect(dialog).toContainText(
    'It does not count for the 1 student working now and the 1 result so far.',
  )
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByText(
      'Quiz updated successfully! New starters get this version. 1 student working now keeps the questions they started with.',
    ),
  ).toBeVisible()
  await expect(page).toHaveURL(`/my-quizzes/${quiz._id}/questions`)
  await expect(page.getByRole('row', { name: /What is a ribosome for/ })).toBeVisible()

  await page.goto(`/my-quizzes/${quiz._id}/results`)
  const row = page.getByRole('row', { name: /What is a ribosome for/ })
  await expect(row).toContainText('Not asked yet. It was added after these students had started.')
  await expect(row).not.toContainText('Nobody got it right')
  await page.getByRole('link', { name: 'Who got what right' }).click()
  await page.getByRole('link', { name: student.user.name }).click()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'What is a ribosome for?' })).toContainText(
    'Not asked',
  )

  const reader = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(reader, student, `/quiz/${quiz._id}/result`)
  await expect(reader.getByText('Score 1 out of 3')).toBeVisible()
  await expect(reader.getByText('What is a ribosome for?')).toHaveCount(0)
})
