import { answering, holding, inPage, portal, type Reply, toast, told, wordless } from '../../answering.ts'
import { createReadyQuiz, nextNumber, takeQuiz } from '../../api.ts'
import { expect, operatorEmail, test } from '../../fixtures.ts'

test('a sign-up that fails says why, keeps what was typed and can be tried again (T97)', async ({ page }) => {
  await page.goto('/signin')
  const typed = {
    'Full Name': 'Amara Okafor',
    Email: `amara.${process.pid}.${nextNumber()}@northfield.example`,
    Password: 'a long pass phrase',
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Admin')
  const failures: [Reply, string][] = [
    [wordless, 'Sign-in failed'],
    [told('The disk is full.'), 'The disk is full.'],
    [{ json: { token: 'x' } }, 'Error: No user data received. Check backend response.'],
    [{ body: '<html>' }, 'Error: No user data received. Check backend response.'],
    ['no answer', 'Network error. Please try again.'],
  ]
  for (const [reply, sentence] of failures) {
    await answering(page, '**/api/auth/signup', reply, async () => {
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(inPage(page, sentence)).toBeVisible()
    })
  }
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('admin')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  const sending = page.waitForRequest('**/api/auth/signup')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const [name, email, password] = Object.values(typed)
  expect((await sending).postDataJSON()).toEqual({ name, email, password, role: 'admin', remember: false })
  await expect(toast(page, 'Sign-in successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('who is not signed in is asked to, and a login that fails can be tried again (T42)', async ({
  page,
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
  const failures: [Reply, string][] = [
    [told('The disk is full.'), 'The disk is full.'],
    [wordless, 'Something went wrong. Please try again.'],
    [{ json: { token: 'x' } }, 'Something went wrong. Please try again.'],
    [{ body: '<html>' }, 'Something went wrong. Please try again.'],
    ['no answer', 'Network error. Please try again.'],
  ]
  for (const [reply, sentence] of failures) {
    await answering(page, '**/api/auth/login', reply, async () => {
      await password.fill(student.password)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(inPage(page, sentence)).toBeVisible()
    })
  }
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(student.user.email)
  await password.fill(student.password)
  const sending = page.waitForRequest('**/api/auth/login')
  await page.getByRole('button', { name: 'Login' }).click()
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

test('a message that does not go out stays in its field, with the reason (T43)', async ({
  page,
  student,
  signIn,
}) => {
  await signIn(page, student, '/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('The code does not open.')
  const send = page.getByRole('button', { name: 'Send Message' })
  const config = { contactUrl: '/form-provider', contactAccessKey: 'key-of-the-school' }
  await page.route('**/api/config', (route) => route.fulfill({ json: config }))
  const failures: [Reply, string][] = [
    [{ status: 429, json: { success: false, message: 'Daily limit reached.' } }, 'Daily limit reached.'],
    [{ json: { success: false } }, 'Something went wrong. Please try again.'],
    [{ body: portal }, 'Something went wrong. Please try again.'],
    [wordless, 'Something went wrong. Please try again.'],
    ['no answer', 'Network error. Please try again.'],
  ]
  for (const [reply, sentence] of failures) {
    await answering(page, '**/form-provider', reply, async () => {
      await send.click()
      await expect(inPage(page, sentence)).toBeVisible()
    })
    await expect(message).toHaveValue('The code does not open.')
  }
  await page.route('**/form-provider', (route) => route.fulfill({ json: { success: true } }))
  const sending = page.waitForRequest('**/form-provider')
  await holding(page, '**/form-provider', async () => {
    await send.click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  })
  const request = await sending
  expect(request.headers()).not.toHaveProperty('authorization')
  expect(request.postDataJSON()).toEqual({
    name: student.user.name,
    email: student.user.email,
    message: 'The code does not open.',
    access_key: config.contactAccessKey,
    botcheck: '',
  })
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Message sent successfully!')
  await expect(message).toHaveValue('')
})

test('a message to our own address is not called sent before our server has said so', async ({
  page,
  mailbox,
  student,
  signIn,
}) => {
  await signIn(page, student, '/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  const sent = page.getByText('Message sent successfully!')
  await message.fill('The code of the mock quiz does not open.')
  const failures: [Reply, string][] = [
    [{ json: { success: false } }, 'Something went wrong. Please try again.'],
    [{ json: { success: false, message: 'Daily limit reached.' } }, 'Daily limit reached.'],
    [told('The disk is full.'), 'The disk is full.'],
    [{ body: portal }, 'Something went wrong. Please try again.'],
  ]
  for (const [reply, sentence] of failures) {
    await answering(page, '**/api/contact', reply, async () => {
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(inPage(page, sentence)).toBeVisible()
    })
    await expect(sent).toBeHidden()
    await expect(message).toHaveValue('The code of the mock quiz does not open.')
  }
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(sent).toBeVisible()
  await mailbox.readMail(operatorEmail, 'The code of the mock quiz does not open.')
})

test('a code that cannot be verified stays in its field, with the reason (T124)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, student, '/verify-captcha')
  const code = page.getByRole('textbox', { name: 'Quiz code' })
  await code.fill(quiz.secretCode)
  const failures: [Reply, RegExp][] = [
    [{ json: { valid: false } }, /Invalid code\. Please try again\.$/],
    [{ status: 404 }, /Invalid code\. Please try again\.$/],
    [told('The disk is full.'), /An error occurred\. Please try again later\.$/],
    ['no answer', /An error occurred\. Please try again later\.$/],
  ]
  for (const [reply, sentence] of failures) {
    await answering(page, '**/api/verify/secret-code', reply, async () => {
      await page.getByRole('button', { name: 'Verify & Continue' }).click()
      await expect(code).toHaveAccessibleDescription(sentence)
    })
    await expect(code).toHaveValue(quiz.secretCode)
  }
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
})
