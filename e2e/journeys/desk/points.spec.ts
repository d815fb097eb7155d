import { createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expectAccessible, expectStateAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'

const questions = [
  {
    text: 'Which are found in plant cells but not in animal cells?',
    type: 'multiple',
    options: ['Cell wall', 'Cell membrane', 'Chloroplasts', 'Mitochondria'],
    correctAnswers: ['Cell wall', 'Chloroplasts'],
    points: 2.5,
    rule: 'each-decision',
  },
  {
    text: 'Where does respiration take place?',
    type: 'single',
    options: ['Mitochondrion', 'Nucleus'],
    correctAnswers: ['Mitochondrion'],
    deduction: 0.5,
  },
  {
    text: 'Which is nearest to a right answer?',
    type: 'single',
    options: ['Golgi', 'Vesicle', 'Nucleolus'],
    correctAnswers: ['Golgi'],
    rule: 'by-option',
    shares: [
      [1, 1],
      [1, 3],
      [0, 1],
    ],
  },
  {
    text: 'From small to large',
    type: 'ordering',
    options: ['cell', 'atom', 'organ'],
    correctAnswers: ['atom', 'cell', 'organ'],
    rule: 'each-decision',
    points: 2,
  },
]

test(`what questions are worth stands on the pages of a weighted quiz, 390 px wide`, async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions })
  await takeQuiz(student, quiz, [['Cell wall'], 'Nucleus', 'Vesicle', ['cell', 'organ', 'atom']])
  await page.setViewportSize({ width: 390, height: 900 })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  await expect(page.getByText('6.5 points', { exact: true })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Questions in this quiz' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('2.5 points · Per correct part')
  await expect(rows.nth(2)).toContainText('1 point · A wrong answer costs 0.5 points')
  await expect(rows.nth(3)).toContainText('1 point · Set per option · A: 100% · B: 33.33% · C: 0%')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More for question 2' }).click()
  await page.getByRole('menuitem', { name: 'Change answer key' }).click()
  await expect(page.getByText('1 point · A wrong answer costs 0.5 points')).toBeVisible()
  await expect(page.getByText('Every student gets all points of the question')).toBeVisible()
  await page.getByRole('radio', { name: 'Full marks for all' }).check()
  await expect(page.getByText('2.71 / 6.5 → 4.21 / 6.5 (+1.5)')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/my-quizzes/${quiz._id}/print`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('4 questions · 6.5 points · 15 minutes')
  await expect(preview).toContainText('A wrong answer costs 0.5 points.')
  await expect(preview).toContainText('Partial credit for neighbours in the right order.')
  await expect(preview).not.toContainText('33.33%')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Answer boxes' }).check()
  await expect(preview.getByText('2.5 points')).toBeVisible()
  await page.getByRole('radio', { name: 'Answer key' }).check()
  await expect(preview).toContainText('A: 100% · B: 33.33% · C: 0%')
})

test('the results of a weighted quiz are in points, with those who were partly right', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions })
  await takeQuiz(student, quiz, [['Cell wall'], 'Nucleus', 'Vesicle', ['cell', 'organ', 'atom']])
  const right = [['Cell wall', 'Chloroplasts'], 'Mitochondrion', 'Golgi', ['atom', 'cell', 'organ']]
  for (const given of [right, right.slice(0, 2), [['Cell wall'], 'Mitochondrion', 'Nucleolus'], []]) {
    await takeQuiz(await createAccount(server.url, 'student'), quiz, given)
  }
  await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
  const scores = page.getByRole('table', { name: 'Score distribution' })
  await expect(scores.getByRole('row')).toHaveText([
    /Score/,
    '0 to 0.491',
    '2.5 to 2.992',
    '3.5 to 3.991',
    '6.51',
  ])
  await expect(page.getByText('Score out of 6.5. One dot is one student.')).toBeVisible()
  await expect(page.getByText('“Correct” is the share of its points that students earned.')).toBeVisible()
  const figures = page.getByRole('table', { name: 'Questions', exact: true })
  await expect(figures.getByRole('columnheader', { name: 'Partly correct' })).toBeVisible()
  await expect(figures.getByRole('row').nth(1)).toContainText('2 of 5')
  await expectStateAccessible(page)
})

test('a plain quiz says nothing of points on these pages', async ({ page, educator, student, signIn }) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  await expect(page.getByRole('table', { name: 'Questions in this quiz' })).toBeVisible()
  await expect(page.getByText(/points?\b/)).toHaveCount(0)
  await page.goto(`/my-quizzes/${quiz._id}/print`)
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('3 questions · 15 minutes')
})
