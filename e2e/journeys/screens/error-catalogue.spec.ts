import type { Page } from '@playwright/test'
import { answering, holding, inPage, portal, type Reply, toast, failing, wordless } from '../../answering.ts'
import { createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

// One walk to each kind of place where a failure is told. What a screen says for each reply, apps/web/src/app shows.

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('who is not signed in is asked to, and a login that fails can be tried again (T42)', async ({
  page,
  context,
  educator,
  student,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await page.goto(`/quiz/${quiz._id}`)
  await expect(inPage(page, 'You need to login to start a quiz.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.goto(`/quiz/${quiz._id}/result`)
  await expect(page.getByRole('heading', { name: 'Please log in to view your results.' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(student.password)
  const press = () => page.getByRole('button', { name: 'Login' }).click()
  await answering(page, '**/api/auth/login', { body: portal }, async () => {
    await press()
    await expect(inPage(page, 'Something went wrong. Please try again.')).toBeVisible()
  })
  await context.setOffline(true)
  await press()
  await expect(inPage(page, 'Network error. Please try again.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(student.user.email)
  const sending = page.waitForRequest('**/api/auth/login')
  await press()
  await expect(toast(page, 'Login successful!')).toBeVisible()
  const { email } = student.user
  expect((await sending).postDataJSON()).toEqual({ email, password: student.password, remember: false })
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()

  const stored = await page.evaluate(() => [sessionStorage.getItem('user'), sessionStorage.getItem('token')])
  expect(JSON.parse(stored[0] ?? '')).toEqual(student.user)
  expect(stored[1]).toMatch(/^[\w-]{40,}$/)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: student.user.name })).toBeVisible()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
})

test('what an educator’s screen cannot load or save can be tried again, and stays until it can (T3)', async ({
  page,
  educator,
  signIn,
}) => {
  const written = { type: 'write', options: [], correctAnswers: ['Osmosis'] }
  const question = { ...written, text: 'How does water cross a membrane?' }
  const { _id: quizId } = await createReadyQuiz(educator, { questions: [question] })
  await signIn(page, educator)
  const address = '**/api/quiz/*'
  await answering(page, address, wordless, async () => {
    await page.goto(`/review-quiz/${quizId}`)
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Failed to load questions.')
  })
  await holding(page, address, async () => {
    await tryAgain(page).click()
    await expect(page.getByRole('heading', { name: /^Loading the / })).toBeAttached()
  })
  const acrossAll = page.getByRole('cell', { name: /^Osmosis ?, marked correct/ })
  await expect(acrossAll).toHaveAttribute('colspan', '4')
  await page.getByRole('button', { name: 'Edit Quiz' }).click()
  await expect(page).toHaveURL(`/edit-quiz/${quizId}`)
  const text = page.getByRole('textbox', { name: 'Question text' })
  await text.fill('How does water pass a membrane?')
  let again = () => page.getByRole('button', { name: 'Save Changes' }).click()
  for (const reply of [failing('The disk is full.'), 'no answer'] satisfies Reply[]) {
    await answering(page, address, reply, async () => {
      await again()
      await expect(toast(page, 'Failed to save quiz.')).toBeVisible()
    })
    await expect(text).toHaveValue('How does water pass a membrane?')
    again = () => tryAgain(page).click()
  }
  const saving = page.waitForRequest((request) => request.method() === 'PUT')
  await again()
  await expect(page).toHaveURL(`/review-quiz/${quizId}`)
  await expect(toast(page, 'Quiz updated successfully!')).toBeVisible()
  await expect(page.getByRole('row', { name: /How does water pass a membrane/ })).toBeVisible()
  const changed = { ...written, _id: expect.any(String), text: 'How does water pass a membrane?' }
  expect((await saving).postDataJSON()).toEqual({ questions: [changed], baseRevision: 1 })
})

test('a code, a start and answers that cannot be sent stay until they can, whatever happens to the server (T113)', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, student, '/verify-captcha')
  const code = page.getByRole('textbox', { name: 'Quiz code' })
  await code.fill(quiz.secretCode)
  const verify = page.getByRole('button', { name: 'Verify & Continue' })
  await answering(page, '**/api/verify/secret-code', 'no answer', async () => {
    await verify.click()
    await expect(code).toHaveAccessibleDescription(/An error occurred\. Please try again later\.$/)
  })
  await expect(code).toHaveValue(quiz.secretCode)
  await verify.click()
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
  await answering(page, '**/api/quiz/*/start', 'no answer', async () => {
    await page.getByRole('button', { name: 'Start Quiz' }).click()
    await expect(toast(page, 'The quiz could not be started. Network error. Please try again.')).toBeVisible()
  })
  await tryAgain(page).click()
  await page.getByRole('radio', { name: 'Mitochondrion' }).check()
  await page.getByRole('textbox', { name: /^Question 3:/ }).fill(' osmosis ')
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  const address = '**/api/results/submit'
  await answering(page, address, { body: portal }, async () => {
    await page.getByRole('button', { name: 'Submit now' }).click()
    await expect(toast(page, 'Failed to submit quiz: Submission failed')).toBeVisible()
  })
  await answering(page, address, { status: 403, json: { message: 'Ask the office.' } }, async () => {
    await tryAgain(page).click()
    await expect(toast(page, 'Failed to submit quiz: Ask the office.')).toBeVisible()
  })
  await server.stop()
  await tryAgain(page).click()
  // This device has a network, so it is not the student who is offline.
  const notYet = 'Failed to submit quiz: Submission failed. It is sent again by itself.'
  await expect(page.getByRole('alertdialog')).toContainText(notYet)
  await page.getByRole('button', { name: 'Go back to the quiz' }).click()
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeEnabled()
  await server.start()

  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  const submitting = page.waitForRequest(address)
  await page.getByRole('button', { name: 'Submit now' }).click()
  await expect(page.getByText('Score 2 out of 3')).toBeVisible()
  const { quizId, userId, answers } = (await submitting).postDataJSON()
  expect([quizId, userId]).toEqual([quiz._id, student.user._id])
  expect(answers.map((answer: { selectedOption: unknown }) => answer.selectedOption)).toEqual([
    'Mitochondrion',
    'osmosis',
    null,
  ])
})
