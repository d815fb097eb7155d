import { createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('answers written nearly like the key are accepted by keys, and the scores follow', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator, { title: 'Cells' })
  const written = ['Osmossis', 'osmossis ', 'diffusion', 'difusion', 'by osmosis']
  await takeQuiz(server.url, student, quiz, [null, null, 'osmosis'])
  for (const [i, text] of written.entries()) {
    await takeQuiz(server.url, await createAccount(server.url, 'student', `Student ${i}`), quiz, [
      null,
      null,
      text,
    ])
  }
  await signIn(page, educator)
  await page.goto(`/my-quizzes/${quiz._id}/questions`)
  await page.getByRole('link', { name: 'Accept answers question 3' }).click()
  await expect(page.getByText('5 different answers, 3 groups')).toBeVisible()
  const answers = page.getByRole('list', { name: 'Answers of this group' }).getByRole('listitem')
  await expect(answers).toHaveText([
    /^osmosis.*The correct answer/,
    /^osmossis.*Written 2 times · Does not count/i,
  ])
  const markAgain = page.getByRole('button', { name: 'Mark again' })
  await expect(markAgain).toBeDisabled()

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
  await expect(page.getByText('All are decided.')).toBeVisible()
  await expect(page.getByText('Of 6 results, 3 go up and none goes down.').first()).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('1 answer to decide.')).toBeVisible()
  await page.keyboard.press('r')

  // Decisions stay on this device until they are saved.
  await page.reload()
  await expect(page.getByText('All are decided.')).toBeVisible()
  const row = answers.filter({ hasText: /^osmossis/i })
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect(row).toContainText('Does not count')
  const place = await row.boundingBox()
  await row.getByRole('button', { name: /^Accept/ }).click()
  await expect(row).toContainText('Accepted')
  expect(await row.boundingBox()).toEqual(place)

  await markAgain.click()
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAccessibleDescription(/Write why it is marked again/)
  await reason.fill('A slip of the pen')
  await markAgain.click()
  await expect(page.getByText('Question 3 is marked again. 2 scores went up, none went down.')).toBeVisible()
  await expect(answers.filter({ hasText: /^osmossis/i })).toContainText('Counts already')
  await page.getByRole('link', { name: 'Its key and re-markings' }).click()
  await expect(page.getByRole('table', { name: 'Re-markings of this quiz' })).toContainText(
    'A slip of the pen',
  )
  await expect(page.getByText('Accepted: Osmossis', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo for question 3' }).click()
  await expect(page.getByText('The marks of before are back. 0 scores went up, 2 went down.')).toBeVisible()
})
