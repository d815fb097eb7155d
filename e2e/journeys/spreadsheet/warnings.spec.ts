import { expect, test } from '../../fixtures.ts'

/** Nothing is wrong, and two written answers look like the name of an option. */
const rows = ['Bergen', 'B', 'Aarhus', 'C'].map((answer, i) => ({
  Question: `Where is harbour number ${i + 1}?`,
  'Correct Answer': answer,
}))

test('where nothing is wrong, the way leads from warning to warning and then to saving', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  await page.addInitScript((text) => localStorage.setItem('quizData', text), JSON.stringify(rows))
  await page.goto('/review-questions')
  const answer = (row: number) => page.getByRole('textbox', { name: `Row ${row}, Correct Answer` })
  const next = page.getByRole('button', { name: 'Next warning' })
  await next.click()
  await expect(answer(3)).toBeFocused()
  await next.click()
  await expect(answer(5)).toBeFocused()
  await expect(answer(5)).toHaveAccessibleDescription(/“C” looks like the name of an option/)

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Copenhagen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Finalize & Save Quiz' })).toBeFocused()

  await next.click()
  await expect(answer(3)).toBeFocused()
  await answer(3).fill('Brest')
  await expect(next).toBeHidden()
})
