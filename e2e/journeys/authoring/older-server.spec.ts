import { createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const refusal = 'Another server still runs an older version. Try again in a minute.'

test('while a server of an older version runs, points are refused with a sentence, and nothing typed is lost', async ({
  page,
  educator,
  server,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  await text.fill('What is a cell?')
  const points = question.getByRole('textbox', { name: 'Points', exact: true })
  await points.fill('2')
  server.setOtherNode('0.2.0')
  const save = page.getByRole('button', { name: 'Save Changes' })
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
  await expect(text).toHaveValue('What is a cell?')
  await expect(points).toHaveValue('2')
  server.setOtherNode(undefined)
  await save.click()
  await expect(page).not.toHaveURL(/edit-quiz/)
  await expect(page.getByText('What is a cell?')).toBeVisible()
})
