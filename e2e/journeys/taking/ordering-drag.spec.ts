import type { CDPSession, Locator, Page } from '@playwright/test'
import { admit, createDraft, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { expectSaved } from '../../running-attempt.ts'

const metals = {
  text: 'Put these metals in order of their mass, the lightest first.',
  type: 'ordering',
  options: ['Lead', 'Iron', 'Gold', 'Aluminium'],
  correctAnswers: ['Aluminium', 'Iron', 'Gold', 'Lead'],
}
/** So that there is something to scroll. */
const more = Array.from({ length: 6 }, (_, index) => ({ ...metals, text: `Once more: ${index}` }))

/** The handles have no name: for others there are buttons. */
const handleOf = (row: Locator) => row.locator('.order__handle')

async function middleOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function dragByMouse(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, (start.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: { x: number; y: number },
) {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
}

async function swipe(session: CDPSession, start: { x: number; y: number }, by: number) {
  await touch(session, 'touchStart', start)
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch(session, 'touchMove', { x: start.x, y: start.y + by * part })
  }
  await touch(session, 'touchEnd')
}

test('by mouse an item goes where it is let go, and Escape or its own place change nothing', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [metals] })
  await admit(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  const items = page.getByRole('group', { name: /^Question 1:/ }).getByRole('listitem')
  await expect(items).toHaveText([/Lead/, /Iron/, /Gold/, /Aluminium/])
  await dragByMouse(page, handleOf(items.nth(3)), handleOf(items.nth(0)))
  await expect(items.nth(0), 'the others make room').toHaveCSS('translate', /^0px \d/)
  await page.mouse.up()
  await expect(items).toHaveText([/Aluminium/, /Lead/, /Iron/, /Gold/])
  await expect(page.getByText('Aluminium, now 1 of 4')).toBeAttached()
  await expectSaved(page)
  await dragByMouse(page, handleOf(items.nth(1)), handleOf(items.nth(3)))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(items).toHaveText([/Aluminium/, /Lead/, /Iron/, /Gold/])
  await dragByMouse(page, handleOf(items.nth(1)), handleOf(items.nth(3)))
  await page.mouse.up()
  await expect(items).toHaveText([/Aluminium/, /Iron/, /Gold/, /Lead/])
  await expect(items.nth(1), 'all stand where they belong').toHaveCSS('translate', 'none')
  await expectSaved(page)
  await page.reload()
  await expect(items).toHaveText([/Aluminium/, /Iron/, /Gold/, /Lead/])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

  test('the handle moves an item, and everywhere else the page scrolls', async ({
    page,
    educator,
    student,
    signIn,
  }) => {
    const quiz = await createReadyQuiz(educator, { questions: [metals, ...more] })
    await admit(student, quiz)
    await signIn(page, student, `/quiz/${quiz._id}`)
    await page.getByRole('button', { name: 'Start Quiz' }).click()
    const items = page.getByRole('group', { name: /^Question 1:/ }).getByRole('listitem')
    await items.nth(3).scrollIntoViewIfNeeded()
    const session = await page.context().newCDPSession(page)
    const top = await page.evaluate(() => scrollY)
    const [start, end] = [await middleOf(handleOf(items.nth(0))), await middleOf(handleOf(items.nth(2)))]
    await swipe(session, start, end.y - start.y)
    await expect(items).toHaveText([/Iron/, /Gold/, /Lead/, /Aluminium/])
    await expect(page.getByText('Lead, now 3 of 4')).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await expectSaved(page)
    await swipe(session, await middleOf(items.nth(2)), -200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
    await expect(items).toHaveText([/Iron/, /Gold/, /Lead/, /Aluminium/])
  })
})

test('an educator drags the items of the right order', async ({ page, educator, signIn }) => {
  const quiz = await createDraft(educator, { questions: [metals] })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const item = (number: number) => question.getByRole('textbox', { name: `Item ${number}`, exact: true })
  await expect(item(4)).toHaveValue('Lead')
  const handle = (number: number) => question.locator('.order__handle').nth(number - 1)
  await handle(4).scrollIntoViewIfNeeded()
  await dragByMouse(page, handle(4), handle(2))
  await page.mouse.up()
  await expect(item(2)).toHaveValue('Lead')
  await expect(item(4)).toHaveValue('Gold')
  await expect(question.getByText('Item 4 is now item 2')).toBeAttached()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('cell', { name: /Aluminium.*Lead.*Iron.*Gold/ })).toBeVisible()
})
