import { createAccount, createEmptyQuiz, createReadyQuiz } from '../../api.ts'
import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'

test('sign-up says what is missing at each field and keeps what was typed (T159)', async ({ page }) => {
  await page.goto('/signin')
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Daniel Reyes')
  await page.getByRole('textbox', { name: 'Email' }).fill('daniel.reyes@')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle('Error: Sign In – Quizly')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Enter your email address, like name@example.com',
  )
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Daniel Reyes')
  await summary.getByRole('link', { name: 'Enter a password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('the same e-mail in other letters is the same account (T162)', async ({ page, server }) => {
  const account = await createAccount(server.url, 'student')
  await page.goto('/signin')
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Someone Else')
  await page.getByRole('textbox', { name: 'Email' }).fill(account.user.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('An account with this email already exists.')
})

test('a failed login keeps the email and clears the password (T231)', async ({ page, student }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(student.user.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('a login without an answer says so and keeps what was typed (T232)', async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.abort('internetdisconnected'))
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('someone@northfield.example')
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText('Network error. Please try again.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret')
})

test('an unknown code is refused at its field (T234)', async ({ page, student, signIn }) => {
  await signIn(page, student, '/verify-captcha')
  const code = page.getByRole('textbox', { name: 'Quiz code' })
  await code.fill('K7rTm2OX')
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(code).toHaveAccessibleDescription(/Invalid code\. Please try again\./)
  await expect(code).toHaveValue('K7rTm2OX')
})

test('quiz details are checked in place and a double click makes one quiz (T44)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/manual-entry')
  await page.getByRole('textbox', { name: 'Number of Questions' }).fill('0')
  await page.getByRole('checkbox', { name: 'No limit' }).uncheck()
  await page.getByRole('button', { name: 'Proceed to Question Entry' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter a quiz title',
    'Number of questions must be at least 1',
    'Time limit must be at least 1 minute',
  ])
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Forces')
  await page.getByRole('textbox', { name: 'Number of Questions' }).fill('2')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('10')
  const created: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/quiz/create')) created.push(response.status())
  })
  await page.getByRole('button', { name: 'Proceed to Question Entry' }).dblclick()
  await expect(page).toHaveURL(/\/create-questions\//)
  expect(created).toEqual([201])
})

test('question entry names each fault and keeps a draft on this device (T48)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/manual-entry')
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Forces')
  await page.getByRole('textbox', { name: 'Number of Questions' }).fill('2')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('10')
  await page.getByRole('button', { name: 'Proceed to Question Entry' }).click()
  const question = (number: number) => page.getByRole('region', { name: `Question ${number}`, exact: true })
  await question(1).getByRole('textbox', { name: 'Question text' }).fill('What is a force measured in?')
  await page.getByRole('button', { name: '+ Add Another Question' }).click()
  await chooseType(question(2), 'Write Answer')
  await page.getByRole('button', { name: 'Save & Proceed' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Question 1 must have at least one correct answer.',
    'Question 1 has an empty option.',
    'Question 2 cannot be empty.',
    'Question 2 must have a valid written answer.',
  ])
  await page.reload()
  await expect(question(1).getByRole('textbox', { name: 'Question text' })).toHaveValue(
    'What is a force measured in?',
  )
  await expect(question(2).getByRole('button', { name: 'Question type: Write Answer' })).toBeVisible()
})

for (const [name, pasted] of [
  ['with its gap', (code: string) => ` ${code.slice(0, 4)} ${code.slice(4)}`],
  ['within its link', (code: string) => `http://school.example:3000/verify-captcha?code=${code}`],
] as const) {
  test(`a code entered ${name} is sent as the code alone (T174)`, async ({
    page,
    educator,
    student,
    signIn,
  }) => {
    const quiz = await createReadyQuiz(educator)
    await signIn(page, student, '/verify-captcha')
    await page.getByRole('textbox', { name: 'Quiz code' }).fill(pasted(quiz.secretCode))
    const verifying = page.waitForRequest('**/api/verify/secret-code')
    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    expect((await verifying).postDataJSON()).toEqual({ secretCode: quiz.secretCode })
    await expect(page).toHaveURL(`/quiz/${quiz._id}`)
  })
}

test('fewer questions than planned are saved only when that is meant (T170)', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createEmptyQuiz(educator, { numQuestions: 3 })
  await signIn(page, educator, `/create-questions/${quiz._id}`)
  await page.getByRole('textbox', { name: 'Question text' }).fill('How does water cross a membrane?')
  await chooseType(page.getByRole('main'), 'Write Answer')
  await page.getByRole('textbox', { name: 'Correct Answer' }).fill('Osmosis')
  const save = page.getByRole('button', { name: 'Save & Proceed' })
  const dialog = page.getByRole('alertdialog', { name: 'Save 1 question?' })
  await save.click()
  await expect(dialog).toContainText('You planned 3.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/create-questions/${quiz._id}`)
  await save.click()
  await dialog.getByRole('button', { name: 'Save 1 question' }).click()
  await expect(page).toHaveURL(`/review-quiz/${quiz._id}`)
})

test('the control that removes an option stands at the end of its field, whatever the text', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createEmptyQuiz(educator)
  await signIn(page, educator, `/create-questions/${quiz._id}`)
  const field = page.getByRole('textbox', { name: 'Option A' })
  const remove = page.getByRole('button', { name: 'Remove option A' })
  for (const text of ['Mitochondrion', 'المتقدرة']) {
    await field.fill(text)
    const [box, control] = [await field.boundingBox(), await remove.boundingBox()]
    if (!box || !control) throw new Error('The option is not drawn')
    expect(box.x + box.width - control.x - control.width, text).toBeLessThan(8)
  }
})
