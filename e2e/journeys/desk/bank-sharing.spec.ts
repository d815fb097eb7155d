import { acceptInvitation, addToBank, shareBank } from '@quizly/contract'
import { expectStateAccessible } from '../../accessible.ts'
import { type Account, api, createAccount, createEmptyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import type { Mailbox } from '../../mailbox.ts'

const question = (text: string) => ({
  text,
  type: 'single',
  options: ['Nucleus', 'Mitochondrion'],
  correctAnswers: ['Mitochondrion'],
})
const invitedTo = async (mailbox: Mailbox, { user }: Account) => {
  const link = /http\S+#\S+/.exec(await mailbox.readMail(user.email, 'shares a question bank'))?.[0] ?? ''
  return new URL(link)
}

for (const width of [1280, 390])
  test(`at ${width} px a colleague is invited to a bank, and inserts a question of it into a quiz of hers (T515)`, async ({
    page,
    server,
    mailbox,
    educator,
    signIn,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const ruth = await createAccount(server.url, 'admin', 'Ruth Lindqvist')
    const items = [{ question: question('Which organelle breathes?'), tags: ['cells'], note: 'Too easy' }]
    await api(educator, addToBank, { body: { items } })
    await signIn(page, educator, '/bank')
    await page.getByRole('link', { name: 'Share bank' }).press('Enter')
    const form = page.getByRole('form', { name: 'Invite a colleague' })
    const email = form.getByRole('textbox', { name: 'Email of a colleague' })
    await email.fill(educator.user.email)
    await email.press('Enter')
    await expect(form.getByRole('alert')).toContainText('This colleague has a role already.')
    await email.fill(ruth.user.email)
    await email.press('Enter')
    await expect(form.getByRole('status')).toContainText('is on its way')
    await expect(page.getByRole('list', { name: 'Colleagues' })).toContainText(ruth.user.email)
    await expectStateAccessible(page)

    const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 844 } })
    const theirs = await context.newPage()
    const { pathname, hash } = await invitedTo(mailbox, ruth)
    await signIn(theirs, ruth, pathname + hash)
    await expect(theirs.getByText('shares a question bank with you.')).toBeVisible()
    await expectStateAccessible(theirs)
    await theirs.getByRole('button', { name: 'Accept' }).press('Enter')
    await expect(theirs.getByRole('heading', { name: 'Question bank of Amara Okafor' })).toBeVisible()
    const row = theirs.getByRole('row').filter({ hasText: 'Which organelle breathes?' })
    await expect(row).toBeVisible()
    await expect(theirs.getByRole('button', { name: /^More for/ })).toHaveCount(0)
    await expectStateAccessible(theirs)
    await row.getByRole('checkbox').press('Space')
    await theirs.getByRole('button', { name: 'Copy into your bank' }).press('Enter')
    await expect(theirs.getByText('1 question is in the bank.')).toBeVisible()
    await row.getByRole('link').press('Enter')
    await expect(theirs.getByRole('heading', { name: 'Which organelle breathes?', level: 1 })).toBeVisible()
    await expect(theirs.getByText('Too easy')).toHaveCount(0)
    await expect(theirs.getByRole('link', { name: 'Edit question' })).toHaveCount(0)
    await expectStateAccessible(theirs)

    const quiz = await createEmptyQuiz(ruth, { numQuestions: 1 })
    await theirs.goto(`/create-questions/${quiz._id}`)
    await theirs.getByRole('button', { name: 'Insert from the bank' }).press('Enter')
    const dialog = theirs.getByRole('dialog')
    await dialog.getByLabel('Question bank', { exact: true }).selectOption('Question bank of Amara Okafor')
    await dialog.getByRole('checkbox', { name: /organelle/ }).press('Space')
    await expectStateAccessible(theirs)
    await dialog.getByRole('button', { name: 'Insert 1 question' }).press('Enter')
    await expect(theirs.getByRole('textbox', { name: 'Question text' })).toHaveValue(
      'Which organelle breathes?',
    )
    await theirs.getByRole('button', { name: 'Save & Proceed' }).press('Enter')
    await expect(theirs.getByRole('table', { name: 'Questions in this quiz' })).toContainText(
      'Which organelle breathes?',
    )
    await context.close()
  })

test('an editor gives a question of a colleague’s bank tags, until sharing ends (T516)', async ({
  page,
  server,
  mailbox,
  educator,
  signIn,
  browser,
}) => {
  const ruth = await createAccount(server.url, 'admin', 'Ruth Lindqvist')
  await api(educator, addToBank, {
    body: { items: [{ question: question('Which one breathes?'), tags: [] }] },
  })
  await api(educator, shareBank, { body: { email: ruth.user.email, role: 'viewer' } })
  const token = (await invitedTo(mailbox, ruth)).hash.slice(1)
  await api(ruth, acceptInvitation, { body: { token } })

  await signIn(page, educator, '/bank-sharing')
  await page.getByLabel('Role of Ruth Lindqvist').selectOption('Editor')
  await expect(page.getByText('Ruth Lindqvist is editor now.')).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  await signIn(theirs, ruth, '/bank')
  await theirs.getByLabel('Question bank', { exact: true }).selectOption('Question bank of Amara Okafor')
  const row = theirs.getByRole('row').filter({ hasText: 'Which one breathes?' })
  await row.getByRole('checkbox').press('Space')
  await theirs.getByRole('button', { name: 'Tags and level' }).press('Enter')
  await theirs.getByRole('dialog').getByLabel('Add a tag').fill('cells')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await expect(row).toContainText('cells')
  await expect(theirs.getByRole('button', { name: 'Delete' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove Ruth Lindqvist' }).press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('will no longer see your question bank')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByText('Ruth Lindqvist no longer sees your question bank.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Share your question bank' })).toBeFocused()
  await theirs.reload()
  await expect(theirs.getByText('This question bank is not shared with you')).toBeVisible()
  await theirs.getByRole('link', { name: 'Your question bank' }).press('Enter')
  await expect(theirs.getByText('Your question bank is empty')).toBeVisible()
  await context.close()
})
