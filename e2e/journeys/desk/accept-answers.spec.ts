import { createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('answers written nearly like the key are accepted by keys, and the scores follow (T192)', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  const written = ['Osmossis', 'osmossis ', 'diffusion', 'difusion', 'by osmosis']
  await takeQuiz(student, quiz, [null, null, 'osmosis'])
  for (const [i, text] of written.entries()) {
    await takeQuiz(await createAccount(server.url, 'student', `Student ${i}`), quiz, [null, null, text])
  }
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  await page.getByRole('button', { name: 'More for question 3' }).click()
  await page.getByRole('menuitem', { name: 'Accept answers' }).click()
  await expect(page.getByText('5 answers in 3 groups. 4 to review.')).toBeVisible()
  const answers = page.getByRole('list', { name: 'Answers of this group' }).getByRole('listitem')
  await expect(answers).toHaveText([/^osmosis.*Correct answer/, /^osmossis.*Given 2 times · Not accepted/i])
  const regrade = page.getByRole('button', { name: 'Update scores' })
  await expect(regrade).toBeDisabled()

  const groups = page.getByRole('region', { name: 'Groups' }).getByRole('button')
  await groups.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(groups.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Accept “osmossis”/i })).toBeFocused()
  await page.keyboard.press('a')
  // The focus goes on to the next answer that waits.
  const byOsmosis = page.getByRole('button', { name: /^Accept “(by osmosis|diffusion)”/ })
  await expect(byOsmosis).toBeFocused()
  await expect(page.getByText('Of 6 results, 2 go up and none goes down.').first()).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await page.keyboard.press('a')
  await expect(page.getByText('All reviewed.')).toBeVisible()
  await expect(page.getByText('Of 6 results, 3 go up and none goes down.').first()).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('1 to review.')).toBeVisible()
  await page.keyboard.press('r')

  // Decisions stay on this device until they are saved.
  await page.reload()
  await expect(page.getByText('All reviewed.')).toBeVisible()
  const row = answers.filter({ hasText: /^osmossis/i })
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect(row).toContainText('Not accepted')
  const place = await row.boundingBox()
  await row.getByRole('button', { name: /^Accept/ }).click()
  await expect(row).toContainText('Accepted')
  expect(await row.boundingBox()).toEqual(place)

  const reason = page.getByRole('textbox', { name: 'Reason (required)' })
  await expect(reason).toHaveValue('Another spelling is accepted')
  await reason.fill(' ')
  await regrade.click()
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription(/Enter a reason. Students see it./)
  await reason.fill('A slip of the pen')
  await regrade.click()
  await expect(page.getByText('Question 3 updated. 2 scores went up, none went down.')).toBeVisible()
  await expect(answers.filter({ hasText: /^osmossis/i })).toContainText('Accepted before')

  // Who edits the question reads there too what counts beside the key.
  const address = page.url()
  await page.goto(`/edit-quiz/${quiz._id}`)
  await expect(page.getByRole('region', { name: 'Question 3' })).toContainText('Also accepted: Osmossis')
  await page.goto(address)

  // Refused so that nobody goes down, it still counts for those who wrote it, until that is allowed.
  await row.getByRole('button', { name: /^Refuse/ }).click()
  await regrade.click()
  await expect(page.getByText('Question 3 updated. No score went up or down.')).toBeVisible()
  await expect(row).toContainText('Counts for students who started before a change')
  await row.getByRole('button', { name: /^Refuse/ }).click()
  await expect(page.getByText('Tick “Scores may go down” to take these points away.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Scores may go down' }).check()
  await regrade.click()
  await expect(page.getByText('Question 3 updated. 0 scores went up, 2 went down.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(page.getByText('Change undone. 2 scores went up, none went down.')).toBeVisible()
  await page.getByRole('link', { name: 'Answer key and history' }).click()
  await expect(page.getByRole('table', { name: 'History of changes' })).toContainText('A slip of the pen')
  await expect(page.getByText('Accepted: Osmossis', { exact: true })).toBeVisible()
})
