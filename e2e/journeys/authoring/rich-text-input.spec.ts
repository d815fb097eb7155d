import { type CDPSession, devices, type Locator, type Page } from '@playwright/test'
import { type Account, createDraft, type TestQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { untilFormattable } from '../../rich-text.ts'
import { drawnPicture } from '../pictures/drawn-picture.ts'
import { sendPicture } from '../pictures/send-picture.ts'

const picture = drawnPicture({ width: 64, height: 40, mark: [40, 130, 70] })

/** What Markdown the question has on this device. */
const textOf = (page: Page, educator: Account, quiz: TestQuiz) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '[{}]') as { text?: string }[])[0]?.text,
    `draft:${educator.user._id}:edit:${quiz._id}`,
  )

/** A word that is composed step by step, then put into the text. */
async function compose(devTools: CDPSession, steps: readonly string[], word: string, shown = async () => {}) {
  for (const text of steps) {
    const { length } = text
    await devTools.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length })
  }
  await shown()
  await devTools.send('Input.insertText', { text: word })
}

/** Android's keyboard tells which key it was by nothing but what becomes of the text. */
async function deleteBackward(devTools: CDPSession) {
  const key = { key: 'Unidentified', windowsVirtualKeyCode: 229 }
  await devTools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key, commands: ['DeleteBackward'] })
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}

type Start = {
  page: Page
  educator: Account
  signIn: (page: Page, account: Account, path: string) => Promise<void>
}

async function open({ page, educator, signIn }: Start, text: (hash: string) => string) {
  const hash = await sendPicture(educator, picture)
  const question = {
    text: text(hash),
    type: 'gap',
    format: 'markdown',
    options: [],
    correctAnswers: ['water'],
  }
  const quiz = await createDraft(educator, { questions: [question] })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const field = page.getByRole('textbox', { name: 'Question text' })
  await field.press('Home')
  await untilFormattable(page)
  await expect(field.locator('msup')).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  const written = async () => (await textOf(page, educator, quiz)) ?? question.text
  return { hash, field, devTools, written }
}

const withChips = (hash: string) => `$x^2$ and {{1}} or ![A curve](image:${hash}).`

/** The caret before or behind what stands in the text. */
async function placeCaret(field: Locator, place: string) {
  const [side, chip] = place.split(' ')
  await field.press('ControlOrMeta+Home')
  // One of them is selected on the way past it.
  const steps = { formula: 0, gap: 7, picture: 13 }[chip ?? ''] ?? 0
  for (let step = 0; step < steps + (side === 'behind' ? 2 : 0); step++) await field.press('ArrowRight')
}

const places = ['formula', 'gap', 'picture'].flatMap((chip) => [`before ${chip}`, `behind ${chip}`])
const markdownWith = (hash: string, place: string, word: string) => {
  const chips = { formula: '$x^2$', gap: '{{1}}', picture: `![A curve](image:${hash})` }
  const [side, chip] = place.split(' ')
  const source = chips[chip as keyof typeof chips]
  return withChips(hash).replace(source, () => (side === 'before' ? word + source : source + word))
}

test('words are composed beside a formula, a gap and a picture (T346)', async ({
  page,
  educator,
  signIn,
}) => {
  const { hash, field, devTools, written } = await open({ page, educator, signIn }, withChips)
  const words: [steps: string[], word: string][] = [
    [['n', 'に', 'にほn', 'にほん'], '日本'],
    [['h', 'hao'], '好'],
    [['´'], 'é'],
  ]
  for (const place of places) {
    for (const [steps, word] of words) {
      await placeCaret(field, place)
      await compose(devTools, steps, word)
      await expect.poll(written, `${word} ${place}`).toBe(markdownWith(hash, place, word))
      for (const _ of word) await page.keyboard.press('Backspace')
      await expect(field).not.toContainText(word)
    }
  }
})

test('a screen reader finds the text, what stands in it, and the tools with what is on (T347)', async ({
  page,
  educator,
  signIn,
}) => {
  const { field, devTools } = await open({ page, educator, signIn }, (hash) => `**${withChips(hash)}**`)
  await expect(field).toMatchAriaSnapshot(`
    - textbox "Question text":
      - paragraph:
        - strong:
          - 'img "Formula: x^2"'
          - text: and
          - img "Gap 1"
          - text: or
          - 'group "Picture: A curve"':
            - img "A curve"
            - textbox "Description": A curve
            - button "Remove picture"
          - text: .
  `)
  await expect(field).toHaveAttribute('aria-multiline', 'true')
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  await expect(tools.getByRole('button', { pressed: true })).toHaveCount(1)
  await expect(tools.getByRole('button', { name: 'Bold', pressed: true })).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Italic', pressed: false })).toBeVisible()
  const { nodes } = (await devTools.send('Accessibility.getFullAXTree')) as {
    nodes: {
      role?: { value: string }
      name?: { value: string }
      properties?: { name: string; value: { value: unknown } }[]
    }[]
  }
  const text = nodes.find(({ role, name }) => role?.value === 'textbox' && name?.value === 'Question text')
  const stated = Object.fromEntries((text?.properties ?? []).map(({ name, value }) => [name, value.value]))
  expect(stated).toMatchObject({ multiline: true, editable: 'richtext', focusable: true })
})

test('a selected word of a formatted text becomes a gap, by pointer and by keyboard', async ({
  page,
  educator,
  signIn,
}) => {
  const { field, written } = await open({ page, educator, signIn }, () => '{{1}} is $x^2$ of acid')
  const make = page.getByRole('button', { name: 'Make a gap' })
  await field.press('ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await make.click()
  await expect.poll(written).toBe('{{1}} is $x^2$ of {{2}}')
  await expect(page.getByRole('textbox', { name: 'Correct answer of gap 2' })).toHaveValue('acid')
  await expect(field.getByRole('img', { name: 'Gap 2' })).toBeVisible()

  await field.press('ControlOrMeta+Home')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await make.press('Enter')
  await expect.poll(written).toBe('{{1}} {{3}} $x^2$ of {{2}}')
  await field.press('Tab')
  await expect.poll(written).toBe('{{1}} {{2}} $x^2$ of {{3}}')
  await expect(page.getByRole('textbox', { name: 'Correct answer of gap 2' })).toHaveValue('is')
  await expect(page.getByRole('textbox', { name: 'Correct answer of gap 3' })).toHaveValue('acid')
})

test('signs format nothing while a word is composed, and do so when it is there', async ({
  page,
  educator,
  signIn,
}) => {
  const { field, devTools, written } = await open({ page, educator, signIn }, () => '{{1}} $x^2$')
  const formulas = field.locator('math')
  await field.press('End')
  await page.keyboard.type(' $y')
  await compose(devTools, ['$'], '$', async () => {
    await expect(field).toContainText('$y$')
    await expect(formulas).toHaveCount(1)
  })
  await expect(formulas).toHaveCount(2)
  await page.keyboard.type(' **')
  await compose(devTools, ['ふ', 'ふと**'], '太**', async () => {
    await expect(field).toContainText('**ふと**')
    await expect(field.locator('strong')).toHaveCount(0)
  })
  await expect(field.locator('strong')).toHaveText('太')
  await page.keyboard.type('い')
  await expect.poll(written).toBe('{{1}} $x^2$ $y$ **太**い')
})

test('a plain text that is composed becomes formatted when the word is there', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const field = question.getByRole('textbox', { name: 'Question text' })
  await field.fill('**')
  await untilFormattable(question)
  const devTools = await page.context().newCDPSession(page)
  await compose(devTools, ['ふ', 'ふと**'], '太**', () => expect(field).toHaveValue('**ふと**'))
  await expect(field.locator('strong')).toHaveText('太')
  await expect(field).toBeFocused()
  await page.keyboard.type('い')
  await expect.poll(() => textOf(page, educator, quiz)).toBe('**太**い')
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  test.use({ ...phone, viewport: { width: 390, height: 844 } })

  test('a keyboard of Android writes, corrects and deletes beside them', async ({
    page,
    educator,
    signIn,
  }) => {
    const { hash, field, devTools, written } = await open({ page, educator, signIn }, withChips)
    for (const place of places) {
      await placeCaret(field, place)
      await compose(devTools, ['t', 'te', 'teh'], 'the')
      await expect.poll(written, `the ${place}`).toBe(markdownWith(hash, place, 'the'))
      for (const left of ['th', 't', '']) {
        await deleteBackward(devTools)
        await expect.poll(written, `${left} ${place}`).toBe(markdownWith(hash, place, left))
      }
    }
  })

  test('it corrects a word that is there, and deletes what stands before the caret', async ({
    page,
    educator,
    signIn,
  }) => {
    const { hash, field, devTools, written } = await open(
      { page, educator, signIn },
      (image) => `Teh $x^2$ and {{1}}![A curve](image:${image})`,
    )
    const rest = ` $x^2$ and {{1}}![A curve](image:${hash})`
    await field.press('Home')
    for (let step = 0; step < 3; step++) await field.press('ArrowRight')
    await devTools.send('Input.imeSetComposition', {
      text: 'The',
      selectionStart: 3,
      selectionEnd: 3,
      replacementStart: 0,
      replacementEnd: 3,
    })
    await devTools.send('Input.insertText', { text: 'The' })
    await expect.poll(written).toBe(`The${rest}`)
    await field.press('ControlOrMeta+End')
    await deleteBackward(devTools)
    await expect.poll(written).toBe('The $x^2$ and {{1}}')
    await deleteBackward(devTools)
    await expect.poll(written).toBe('The $x^2$ and')
    for (let step = 0; step < 5; step++) await deleteBackward(devTools)
    await expect.poll(written).toBe('The $x^2$')
    await deleteBackward(devTools)
    await expect.poll(written).toBe('The')
    await compose(devTools, ['$y', '$y$'], '$y$')
    await expect(field.locator('math')).toHaveCount(1)
    await expect.poll(written).toBe('The $y$')
  })
})
