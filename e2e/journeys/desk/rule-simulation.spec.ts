import { createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expectStateAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'

const questions = [
  {
    text: 'Which are found in plant cells but not in animal cells?',
    type: 'multiple',
    options: ['Cell wall', 'Cell membrane', 'Chloroplasts', 'Mitochondria'],
    correctAnswers: ['Cell wall', 'Chloroplasts'],
    points: 2,
  },
  { text: 'Name the process.', type: 'write', options: [], correctAnswers: ['osmosis'] },
]
const given: [name: string, selected: string[]][] = [
  ['Ann Bell', ['Cell wall', 'Chloroplasts']],
  ['Ben Cole', ['Cell wall']],
  ['Cem Dogan', ['Cell wall', 'Chloroplasts', 'Mitochondria']],
  ['Dan Ek', ['Cell membrane', 'Mitochondria']],
]

test('an educator compares what each rule would have given, by keyboard, and sees who would gain by name', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions })
  for (const [name, selected] of given) {
    await takeQuiz(await createAccount(server.url, 'student', name), quiz, [selected, 'osmosis'])
  }
  await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
  await page.getByRole('button', { name: 'More for question 2' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Change answer key' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Compare rules' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More for question 1' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Compare rules' }).press('Enter')

  const title = 'What would each rule have given this class?'
  await expect(page.getByText('Worked out from the answers given so far. Nothing is saved.')).toBeVisible()
  const rows = page.getByRole('table', { name: title }).getByRole('row')
  const cellsOf = (row: number) => rows.nth(row).locator('th, td')
  await expect(cellsOf(1)).toHaveText(['All or nothing (now)', '0.5 of 2', '0.13', '1.5', '1', '–', '0', '0'])
  await expect(cellsOf(3)).toHaveText(['Per correct part', '1.25 of 2', '1', '2.25', '0.87', '–', /^2/, '0'])
  await expect(rows.nth(2)).toContainText('Correct minus wrong')
  await page.getByRole('button', { name: '2 Who would gain: Per correct part' }).press('Enter')
  const names = page.getByRole('table', { name: 'Who would gain: Per correct part' })
  await expect(names).toContainText('Ben Cole')
  await expect(names).toContainText('1 / 3 → 2.5 / 3 (+1.5)')
  await expect(names).toContainText('Cem Dogan')
  await expectStateAccessible(page)

  // Nothing has changed.
  await page.goto(`/my-quizzes/${quiz._id}/results`)
  await expect(page.getByText('50%').first()).toBeVisible()
})

test('before anybody has submitted, what guessing earns is shown', async ({ page, educator, signIn }) => {
  const quiz = await createReadyQuiz(educator, { questions })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  await page.getByRole('button', { name: 'More for question 1' }).click()
  await page.getByRole('menuitem', { name: 'Compare rules' }).click()
  await expect(page.getByText('No submissions yet, so only what guessing earns is known.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Per correct part/ })).toContainText('– of 2')

  await page.goto(`/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  await question.getByRole('button', { name: /^Partial credit/ }).press('Enter')
  await expect(question.getByRole('combobox', { name: 'Partial credit' })).toBeFocused()
  await question.getByRole('link', { name: 'Compare rules' }).press('Enter')
  await expect(page.getByText('No submissions yet, so only what guessing earns is known.')).toBeVisible()
})
