import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { createDraft } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { untilFormattable } from '../../rich-text.ts'
import { drawnPicture } from '../pictures/drawn-picture.ts'
import { isDrawn, untilPicturesAreSent } from '../pictures/drawn-pictures.ts'

/** Holds what formats texts until it is called. */
async function holdTools(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes('ProseMirror')) await promise
    await route.fulfill({ response, body })
  })
  return resolve
}

const buffer = drawnPicture({ width: 640, height: 400, mark: [40, 130, 70] })

for (const width of [1280, 390]) {
  test(`a picture and a formula are written by keyboard with at most 8 keys beside the texts, at ${width} px`, async ({
    page,
    educator,
    signIn,
  }) => {
    const quiz = await createDraft(educator)
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, educator, `/edit-quiz/${quiz._id}`)
    await page.getByRole('button', { name: '+ Add Another Question' }).focus()
    const choosing = page.waitForEvent('filechooser')
    let count = 0
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      count += keys.length
    }
    const question = page.getByRole('region', { name: 'Question 4', exact: true })
    const text = question.getByRole('textbox', { name: 'Question text' })
    const first = question.getByRole('textbox', { name: 'Option A' })
    await press('Enter')
    await expect(text).toBeFocused()
    await untilFormattable(question)
    await page.keyboard.type('Which curve is this?')
    await press('Alt+F10', 'End')
    await press('Enter')
    await (await choosing).setFiles({ name: 'curve.png', mimeType: 'image/png', buffer })
    await expect(question.getByRole('textbox', { name: 'Description' })).toBeFocused()
    await page.keyboard.type('A rising curve')
    await press('Enter')
    await expect(text).toBeFocused()
    await press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.type('It is $x^2$')
    await expect(first.locator('msup')).toBeVisible()
    expect(count).toBeLessThanOrEqual(8)
    await isDrawn(page, 'A rising curve')
    await expect(question).not.toContainText(/image:|!\[|\$/)
    await expectAccessible(page)

    await page.keyboard.press('Enter')
    await page.keyboard.type('A line')
    for (const option of ['D', 'C'])
      await question.getByRole('button', { name: `Remove option ${option}` }).press('Enter')
    await first.focus()
    await page.keyboard.press('Control+1')
    await untilPicturesAreSent(question)
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/review-quiz/)
    await isDrawn(page, 'A rising curve')
    await expect(page.getByRole('table').locator('msup').first()).toBeVisible()
  })
}

test('a formula that stands in another one is typed to its end, in each kind of marks (T354)', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
  const question = page.getByRole('region', { name: 'Question 4', exact: true })
  await question.getByRole('textbox', { name: 'Question text' }).focus()
  await untilFormattable(question)
  for (const [letter, typed] of [
    ['A', '\\(\\ce{CO2}\\)'],
    ['B', '$\\ce{H2O}$'],
    ['C', '\\ce{O2}'],
  ] as const) {
    const option = question.getByRole('textbox', { name: `Option ${letter}` })
    await option.focus()
    await page.keyboard.type(typed)
    await expect(option.locator('math')).toHaveText(typed.replaceAll(/[^A-Z\d]/g, ''))
  }
})

test('what is no longer formatted is plain again, and other texts keep their signs', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
  const question = page.getByRole('region', { name: 'Question 4', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  const option = question.getByRole('textbox', { name: 'Option A' })
  await option.fill('2 * 3 * 4 costs $5 or *more*')
  await text.focus()
  await untilFormattable(question)
  await text.pressSequentially('Is it **bold**')
  await expect(text.locator('strong')).toHaveText('bold')
  await expect(option).toHaveText('2 * 3 * 4 costs $5 or *more*')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text.locator('strong')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Is it?')
  await page.getByRole('button', { name: '+ Add Another Question' }).focus()
  await expect(text).toHaveValue('Is it?')
  await expect(option).toHaveValue('2 * 3 * 4 costs $5 or *more*')
})

test('what is pasted keeps what can be shown, and the rest is told and can be taken back', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  await text.press('ControlOrMeta+a')
  await untilFormattable(question)
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Which is bold?')
    clipboardData.setData('text/html', '<p>Which is <b>bold</b>?</p><ul><li>one</li></ul><video></video>')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(text.locator('strong')).toHaveText('bold')
  await expect(text.getByRole('listitem')).toHaveText(['one'])
  await expect(page.getByText('Left out: 1 video')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text.locator('strong')).toHaveCount(0)
  await expect(text).toHaveText('Which organelle is the site of aerobic respiration?')
})

test('what is typed before the tools have come is formatted when they are there, and the caret stays (T345)', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  const release = await holdTools(page)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
  const question = page.getByRole('region', { name: 'Question 4', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  const option = question.getByRole('textbox', { name: 'Option A' })
  await option.pressSequentially('It is $y$ or *z*')
  await text.fill('This **stays**:')
  await text.press('End')
  await page.keyboard.type(' is **bold**, and $x^2$ a formula\n- one')
  await page.keyboard.press('ArrowLeft')
  await expect(text).toHaveValue('This **stays**: is **bold**, and $x^2$ a formula\n- one')
  release()
  await expect(text.locator('strong')).toHaveText('bold')
  await expect(text.locator('msup')).toBeVisible()
  await expect(text.getByRole('listitem')).toHaveText(['one'])
  await expect(text).toContainText('This **stays**: is bold, and')
  await expect(option.locator('mi')).toHaveText('y')
  await expect(option.locator('em')).toHaveText('z')
  await expect(text).toBeFocused()
  await page.keyboard.type('X')
  await expect(text.getByRole('listitem')).toHaveText(['onXe'])
})

test('a formatted text that is written as its source is shown as it looks when the tools have come', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  const release = await holdTools(page)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  release()
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  await text.press('ControlOrMeta+a')
  await untilFormattable(question)
  await page.keyboard.type('It is **bold** here')
  await expect(text.locator('strong')).toHaveText('bold')
  await page.getByRole('button', { name: '+ Add Another Question' }).focus()

  await page.unrouteAll()
  const releaseAgain = await holdTools(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await text.press('Home')
  await expect(text).toHaveValue('It is **bold** here')
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.type('u')
  releaseAgain()
  await expect(text.locator('strong')).toHaveText('bould')
  await expect(text).toBeFocused()
  await page.keyboard.type('X')
  await expect(text).toHaveText('It is bouXld here')
})

test('saving waits for a picture that is being sent, also where the writer goes on first (T344)', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/images*', async (route) => {
    await promise
    await route.continue()
  })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  await question.getByRole('textbox', { name: 'Question text' }).press('End')
  await untilFormattable(question)
  const choosing = page.waitForEvent('filechooser')
  await question.getByRole('button', { name: 'Picture', exact: true }).click()
  await (await choosing).setFiles({ name: 'curve.png', mimeType: 'image/png', buffer })
  await expect(question.getByRole('progressbar')).toBeVisible()
  await page.keyboard.press('Control+s')
  const waits = page.getByText('Saving goes on as soon as it is there.')
  await expect(waits).toBeVisible()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(waits).toHaveCount(0)
  await question.getByRole('textbox', { name: 'Description' }).fill('A rising curve')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(waits).toBeVisible()
  await expect(page).toHaveURL(/edit-quiz/)
  resolve()
  await expect(page).toHaveURL(/review-quiz/)
  await isDrawn(page, 'A rising curve')
})

test('a table is written by keyboard: cells by Tab, rows and columns by tools, also before what tables need has come (T491)', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  await text.press('ControlOrMeta+End')
  await untilFormattable(question)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await question.getByRole('button', { name: 'Table', exact: true }).click()
  const rows = text.getByRole('row')
  await expect(rows).toHaveCount(2)
  await page.keyboard.type('x')
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await question.getByRole('button', { name: 'Add row' }).click()
  resolve()
  await expect(rows).toHaveCount(3)
  await page.keyboard.type('y')
  await expect(text.getByRole('columnheader')).toHaveText(['x', 'y'])
  await question.getByRole('button', { name: 'Remove column' }).click()
  await expect(text.getByRole('columnheader')).toHaveText(['x'])
  await question.getByRole('button', { name: 'Table', exact: true, pressed: true }).click()
  await expect(text.getByRole('table')).toHaveCount(0)
})
