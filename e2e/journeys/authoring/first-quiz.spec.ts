import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'
import { nextNumber } from '../../api.ts'

/** From two empty browsers to a marked quiz, all done by hand. */
test('an educator makes a quiz and a student takes it (T1)', async ({ browser, server }) => {
  const stamp = `${process.pid}.${nextNumber()}`
  const educator = await (await browser.newContext({ baseURL: server.url })).newPage()

  await educator.goto('/')
  await educator.getByRole('link', { name: 'Sign In' }).click()
  await educator.getByRole('textbox', { name: 'Full Name' }).fill('Amara Okafor')
  await educator.getByRole('textbox', { name: 'Email' }).fill(`amara.${stamp}@northfield.example`)
  await educator.getByLabel('Password', { exact: true }).fill('a long pass phrase')
  await educator.getByRole('combobox', { name: 'Role' }).selectOption('Admin')
  await educator.getByRole('button', { name: 'Sign In' }).click()
  await expect(educator.getByText('Sign-in successful!')).toBeVisible()
  await expect(educator).toHaveURL('/')

  await educator.getByRole('button', { name: 'Create Quiz' }).click()
  await expect(educator.getByRole('heading', { name: 'How do you want to upload questions?' })).toBeVisible()
  await educator.getByRole('button', { name: 'Manual Entry' }).click()
  await educator.getByRole('textbox', { name: 'Quiz Title' }).fill('Cell Structure and Transport')
  await educator.getByRole('textbox', { name: 'Number of Questions' }).fill('3')
  await educator.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('15')
  await educator.getByRole('button', { name: 'Proceed to Question Entry' }).click()

  const question = (number: number) =>
    educator.getByRole('region', { name: `Question ${number}`, exact: true })
  await expect(educator.getByText('0 of 3 complete')).toBeVisible()
  await question(1)
    .getByRole('textbox', { name: 'Question text' })
    .fill('Where does aerobic respiration take place?')
  for (const [letter, text] of Object.entries({
    A: 'Nucleus',
    B: 'Ribosome',
    C: 'Mitochondrion',
    D: 'Vacuole',
  })) {
    await question(1)
      .getByRole('textbox', { name: `Option ${letter}` })
      .fill(text)
  }
  await question(1).getByRole('radio', { name: 'Option C is correct' }).check()

  await educator.getByRole('button', { name: '+ Add Another Question' }).click()
  await question(2)
    .getByRole('textbox', { name: 'Question text' })
    .fill('What do plant cells have that animal cells lack?')
  await chooseType(question(2), 'Multiple Correct')
  for (const [letter, text] of Object.entries({
    A: 'Cell wall',
    B: 'Membrane',
    C: 'Chloroplasts',
    D: 'Nucleus',
  })) {
    await question(2)
      .getByRole('textbox', { name: `Option ${letter}` })
      .fill(text)
  }
  await question(2).getByRole('checkbox', { name: 'Option A is correct' }).check()
  await question(2).getByRole('checkbox', { name: 'Option C is correct' }).check()

  await educator.getByRole('button', { name: '+ Add Another Question' }).click()
  await question(3).getByRole('textbox', { name: 'Question text' }).fill('How does water cross a membrane?')
  await chooseType(question(3), 'Write Answer')
  await question(3).getByRole('textbox', { name: 'Correct Answer' }).fill('Osmosis')
  await educator.getByRole('button', { name: 'Save & Proceed' }).click()

  const table = educator.getByRole('table', { name: 'Questions in this quiz' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByText('Mitochondrion, marked correct')).toBeVisible()
  await educator.getByRole('button', { name: 'Finalize Quiz' }).click()
  await expect(educator.getByRole('heading', { name: 'Quiz Finalized Successfully!' })).toBeVisible()
  const secretCode = (await educator.getByRole('status', { name: /^Secret code/ }).textContent()) ?? ''
  expect(secretCode).toMatch(/^[A-Za-z0-9]{8}$/)
  await educator.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(educator).toHaveURL('/')

  const student = await (await browser.newContext({ baseURL: server.url })).newPage()
  await student.goto('/signin')
  await student.getByRole('textbox', { name: 'Full Name' }).fill('Daniel Reyes')
  await student.getByRole('textbox', { name: 'Email' }).fill(`daniel.${stamp}@northfield.example`)
  await student.getByLabel('Password', { exact: true }).fill('another pass phrase')
  await student.getByRole('button', { name: 'Sign In' }).click()
  await student.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(student.getByRole('heading', { name: 'Enter Verification Code' })).toBeVisible()
  await student.getByPlaceholder('Enter Code').fill(`  ${secretCode} `)
  await student.getByRole('button', { name: 'Verify & Continue' }).click()

  await expect(student.getByRole('heading', { name: 'Cell Structure and Transport' })).toBeVisible()
  await expect(student.getByRole('timer', { name: 'Time left' })).toContainText('15:00')
  await student.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(student.getByRole('button', { name: '3 unanswered' })).toBeVisible()
  await student.getByRole('radio', { name: 'Mitochondrion' }).check()
  await student.getByRole('checkbox', { name: 'Cell wall' }).check()
  await expect(student.getByRole('button', { name: '1 unanswered' })).toBeVisible()
  await expect(student.getByText('All answers saved')).toBeVisible()
  await student.getByRole('button', { name: 'Submit Quiz' }).first().click()
  const confirm = student.getByRole('alertdialog', { name: 'Are you sure you want to submit?' })
  await expect(confirm.getByRole('button', { name: 'Go back to the quiz' })).toBeFocused()
  await expect(confirm.getByRole('link', { name: 'Go to question 3' })).toBeVisible()
  await confirm.getByRole('button', { name: 'Submit now' }).click()

  await expect(student.getByRole('heading', { name: 'Cell Structure and Transport', level: 1 })).toBeVisible()
  await expect(student.getByText('Score 1 out of 3')).toBeVisible()
  const item = (number: number) =>
    student
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `Question ${number}:` })
  await expect(item(1)).toContainText('Correct')
  await expect(item(2)).toContainText('Incorrect')
  await expect(item(2)).toContainText('Cell wall, Chloroplasts')
  await expect(item(3)).toContainText('You skipped this question.')
  await expect(item(3)).toContainText('Osmosis')

  await student.getByRole('link', { name: 'All my results' }).click()
  const row = student.getByRole('table', { name: 'Results' }).getByRole('row').nth(1)
  await expect(row).toContainText('Cell Structure and Transport')
  await expect(row).toContainText('1 / 3')
  await student.getByRole('button', { name: 'Account menu' }).click()
  await student.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(student.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await student.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})
