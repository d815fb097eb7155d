import type { Page } from '@playwright/test'
import { expectStateAccessible } from '../../accessible.ts'
import { addToBank } from '@quizly/contract'
import { api, createDraft, createEmptyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const choice = (text: string, points?: number) => ({
  text,
  type: 'single',
  options: ['yes', 'no'],
  correctAnswers: ['yes'],
  ...(points !== undefined && { points }),
})
const questions = ['Is ice cold?', 'Does water boil?', 'Does iron rust?', 'Is gas light?', 'Is salt sweet?']
const slot = (page: Page, name: string) => page.getByRole('group', { name: `Slot “${name}”` })
const question = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number}`, exact: true })

for (const width of [1280, 390])
  test(`at ${width} px a slot is made, corrected and saved by keyboard, and the review says what is asked (T510)`, async ({
    page,
    educator,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const quiz = await createDraft(educator, { questions: questions.map((text) => choice(text)) })
    await signIn(page, educator, `/edit-quiz/${quiz._id}`)

    await page.getByRole('button', { name: 'Create a slot' }).press('Enter')
    const dialog = page.getByRole('dialog')
    const name = dialog.getByRole('textbox', { name: 'Name of the slot' })
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Slot 1')
    await name.fill('Kinetics')
    await dialog.getByRole('textbox', { name: 'Questions to draw' }).fill('5')
    for (const number of [1, 3, 4, 5]) {
      await dialog.getByRole('checkbox', { name: new RegExp(`^${number}\\.`) }).press('Space')
    }
    await dialog.getByRole('combobox', { name: 'Set of question 3' }).selectOption('Set A')
    await expectStateAccessible(page)
    await dialog.getByRole('button', { name: 'Save slot' }).press('Enter')
    const draw = dialog.getByRole('textbox', { name: 'Questions to draw' })
    await expect(draw).toBeFocused()
    await expect(dialog.getByText('Slot “Kinetics” draws 5 of 4 questions.')).toBeVisible()
    await draw.fill('2')
    await draw.press('Enter')

    const kinetics = slot(page, 'Kinetics')
    const number = kinetics.getByRole('textbox', { name: 'Questions to draw' })
    await expect(number).toBeFocused()
    await expect(kinetics.getByText('Each attempt is asked 2 of these 4 questions.')).toBeVisible()
    await expect(question(page, 2).getByText('Slot “Kinetics”, set A')).toBeVisible()
    await expect(question(page, 5).getByRole('textbox', { name: 'Question text' })).toHaveText(
      'Does water boil?',
    )
    await expect(page.getByText('5 questions, 3 asked · 3 points')).toBeVisible()
    await expectStateAccessible(page)

    await number.fill('6')
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
    const summary = page.getByRole('alert').filter({ hasText: 'Slot “Kinetics” draws 6 of 4 questions.' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link').press('Enter')
    await expect(number).toBeFocused()
    await expect(kinetics.getByText('Slot “Kinetics” draws 6 of 4 questions.')).toBeVisible()
    await number.fill('2')
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter')

    await expect(page.getByText('3 of 5 questions')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Questions in this quiz' })).toContainText(
      'Slot “Kinetics”, set A',
    )
    await page.goto('/my-quizzes')
    await expect(page.getByRole('row').filter({ hasText: quiz.title })).toContainText('3 of 5')
  })

test('a slot is renamed, gets a question, moves as a whole, and is dissolved and back (T511)', async ({
  page,
  educator,
  signIn,
}) => {
  const inSlot = { slot: { name: 'Kinetics', draw: 1 } }
  const quiz = await createDraft(educator, {
    questions: questions.map((text, i) => ({ ...choice(text), ...(i > 2 && inSlot) })),
  })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const texts = page.getByRole('textbox', { name: 'Question text' })
  await slot(page, 'Kinetics').getByRole('button', { name: 'Move slot up' }).press('Enter')
  await expect(texts).toHaveText([0, 1, 3, 4, 2].map((i) => questions[i] ?? ''))

  await slot(page, 'Kinetics').getByRole('button', { name: 'Edit slot' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name of the slot' }).fill('Rates')
  await dialog.getByRole('button', { name: 'Save slot' }).press('Enter')
  const rates = slot(page, 'Rates')
  await expect(question(page, 4).getByText('Slot “Rates”')).toBeVisible()

  await rates.getByRole('button', { name: 'Add a question to the slot' }).press('Enter')
  await expect(question(page, 5).getByRole('textbox', { name: 'Question text' })).toBeFocused()
  await expect(rates.getByText('Each attempt is asked 1 of these 3 questions.')).toBeVisible()

  await rates.getByRole('button', { name: 'Dissolve slot' }).press('Enter')
  await expect(rates).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(rates.getByRole('textbox', { name: 'Questions to draw' })).toBeFocused()
  await expect(page.getByText('6 questions, 4 asked · 4 points')).toBeVisible()
})

test('points that differ inside a slot are said at the question (T512)', async ({
  page,
  educator,
  signIn,
}) => {
  const inSlot = { slot: { name: 'Kinetics', draw: 1 } }
  const quiz = await createDraft(educator, {
    questions: questions.map((text) => ({ ...choice(text), ...inSlot })),
  })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const points = question(page, 2).getByRole('textbox', { name: 'Points', exact: true })
  await points.fill('2')
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  const sentence = 'All questions of a slot need the same points; question 2 has 2.'
  await expect(question(page, 2).getByText(sentence)).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: sentence }).press('Enter')
  await expect(points).toBeFocused()
})

test('the preview and a print have what one attempt is asked, and there is another (T513)', async ({
  page,
  educator,
  signIn,
}) => {
  const inSlot = { slot: { name: 'Kinetics', draw: 2 } }
  const quiz = await createDraft(educator, {
    questions: questions.map((text) => ({ ...choice(text), ...inSlot })),
  })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/preview`)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('radiogroup')).toHaveCount(2)
  await page.getByRole('button', { name: 'Draw again' }).click()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('radiogroup')).toHaveCount(2)

  await page.goto(`/my-quizzes/${quiz._id}/print`)
  const printed = page.getByRole('region', { name: 'Preview' })
  await expect(printed.getByText('Version 1 ·')).toBeVisible()
  const items = printed.locator('.printed__questions > li')
  await expect(items).toHaveCount(2)
  const first = await items.allTextContents()
  await page.getByText('Answer key', { exact: true }).click()
  await expect(printed.locator('.printed__key > li')).toHaveCount(2)
  await page.getByText('Questions', { exact: true }).click()
  await expect(items).toHaveText(first)
  await page.getByRole('button', { name: 'Another version' }).click()
  await expect(printed.getByText('Version 2 ·')).toBeVisible()
})

test('slots are made of the bank, of chosen questions and by tag and level (T514)', async ({
  page,
  educator,
  signIn,
}) => {
  const items = questions.map((text, i) => ({ question: choice(text), tags: ['Water'], level: i + 1 }))
  await api(educator, addToBank, { body: { items } })
  const quiz = await createEmptyQuiz(educator, { numQuestions: 1 })
  await signIn(page, educator, `/create-questions/${quiz._id}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Insert from the bank' }).press('Enter')
  await dialog.getByRole('checkbox', { name: /rust/ }).press('Space')
  await dialog.getByRole('checkbox', { name: /salt/ }).press('Space')
  await dialog.getByRole('checkbox', { name: 'Draw from these questions at random' }).press('Space')
  await dialog.getByRole('textbox', { name: 'Questions to draw' }).fill('3')
  await expect(dialog.getByText('This slot draws 3 of 2 questions.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Questions to draw' }).fill('1')
  await expectStateAccessible(page)
  await dialog.getByRole('button', { name: 'Insert 2 questions' }).press('Enter')
  await expect(slot(page, 'Slot 1').getByText('Each attempt is asked 1 of these 2 questions.')).toBeVisible()

  await page.getByRole('button', { name: 'Insert from the bank' }).press('Enter')
  await dialog.getByText('Draw by tag and level').click()
  const first = dialog.getByRole('group', { name: 'Slot 1' })
  await first.getByLabel('Tag').selectOption('Water')
  await first.getByLabel('From level').selectOption('1')
  await first.getByLabel('To level').selectOption('2')
  await expect(first.getByRole('status')).toHaveText('2 questions')
  await dialog.getByRole('button', { name: 'Add another slot' }).press('Enter')
  const second = dialog.getByRole('group', { name: 'Slot 2' })
  await second.getByLabel('From level').selectOption('4')
  await second.getByRole('textbox', { name: 'Questions to draw' }).fill('2')
  await expectStateAccessible(page)
  await dialog.getByRole('button', { name: 'Insert 4 questions' }).press('Enter')
  await expect(slot(page, 'Water, levels 1–2')).toBeVisible()
  await expect(slot(page, 'levels 4–5').getByRole('textbox', { name: 'Questions to draw' })).toHaveValue('2')
  await page.getByRole('button', { name: 'Save & Proceed' }).press('Enter')
  await expect(page.getByText('4 of 6 questions')).toBeVisible()
})
