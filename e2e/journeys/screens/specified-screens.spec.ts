import type { Locator, Page } from '@playwright/test'
import { answering, holding } from '../../answering.ts'
import { admit, beginQuiz, createReadyQuiz } from '../../api.ts'
import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })

/** Presses each control, expects its address, and comes back. */
async function expectToLead(page: Page, ways: readonly [Locator, string][]) {
  const from = new URL(page.url()).pathname
  for (const [control, to] of ways) {
    await control.click()
    await expect(page).toHaveURL(to)
    if (to === from) continue
    await page.goBack()
    await expect(page).toHaveURL(from)
  }
}

const linkIn = (within: Locator) => (name: string) => within.getByRole('link', { name, exact: true })

test('the bar leads everybody where it says, and closes on a small screen once it has (T7)', async ({
  page,
}) => {
  const inBar = linkIn(page.getByRole('banner'))
  await page.goto('/details')
  await expect(heading(page, 'Discover More About Us')).toBeVisible()
  const ways: [Locator, string][] = [
    [inBar('Quizly'), '/'],
    [inBar('Home'), '/'],
    [inBar('About Us'), '/about'],
    [inBar('Contact Us'), '/contact'],
    [inBar('Sign In'), '/signin'],
    [inBar('Login'), '/login'],
  ]
  await expectToLead(page, ways)

  await page.setViewportSize({ width: 390, height: 844 })
  const toggle = page.getByRole('button', { name: 'Menu' })
  for (const [each] of ways.slice(1)) await expect(each).toBeHidden()
  await toggle.click()
  for (const [each] of ways) await expect(each).toBeVisible()
  await inBar('About Us').click()
  await expect(page).toHaveURL('/about')
  await expect(inBar('About Us')).toBeHidden()
})

test('Home, About and Details say what is specified, and lead where they should (T4)', async ({ page }) => {
  const main = page.getByRole('main')
  const link = linkIn(main)
  await page.goto('/details')
  await expect(heading(page, 'Discover More About Us')).toBeVisible()
  await link('← Back to Home').click()
  await expect(page).toHaveURL('/')
  await expect(heading(page, 'Test Your Knowledge, Track Your Progress')).toBeVisible()
  await expect(main.getByText('Simplified Assessment for Students & Educators')).toBeVisible()
  for (const [name, text] of [
    ['Start Quiz', 'Enter your unique quiz code and begin the test.'],
    ['Create Quiz', 'Upload questions and generate a quiz code.'],
  ] as const) {
    const card = main.getByRole('region', { name })
    await expect(card.getByText(text)).toBeVisible()
    await expect(card.getByRole('button', { name })).toBeVisible()
  }

  await linkIn(page.getByRole('banner'))('About Us').click()
  await expect(heading(page, 'About Quizly')).toBeVisible()
  await expect(main).toContainText(/interactive quizzes, real-time scoring and a seamless experience/i)
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['What We Offer', 'Learn More'])
  await expectToLead(page, [
    [link('Get Started'), '/'],
    [link('Explore'), '/details'],
  ])
})

test('Login and Sign In ask for what is specified (T8)', async ({ page }) => {
  const main = page.getByRole('main')
  const link = linkIn(main)
  await page.goto('/login')
  await expect(heading(page, 'Login')).toBeVisible()
  for (const label of ['Email', 'Password']) {
    await expect(main.getByLabel(label, { exact: true })).toHaveAttribute('required')
  }
  await expect(main.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(main.getByRole('checkbox')).toHaveCount(0)
  await main.getByRole('button', { name: 'Login' }).click()
  const missing = ['Enter your email address, like name@example.com', 'Enter a password']
  await expect(main.getByRole('alert').getByRole('link')).toHaveText(missing)
  await link('Sign In').click()
  await expect(heading(page, 'Sign In')).toBeVisible()
  for (const label of ['Full Name', 'Email', 'Password']) {
    await expect(main.getByLabel(label, { exact: true })).toHaveAttribute('required')
  }
  await expect(main.getByLabel('Email')).toHaveAttribute('type', 'email')
  const role = main.getByRole('combobox', { name: 'Role' })
  await expect(role.getByRole('option')).toHaveText(['Student', 'Admin'])
  await expect(role).toHaveValue('student')
  await link('Login').click()
  await expect(page).toHaveURL('/login')
})

test('the chooser, the quiz details and the educator’s profile are as specified (T11)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/categories')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(heading(page, 'How do you want to upload questions?')).toBeVisible()
  await expectToLead(page, [
    [button('Manual Entry'), '/manual-entry'],
    [button('Upload via File'), '/excel-upload'],
  ])
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await button('Create Quiz').click()
  await expect(page).toHaveURL('/create-quiz')
  await expect(heading(page, 'How do you want to upload questions?')).toBeVisible()
  await button('Manual Entry').click()
  await expect(heading(page, 'Enter Quiz Details')).toBeVisible()
  // The instructions are an addition.
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3 + 1)

  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: educator.user.name }).click()
  await expect(page).toHaveURL('/profile')
  await expect(heading(page, educator.user.name)).toBeVisible()
  await expect(page.getByText('Admin Profile', { exact: true })).toBeVisible()
  await expect(page.getByText(educator.user.email)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Results' })).toHaveCount(0)
})

test('the review of a quiz and its editor are as specified (T45)', async ({ page, educator, signIn }) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(`/review-quiz/${quiz._id}`)
  const table = page.getByRole('table', { name: 'Questions in this quiz' })
  await expect(table.getByRole('columnheader')).toHaveText(['Question', 'A', 'B', 'C', 'D'])
  const correct = table.getByRole('cell', { name: /, marked correct/ })
  await expect(correct).toHaveText(['Mitochondrion', 'Cell wall', 'Chloroplasts', 'osmosis'].map(markedCell))
  await expect(correct.first()).toHaveCSS('background-color', 'rgb(226, 243, 232)')
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  await answering(page, '**/api/**', 'no answer', async () => {
    await button('Edit Quiz').click()
    await expect(page).toHaveURL(`/edit-quiz/${quiz._id}`)
    await expect(question, 'the questions are handed over, not loaded again').toBeVisible()
  })
  await question.getByRole('button', { name: 'Question type: Single Correct' }).click()
  const types = question.getByRole('menuitemradio')
  for (const name of ['Single Correct', 'Multiple Correct', 'Write Answer']) {
    await expect(types.getByText(name, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(question.getByRole('textbox', { name: /^Option/ })).toHaveCount(4)
  await expect(question.getByRole('radio', { name: /^Option [A-D] is correct$/ })).toHaveCount(4)
  await chooseType(question, 'Multiple Correct')
  await expect(question.getByRole('checkbox', { name: /^Option [A-D] is correct$/ })).toHaveCount(4)
  await expect(question.getByRole('textbox', { name: /^Option/ }).first()).toHaveValue('')
  await chooseType(question, 'Write Answer')
  await expect(question.getByRole('textbox', { name: /^Option/ })).toHaveCount(0)
  await expect(question.getByRole('textbox', { name: 'Correct Answer' })).toHaveValue('')
})

const markedCell = (text: string) => new RegExp(`^${text}, marked correct( \\(written answer\\))?$`)

test('a student’s screens are as specified, from Home to the running quiz (T10)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await admit(student, quiz)
  await signIn(page, student, '/')
  const bar = page.getByRole('banner')
  const avatar = bar.getByRole('link', { name: student.user.name })
  await expect(avatar.locator('svg')).toBeVisible()
  await expect(bar.getByRole('link', { name: /^(Sign In|Login)$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page).toHaveURL('/verify-captcha')
  await expect(heading(page, 'Enter Verification Code')).toBeVisible()
  await expect(page.getByText('Please enter the code provided to access the quiz.')).toBeVisible()
  await page.getByPlaceholder('Enter Code').fill(`  ${quiz.secretCode} `)
  const verifying = page.waitForRequest('**/api/verify/secret-code')
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  expect((await verifying).postDataJSON()).toEqual({ secretCode: quiz.secretCode })

  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
  await expect(heading(page, quiz.title)).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText('15:00')
  await expect(page.getByText('3 questions')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  for (const kind of ['radiogroup', 'group', 'textbox'] as const) {
    await expect(page.getByRole(kind, { name: /^Question \d: / }).first()).toBeVisible()
  }
})

test('a student’s screens are as specified, from the running quiz to the profile (T15)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  const bar = page.getByRole('banner')
  await expect(page.getByRole('button', { name: '3 unanswered' }).getByText('3', { exact: true })).toHaveCSS(
    'color',
    red,
  )
  await page.getByRole('radio', { name: 'Mitochondrion' }).check()
  await page.getByRole('checkbox', { name: 'Cell wall' }).check()
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  const { _id: userId } = student.user
  const asking = page.waitForRequest(`**/api/results/quiz/${quiz._id}?userId=${userId}`)
  await holding(page, '**/api/results/submit', async () => {
    await page.getByRole('button', { name: 'Submit now' }).click()
    await expect(page.getByRole('button', { name: 'Submitting…' })).toBeDisabled()
  })
  await asking
  await expect(page).toHaveURL(`/quiz/${quiz._id}/result`)
  await expect(heading(page, quiz.title)).toBeVisible()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  for (const [verdict, colour] of [
    ['Correct', 'rgb(15, 102, 54)'],
    ['Incorrect', red],
    ['Skipped', 'rgb(246, 201, 39)'],
  ] as const) {
    const tag = page.getByRole('main').getByText(verdict, { exact: true })
    await expect(tag).toHaveCSS('background-color', colour)
  }
  const listing = page.waitForRequest(`**/api/results/user/${userId}`)
  await bar.getByRole('link', { name: student.user.name }).click()
  expect((await listing).headers()).toMatchObject({ authorization: `Bearer ${student.token}` })
  await expect(page.getByText('Student Profile', { exact: true })).toBeVisible()
  await expect(page.getByText(student.user.email)).toBeVisible()
  const results = page.getByRole('table', { name: 'Results' })
  await expect(results.getByRole('columnheader')).toHaveText(['Quiz', 'Score', 'Date'])
  await expect(results.getByRole('row').nth(1)).toContainText(/1 \/ 3.*\d{1,2} \p{L}{3,} \d{4}/u)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout'])
})

const red = 'rgb(172, 31, 22)'
