import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectStateAccessible } from '../../accessible.ts'
import { changeSettings, createDraft, createEmptyQuiz } from '../../api.ts'
import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'

const question = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number}`, exact: true })
const field = (block: Locator, name: string) => block.getByRole('textbox', { name, exact: true })

const capital = {
  text: 'Which city is the capital?',
  type: 'single',
  options: ['Paris', 'Rome'],
  correctAnswers: ['Paris'],
}
const why = {
  text: 'Why did it begin?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  points: 3,
  essay: {
    rubric: [
      { _id: 'a', text: 'Names the treaty', points: 2 },
      { _id: 'b', text: 'Dates it', points: 1 },
    ],
  },
}

for (const width of [1280, 390])
  test(`points and what is set stand at the head of a question and in the bar, by keyboard at ${width} px`, async ({
    page,
    educator,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const quiz = await createDraft(educator, { questions: [capital, why] })
    await signIn(page, educator, `/edit-quiz/${quiz._id}`)
    const [first, essay] = [question(page, 1), question(page, 2)]
    await expect(page.getByText('2 questions · 4 points')).toBeVisible()
    await first.getByRole('button', { name: /^Question type/ }).focus()
    await page.keyboard.press('Tab')
    await expect(field(first, 'Points')).toBeFocused()
    await page.keyboard.type('2.5')
    await expect(page.getByText('2 questions · 5.5 points')).toBeVisible()

    await test.step('a part opens, has the focus, and says that it is set', async () => {
      const button = (name: string | RegExp) => first.getByRole('button', { name })
      await button('Explanation').press('Enter')
      await expect(field(first, 'Explanation')).toBeFocused()
      await page.keyboard.type('Since 987.')
      await button('Explanation, filled in').press('Enter')
      await expect(field(first, 'Explanation')).toBeHidden()
      await button('Penalty for a wrong answer').press('Enter')
      await expect(field(first, 'Penalty for a wrong answer')).toBeFocused()
      await page.keyboard.type('many')
      await button('Penalty for a wrong answer, filled in').press('Enter')
      await button('Partial credit').press('Enter')
      await expect(first.getByRole('combobox', { name: 'Partial credit' })).toBeFocused()
      await expectStateAccessible(page)
    })
    await test.step('a problem opens its part, which stays open', async () => {
      await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
      const penalty = field(first, 'Penalty for a wrong answer')
      await expect(penalty).toBeVisible()
      await page.getByRole('alert').getByRole('link').press('Enter')
      await expect(penalty).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('0.5')
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0)
      await expect(penalty, 'it stays open when the problem has gone').toBeFocused()
    })
    await test.step('an essay is worth what its rubric gives, unless something else is typed', async () => {
      await field(essay, 'Item 2').press('Enter')
      await expect(field(essay, 'Item 3')).toBeFocused()
      await page.keyboard.type('Gives a source')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('1.5')
      await expect(page.getByText('2 questions · 7 points')).toBeVisible()
      await field(essay, 'Points').fill('4')
      const differs = essay.getByText('The items that give points add up to 4.5, the question has 4.')
      await expect(differs).toBeVisible()
      await expect(page.getByText('2 questions · 6.5 points')).toBeVisible()
    })
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/review-quiz/)
    await expect(
      page.getByText('The items that give points add up to 4.5, the question has 4.'),
    ).toBeVisible()
  })

for (const width of [1280, 390])
  test(`a statement that is true or false is one press, by keyboard at ${width} px`, async ({
    page,
    educator,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const quiz = await createEmptyQuiz(educator, { numQuestions: 2 })
    await changeSettings(educator, quiz, { language: 'fr' })
    await signIn(page, educator, `/create-questions/${quiz._id}`)
    const type = (number: number) => question(page, number).getByRole('button', { name: /^Question type/ })
    await field(question(page, 1), 'Question text').fill('L’eau bout à 100 °C.')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(question(page, 1).getByRole('menuitemradio', { checked: true })).toHaveText(
      /^Single Correct/,
    )
    await expect(question(page, 1).getByRole('menuitemradio').first()).toBeFocused()
    await expectStateAccessible(page)
    await page.keyboard.press('t')
    await page.keyboard.press('Enter')
    await expect(type(1)).toHaveAccessibleName('Question type: True / False')
    await expect(question(page, 1).getByRole('textbox', { name: /^Option/ })).toHaveCount(0)
    const answers = question(page, 1)
      .getByRole('group', { name: 'Select the correct option.' })
      .getByRole('radio')
    await expect(answers.first()).toBeFocused()
    await page.keyboard.press('Control+2')
    await expect(answers.nth(1)).toBeChecked()
    await expectAccessible(page)

    await test.step('it is the first in the menu from then on, also after the page has been loaded again', async () => {
      await page.keyboard.press('Control+Enter')
      await page.keyboard.type('Le feu est froid.')
      await page.reload()
      await field(question(page, 2), 'Question text').press('Alt+ArrowDown')
      await expect(question(page, 2).getByRole('menuitemradio').first()).toHaveText(/^True \/ False/)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Space')
    })
    await page.keyboard.press('Control+s')
    const table = page.getByRole('table', { name: 'Questions in this quiz' })
    await expect(table.getByText('Faux, marked correct')).toBeVisible()
    await page.getByRole('button', { name: 'Edit Quiz' }).press('Enter')
    await expect(type(1)).toHaveAccessibleName('Question type: True / False')
    await chooseType(question(page, 1), 'Single Correct')
    await expect(field(question(page, 1), 'Option D')).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(type(1)).toHaveAccessibleName('Question type: True / False')
  })

test('Enter goes on in every list, and never while an input method composes', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createEmptyQuiz(educator, { numQuestions: 1 })
  await signIn(page, educator, `/create-questions/${quiz._id}`)
  const { keyboard } = page
  const block = question(page, 1)
  const writeOn = async (...texts: [name: string, text: string][]) => {
    for (const [name, text] of texts) {
      await expect(field(block, name)).toBeFocused()
      await keyboard.type(text)
      await keyboard.press('Enter')
    }
  }
  await field(block, 'Question text').fill('What is this?')

  await test.step('accepted answers', async () => {
    await chooseType(block, 'Write Answer')
    await writeOn(['Correct Answer', 'Benzene'], ['Accepted answer 2', 'Benzol'])
    await keyboard.press('Enter')
    await expect(field(block, 'Accepted answer 3'), 'an empty one makes no other').toBeFocused()
    await keyboard.press('Backspace')
    await expect(field(block, 'Accepted answer 2')).toBeFocused()
    await expect(field(block, 'Accepted answer 3')).toHaveCount(0)
    await field(block, 'Correct Answer').press('Enter')
    await expect(field(block, 'Accepted answer 2')).toBeFocused()
    await expect(field(block, 'Accepted answer 2')).toHaveValue('Benzol')
  })
  await test.step('an input method takes Enter for itself', async () => {
    const devTools = await page.context().newCDPSession(page)
    await field(block, 'Accepted answer 2').focus()
    await devTools.send('Input.imeSetComposition', { text: 'ぺん', selectionStart: 2, selectionEnd: 2 })
    await devTools.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
    await devTools.send('Input.insertText', { text: 'ペン' })
    await expect(field(block, 'Accepted answer 2')).toHaveValue('Benzolペン')
    await expect(field(block, 'Accepted answer 2')).toBeFocused()
    await expect(field(block, 'Accepted answer 3')).toHaveCount(0)
  })
  await test.step('a number: answer, tolerance, unit', async () => {
    await chooseType(block, 'Numeric Answer')
    await writeOn(['Correct Answer', '2'])
    await keyboard.type('4')
    await field(block, '± Tolerance').fill('5%')
    await keyboard.press('Enter')
    await expect(field(block, 'Unit')).toBeFocused()
    await keyboard.type('mol')
    await expect(
      block.getByText('Accepted: 1.9 to 2.1 mol or 3.8 to 4.2 mol; no credit without the unit'),
    ).toBeVisible()
    await expectStateAccessible(page)
  })
  await test.step('pairs and answers that match nothing', async () => {
    await chooseType(block, 'Match Pairs')
    const prompt = block.getByRole('textbox', { name: /1$/ }).first()
    await expect(prompt).toBeFocused()
    const count = await block.locator('.ed-pair').count()
    for (let pair = 1; pair <= count; pair++) {
      await keyboard.type(`Country ${pair}`)
      await keyboard.press('Enter')
      await keyboard.type(`City ${pair}`)
      await keyboard.press('Enter')
    }
    await expect(block.locator('.ed-pair')).toHaveCount(count + 1)
    await expect(block.locator('.ed-pair').nth(count).getByRole('textbox').first()).toBeFocused()
    await keyboard.press('Backspace')
    await expect(block.locator('.ed-pair')).toHaveCount(count)
    await expect(
      block
        .locator('.ed-pair')
        .nth(count - 1)
        .getByRole('textbox')
        .nth(1),
    ).toHaveValue(`City ${count}`)
  })
  await test.step('items in order', async () => {
    await chooseType(block, 'Put in Order')
    const items = block.getByRole('textbox', { name: /^Item/ })
    await expect(items.first()).toBeFocused()
    const count = await items.count()
    for (let item = 1; item <= count; item++) {
      await keyboard.type(`Item ${item}`)
      await keyboard.press('Enter')
    }
    await expect(items).toHaveCount(count + 1)
    await expect(items.nth(count)).toBeFocused()
    await keyboard.press('Backspace')
    await expect(items).toHaveCount(count)
    await expect(items.nth(count - 1)).toBeFocused()
  })
  await test.step('lines of a rubric', async () => {
    await chooseType(block, 'Essay Answer')
    await expect(block.getByRole('combobox', { name: 'Length' })).toBeFocused()
    await block.getByRole('button', { name: 'Add an item' }).press('Enter')
    await writeOn(['Item 1', 'Names the treaty'], ['Item 2', 'Dates it'])
    await field(block, 'Points of item 2').press('Enter')
    await expect(field(block, 'Item 3')).toBeFocused()
    await keyboard.press('Backspace')
    await expect(field(block, 'Item 2')).toBeFocused()
    await expect(page.getByText('1 question · 2 points')).toBeVisible()
  })
  await expect(page, 'nothing was sent').toHaveURL(/create-questions/)
})
