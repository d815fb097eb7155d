import { admit, createAccount, createDraft, finalize } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { expectSaved, submit } from '../../running-attempt.ts'
import { share } from './colleagues.ts'

const year = {
  text: 'When did it begin?',
  type: 'single',
  options: ['1839', '1914'],
  correctAnswers: ['1914'],
}
const essay = 'A treaty was broken, and nobody wanted to lose face.'

test(`an essay from writing it to its released mark, marked by two people, one of whom goes offline, at 390 px`, async ({
  page,
  server,
  mailbox,
  browser,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createDraft(educator, { questions: [year], title: 'The Great War' })
  const ruth = await createAccount(server.url, 'admin', 'Ruth Lindqvist')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
  const question = page.getByRole('region', { name: 'Question 2', exact: true })
  await question.getByRole('textbox', { name: 'Question text' }).fill('Why did the war of **1914** begin?')
  await question.getByRole('radio', { name: 'Essay Answer' }).press('Space')
  await question.getByRole('checkbox', { name: 'Formatted text and formulas' }).press('Space')
  await expect(question.getByRole('group', { name: 'Preview' }).locator('strong')).toHaveText('1914')
  await question.getByText('Points and marking').press('Enter')
  await question.getByRole('textbox', { name: 'Points', exact: true }).fill('6')
  await question.getByRole('button', { name: 'Add an item' }).press('Enter')
  await question.getByRole('textbox', { name: 'Item 1', exact: true }).fill('Names the treaty')
  await question.getByRole('textbox', { name: 'Points of item 1' }).fill('2')
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('Names the treaty (2)')).toBeVisible()
  await finalize(educator, quiz)
  await share({ mailbox }, educator, quiz, { colleague: ruth, role: 'marker' })

  const open = async () => {
    const context = await browser.newContext({ baseURL: server.url })
    const opened = await context.newPage()
    await opened.setViewportSize({ width: 390, height: 844 })
    return opened
  }
  const taking = await open()
  await admit(student, quiz)
  await signIn(taking, student, `/quiz/${quiz._id}`)
  await taking.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  await taking.getByRole('radio', { name: '1914' }).press('Space')
  const field = taking.getByRole('textbox').first()
  await expect(taking.locator('strong', { hasText: '1914' })).toBeVisible()
  await field.fill(essay)
  await field.blur()
  await expectSaved(taking)
  await submit(taking)
  await expect(taking.getByText('1 question waits to be marked (up to 6 more points).')).toBeVisible()

  await page.goto(`${server.url}/my-quizzes/${quiz._id}/marking`)
  await expect(page.locator('.rich strong', { hasText: '1914' })).toBeVisible()
  await page.getByRole('button', { name: 'How this question is marked' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Two people mark each answer' }).press('Space')
  await dialog.getByRole('checkbox', { name: 'Check that marking stays even' }).press('Space')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Mark answers' }).press('Enter')
  await expect(page.getByText('Two people mark each answer. You do not see the other mark.')).toBeVisible()
  await expect(page.getByText(essay)).toBeVisible()
  await expectAccessible(page)
  const points = (of: typeof page) => of.getByRole('textbox', { name: 'More or fewer points' })
  await page.getByRole('checkbox', { name: 'Names the treaty (2)' }).press('Space')
  await points(page).fill('1')
  await page.getByRole('combobox', { name: 'Comment' }).fill('A clear answer.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('All answers to this question are marked')).toBeVisible()

  const theirs = await open()
  await signIn(theirs, ruth, `/my-quizzes/${quiz._id}/marking`)
  await expect(theirs.getByText('1 answer waits')).toBeVisible()
  await expect(theirs.getByText('0 marked')).toBeVisible()
  await expect(theirs.getByText('1 needs a second marker')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'How this question is marked' })).toHaveCount(0)
  await theirs.getByRole('link', { name: 'Mark answers' }).press('Enter')
  await expect(theirs.getByText(essay)).toBeVisible()
  await expect(theirs.getByText(student.user.name)).toHaveCount(0)
  await expect(theirs.getByText('A clear answer.')).toHaveCount(0)
  await theirs.getByRole('checkbox', { name: 'Names the treaty (2)' }).press('Space')
  await points(theirs).fill('3')
  await theirs.context().setOffline(true)
  await points(theirs).press('Enter')
  await expect(theirs.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(points(theirs)).toHaveValue('3')
  await expect(theirs.getByText('5 of 6 points')).toBeVisible()
  await expectAccessible(theirs)
  await theirs.context().setOffline(false)
  await theirs.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(theirs.getByText('All answers to this question are marked')).toBeVisible()

  await page.getByRole('link', { name: 'All questions to mark' }).last().press('Enter')
  await expect(page.getByText('1 has two different marks: a third look decides')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Release marks' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Mark answers' }).press('Enter')
  await expect(page.getByText('these two marks differ')).toBeVisible()
  await expect(page.getByText('Mark 1: 3 points')).toBeVisible()
  await expect(page.getByText('Mark 2: 5 points')).toBeVisible()
  await expect(page.getByText('Ruth')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use the average: 4 points' }).press('Enter')
  await expect(page.getByText('4 of 6 points')).toBeVisible()
  await page.getByRole('button', { name: 'Use mark 1' }).press('Enter')
  await expect(page.getByText('3 of 6 points')).toBeVisible()
  await expectAccessible(page)
  await points(page).fill('2')
  await page.getByRole('combobox', { name: 'Comment' }).fill('Both are right in part.')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'All questions to mark' }).last().press('Enter')
  await expect(page.getByText('1 answer waits')).toBeVisible()
  await expect(page.getByText('1 marked')).toBeVisible()
  await page.getByRole('button', { name: 'Release marks' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release marks' }).press('Enter')
  await expect(page.getByText('Marks released to 1 student.')).toBeVisible()

  await taking.reload()
  await expect(taking.getByText('4 of 6 points')).toBeVisible()
  await expect(taking.getByText('Both are right in part.')).toBeVisible()
  await expect(taking.getByRole('list', { name: 'What counted' }).getByRole('listitem')).toHaveText([
    'Names the treaty (2)',
    'Adjustment: \u200E+2',
  ])
  await expect(taking.getByText('A clear answer.')).toHaveCount(0)
  await expectAccessible(taking)
})
