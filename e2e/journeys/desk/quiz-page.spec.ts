import { changeSettings, createDraft, createEmptyQuiz, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('a draft is finalized once, closed and opened again, and says each time what it is (T79)', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator, { title: 'Forces and Motion' })
  const head = page.locator('.quiz-head')
  const tabs = page.getByRole('navigation', { name: 'Quiz' })
  await signIn(page, educator, '/my-quizzes')
  const row = page.getByRole('table', { name: 'My quizzes' }).getByRole('row').nth(1)
  await expect(row).toContainText('Draft')
  await expect(row).not.toContainText(quiz.secretCode)
  await expect(page.getByRole('button', { name: /^Copy code/ })).toHaveCount(0)
  await row.getByRole('link', { name: 'Forces and Motion' }).click()

  await expect(head).toContainText('Draft · 3 questions · 15 minutes')
  await tabs.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('This quiz is a draft. It opens when you finalize it.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Open', exact: true })).toHaveCount(0)
  await tabs.getByRole('link', { name: 'Share' }).click()
  await expect(page.getByRole('heading', { name: 'This quiz is still a draft' })).toBeVisible()
  await expect(page.getByText(quiz.secretCode)).toHaveCount(0)
  await page.getByRole('link', { name: 'Finalize' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Finalized Successfully!' })).toBeVisible()
  await expect(page.getByRole('status', { name: /^Secret code/ })).toHaveText(quiz.secretCode)

  await server.advance(3_600_000)
  await page.goto(`/review-quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Finalize Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Finalized Successfully!' })).toBeVisible()
  await expect(page.getByRole('status', { name: /^Secret code/ })).toHaveText(quiz.secretCode)
  await page.goto(`/my-quizzes/${quiz._id}/share`)
  await expect(head).toContainText(`Open · Code ${quiz.secretCode} · 3 questions`)
  await expect(page.getByRole('heading', { name: 'Share this secret code with your students' })).toBeVisible()
  await expect(page.getByText('Quiz Finalized Successfully!')).toHaveCount(0)

  await page.getByRole('button', { name: 'Close quiz' }).click()
  await expect(head).toContainText('Closed · 3 questions')
  await expect(page.getByRole('heading', { name: 'This quiz is closed' })).toBeVisible()
  await expect(page.getByText(/Share this secret code/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(0)
  await page.goto(`/finalize-quiz/${quiz._id}`)
  await expect(page).toHaveURL(`/my-quizzes/${quiz._id}/share`)
  await page.getByRole('button', { name: 'Reopen quiz' }).click()
  await expect(head).toContainText(`Open · Code ${quiz.secretCode} · 3 questions`)
  await expect(page.getByRole('button', { name: 'Copy code', exact: true })).toBeVisible()

  for (const [tab, shows] of [
    ['Results', page.getByRole('heading', { name: 'No results yet' })],
    ['Students', page.getByRole('heading', { name: 'No student has joined yet' })],
    ['Questions', page.getByRole('table', { name: 'Questions in this quiz' })],
    ['Settings', page.getByRole('form', { name: 'Settings' })],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(shows).toBeVisible()
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
    await expect(head).toContainText(`Open · Code ${quiz.secretCode} · 3 questions`)
  }
})

test('closing a quiz that holds its results back asks first', async ({ page, educator, student, signIn }) => {
  const quiz = await createReadyQuiz(educator)
  await changeSettings(educator, quiz, { resultRelease: 'when-closed' })
  await takeQuiz(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}`)
  const close = page.getByRole('button', { name: 'Close quiz' })
  await close.click()
  const dialog = page.getByRole('alertdialog', { name: 'Close the quiz and release the results?' })
  await expect(dialog.getByRole('button', { name: 'Keep it open' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.quiz-head')).toContainText('Open')
  await close.click()
  await dialog.getByRole('button', { name: 'Close and release' }).click()
  await expect(page.locator('.quiz-head')).toContainText('Closed')
})

test('what could not be closed stays open, says so, and can be tried again', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/share`)
  await page.route('**/api/quiz/*/settings', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Close quiz' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'This could not be changed.' })
  await expect(failure).toBeVisible()
  await expect(page.locator('.quiz-head')).toContainText('Open')
  await page.unroute('**/api/quiz/*/settings')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.quiz-head')).toContainText('Closed')
})

test('a quiz without questions leads from Finalize to writing them', async ({ page, educator, signIn }) => {
  const quiz = await createEmptyQuiz(educator)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  await expect(page.getByRole('heading', { name: 'This quiz has no questions yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Finalize' }).click()
  await expect(page.getByText('A quiz needs at least one question before it can be finalized.')).toBeVisible()
  await page.getByRole('link', { name: 'Write questions' }).click()
  await expect(page).toHaveURL(`/create-questions/${quiz._id}`)
})
