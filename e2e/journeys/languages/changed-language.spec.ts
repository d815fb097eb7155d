import type { LanguageTag } from '@quizly/words'
import type { accounts, requests } from '@quizly/words/failures.ts'
import type { messages, rooms } from '@quizly/words/authoring.ts'
import type { entries, everywhere, login, runningQuiz, submission } from '@quizly/words/student.ts'
import type { Page } from '@playwright/test'
import { createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { answerFirst, expectSaved, writtenAnswer } from '../../running-attempt.ts'
import { wordsOf } from './words.ts'

/** In another tab of the same browser, so that nothing on this page is touched. */
async function chooseElsewhere(other: Page, page: Page, tag: LanguageTag) {
  await other.getByRole('contentinfo').getByRole('combobox').first().selectOption(tag)
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
}
const markFocus = (page: Page) => page.evaluate(() => document.activeElement?.setAttribute('data-marked', ''))
const marked = (page: Page) => page.locator('[data-marked]')

test('a change of language leaves the focus, the caret, the scroll and an open dialog as they are', async ({
  page,
  context,
  startQuiz,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await startQuiz(page)
  const other = await context.newPage()
  await other.goto('/login')
  await answerFirst(page)
  await writtenAnswer(page).fill('osmosis')
  await expectSaved(page)
  const typed = page.getByRole('textbox')
  await typed.press('ArrowLeft')
  await typed.press('ArrowLeft')
  await markFocus(page)
  const topOf = async () => (await typed.boundingBox())?.y ?? Number.NaN
  const top = await topOf()
  const caret = () => typed.evaluate((field: HTMLTextAreaElement) => field.selectionStart)

  await chooseElsewhere(other, page, 'de')
  await expect(marked(page)).toBeFocused()
  await expect(typed).toHaveValue('osmosis')
  expect(await caret()).toBe(5)
  expect(Math.abs((await topOf()) - top)).toBeLessThan(60)
  await typed.press('x')
  await expect(typed).toHaveValue('osmosxis')
  await typed.press('Backspace')

  const german = await wordsOf<typeof runningQuiz>('de', 'student/runningQuiz')
  await page.getByRole('button', { name: german.submit }).first().click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await page.evaluate(() => document.querySelector('[data-marked]')?.removeAttribute('data-marked'))
  await page.keyboard.press('Tab')
  await markFocus(page)
  const timeLeft = page.getByRole('timer', { includeHidden: true })
  await chooseElsewhere(other, page, 'ar')
  const arabic = await wordsOf<typeof submission>('ar', 'student/submission')
  await expect(dialog.getByText(arabic.question)).toBeVisible()
  await expect(marked(page)).toBeFocused()
  const shown = (await timeLeft.textContent()) ?? ''
  await expect(timeLeft).not.toHaveText(shown)

  await dialog.getByRole('button', { name: arabic.goBack }).click()
  await expect(dialog).toBeHidden()
  await expect(typed).toHaveValue('osmosis')
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
})

const allNext = ['de', 'ar', 'en'] as const

test('toasts that stand say their words in the language that is chosen', async ({
  page,
  context,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const other = await context.newPage()
  await other.goto('/login')
  const text = page.getByRole('textbox', { name: 'Question text' }).first()
  await text.fill('Where is the energy made')
  await page.getByRole('button', { name: 'Remove question 3' }).click()
  const failure = { code: 'quiz-changed', reason: 'busy', message: 'Too busy, says the server.' }
  await page.route(/\/api\/.*(?:questions|revision|quiz)/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 409, json: failure }),
  )
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const [undo, failed] = [
    page.getByRole('status').filter({ has: page.getByRole('button') }),
    page.getByRole('alert'),
  ]
  await expect(undo).toContainText('Question removed')
  await expect(failed).toContainText(failure.message)
  await failed.getByRole('button', { name: 'Try again' }).focus()
  await markFocus(page)

  for (const tag of allNext) {
    await chooseElsewhere(other, page, tag)
    const { questionRemoved, quizNotSavedBecause } = await wordsOf<typeof messages>(tag, 'authoring/messages')
    const { busy } = await wordsOf<typeof requests>(tag, 'failures/requests')
    const { tryAgain } = await wordsOf<typeof everywhere>(tag, 'student/everywhere')
    const { undo: undoLabel } = await wordsOf<typeof rooms>(tag, 'authoring/rooms')
    await expect(undo).toContainText(questionRemoved)
    await expect(undo.getByRole('button', { name: undoLabel })).toBeVisible()
    await expect(failed).toContainText(quizNotSavedBecause(tag === 'en' ? failure.message : busy))
    await expect(failed.getByRole('button', { name: tryAgain })).toBeFocused()
    await expect(marked(page)).toBeFocused()
    await expect(page.locator('.toast')).toHaveCount(2)
    await expect(page.locator('textarea').first()).toHaveValue('Where is the energy made')
  }
})

test('a refused form says in the language that is chosen what is wrong', async ({
  page,
  context,
  student,
}) => {
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto('/login')
  const [email, password] = [page.locator('#email'), page.locator('#password')]
  const summary = page.getByRole('alert')
  await page.getByRole('button', { name: 'Login' }).click()
  await email.fill(student.user.email)
  await markFocus(page)
  for (const tag of allNext) {
    await chooseElsewhere(other, page, tag)
    const { missing } = await wordsOf<typeof entries>(tag, 'student/entries')
    await expect(summary.getByRole('link')).toHaveText([missing.email, missing.password])
    const { errorTitle } = await wordsOf<typeof everywhere>(tag, 'student/everywhere')
    const { title } = await wordsOf<typeof login>(tag, 'student/login')
    await expect(page).toHaveTitle(errorTitle(`${title} – Quizly`))
    await expect(password).toHaveAccessibleDescription(missing.password)
    await expect(marked(page)).toBeFocused()
    await expect(email).toHaveValue(student.user.email)
  }

  await password.fill('not this one')
  await password.press('Enter')
  await expect(summary.getByRole('link')).toHaveCount(1)
  await email.focus()
  for (const tag of allNext) {
    await chooseElsewhere(other, page, tag)
    const words = await wordsOf<typeof accounts>(tag, 'failures/accounts')
    await expect(summary.getByRole('link')).toHaveText([words['wrong-pair']])
    await expect(email).toBeFocused()
    await expect(email).toHaveValue(student.user.email)
  }
})
