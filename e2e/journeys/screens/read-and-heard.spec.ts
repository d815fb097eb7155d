import type { Locator } from '@playwright/test'
import { createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { submit, writtenAnswer } from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

/** Where the letters of an element are, not the space that it takes. */
const lettersOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { left, right, top, bottom }
  })

test('a right-to-left name stays beside its picture', async ({ page, server, signIn }) => {
  await signIn(page, await createAccount(server.url, 'student', 'محمد عبد الله'), '/profile')
  const name = await lettersOf(page.getByRole('heading', { name: 'محمد عبد الله' }))
  const picture = await page.locator('.avatar').boundingBox()
  expect(name.left - (picture?.x ?? 0) - (picture?.width ?? 0)).toBeLessThan(40)
})

test('a title that ends in a number and the number after it are never read as one', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Biology 2026' })
  await takeQuiz(student, quiz)
  await signIn(page, educator, '/my-quizzes')
  const row = page.getByRole('table', { name: 'My quizzes' }).getByRole('row').nth(1)
  await expect(row.getByRole('rowheader')).toHaveText('Biology 2026')
  await expect(row.getByRole('cell').first()).toHaveText('Open')
  await page.goto('/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Biology 2026' })).toHaveText(/^Biology 2026\D/)
  const theirs = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(theirs, student, '/')
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Biology 2026' })).toHaveText(/^Biology 2026\D/)
})

test('the students of a quiz stand close to their scores, and are sorted also on a phone', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await takeQuiz(await createAccount(server.url, 'student', 'Zoë Last'), quiz)
  await signIn(page, educator)
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`/my-quizzes/${quiz._id}`)
  const rows = page.getByRole('table', { name: 'Students' }).getByRole('row')
  const row = rows.filter({ hasText: 'Daniel Reyes' })
  const person = await lettersOf(row.getByRole('link'))
  const score = await lettersOf(row.getByRole('cell').first())
  expect(score.left - person.right, 'between name and score').toBeLessThan(500)

  await page.setViewportSize({ width: 390, height: 844 })
  const names = rows.getByRole('link')
  await expect(names).toHaveText(['Daniel Reyes', 'Zoë Last'])
  await expect(page.getByRole('button', { name: 'Student' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Student' }).click()
  await expect(names).toHaveText(['Zoë Last', 'Daniel Reyes'])
})

test('headings and text keep apart on the page of details', async ({ page }) => {
  await page.goto('/details')
  const sections = page.getByRole('main').locator('section')
  await expect(sections).toHaveCount(4)
  for (const section of await sections.all()) {
    const heading = await section.getByRole('heading').boundingBox()
    const text = await section.getByRole('paragraph').boundingBox()
    expect((text?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0)).toBeGreaterThanOrEqual(4)
  }
})

test('what can be dropped and chosen as a receipt is one control, which says so', async ({ page }) => {
  await page.goto('/verify-receipt')
  await expect(page.getByText('Upload the receipt file or drag it here')).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await page.getByText('Upload the receipt file').click()
  const chooser = await choosing
  const buffer = Buffer.from('no receipt')
  await chooser.setFiles({ name: 'receipt.json', mimeType: 'application/json', buffer })
  await expect(page.getByRole('textbox')).toHaveValue('no receipt')
})

test('the question that is answered in words is heard once, and Submit Quiz stands also at the end', async ({
  page,
  startQuiz,
}) => {
  await startQuiz(page)
  await expect(writtenAnswer(page)).toHaveCount(1)
  const named = page.getByRole('main').getByLabel(/^Question 3:/)
  await expect(named, 'no group of the same name around the field').toHaveCount(1)
  const last = page.getByRole('button', { name: 'Submit Quiz' }).nth(1)
  const field = await writtenAnswer(page).boundingBox()
  expect((await last.boundingBox())?.y).toBeGreaterThan(field?.y ?? Infinity)
  await last.click()
  await expect(page.getByRole('alertdialog', { name: 'Are you sure you want to submit?' })).toBeVisible()
})

const languageOf = (text: Locator) =>
  text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))

test('the texts of a quiz carry the language that its educator has chosen, the rest our own', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  await signIn(page, educator, '/manual-entry')
  const language = page.getByRole('main').getByRole('combobox', { name: 'Language' })
  await expect(language.locator('option:checked'), 'the browser’s at first').toHaveText(/English/)
  await language.selectOption({ label: 'French' })
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Révision')
  await page.getByRole('textbox', { name: 'Number of Questions' }).fill('1')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('10')
  const creating = page.waitForRequest('**/api/quiz/create')
  await page.getByRole('button', { name: 'Proceed to Question Entry' }).click()
  const { secretCode } = (await creating).postDataJSON()
  await page.getByRole('textbox', { name: 'Question text' }).fill('Quelle heure est-il ?')
  for (const [letter, text] of Object.entries({ A: 'Midi', B: 'Minuit' }))
    await page.getByRole('textbox', { name: `Option ${letter}` }).fill(text)
  for (const letter of ['D', 'C']) await page.getByRole('button', { name: `Remove option ${letter}` }).click()
  await page.getByRole('radio', { name: 'Option A is correct' }).check()
  await page.getByRole('button', { name: 'Save & Proceed' }).click()
  await expect(page).toHaveURL(/\/review-quiz\//)

  const theirs = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(theirs, student, `/verify-captcha?code=${secretCode}`)
  await theirs.getByRole('button', { name: 'Verify & Continue' }).click()
  await theirs.getByRole('button', { name: 'Start Quiz' }).click()
  for (const text of ['Quelle heure est-il ?', 'Midi']) {
    expect(await languageOf(theirs.getByText(text, { exact: true }).first())).toBe('fr')
  }
  expect(await languageOf(theirs.getByRole('button', { name: 'Submit Quiz' }).first())).toBe('en')
  await theirs.getByRole('radio', { name: 'Midi' }).check()
  await submit(theirs)
  await expect(theirs.getByText('Score 1 out of 1')).toBeVisible()
  expect(await languageOf(theirs.getByText('Quelle heure est-il ?', { exact: true }).first())).toBe('fr')
})

test('what to do is said in plain words', async ({ page, educator, signIn }) => {
  await page.goto('/forgot-password')
  const sentence = 'Enter the email of your account. We send a link to set a new password.'
  await expect(page.getByText(sentence)).toBeVisible()
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await expect(page.getByText('Select the correct option.')).toBeVisible()
  await expect(page.getByText('Select every correct option.')).toBeVisible()
  await page.goto(`/finalize-quiz/${quiz._id}`)
  await expect(page.getByText(/Students still need to log in\.$/)).toBeVisible()
})
