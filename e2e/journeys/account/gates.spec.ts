import { logout } from '@quizly/contract'
import type { Page } from '@playwright/test'
import { type Account, api, beginQuiz, createReadyQuiz, nextNumber } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('Home sends visitors to Login with the reason (T38)', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('alert')).toHaveText('You need to login to start a quiz.')
  await expect(page).toHaveURL('/login')
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Quiz' }).click()
  await expect(page.getByRole('alert')).toHaveText('You need to login to create a quiz.')
})

test('Home tells the wrong role so and stays (T40)', async ({ page, student, signIn }) => {
  await signIn(page, student, '/')
  await page.getByRole('button', { name: 'Create Quiz' }).click()
  await expect(page.getByRole('alert')).toContainText('Only admins can create quizzes.')
  await expect(page).toHaveURL('/')
  await page.goto('/manual-entry')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert')).toContainText('Only admins can create quizzes.')
})

test('Home leads an educator with what educators do, and to a quiz that is running (T41)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  await beginQuiz(student, quiz)
  await signIn(page, educator, '/')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Create Quiz',
    'Start Quiz',
    'Your latest quizzes',
  ])
  await expect(page.getByText('1 now')).toBeVisible()
  await page.getByRole('link', { name: 'Cells' }).click()
  await expect(page).toHaveURL(`/my-quizzes/${quiz._id}/live`)
})

test('an educator cannot enter a quiz (T39)', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/')
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('alert')).toContainText('Only students can access the quiz.')
})

test('stored values that are no session count as no user (T89)', async ({ page }) => {
  for (const [user, token] of [
    ['undefined', 'undefined'],
    ['null', 'null'],
    ['{broken', 'x'],
    ['{"name":"Nobody"}', 'x'],
  ] as const) {
    await page.goto('/about')
    await page.evaluate(
      ([userText, tokenText]) => {
        sessionStorage.setItem('user', userText)
        sessionStorage.setItem('token', tokenText)
      },
      [user, token] as const,
    )
    await page.goto('/profile')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  }
})

test('a revoked session leads to Login and back, with nothing typed lost (T53)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/manual-entry')
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Half-written quiz')
  await page.getByRole('textbox', { name: 'Number of Questions' }).fill('4')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('20')
  await api(educator, logout, {})
  await page.getByRole('button', { name: 'Proceed to Question Entry' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('Your session has ended.')
  await page.getByRole('textbox', { name: 'Email' }).fill(educator.user.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(educator.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/manual-entry')
  await expect(page.getByRole('textbox', { name: 'Quiz Title' })).toHaveValue('Half-written quiz')
  await expect(page.getByRole('textbox', { name: 'Number of Questions' })).toHaveValue('4')
  await page.getByRole('button', { name: 'Proceed to Question Entry' }).click()
  await expect(page).toHaveURL(/\/create-questions\//)
})

test('a code that was entered after the session had ended is still there after logging in (T245)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, student, '/verify-captcha')
  await api(student, logout, {})
  await page.getByPlaceholder('Enter Code').fill(quiz.secretCode)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByPlaceholder('Enter Code')).toHaveValue(quiz.secretCode)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
})

test('a session revoked in mid-quiz costs no answer (T246)', async ({ page, student, startQuiz }) => {
  const quiz = await startQuiz(page)
  await page.getByRole('radio', { name: 'Mitochondrion' }).check()
  await expect(page.getByText('All answers saved')).toBeVisible()
  await api(student, logout, {})
  // Not `check`, which looks at the box again: the page may have gone by then.
  await page.getByRole('checkbox', { name: 'Cell wall' }).click()

  await expect(page).toHaveURL('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Cell wall' })).toBeChecked()
})

test('who signs up on the way returns to where they were going (T229)', async ({ page }) => {
  await page.goto('/manual-entry')
  await expect(page.getByRole('alert')).toContainText('You need to login to create a quiz.')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Amara Okafor')
  await page
    .getByRole('textbox', { name: 'Email' })
    .fill(`way.${process.pid}.${nextNumber()}@northfield.example`)
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase')
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Admin')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/manual-entry')
  await expect(page.getByRole('heading', { name: 'Enter Quiz Details' })).toBeVisible()
})

const signUp = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Reyes')
  await page
    .getByRole('textbox', { name: 'Email' })
    .fill(`${name}.${process.pid}.${nextNumber()}@northfield.example`)
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase')
  await page.getByRole('button', { name: 'Sign In' }).click()
}
const logIn = async (page: Page, { user, password }: Account) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}
/** The page shows its first frame before that. */
const untilAppIsThere = (page: Page) => expect(page.locator('#root')).not.toHaveAttribute('data-addresses')
const bar = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

test('the links of the bar keep where somebody was going, also through a sign-up and a forgotten password (T230)', async ({
  page,
  browser,
  server,
  educator,
  student,
}) => {
  const quiz = await createReadyQuiz(educator)
  await page.goto('/join')
  await expect(page.getByRole('alert')).toContainText('You need to login to start a quiz.')
  await untilAppIsThere(page)
  await bar(page, 'Sign In').click()
  await bar(page, 'Login').click()
  await bar(page, 'Sign In').click()
  await signUp(page, 'bar')
  await expect(page).toHaveURL('/join')
  await page.getByPlaceholder('Enter Code').fill(quiz.secretCode)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)

  const theirs = await (await browser.newContext({ baseURL: server.url })).newPage()
  await theirs.goto(`/quiz/${quiz._id}/result`)
  await expect(theirs.getByText('Please log in to view your results.')).toBeVisible()
  await untilAppIsThere(theirs)
  await bar(theirs, 'Login').click()
  await theirs.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click()
  await theirs.getByRole('link', { name: 'Back to Login' }).click()
  await theirs.reload()
  await logIn(theirs, student)
  await expect(theirs).toHaveURL(`/quiz/${quiz._id}/result`)
})

for (const from of ['//evil.example/', '/\\evil.example', '/\t/evil.example', 'https://evil.example/', 7])
  test(`a log-in leads to no other site: ${JSON.stringify(from)}`, async ({ page, student }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/login')
    await page.evaluate((forged) => history.replaceState({ from: forged }, ''), from)
    await bar(page, 'Sign In').click()
    await bar(page, 'Login').click()
    await page.evaluate((forged) => history.replaceState({ from: forged }, ''), from)
    await page.reload()
    await logIn(page, student)
    await expect(page.getByText('Login successful!')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(requested.filter((url) => url.includes('evil'))).toEqual([])
  })
