import { createAccount } from '../../api.ts'
import { expect, operatorEmail, test } from '../../fixtures.ts'
import { startFormProvider } from '../../form-provider.ts'
import { startServer } from '../../server.ts'

test('a message goes out once, reaches the operator, and the field is empty again (T9)', async ({
  page,
  mailbox,
  student,
  signIn,
}) => {
  await signIn(page, student, '/contact')
  for (const [label, text] of [
    ['Name', student.user.name],
    ['Email', student.user.email],
  ] as const) {
    const field = page.getByRole('textbox', { name: label })
    await expect(field).toHaveValue(text)
    await expect(field).not.toBeEditable()
  }
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveAttribute('rows', '4')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(message).toHaveAccessibleDescription('Write your message')
  await message.fill('The code does not open.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!')
  await expect(page.getByRole('status')).toHaveCSS('background-color', 'rgb(226, 243, 232)')
  await expect(message).toHaveValue('')
  // Other people write to the operator too.
  await mailbox.readMail(operatorEmail, 'The code does not open.')
})

test('a form provider elsewhere gets the message, and its answer is the banner', async ({ page, signIn }) => {
  const provider = await startFormProvider()
  const server = await startServer({
    CONTACT_URL: `${provider.url}/submit?form=7`,
    CONTACT_ACCESS_KEY: 'key-of-northfield',
  })
  const student = await createAccount(server.url, 'student')
  await signIn(page, student)
  const policy = (await page.goto(`${server.url}/contact`))?.headers()['content-security-policy']
  expect(policy).toContain(`connect-src 'self' ${provider.url};`)

  const message = page.getByRole('textbox', { name: 'Message' })
  const send = async (text: string) => {
    await message.fill(text)
    await page.getByRole('button', { name: 'Send Message' }).click()
  }
  await send('The code does not open.')
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!')
  expect(provider.received).toEqual([
    {
      path: '/submit?form=7',
      authorization: undefined,
      body: {
        name: student.user.name,
        email: student.user.email,
        message: 'The code does not open.',
        access_key: 'key-of-northfield',
        botcheck: '',
      },
    },
  ])
  provider.answerNext(400, { success: false, message: 'This access key is not known.' })
  await send('Again')
  await expect(page.getByRole('alert')).toHaveText('This access key is not known.')
  provider.answerNext(500, 'no JSON')
  await send('And again')
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await provider.close()
  await send('Anybody?')
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
  await expect(message).toHaveValue('Anybody?')
  await server.remove()
})

test('without an answer the message stays and the banner says so (T233)', async ({
  page,
  context,
  student,
  signIn,
}) => {
  await signIn(page, student, '/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is anybody there?')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
  await expect(page.getByRole('alert')).toHaveCSS('background-color', 'rgb(253, 236, 235)')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is anybody there?')
})

test('who is not signed in is led to Sign In, and the message is kept (T166)', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('alert')).toHaveText('You must be signed in to send a message.')
  await page.goto('/contact')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
})
