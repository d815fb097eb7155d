import { admit, createDraft, createReadyQuiz } from '../../api.ts'
import { expectAccessible, expectStateAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { expectSaved, submit } from '../../running-attempt.ts'

const country = {
  text: 'Which country has Yamoussoukro as its capital?',
  type: 'write',
  options: [],
  correctAnswers: ['Côte d’Ivoire'],
}
const lenientTask =
  'Write your answer. Accents, spaces and punctuation do not matter, but apostrophes do. You can write oe for œ or ss for ß.'

test('an educator lets accents, punctuation and spaces not matter, by keyboard', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator, { questions: [country] })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const box = question.getByRole('checkbox', { name: 'Ignore accents, punctuation and spaces' })
  await expect(box).not.toBeChecked()
  await box.press('Space')
  await expect(box).toBeChecked()
  await expectStateAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('(written answer, leniently marked)')).toBeVisible()
})

test(`at 390 px a student reads that accents and punctuation do not matter, and has the point`, async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const strict = { ...country, text: 'Name the process.', correctAnswers: ['osmosis'] }
  const quiz = await createReadyQuiz(educator, { questions: [{ ...country, lenient: true }, strict] })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  await expect(page.getByText(lenientTask)).toHaveCount(1)
  await page.getByRole('textbox', { name: /^Question 1:/ }).fill("cote d'ivoire")
  await expectAccessible(page)
  await expectSaved(page)
  await page.reload()
  await expect(page.getByText(lenientTask)).toBeVisible()
  await submit(page)
  await expect(page.getByText('1 correct', { exact: true })).toBeVisible()
})
