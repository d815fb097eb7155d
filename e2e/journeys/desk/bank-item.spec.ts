import { addToBank, changeBankItem, createQuestions, getBankItem, takeFromBank } from '@quizly/contract'
import { expectStateAccessible } from '../../accessible.ts'
import { type Account, api, createEmptyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const capital = {
  text: 'What is the capital of France?',
  type: 'single',
  options: ['Lyon', 'Paris', 'Nice'],
  correctAnswers: ['Paris'],
  explanation: 'Paris has been the capital since 987.',
}
const largest = { ...capital, text: 'Which is the largest city?', explanation: undefined }

async function putIn(educator: Account, questions: object[] = [capital]): Promise<[string, ...string[]]> {
  const items = questions.map((question) => ({ question, tags: ['Geography'], level: 2 }))
  const reply = await api<{ items: { _id: string }[] }>(educator, addToBank, { body: { items } })
  const [first = '', ...more] = reply.items.map(({ _id }) => _id)
  return [first, ...more]
}

const revise = (educator: Account, itemId: string, base: number, text: string) =>
  api(educator, changeBankItem, {
    params: { itemId },
    body: { revised: { base, question: { ...capital, text } } },
  })

/** A quiz with a copy that is worth two points. */
async function createQuizWithCopy(educator: Account, itemId: string): Promise<string> {
  const { _id: quizId } = await createEmptyQuiz(educator, { title: 'Europe', numQuestions: 1 })
  const { questions } = await api<{ questions: object[] }>(educator, takeFromBank, {
    body: { items: [itemId] },
  })
  await api(educator, createQuestions, {
    body: { quizId, questions: questions.map((question) => ({ ...question, points: 2 })) },
  })
  return quizId
}

for (const width of [1280, 390]) {
  test(`at ${width} px a question of the bank is edited by keyboard, survives a reload, and says what changed (T460)`, async ({
    page,
    educator,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const [itemId] = await putIn(educator)
    await signIn(page, educator, `/bank/${itemId}`)
    await expect(page.getByRole('heading', { level: 1, name: capital.text })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Paris' })).toBeChecked()
    await expect(page.getByText(capital.explanation)).toBeVisible()
    await expectStateAccessible(page)

    // Tags: those in use are offered, Enter adds.
    const about = page.getByRole('form', { name: 'About this question' })
    await about.getByRole('combobox', { name: 'Add a tag' }).fill('Year 8')
    await about.getByRole('combobox', { name: 'Add a tag' }).press('Enter')
    await about.getByRole('button', { name: 'Remove tag Geography' }).press('Enter')
    await about.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(about.getByRole('listitem')).toHaveText(['Year 8'])

    await page.getByRole('link', { name: 'Edit question' }).press('Enter')
    const text = page.getByRole('textbox', { name: 'Question text' })
    await text.fill('Which city is the capital of France?')
    await expect(page.getByText('Not saved yet · Kept on this device')).toBeVisible()
    await page.reload()
    await expect(text).toHaveValue('Which city is the capital of France?')
    await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible()
    await expectStateAccessible(page)

    // Another window was faster: both are shown, and nothing is lost.
    await revise(educator, itemId, 1, 'Name the capital of France')
    await page.getByRole('button', { name: 'Save as a new version' }).press('Enter')
    const ask = page.getByRole('alertdialog', { name: 'Version 2 was saved in another window' })
    await expect(ask).toContainText('Name the capital of France')
    await expect(ask).toContainText('Which city is the capital of France?')
    await expectStateAccessible(page)
    await ask.getByRole('button', { name: 'Save mine as version 3' }).press('Enter')
    await expect(page.getByText('Saved as version 3. Quizzes keep their copies.')).toBeVisible()
    await expect(page).toHaveURL(`/bank/${itemId}`)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Which city is the capital of France?' }),
    ).toBeVisible()

    await page.getByRole('button', { name: 'What changed in version 2' }).press('Enter')
    const compared = page.getByRole('dialog')
    await expect(compared).toContainText('Different: the text.')
    await expect(compared).toContainText(capital.text)
    await expect(compared).toContainText('Name the capital of France')
    await expectStateAccessible(page)
    await compared.getByRole('button', { name: 'Close' }).press('Enter')
  })

  test(`at ${width} px a quiz says that the bank has a newer version, takes it, and gives its own back (T461)`, async ({
    page,
    educator,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const [itemId] = await putIn(educator)
    const quizId = await createQuizWithCopy(educator, itemId)
    await revise(educator, itemId, 1, 'Name the capital of France')
    await signIn(page, educator, `/edit-quiz/${quizId}`)
    await expect(page.getByText('Your bank has a newer version of this question (version 2).')).toBeVisible()
    await page.getByRole('button', { name: 'See what differs' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Different: the text.')
    await expect(dialog).toContainText('Points and penalty stay those of this quiz')
    await expectStateAccessible(page)
    await dialog.getByRole('button', { name: 'Take the newer version' }).press('Enter')
    const text = page.getByRole('textbox', { name: 'Question text' })
    await expect(text).toHaveValue('Name the capital of France')
    await expect(page.getByRole('textbox', { name: 'Points' })).toHaveValue('2')
    await expect(page.getByText('Your bank has a newer version')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(text).toHaveValue(capital.text)
    await page.getByRole('button', { name: 'Take the newer version' }).press('Enter')
    await expect(text).toHaveValue('Name the capital of France')

    await text.fill('Say the capital of France')
    await page.getByRole('button', { name: 'Put this back into the bank' }).press('Enter')
    const ask = page.getByRole('alertdialog')
    await expect(ask).toContainText('It becomes version 3')
    await expectStateAccessible(page)
    // The bank moves on while this is asked.
    await revise(educator, itemId, 2, 'Where does the president of France live?')
    await ask.getByRole('button', { name: 'Put this back into the bank' }).press('Enter')
    await expect(ask).toContainText('It becomes version 4')
    await expect(ask).toContainText('Its version 3 is kept.')
    await ask.getByRole('button', { name: 'Put this back into the bank' }).press('Enter')
    await expect(page.getByText('The question is version 4 in your bank.')).toBeVisible()
    const { item } = await api<{ item: { question: object } }>(educator, getBankItem, { params: { itemId } })
    expect(item.question).toMatchObject({ text: 'Say the capital of France' })
    expect(item.question).not.toHaveProperty('points')
  })

  test(`at ${width} px several questions get tags and a level, and are deleted together (T462)`, async ({
    page,
    educator,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await putIn(educator, [capital, largest])
    await signIn(page, educator, '/bank')
    const rows = page.getByRole('table', { name: 'Question bank' }).locator('tbody tr')
    await expect(rows).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Choose “What is the capital of France?”' }).press('Space')
    await expect(page.getByText('1 question chosen')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Choose all that are listed' }).press('Space')
    await expect(page.getByText('2 questions chosen')).toBeVisible()
    await page.getByRole('button', { name: 'Tags and level' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Add a tag' }).fill('Year 8, x'.padEnd(80, 'x'))
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog.getByText('Use at most 60 characters for a tag.').first()).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Add a tag' }).fill('Year 8')
    await dialog.getByRole('checkbox', { name: 'Geography' }).press('Space')
    await dialog.getByLabel('Level').selectOption('4')
    await expectStateAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('2 questions changed.')).toBeVisible()
    for (const row of [rows.nth(0), rows.nth(1)]) {
      await expect(row).toContainText('Year 8')
      await expect(row).not.toContainText('Geography')
    }
    await page
      .getByRole('group', { name: 'Chosen questions' })
      .getByRole('button', { name: 'Delete' })
      .press('Enter')
    const ask = page.getByRole('alertdialog', { name: 'Delete 2 questions from the bank?' })
    await expect(ask).toContainText('No quiz has a copy of any of them.')
    await ask.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your question bank is empty' })).toBeVisible()
  })
}

test('tags that another window has changed are not overwritten in silence, and what was typed stays (T463)', async ({
  page,
  educator,
  signIn,
}) => {
  const [itemId] = await putIn(educator)
  await signIn(page, educator, `/bank/${itemId}`)
  const about = page.getByRole('form', { name: 'About this question' })
  await about.getByRole('textbox', { name: 'Note' }).fill('Asked every year')
  await api(educator, changeBankItem, {
    params: { itemId },
    body: { about: { before: { tags: ['Geography'], level: 2 }, after: { tags: ['Theirs'], level: 5 } } },
  })
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByRole('alert')).toContainText('This was changed in another window meanwhile.')
  await expect(about.getByRole('definition').filter({ hasText: 'Theirs' })).toBeVisible()
  await expect(about.getByRole('textbox', { name: 'Note' })).toHaveValue('Asked every year')
  await expectStateAccessible(page)
  await page.reload()
  await expect(about.getByRole('textbox', { name: 'Note' })).toHaveValue('Asked every year')
  await expect(about.getByRole('alert')).toContainText('This was changed in another window meanwhile.')
  await about.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(about.getByRole('alert')).toBeHidden()
  await expect(about.getByRole('listitem')).toHaveText(['Geography'])
})

test('a question that is not in the bank says so, and a deleted one leads back to the bank', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/bank/missing')
  await expect(page.getByRole('heading', { name: 'This question is not in your bank' })).toBeVisible()
  const [itemId] = await putIn(educator)
  await page.goto(`/bank/${itemId}`)
  await page.getByRole('button', { name: 'Delete question' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The question is no longer in the bank.')).toBeVisible()
  await expect(page).toHaveURL('/bank')
})

test('a quiz without copies asks nothing of the bank', async ({ page, educator, signIn }) => {
  const { _id } = await createEmptyQuiz(educator, { title: 'Plain', numQuestions: 1 })
  await api(educator, createQuestions, { body: { quizId: _id, questions: [capital] } })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await signIn(page, educator, `/edit-quiz/${_id}`)
  await expect(page.getByRole('textbox', { name: 'Question text' })).toHaveValue(capital.text)
  expect(requested.filter((path) => path.startsWith('/api/bank') || path.includes('origin-note'))).toEqual([])
})
