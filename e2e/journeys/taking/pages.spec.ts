import { saveAnswers } from '@quizly/contract'
import type { Locator, Page } from '@playwright/test'
import { changeSettings, admit, api, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { expectSaved, submit, writtenAnswer } from '../../running-attempt.ts'

const heading = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number}:`) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

/** What the screen offers first. */
const mainButtons = (place: Locator) => place.locator('.btn--primary')

/** A turn is heard: the focus is on the question's heading, and it says how many there are. */
async function expectOpen(page: Page, number: number) {
  await expect(page.getByText(`Question ${number} of 3`, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^Question \d:/ })).toHaveCount(1)
  await expect(heading(page, number)).toBeFocused()
  await expect(heading(page, number)).toHaveAccessibleDescription(`Question ${number} of 3`)
}

test('one question a page and no way back: set by the educator, told before the start, the same on each device', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await admit(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  await page.getByRole('radio', { name: 'One question a page' }).press('Space')
  await page.getByRole('radio', { name: 'Not allowed' }).press('Space')
  const changes = page.locator('#setting-changes')
  await expect(changes).toHaveText('New starters get one question a page and cannot go back.')
  await page.getByRole('button', { name: 'Save settings' }).press('Enter')
  await expect(changes).toHaveText('Saved.')

  const device = async () => {
    const opened = await (await browser.newContext({ baseURL: server.url })).newPage()
    await signIn(opened, student, `/quiz/${quiz._id}`)
    return opened
  }
  const laptop = await device()
  const promise = 'One question at a time. You cannot go back to an earlier question.'
  await expect(laptop.getByText(promise)).toBeVisible()
  await press(laptop, 'Start Quiz')
  await expect(laptop.getByText('Question 1 of 3', { exact: true })).toBeVisible()
  await expect(laptop.getByRole('radiogroup')).toBeFocused()
  await laptop.keyboard.press('c')
  await expect(laptop.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  for (const name of ['Previous', 'Flag question 1 for review', '2 unanswered']) {
    await expect(laptop.getByRole('button', { name })).toHaveCount(0)
  }
  await expect(laptop.getByRole('navigation', { name: 'Questions' })).toHaveCount(0)
  await expect(mainButtons(laptop.getByRole('main'))).toHaveText(['Next'])
  await press(laptop, 'Next')
  await expectOpen(laptop, 2)

  await press(laptop, 'Next')
  await expect(mainButtons(laptop.getByRole('alertdialog'))).toHaveText(['Stay on question 2'])
  const asks = laptop.getByRole('alertdialog', { name: 'Go on without an answer?' })
  await expect(asks.getByRole('button', { name: 'Stay on question 2' })).toBeFocused()
  await laptop.keyboard.press('Escape')
  await expect(laptop.getByRole('button', { name: 'Next' })).toBeFocused()
  await press(laptop, 'Next')
  await press(laptop, 'Skip question 2')
  await expectOpen(laptop, 3)
  await expect(laptop.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await expect(mainButtons(laptop.getByRole('main'))).toHaveText(['Submit Quiz'])
  await expectSaved(laptop)

  await laptop.reload()
  await expect(laptop.getByText('Question 3 of 3', { exact: true })).toBeVisible()
  const phone = await device()
  await writtenAnswer(phone).fill('osmosis')
  await expectSaved(phone)
  await phone.getByRole('button', { name: 'Submit Quiz' }).first().click()
  const confirm = phone.getByRole('alertdialog', { name: 'Are you sure you want to submit?' })
  await expect(confirm).toContainText('1 question is unanswered.')
  await expect(confirm.getByRole('link')).toHaveCount(0)
  await confirm.getByRole('button', { name: 'Submit now' }).click()
  await expect(phone.getByText('Score 2 out of 3')).toBeVisible()
})

test('a question that was left without an answer is left for good, even if nothing later is answered', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await changeSettings(educator, quiz, { pages: 'forward-only' })
  await admit(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  await press(page, 'Start Quiz')
  const sent = page.waitForResponse('**/api/attempts/*/answers')
  await press(page, 'Next')
  await press(page, 'Skip question 1')
  const reply = await sent
  const first = reply.request().postDataJSON().changes[0].questionId as string
  const params = { attemptId: /attempts\/([^/]+)/.exec(reply.url())?.[1] ?? '' }
  const body = { changes: [{ questionId: first, selectedOption: 'Mitochondrion' }] }
  const { others } = await api<{ others: object[] }>(student, saveAnswers, { params, body })
  expect(others).toEqual([{ questionId: first, selectedOption: null, left: true }])
  await page.evaluate(() => indexedDB.deleteDatabase('keyval-store'))
  await page.reload()
  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible()
})

test('one question a page with a way back: by buttons, dots, the drawer and before submitting', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await changeSettings(educator, quiz, { pages: 'one-by-one' })
  await admit(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  await expect(page.getByText('One question at a time. You can go back to earlier questions.')).toBeVisible()
  await press(page, 'Start Quiz')
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0)
  await press(page, 'Next')
  await expectOpen(page, 2)
  await page.getByRole('checkbox', { name: 'Cell wall' }).check()
  await page.keyboard.press('r')
  await press(page, 'Previous')
  await expectOpen(page, 1)
  const dots = page.getByRole('navigation', { name: 'Questions' })
  await dots.getByRole('link', { name: 'Question 2, answered, flagged' }).press('Enter')
  await expectOpen(page, 2)
  await expect(page.getByRole('checkbox', { name: 'Cell wall' })).toBeChecked()
  await press(page, 'Next')
  await expectOpen(page, 3)
  await page.reload()
  await expect(page.getByText('Question 3 of 3', { exact: true })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await press(page, '2 unanswered')
  await page.getByRole('dialog').getByRole('link', { name: 'Question 1, not answered' }).press('Enter')
  await expectOpen(page, 1)
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  await page.getByRole('link', { name: 'Go to question 3' }).press('Enter')
  await expectOpen(page, 3)
  await writtenAnswer(page).fill('osmosis')
  await submit(page)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
})
