import { addToBank, createQuestions, getBankItem, takeFromBank } from '@quizly/contract'
import { expectStateAccessible } from '../../accessible.ts'
import { api, createAccount, createEmptyQuiz, finalize, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('after a class took a quiz, the bank says how its questions went (T452)', async ({
  page,
  educator,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  const question = {
    text: 'Which organelle is the site of aerobic respiration?',
    type: 'single',
    options: ['Nucleus', 'Mitochondrion'],
    correctAnswers: ['Mitochondrion'],
  }
  const body = { items: [{ question, tags: [] }] }
  const { items } = await api<{ items: { _id: string }[] }>(educator, addToBank, { body })
  const ids = items.map(({ _id }) => _id)
  const { questions } = await api<{ questions: object[] }>(educator, takeFromBank, { body: { items: ids } })
  const quiz = await createEmptyQuiz(educator, { title: 'Cells in autumn', numQuestions: 1 })
  await api(educator, createQuestions, { body: { quizId: quiz._id, questions } })
  await finalize(educator, quiz)
  for (const answer of ['Mitochondrion', 'Mitochondrion', 'Mitochondrion', 'Nucleus'])
    await takeQuiz(await createAccount(educator.url, 'student'), quiz, [answer])

  // It is counted in the background.
  const [itemId = ''] = ids
  const timesAsked = async () => {
    const found = await api<{ item: { use?: { asked: number } } }>(educator, getBankItem, {
      params: { itemId },
    })
    return found.item.use?.asked
  }
  await expect.poll(timesAsked, { timeout: 90_000 }).toBe(4)

  await signIn(page, educator, '/bank')
  const row = page.getByRole('table', { name: 'Question bank' }).locator('tbody tr')
  await expect(row).toContainText('Asked 4 times · 75% right')
  await expectStateAccessible(page)
  await page.getByLabel('Use', { exact: true }).selectOption('May be known')
  await expect(page.getByText('No question is found')).toBeVisible()
})
