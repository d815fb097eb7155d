import { admit, createDraft, createReadyQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { expectOffline, expectSaved, submit } from '../../running-attempt.ts'

const fall = {
  text: 'How fast is a stone after 2 s of free fall?',
  type: 'numeric',
  options: [],
  correctAnswers: ['19.62'],
  points: 2,
  number: {
    decimal: '.',
    tolerance: { kind: 'relative', value: '1 %' },
    near: { value: '5 %', share: [1, 2] },
    unit: { is: 'm/s', convert: true },
  },
}
const osmosis = {
  text: 'How does water cross a membrane?',
  type: 'write',
  options: [],
  correctAnswers: ['osmosis', 'by osmosis'],
}

test('an educator writes a numeric question by keyboard, with a tolerance and a unit', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
  const question = page.getByRole('region', { name: 'Question 4', exact: true })
  await question.getByRole('textbox', { name: 'Question text' }).fill('How fast is it?')
  await question.getByRole('radio', { name: 'Numeric Answer' }).press('Space')
  const answer = question.getByRole('textbox', { name: 'Correct Answer' })
  await answer.fill('9.8.1')
  await expect(question.getByText('Not a number yet')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(question.getByText('“9.8.1” cannot be read as a number.')).toBeVisible()
  await answer.fill('9,81')
  await question.getByRole('combobox', { name: 'Decimals are written with' }).selectOption(',')
  await expect(question.getByText('Read as 9.81')).toBeVisible()
  await question.getByRole('textbox', { name: 'Unit' }).fill('m/ss')
  await question.getByRole('combobox', { name: 'Tolerance' }).selectOption('Relative: per cent of the number')
  const width = question.getByRole('textbox', { name: 'How much' })
  await expect(width).toHaveAccessibleDescription('For example 5%.')
  await width.fill('1')
  await expect(width).toHaveAccessibleDescription('100% of the number.')
  await width.fill('1 %')
  await expect(width).toHaveAccessibleDescription('1% of the number.')
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(question.getByText('“m/ss” is no unit that Quizly knows. Did you mean m/s?')).toBeVisible()
  await question.getByRole('textbox', { name: 'Unit' }).fill('°C')
  const converts = question.getByRole('checkbox', { name: 'Accept other units of the same kind, converted' })
  const differences = question.getByText('Temperatures convert as differences: 20 °C counts as 20 K.')
  await expect(differences).toBeHidden()
  await converts.press('Space')
  await expect(differences).toBeVisible()
  await question.getByRole('textbox', { name: 'Unit' }).fill('m/s²')
  await expect(differences).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('How fast is it?')).toBeVisible()
})

test('a new numeric question writes decimals as the quiz’s language does, and says so', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/manual-entry')
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Kräfte')
  await page.getByRole('textbox', { name: 'Number of Questions' }).fill('1')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('10')
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('de')
  await page.getByRole('button', { name: 'Proceed to Question Entry' }).click()
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  await question.getByRole('radio', { name: 'Numeric Answer' }).press('Space')
  await expect(question.getByRole('combobox', { name: 'Decimals are written with' })).toHaveValue(',')
  await question.getByRole('textbox', { name: 'Correct Answer' }).fill('3,145')
  await expect(question.getByText('Read as 3.145')).toBeVisible()
})

test('a student types a number with a unit, sees how it is read, and earns a part', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [fall, osmosis] })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await expect(page.getByText('3 points in all.')).toBeVisible()
  await expect(
    page.getByText('Some answers with a number that is nearly right give a part of their points.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  const field = page.getByRole('textbox', { name: /^Question 1:/ })
  await expect(page.getByText('Write a number, with its unit')).toBeVisible()
  await field.fill('7')
  await expect(page.getByText('Read as 7')).toBeVisible()
  await field.fill('7 mps')
  await expect(page.getByText('“mps” is no unit that Quizly knows')).toBeVisible()
  await field.fill('7e')
  await expect(page.getByText('Not a number yet')).toBeVisible()
  await field.fill('73 km/h')
  await expect(page.getByText('Read as 73 km/h')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: /^Question 2:/ }).fill('By osmosis')
  await expectSaved(page)
  await page.context().setOffline(true)
  await field.fill('73.5 km/h')
  await expectOffline(page)
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Question 1:/ })).toHaveValue('73.5 km/h')
  await submit(page)
  await expect(page.getByText('out of 3 points')).toBeVisible()
  await expect(page.getByText('1 of 2 points').first()).toBeVisible()
  await expect(page.getByText('Partly correct', { exact: true })).toBeVisible()
  await expect(page.getByText('19.62 m/s', { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 1 point').first()).toBeVisible()
  await expectAccessible(page)
})

test('an educator reads what a number earns that is not wholly right', async ({ page, educator, signIn }) => {
  const quiz = await createReadyQuiz(educator, { questions: [fall, osmosis] })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  const row = page.getByRole('table', { name: 'Questions in this quiz' }).getByRole('row').nth(1)
  await expect(row).toContainText('2 points · Nearly right (± 5 %): 50%')
  await expect(row).toContainText('19.62 ± 1 % m/s')
  await expectAccessible(page)
})
