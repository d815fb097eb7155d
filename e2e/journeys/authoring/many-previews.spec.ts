import { createDraft } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('a quiz with more formatted questions than previews are drawn in a minute shows all of them', async ({
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
  const previews = page.getByRole('group', { name: 'Preview' })
  await expect(previews).toHaveCount(count)
  await expect(previews.locator('msub')).toHaveCount(count)
  await expect(previews.locator('msup')).toHaveCount(2 * count)
  await expect(page.getByText('The preview could not be loaded. What you write is kept.')).toHaveCount(0)
})
