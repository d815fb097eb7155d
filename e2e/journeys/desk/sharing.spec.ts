import { setAllowance } from '@quizly/contract'
import { expectStateAccessible } from '../../accessible.ts'
import { api, createAccount, createReadyQuiz } from '../../api.ts'
import { readInvitation, share } from './colleagues.ts'
import { expect, test } from '../../fixtures.ts'

test('an educator invites a colleague, who accepts after login and sees what a viewer may (T26)', async ({
  page,
  server,
  mailbox,
  educator,
  signIn,
  browser,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  const ruth = await createAccount(server.url, 'admin', 'Ruth Lindqvist')
  await signIn(page, educator, `/my-quizzes/${quiz._id}/share`)
  const colleagues = page.getByRole('list', { name: 'Colleagues' })
  await expect(colleagues.getByRole('listitem')).toHaveText(/Amara Okafor \(you\).*Owner/)
  const form = page.getByRole('form', { name: 'Invite a colleague' })
  const email = form.getByRole('textbox', { name: 'Email of a colleague' })
  await email.fill(educator.user.email)
  await email.press('Enter')
  await expect(form.getByRole('alert')).toContainText('This colleague has a role already.')
  // The limits themselves are tested where they are kept; here, that whoever meets one is told at the form.
  for (const [code, status, message] of [
    ['too-many-requests', 429, 'You can send at most 50 invitations a day. Try again tomorrow.'],
    ['too-many-requests', 429, 'This email was invited too often today. Try again tomorrow.'],
    ['limit-reached', 409, 'At most 50 people can share this, with those who are invited.'],
  ] as const) {
    await page.route('**/invitations', (route) =>
      route.fulfill({ status, json: { success: false, code, message } }),
    )
    await email.fill(ruth.user.email)
    await email.press('Enter')
    await expect(form.getByRole('alert')).toContainText(message)
    await expect(email).toHaveValue(ruth.user.email)
    await page.unroute('**/invitations')
  }
  await email.press('Enter')
  await expect(form.getByRole('status')).toContainText('is on its way')
  await expect(page.getByRole('list', { name: 'Invited' })).toContainText(ruth.user.email)

  const path = await readInvitation(mailbox, ruth)
  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  await theirs.goto(path)
  await theirs.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await theirs.getByRole('textbox', { name: 'Email' }).fill(ruth.user.email)
  await theirs.getByRole('textbox', { name: 'Password' }).fill(ruth.password)
  await theirs.getByRole('button', { name: 'Login' }).click()
  await expect(theirs.getByText('shares “Cells” with you.')).toBeVisible()
  await expectStateAccessible(theirs)
  await theirs.getByRole('button', { name: 'Accept' }).press('Enter')
  await expect(theirs.getByRole('heading', { name: 'Cells' })).toBeVisible()
  await expect(theirs.getByText('You are viewer of “Cells” now.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Close quiz' })).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: 'Edit Quiz' })).toHaveCount(0)
  await theirs.getByRole('link', { name: 'Settings' }).click()
  await expect(
    theirs.getByText('Only the owner and the editors of this quiz can change these.'),
  ).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Save settings' })).toHaveCount(0)
  await theirs.getByRole('link', { name: 'My quizzes' }).first().click()
  await expect(theirs.getByRole('row').filter({ hasText: 'Cells' })).toContainText('Shared by Amara Okafor')
  await theirs.getByRole('button', { name: 'More for Cells' }).press('Enter')
  await expect(theirs.getByRole('menuitem')).toHaveText([
    'Results',
    'Students',
    'Questions',
    'Print paper',
    'Share',
    'Settings',
    'Duplicate',
    'Export questions…',
  ])
  await theirs.goto(path)
  await expect(theirs.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible()
  await context.close()
})

test('a viewer who opens a screen that changes the quiz is led to its questions (T30)', async ({
  page,
  server,
  mailbox,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  const ruth = await createAccount(server.url, 'admin', 'Ruth Lindqvist')
  await share({ mailbox }, educator, quiz, { colleague: ruth, role: 'viewer' })
  await signIn(page, ruth)
  for (const screen of ['create-questions', 'review-quiz', 'edit-quiz']) {
    await page.goto(`/${screen}/${quiz._id}`)
    await expect(page).toHaveURL(`/my-quizzes/${quiz._id}/questions`)
    await expect(page.getByRole('columnheader', { name: 'Question' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Edit Quiz|Finalize/ })).toHaveCount(0)
  }
})

test('the owner changes a role, takes it away, and hands the quiz over, by keyboard (T27)', async ({
  page,
  server,
  mailbox,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  const ruth = await createAccount(server.url, 'admin', 'Ruth Lindqvist')
  const omar = await createAccount(server.url, 'admin', 'Omar Haddad')
  for (const colleague of [ruth, omar]) {
    await share({ mailbox }, educator, quiz, { colleague, role: 'viewer' })
  }
  await api(educator, setAllowance, {
    params: { quizId: quiz._id },
    body: { email: 'not.here@example.org', percent: 25, everywhere: true },
  })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/share`)
  await page.getByRole('combobox', { name: 'Role of Ruth Lindqvist' }).selectOption('Editor')
  await expect(page.getByText('Ruth Lindqvist is editor now.')).toBeVisible()
  const choose = async (name: string, item: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }
  await choose('Omar Haddad', 'Remove')
  const removal = page.getByRole('alertdialog', { name: 'Remove Omar Haddad?' })
  await expect(removal.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await removal.getByRole('button', { name: 'Remove' }).press('Enter')
  const colleagues = page.getByRole('list', { name: 'Colleagues' }).getByRole('listitem')
  await expect(colleagues).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Colleagues' })).toBeFocused()

  await choose('Ruth Lindqvist', 'Hand over the quiz')
  const handover = page.getByRole('alertdialog', { name: 'Hand “Cells” over to Ruth Lindqvist?' })
  await expect(handover).toContainText('Only Ruth Lindqvist can give the quiz back to you.')
  await expect(handover).toContainText(
    '1 student has extra time in all your quizzes and not entered this one',
  )
  await expect(handover).toContainText('not.here@example.org')
  await handover.getByRole('button', { name: 'Hand over' }).press('Enter')
  await expect(colleagues).toHaveText([/Ruth Lindqvist.*Owner/, /Amara Okafor \(you\).*Editor/])
  await expect(page.getByRole('form', { name: 'Invite a colleague' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Leave this quiz' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).press('Enter')
  await expect(page).toHaveURL('/my-quizzes')
  await expect(page.getByText('You have left “Cells”.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You have not made a quiz yet' })).toBeVisible()
})
