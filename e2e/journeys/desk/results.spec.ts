import { createAccount, createEmptyQuiz, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('an educator sees how the class did, and finds the question that half of it missed', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  for (let number = 1; number <= 4; number += 1) {
    const student = await createAccount(server.url, 'student', `Student ${number}`)
    await takeQuiz(student, quiz, number <= 3 ? ['Mitochondrion'] : ['Nucleus'])
  }
  await signIn(page, educator, '/my-quizzes')
  await page.getByRole('button', { name: 'More for Cells' }).click()
  await page.getByRole('menuitem', { name: 'Results' }).click()

  await expect(page.getByRole('heading', { name: 'Cells' })).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('4')
  const distribution = page.getByRole('table', { name: 'Score distribution' })
  await expect(distribution.getByRole('row', { name: '1 3' })).toBeAttached()
  const table = page.getByRole('table', { name: 'Questions' })
  const first = table.getByRole('row').nth(1)
  await expect(first).toContainText('75%')
  await expect(first).toContainText('3 of 4')
  await expect(first.getByRole('listitem').filter({ hasText: 'correct' })).toContainText('3')
  await expect(page.getByRole('columnheader', { name: 'Discrimination' })).toHaveCount(0)
  await expect(
    page.getByText('Too few answers to tell how reliable the scores are: at least 30 are needed.'),
  ).toBeVisible()
  await first.getByRole('button', { name: 'More for question 1' }).click()
  await page.getByRole('menuitem', { name: 'Answers by score group' }).click()
  const groups = page.getByRole('dialog', { name: 'Question 1: answers by score group' })
  await expect(groups.getByRole('row')).toHaveCount(6)
  await groups.getByRole('button', { name: 'Close' }).click()

  const byShare = page.getByRole('button', { name: 'Correct' })
  await byShare.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Correct' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(first).toContainText('0%')
  await expect(byShare).toBeFocused()
  await page.getByRole('link', { name: 'See the students' }).click()
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('row')).toHaveCount(5)
  await page.getByRole('navigation', { name: 'Quiz' }).getByRole('link', { name: 'Results' }).click()
  await expect(page.getByRole('heading', { name: 'Worth a look' })).toBeVisible()
})

test('a quiz that nobody has finished says so, and a stranger’s quiz is not there', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Waves' })
  const stranger = await createAccount(server.url, 'admin', 'Somebody Else')
  const foreign = await createEmptyQuiz(stranger, { title: 'Not yours' })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
  await expect(page.getByRole('heading', { name: 'No results yet' })).toBeVisible()
  await expect(page.getByText(quiz.secretCode)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Copy code', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Show full screen' }).click()
  await page.getByRole('button', { name: 'Close full screen' }).click()
  await expect(page.getByRole('heading', { name: 'Share this secret code with your students' })).toBeVisible()
  await page.goto(`/my-quizzes/${foreign._id}/results`)
  await expect(page.getByRole('heading', { name: 'Quiz not found.' })).toBeVisible()
})

test('who failed a question is one click away, by pointer and by keyboard, and the address keeps it', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  for (const [name, answer] of [
    ['Ann', 'Mitochondrion'],
    ['Ben', 'Nucleus'],
    ['Cem', null],
  ] as const) {
    await takeQuiz(await createAccount(server.url, 'student', name), quiz, [answer])
  }
  await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
  await page.getByRole('link', { name: '2 missed question 1' }).click()
  await expect(page.getByRole('status')).toContainText('1 got it wrong, 1 skipped it, 1 got it right.')
  const names = page.getByRole('table', { name: 'Results by student and question' }).getByRole('rowheader')
  await expect(names).toHaveText(['Ben', 'Cem'])
  await page.getByRole('link', { name: 'Show all students' }).click()
  await expect(names).toHaveText(['Ann', 'Ben', 'Cem'])
  await page.getByRole('button', { name: 'Question 1', exact: true }).press('Enter')
  await expect(names).toHaveText(['Ben', 'Cem', 'Ann'])
  await page.getByRole('link', { name: 'Show only who missed it' }).click()
  await expect(names).toHaveText(['Ben', 'Cem'])
  await page.goBack()
  await expect(page.getByRole('row', { name: /^Ben/ }).getByRole('cell').nth(1)).toHaveText('Incorrect')

  const byFirst = page.getByRole('button', { name: 'Question 1', exact: true })
  await byFirst.press('Enter')
  await expect(names).toHaveText(['Ann', 'Cem', 'Ben'])
  await expect(byFirst).toBeFocused()
  await expect(page).toHaveURL(/sort=1&order=descending$/)
  await page.getByRole('link', { name: 'Ann' }).click()
  await expect(page.getByRole('heading', { name: 'Ann', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(names).toHaveText(['Ann', 'Cem', 'Ben'])
  await page.getByRole('link', { name: 'Back to the figures' }).click()
  await expect(page.getByRole('heading', { name: 'Worth a look' })).toBeVisible()
})
