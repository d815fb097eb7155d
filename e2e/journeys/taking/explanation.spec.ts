import { admit, createReadyQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { expectSaved, submit } from '../../running-attempt.ts'

const capital = {
  text: 'Which city is the capital?',
  type: 'single',
  options: ['Paris', 'Rome'],
  correctAnswers: ['Paris'],
}
const country = {
  text: 'Which country has Yamoussoukro as its capital?',
  type: 'write',
  options: [],
  correctAnswers: ['Côte d’Ivoire'],
}
const lenientTask =
  'Write your answer. Accents, spaces and punctuation do not matter, but apostrophes do. You can write oe for œ or ss for ß.'

test(`at 390 px a student reads why, beside the correct answer and not before, and what does not matter in an answer`, async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const optionNotes = ['On the Seine.', 'That is Italy.', 'Until 1990.']
  const explanation = 'It has been so since 987.\nBefore, it was Aachen.'
  const strict = { ...country, text: 'Name the process.', correctAnswers: ['osmosis'] }
  const explained = { ...capital, options: [...capital.options, 'Bonn'], explanation, optionNotes }
  const quiz = await createReadyQuiz(educator, {
    questions: [explained, { ...country, lenient: true }, strict],
  })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  await page.getByRole('radio', { name: 'Rome' }).press('Space')
  await expect(page.getByText(/987|Seine|Italy/)).toHaveCount(0)
  await expect(page.getByText(lenientTask)).toHaveCount(1)
  await page.getByRole('textbox', { name: /^Question 2:/ }).fill("cote d'ivoire")
  await expectAccessible(page)
  await expectSaved(page)
  await page.reload()
  await expect(page.getByText(lenientTask)).toBeVisible()
  await submit(page)
  await expect(page.getByText('1 correct', { exact: true })).toBeVisible()
  await expect(page.getByText('It has been so since 987.')).toBeVisible()
  const notes = page.getByRole('definition').filter({ hasText: 'Seine' }).getByRole('listitem')
  await expect(notes).toHaveText(['Paris: On the Seine.', 'Rome: That is Italy.'])
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: '987' })).toBeVisible()
})
