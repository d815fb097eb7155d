import { createEmptyQuiz, createReadyQuiz } from '../../api.ts'
import { expectStateAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'

for (const width of [1280, 390])
  test(`at ${width} px questions go into the bank, are found there, and are copied into a quiz, by keyboard (T441)`, async ({
    page,
    educator,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const cells = await createReadyQuiz(educator, { title: 'Cells' })
    const later = await createEmptyQuiz(educator, { title: 'Revision', numQuestions: 1 })
    await signIn(page, educator, `/my-quizzes/${cells._id}/questions`)

    await page.getByRole('button', { name: 'More for Cells' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Put into the bank' }).press('Enter')
    const dialog = page.getByRole('dialog')
    const boxes = dialog.getByRole('checkbox')
    await expect(boxes).toHaveCount(4)
    await expect(boxes.nth(1)).toBeChecked()
    await boxes.nth(3).press('Space')
    await dialog.getByRole('textbox', { name: 'Tags' }).fill('Cells, year 9')
    await expectStateAccessible(page)
    await dialog.getByRole('button', { name: 'Put in 2 questions' }).press('Enter')
    await expect(page.getByText('2 questions are in the bank.')).toBeVisible()

    // Once more, with one that is there already.
    await page.getByRole('button', { name: 'More for Cells' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Put into the bank' }).press('Enter')
    await dialog.getByRole('button', { name: 'Put in 3 questions' }).press('Enter')
    await expect(page.getByText('1 question is in the bank. 2 more were there already.')).toBeVisible()

    await page.goto('/my-quizzes')
    await page.getByRole('link', { name: 'Question bank' }).press('Enter')
    const rows = page.getByRole('table', { name: 'Question bank' }).locator('tbody tr')
    await expect(rows).toHaveCount(3)
    await expectStateAccessible(page)
    await page.getByLabel('Tag', { exact: true }).selectOption('year 9')
    await expect(rows).toHaveCount(2)
    await page.getByRole('searchbox', { name: 'Search the question bank' }).fill('organelle')
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/search=organelle/)

    await rows.getByRole('link', { name: /^Which organelle/ }).press('Enter')
    const about = page.getByRole('form', { name: 'About this question' })
    await about.getByLabel('Level').selectOption('3')
    await about.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.getByRole('link', { name: 'Question bank' }).press('Enter')
    await page.getByRole('searchbox', { name: 'Search the question bank' }).fill('organelle')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('3')

    await page.goto(`/create-questions/${later._id}`)
    await page.getByRole('button', { name: 'Insert from the bank' }).press('Enter')
    await dialog.getByRole('searchbox', { name: 'Questions of the bank' }).fill('organelle')
    const found = dialog.getByRole('list', { name: 'Questions of the bank' }).getByRole('checkbox')
    await expect(found).toHaveCount(1)
    await found.press('Space')
    await dialog.getByRole('searchbox').fill('nothing like this')
    await expect(dialog.getByText('No question is found')).toBeVisible()
    await dialog.getByRole('button', { name: 'Insert 1 question' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Question text' })).toHaveValue(
      'Which organelle is the site of aerobic respiration?',
    )
    await page.getByRole('button', { name: 'Save & Proceed' }).press('Enter')
    await expect(page.getByRole('table', { name: 'Questions in this quiz' }).getByRole('row')).toHaveCount(2)

    await page.goto('/bank?search=organelle')
    await rows.getByRole('button', { name: /^More for “Which organelle/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    const ask = page.getByRole('alertdialog')
    await expect(ask).toContainText('1 quiz keeps its copy.')
    await ask.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByText('The question is no longer in the bank.')).toBeVisible()
    await page.goto(`/review-quiz/${later._id}`)
    await expect(page.getByRole('table', { name: 'Questions in this quiz' }).getByRole('row')).toHaveCount(2)
  })

test('the bank says that it is empty, and what to do when it cannot be loaded', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/bank')
  await expect(page.getByRole('heading', { name: 'Your question bank is empty' })).toBeVisible()
  await expectStateAccessible(page)
  await page.route('**/api/bank?*', (route) => route.abort())
  await page.route('**/api/bank', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your question bank could not be loaded' })).toBeVisible()
  await page.unroute('**/api/bank')
  await page.unroute('**/api/bank?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your question bank is empty' })).toBeVisible()
})
