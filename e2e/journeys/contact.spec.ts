import { expect, test } from '../fixtures.ts'

test('a message goes out once and the field is empty again', async ({ page, student, signIn }) => {
  await signIn(page, student)
  await page.goto('/contact')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(student.user.name)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(student.user.email)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('The code does not open.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!')
  await expect(message).toHaveValue('')
})

test('without an answer the message stays and the banner says so', async ({
  page,
  context,
  student,
  signIn,
}) => {
  await signIn(page, student)
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is anybody there?')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is anybody there?')
})

test('who is not signed in is led to Sign In, and the message is kept', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('alert')).toHaveText('You must be signed in to send a message.')
  await page.goto('/contact')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
})
