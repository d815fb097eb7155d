import type { Locator, Page } from '@playwright/test'
import { arrowKeysOf } from '../../directions.ts'
import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'

const question = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number}`, exact: true })
const text = (block: Locator) => block.getByRole('textbox', { name: 'Question text' })
const option = (block: Locator, letter: string) => block.getByRole('textbox', { name: `Option ${letter}` })
const letters = (block: Locator) => block.locator('.bubble')

test.beforeEach(async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/manual-entry')
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Geography')
  await page.getByRole('textbox', { name: 'Number of Questions' }).fill('5')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('15')
  await page.getByRole('button', { name: 'Proceed to Question Entry' }).click()
  await expect(page.getByText('0 of 5 complete')).toBeVisible()
})

/** What is pressed beside the texts; a key that is held down counts once. */
function countedKeys(page: Page) {
  let count = 0
  return {
    count: () => count,
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key)
      count += keys.length
    },
    async holding(held: string, ...keys: string[]) {
      await page.keyboard.down(held)
      for (const key of keys) await page.keyboard.press(key)
      await page.keyboard.up(held)
      count += 1 + keys.length
    },
  }
}

const capitals: [country: string, options: string[], correct: string][] = [
  ['Norway', ['Oslo', 'Bergen', 'Tromsø', 'Trondheim'], '1'],
  ['Italy', ['Milan', 'Turin', 'Rome', 'Naples'], '3'],
  ['France', ['Lyon', 'Paris', 'Nice', 'Lille'], '2'],
]

test('five questions are written by keyboard with at most 40 keys beside the texts', async ({ page }) => {
  const { press, holding, count } = countedKeys(page)
  const { keyboard } = page
  await expect(text(question(page, 1)), 'writing begins at once').toBeFocused()
  for (const [country, options, correct] of capitals) {
    await keyboard.type(`What is the capital of ${country}?`)
    await press('Tab')
    for (const [i, each] of options.entries()) {
      if (i > 0) await press('Enter')
      await keyboard.type(each)
    }
    await holding('Control', correct, 'Enter')
  }
  await keyboard.type('Which of these are islands?')
  await holding('Alt', 'ArrowDown')
  await press('m', 'Enter')
  await expect(option(question(page, 4), 'A')).toBeFocused()
  for (const [i, each] of ['Malta', 'Sicily', 'Crimea', 'Jutland', 'Crete'].entries()) {
    if (i > 0) await press('Enter')
    await keyboard.type(each)
  }
  await holding('Control', '1', '2', '5', 'Enter')
  await keyboard.type('Which ocean is the deepest?')
  await holding('Alt', 'ArrowDown')
  await press('w', 'Enter')
  await keyboard.type('The Pacific')
  await holding('Control', 's')

  const table = page.getByRole('table', { name: 'Questions in this quiz' })
  await expect(table.getByRole('row')).toHaveCount(6)
  for (const answer of ['Oslo', 'Rome', 'Paris', 'Malta', 'Sicily', 'Crete'])
    await expect(table.getByText(`${answer}, marked correct`)).toBeVisible()
  await expect(table.getByText('The Pacific')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(40)
})

test('pasted lines become options, and this can be undone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const paste = async (lines: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), lines)
    await page.keyboard.press('ControlOrMeta+v')
  }
  const block = question(page, 1)
  const values = () =>
    block
      .getByRole('textbox', { name: /^Option/ })
      .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))
  await option(block, 'A').focus()
  await paste('Oslo\r\n\r\n  Paris\nRome\nBern\n')
  await expect.poll(values).toEqual(['Oslo', 'Paris', 'Rome', 'Bern'])
  await expect(option(block, 'D')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(values).toEqual(['', '', '', ''])

  await option(block, 'C').fill('Rome')
  await option(block, 'B').fill('New ')
  await paste('York\nOslo\nParis\nBern\nVienna')
  await expect.poll(values).toEqual(['', 'New York', 'Rome', 'Oslo', 'Paris', 'Bern'])
  await expect(page.getByText('4 lines became options, 1 found no room')).toBeVisible()

  await option(block, 'A').focus()
  await paste('Cairo\n')
  await expect.poll(values).toEqual(['Cairo', 'New York', 'Rome', 'Oslo', 'Paris', 'Bern'])
})

test('options are added, marked and removed by keys, and grow with their text', async ({ page }) => {
  const block = question(page, 1)
  const { keyboard } = page
  await option(block, 'D').focus()
  await keyboard.press('Enter')
  await expect(option(block, 'E')).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await expect(option(block, 'F')).toBeFocused()
  await keyboard.press('Backspace')
  await expect(option(block, 'F')).toHaveCount(0)
  await expect(option(block, 'E')).toBeFocused()

  const oneLine = (await option(block, 'E').boundingBox())?.height ?? 0
  await keyboard.type('A long answer '.repeat(20))
  await keyboard.press('Shift+Enter')
  await keyboard.type('with a second line')
  const field = option(block, 'E')
  expect((await field.boundingBox())?.height).toBeGreaterThan(2 * oneLine)
  expect(await field.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)

  await keyboard.press('Control+6')
  await expect(block.getByRole('radio', { checked: true, name: /is correct$/ })).toHaveCount(0)
  await keyboard.press('Control+2')
  await expect(letters(block).nth(1)).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Option B is marked correct.' })).toBeAttached()
  await expect(field).toBeFocused()

  await chooseType(block, 'Multiple Correct')
  await option(block, 'D').focus()
  await keyboard.press('Control+4')
  await keyboard.press('Shift+Tab')
  await expect(letters(block).nth(3)).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await expect(letters(block).nth(1)).toBeFocused()
  await expect(letters(block).nth(0)).toBeChecked()
  await expect(letters(block).nth(3)).toBeChecked()
  await keyboard.press('Delete')
  await expect(letters(block)).toHaveCount(3)
  await expect(letters(block).nth(2)).toBeChecked()
})

test('the Tab key goes from text to text, and everything else is still within reach', async ({ page }) => {
  const { keyboard } = page
  await text(question(page, 1)).fill('Where does aerobic respiration take place?')
  for (const letter of ['A', 'B', 'C', 'D']) {
    await keyboard.press('Tab')
    // The letters are one stop, at the last one as long as none is marked.
    if (letter === 'D') await keyboard.press('Tab')
    await expect(option(question(page, 1), letter)).toBeFocused()
  }
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '+ Add option' })).toBeFocused()

  await page.getByRole('button', { name: /^Question type/ }).focus()
  await keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Points' })).toBeFocused()
  await keyboard.press('Tab')
  const tool = (name: string) => page.getByRole('button', { name: `${name} question 1`, exact: true })
  await expect(page.getByRole('button', { name: 'Move question 1 up' })).toBeFocused()
  const { next } = await arrowKeysOf(page)
  await keyboard.press(next)
  await keyboard.press(next)
  await expect(tool('Duplicate')).toBeFocused()
  await keyboard.press('Enter')
  const copy = text(question(page, 2))
  await expect(copy).toBeFocused()
  await expect(copy).toHaveValue('Where does aerobic respiration take place?')

  await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move question 1 up' })).toBeFocused()
  await keyboard.press('End')
  await expect(tool('Remove')).toBeFocused()
  await keyboard.press('Enter')
  await expect(question(page, 2)).toHaveCount(0)
})

test('the keys are told on the page', async ({ page }) => {
  const keys = page.getByRole('region', { name: 'Keys' }).getByRole('listitem')
  await expect(keys).toHaveText([
    'Enter next option',
    'Alt Enter correct, next option',
    'Ctrl 1–6 correct option',
    'Backspace drop an empty option',
    'Alt ↓ question type',
    'Ctrl Enter add a question',
    'Alt F10 format text',
    'Ctrl S save',
  ])
  const add = page.getByRole('button', { name: '+ Add Another Question' })
  await expect(add).toHaveAttribute('aria-keyshortcuts', 'Control+Enter')
  await expect(letters(question(page, 1)).nth(1)).toHaveAttribute('aria-keyshortcuts', 'Control+2')
})
