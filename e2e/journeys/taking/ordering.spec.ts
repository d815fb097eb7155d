import { admit, createDraft, createReadyQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { expectOffline, expectSaved, submit } from '../../running-attempt.ts'

const metals = {
  text: 'Put these metals in order of their mass, the lightest first.',
  type: 'ordering',
  options: ['Lead', 'Iron', 'Gold', 'Aluminium'],
  correctAnswers: ['Aluminium', 'Iron', 'Gold', 'Lead'],
  points: 3,
  rule: 'each-decision',
}
const again = { ...metals, text: 'And once more', options: ['Gold', 'Lead', 'Aluminium', 'Iron'] }

test(`at 390 px a student moves items by keyboard, also without a network`, async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, {
    questions: [metals, again],
  })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  const first = page.getByRole('group', { name: /^Question 1:/ })
  const items = first.getByRole('listitem')
  await expect(items).toHaveText([/Lead/, /Iron/, /Gold/, /Aluminium/])
  await expect(page.getByText('Put the items in order').first()).toBeVisible()
  await first.getByRole('button', { name: 'Move up: Iron' }).press('Enter')
  await expect(first.getByText('Iron, now 1 of 4')).toBeAttached()
  await expect(first.getByRole('button', { name: 'Move up: Iron' })).toBeFocused()
  await expectSaved(page)
  await page.context().setOffline(true)
  await first.getByRole('button', { name: 'Move up: Aluminium' }).press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(items).toHaveText([/Aluminium/, /Iron/, /Lead/, /Gold/])
  await expectOffline(page)
  await page.context().setOffline(false)
  await page.reload()
  await expect(items).toHaveText([/Aluminium/, /Iron/, /Lead/, /Gold/])
  const second = page.getByRole('group', { name: /^Question 2:/ })
  await second.getByRole('button', { name: 'Keep this order' }).press('Enter')
  await expect(second.getByRole('button', { name: 'Clear answer' })).toBeFocused()
  await expectSaved(page)
  await expectAccessible(page)
  await submit(page)
  await expect(page.getByText('out of 6 points')).toBeVisible()
  await expect(page.getByText('1 of 3 points')).toBeVisible()
  await expect(page.getByText('2 of 3 points')).toBeVisible()
  await expect(page.getByText('Partly correct', { exact: true })).toHaveCount(2)
  await expectAccessible(page)
})

test('a press too many moves no item back, neither up nor down', async ({ page, startQuiz }) => {
  await startQuiz(page, { questions: [metals] })
  const items = page.getByRole('group', { name: /^Question 1:/ }).getByRole('listitem')
  const pressed = async (name: string, times: number) => {
    await page.getByRole('button', { name }).focus()
    for (let press = 0; press < times; press++) await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await pressed('Move up: Gold', 6)
  await expect(items).toHaveText([/Gold/, /Lead/, /Iron/, /Aluminium/])
  await pressed('Move down: Lead', 6)
  await expect(items).toHaveText([/Gold/, /Iron/, /Aluminium/, /Lead/])
  await expectSaved(page)
})

test('in the editor each press moves the same item or pair on, and none moves it back', async ({
  page,
  educator,
  signIn,
}) => {
  const pairs = {
    text: 'Match the capitals',
    type: 'matching',
    options: ['France', 'Spain', 'Italy'],
    correctAnswers: ['Paris', 'Madrid', 'Rome'],
  }
  const quiz = await createDraft(educator, { questions: [metals, pairs] })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const valuesOf = (name: RegExp) =>
    page
      .getByRole('textbox', { name })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const press = async (name: string, times: number) => {
    await page.getByRole('button', { name, exact: true }).focus()
    for (let each = 0; each < times; each++) await page.keyboard.press('Enter')
  }
  await press('Move item 4 up', 6)
  await expect.poll(() => valuesOf(/^Item \d$/)).toEqual(['Lead', 'Aluminium', 'Iron', 'Gold'])
  await press('Move item 1 down', 2)
  await expect.poll(() => valuesOf(/^Item \d$/)).toEqual(['Aluminium', 'Iron', 'Lead', 'Gold'])
  await press('Move prompt 3 up', 5)
  await expect.poll(() => valuesOf(/^Prompt \d$/)).toEqual(['Italy', 'France', 'Spain'])
  await expect.poll(() => valuesOf(/^Match \d$/)).toEqual(['Rome', 'Paris', 'Madrid'])
})
