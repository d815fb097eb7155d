import { admit, createDraft, createReadyQuiz } from '../../api.ts'
import { expectAccessible, expectStateAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { submit } from '../../running-attempt.ts'

const capital = {
  text: 'Which city is the capital?',
  type: 'single',
  options: ['Paris', 'Rome'],
  correctAnswers: ['Paris'],
}

test('an educator explains a correct answer, by keyboard', async ({ page, educator, signIn }) => {
  const quiz = await createDraft(educator, { questions: [capital] })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  await question.locator('summary', { hasText: 'Explanation' }).press('Enter')
  await question.getByRole('textbox', { name: 'Explanation' }).fill('It has been so since 987.')
  await question.locator('summary', { hasText: 'Notes on options' }).press('Enter')
  await question.getByRole('textbox', { name: 'Note on option A' }).fill('On the Seine.')
  await question.getByRole('textbox', { name: 'Note on option B' }).fill('That is Italy.')
  await expectStateAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page).toHaveURL(/review-quiz/)
  await page.goto(page.url().replace('review-quiz', 'edit-quiz'))
  await expect(question.getByRole('textbox', { name: 'Explanation' })).toHaveValue(
    'It has been so since 987.',
  )
  await expect(question.getByRole('textbox', { name: 'Note on option B' })).toHaveValue('That is Italy.')
})

test(`at 390 px a student reads why, beside the correct answer and not before`, async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const optionNotes = ['On the Seine.', 'That is Italy.', 'Until 1990.']
  const explanation = 'It has been so since 987.\nBefore, it was Aachen.'
  const quiz = await createReadyQuiz(educator, {
    questions: [{ ...capital, options: [...capital.options, 'Bonn'], explanation, optionNotes }],
  })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  await page.getByRole('radio', { name: 'Rome' }).press('Space')
  await expect(page.getByText(/987|Seine|Italy/)).toHaveCount(0)
  await submit(page)
  await expect(page.getByText('It has been so since 987.')).toBeVisible()
  const notes = page.getByRole('definition').filter({ hasText: 'Seine' }).getByRole('listitem')
  await expect(notes).toHaveText(['Paris: On the Seine.', 'Rome: That is Italy.'])
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: '987' })).toBeVisible()
})
