import { admit, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { untilAnswerIsKept } from '../../device-storage.ts'
import { expectOffline, expectSaved, submit, untilKeptOnDevice } from '../../running-attempt.ts'

test.use({ serviceWorkers: 'allow' })

const capitals = {
  text: 'Which city is the capital?',
  type: 'matching',
  options: ['France', 'Italy', 'Réunion'],
  correctAnswers: ['Paris', 'Rome', 'Saint-Denis'],
  distractors: ['Nice'],
  points: 3,
  rule: 'each-decision',
}
const derivatives = {
  text: 'Which is the derivative?',
  type: 'matching',
  format: 'markdown',
  options: ['$x^2$', '$x^3$'],
  correctAnswers: ['$2x$', '$3x^2$'],
  distractors: ['none of these'],
  points: 2,
  rule: 'each-decision',
}

test(`at 390 px a student chooses by keyboard, also without a network`, async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [capitals, derivatives] })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  await untilKeptOnDevice(page)
  const first = page.getByRole('group', { name: /^Question 1:/ })
  const partnerOf = (prompt: string) => first.getByRole('combobox', { name: prompt })
  await expect(page.getByText('Match each item').first()).toBeVisible()
  await expect(partnerOf('France').getByRole('option')).toHaveText([
    '– Choose –',
    'Nice',
    'Paris',
    'Rome',
    'Saint-Denis',
  ])
  await expect(partnerOf('France')).toHaveValue('')
  await expect(page.getByText('to choose, arrow keys to move')).toHaveCount(0)
  await partnerOf('France').focus()
  await page.keyboard.press('P')
  await expect(partnerOf('France')).toHaveValue('Paris')
  await page.keyboard.press('Tab')
  // It finds Rome, and flags nothing.
  await page.keyboard.press('r')
  await expect(partnerOf('Italy')).toHaveValue('Rome')
  await expect(page.getByRole('button', { name: /^Flag/, pressed: true })).toHaveCount(0)
  await expectSaved(page)
  await page.context().setOffline(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('N')
  await expect(partnerOf('Réunion')).toHaveValue('Nice')
  await expectOffline(page)
  await untilAnswerIsKept(page, 'Nice')
  await page.reload()
  await expect(partnerOf('Réunion')).toHaveValue('Nice')
  await expect(partnerOf('Italy')).toHaveValue('Rome')
  await page.context().setOffline(false)
  const second = page.getByRole('group', { name: /^Question 2:/ })
  const list = second.getByRole('list', { name: 'To choose from' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('math')).toHaveCount(2)
  const derivativeOf = second.getByRole('combobox').first()
  await expect(derivativeOf.getByRole('option')).toHaveText(['– Choose –', 'A', 'B', 'C. none of these'])
  await derivativeOf.focus()
  await page.keyboard.press('A')
  await expect(derivativeOf).toHaveValue('$2x$')
  await expectSaved(page)
  await expectAccessible(page)
  await submit(page)
  await expect(page.getByText('out of 5 points')).toBeVisible()
  await expect(page.getByText('2 of 3 points')).toBeVisible()
  await expect(page.getByText('1 of 2 points')).toBeVisible()
  await expect(page.getByText('Réunion → Nice')).toBeVisible()
  await expect(page.getByText('Réunion → Saint-Denis')).toBeVisible()
  await expect(page.getByText('nothing chosen')).toBeVisible()
  await expectAccessible(page)
})

test('an educator sees which pair fails, corrects it by keyboard, and prints the pairs', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Capitals', questions: [capitals, derivatives] })
  await takeQuiz(student, quiz, [['Paris', '', 'Nice']])
  const other = await createAccount(server.url, 'student', 'Zoë Last')
  await takeQuiz(other, quiz, [
    ['Paris', 'Rome', 'Saint-Denis'],
    ['$2x$', '$3x^2$'],
  ])
  await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
  const figures = page.getByRole('row', { name: /1\. Which city is the capital/ })
  await expect(figures.getByText('“Paris” for “France”')).toBeAttached()
  await expect(figures.getByRole('listitem')).toHaveText([/^2/, /^1/, /^1/, /^0/])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More for question 1' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Change answer key' }).press('Enter')
  const key = page.getByRole('group', { name: 'Pairs' })
  await expect(key.getByRole('combobox', { name: 'Réunion' })).toHaveValue('Saint-Denis')
  await key.getByRole('combobox', { name: 'Réunion' }).focus()
  await page.keyboard.press('N')
  await expect(page.getByRole('table', { name: 'Gains' })).toContainText('1 / 5 → 2 / 5')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update scores' }).press('Enter')
  await page.getByRole('button', { name: 'More for question 1' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Change answer key' }).press('Enter')
  await expect(page.getByText('Also accepted: Paris + Rome + Saint-Denis')).toBeVisible()

  await page.goto(`/my-quizzes/${quiz._id}/students/${student.user._id}`)
  await expect(page.getByText('Réunion → Nice').first()).toBeVisible()
  await expect(page.getByText('nothing chosen')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/my-quizzes/${quiz._id}/print`)
  await expect(page.getByText('Match the pairs: write a letter beside each item').first()).toBeVisible()
  await page.goto(`/my-quizzes/${quiz._id}/questions`)
  await expect(page.getByRole('cell', { name: /France Paris/ })).toBeVisible()
  await page.goto(`/edit-quiz/${quiz._id}`)
  await expect(page.getByRole('textbox', { name: 'Match 1', exact: true }).first()).toHaveValue('Paris')
})
