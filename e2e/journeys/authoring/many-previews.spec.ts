import { createDraft } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('a quiz with more formatted questions than texts are drawn in a minute shows all of them', async ({
  page,
  educator,
  signIn,
}) => {
  const count = 65
  const questions = Array.from({ length: count }, (_, index) => ({
    text: `What is $x_{${index}}$?`,
    type: 'single',
    format: 'markdown',
    options: ['$x^2$', '$x^3$'],
    correctAnswers: ['$x^2$'],
  }))
  const quiz = await createDraft(educator, { questions })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const fields = page.getByRole('textbox', { name: /^(Question text|Option)/ })
  await expect(fields).toHaveCount(3 * count)
  // What is far away is drawn when it comes near.
  for (let index = 0; index < count; index += 1) await fields.nth(3 * index).scrollIntoViewIfNeeded()
  await expect(fields.locator('msub')).toHaveCount(count)
  await expect(fields.locator('msup')).toHaveCount(2 * count)
})
