import { expectStateAccessible } from '../../accessible.ts'
import { beginQuiz, changeSettings, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('a typo in the title is fixed, and a longer time changes nothing for who is running (T80)', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Froces and Motion', timeLimit: 15 })
  await beginQuiz(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const save = page.getByRole('button', { name: 'Save settings' })
  const changes = page.locator('#setting-changes')
  await expect(changes).toHaveText('No changes')

  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Forces and Motion')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('20')
  await expect(changes).toHaveText(
    'The title becomes “Forces and Motion”.New starters get 20 minutes. 1 student in progress is not affected.',
  )
  await save.press('Enter')
  await expect(changes).toHaveText('Saved.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forces and Motion')
  await expect(page.locator('.quiz-head')).toContainText('20 minutes')
  await expect(page.getByText('Saved: 2 settings changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.quiz-head')).toContainText('15 minutes')
  await expect(page.getByRole('textbox', { name: 'Time Limit (minutes)' })).toHaveValue('15')
  await expect(changes).toHaveText('No changes')
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Forces and Motion')
  await save.press('Enter')
  await expect(changes).toHaveText('Saved.')

  const taking = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(taking, student, `/quiz/${quiz._id}`)
  await expect(taking.getByRole('timer', { name: 'Time left' })).toContainText(/1[0-5]:\d\d/)
  await expect(taking).toHaveTitle(/Forces and Motion/)
})

test('what cannot be is said at its field, and what was typed stays', async ({ page, educator, signIn }) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const title = page.getByRole('textbox', { name: 'Quiz Title' })
  const limit = page.getByRole('textbox', { name: 'Time Limit (minutes)' })
  await title.fill('  ')
  await limit.fill('-5')
  await page.getByRole('button', { name: 'Save settings' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(title).toHaveAccessibleDescription(/Enter a quiz title/)
  await expect(limit).toHaveAccessibleDescription(/Time limit must be at least 1 minute/)
  await expect(limit).toHaveValue('-5')
  await summary.getByRole('link', { name: 'Time limit must be at least 1 minute' }).click()
  await expect(limit).toBeFocused()
})

test('the second of two windows is told what the first has changed, and keeps what it typed', async ({
  page,
  browser,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells', timeLimit: 15 })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(other, educator, `/my-quizzes/${quiz._id}/settings`)
  const limitIn = (window: typeof page) => window.getByRole('textbox', { name: 'Time Limit (minutes)' })
  const titleIn = (window: typeof page) => window.getByRole('textbox', { name: 'Quiz Title' })
  const saveIn = (window: typeof page) => window.getByRole('button', { name: 'Save settings' }).click()
  await titleIn(page).fill('Mitosis')
  await limitIn(page).fill('30')

  await limitIn(other).fill('20')
  await saveIn(other)
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible()

  await saveIn(page)
  const changes = page
    .getByRole('alert')
    .filter({ hasText: 'Someone else saved the time limit while you were editing.' })
  await expect(changes).toBeVisible()
  await expect(limitIn(page)).toHaveValue('30')
  await expect(limitIn(page)).toHaveAccessibleDescription(/Now saved by another window: 20/)
  await expectStateAccessible(page)
  await saveIn(page)
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(page.locator('.quiz-head')).toContainText('30 minutes')

  await titleIn(other).fill('Meiosis')
  await saveIn(other)
  await expect(other.getByRole('button', { name: 'Keep theirs' })).toBeVisible()
  await other.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(titleIn(other)).toHaveValue('Mitosis')
  await expect(limitIn(other)).toHaveValue('30')
})

test('practice beside a second attempt is refused with that cause, and all other changes stay and are saved', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await changeSettings(educator, quiz, { attempts: 2 })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const title = page.getByRole('textbox', { name: 'Quiz Title' })
  const limit = page.getByRole('textbox', { name: 'Time Limit (minutes)' })
  const practice = page.getByRole('checkbox', { name: 'Students can practise this quiz' })
  await title.fill('Capitals of Europe')
  await limit.fill('25')
  await practice.check()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(practice).toHaveAccessibleDescription(/students can still make a second attempt/)
  await expect(title).toHaveValue('Capitals of Europe')
  await expect(limit).toHaveValue('25')
  await expect(practice).toBeChecked()
  await page.getByRole('combobox', { name: 'Attempts for each student' }).selectOption('1')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.locator('#setting-changes')).toHaveText('Saved.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Capitals of Europe')
  await expect(page.locator('.quiz-head')).toContainText('25 minutes')
  await expect(practice).toBeChecked()
})

test('what is typed while the settings are being saved stays, and is saved next', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Froces', timeLimit: 15 })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const title = page.getByRole('textbox', { name: 'Quiz Title' })
  const limit = page.getByRole('textbox', { name: 'Time Limit (minutes)' })
  const changes = page.locator('#setting-changes')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/api/quiz/${quiz._id}/settings`, async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await title.fill('Forces')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await limit.fill('25')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forces')
  await expect(limit).toHaveValue('25')
  await expect(changes).toHaveText('New starters get 25 minutes.')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(changes).toHaveText('Saved.')
  await expect(page.locator('.quiz-head')).toContainText('25 minutes')
})
