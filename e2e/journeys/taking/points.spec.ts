import { admit, createReadyQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { expectSaved, submit } from '../../running-attempt.ts'

const options = ['Cell wall', 'Cell membrane', 'Chloroplasts', 'Mitochondria']
const questions = [
  {
    text: 'Which are found in plant cells but not in animal cells?',
    type: 'multiple',
    options,
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
]

test('a student reads how a quiz is marked, earns a part, loses some, and all who see the score see points', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await expect(page.getByText('3.5 points in all.')).toBeVisible()
  await expect(
    page.getByText('Some questions give a part of their points for each part of the answer that is right.'),
  ).toBeVisible()
  await expect(page.getByText('Some wrong answers cost points.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  const first = page.getByRole('group', { name: /^Question 1:/ })
  await expect(first).toHaveAccessibleDescription(
    'Choose all that apply 2.5 points Partial credit for each option you get right.',
  )
  await first.getByRole('checkbox', { name: 'Cell wall' }).check()
  await expect(page.getByText('A wrong answer costs 0.5 points.')).toBeVisible()
  await page.getByRole('radio', { name: 'Nucleus' }).check()
  await expectAccessible(page)
  await expectSaved(page)
  await submit(page)
  await expect(page.getByText('1.38 out of 3.5 points')).toBeVisible()
  await expect(page.getByText('1.88 of 2.5 points')).toBeVisible()
  await expect(page.getByText('−0.5 of 1 point')).toBeVisible()
  await expect(page.getByText('1 partly correct')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/profile')
  await expect(page.getByText('1.38 / 3.5')).toBeVisible()

  const desk = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(desk, educator, `/my-quizzes/${quiz._id}/grid`)
  await expect(desk.getByText('1.38 / 3.5')).toBeVisible()
  const signs = desk.getByRole('list', { name: 'Signs' }).getByRole('listitem')
  await expect(signs).toHaveText(['Correct', 'Partly correct', 'Incorrect', 'Skipped'])
  await expectAccessible(desk)
})
