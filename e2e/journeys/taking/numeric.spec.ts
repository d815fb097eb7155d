import { admit, createReadyQuiz } from '../../api.ts'
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
  await expect(page.getByText('Partial credit for a number that is close.')).toBeVisible()
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
