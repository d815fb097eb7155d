import { createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { expectCounts } from './marking-counts.ts'

const capital = {
  text: 'Which city was Lutetia?',
  type: 'write',
  options: [],
  correctAnswers: ['Paris'],
}

test('answers that a key has marked are marked by hand, the same ones in one go, and the student reads why', async ({
  page,
  server,
  browser,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [capital] })
  await takeQuiz(student, quiz, ['Paris, as it is called today'])
  for (const text of ['paris, as it is CALLED today', 'Rome']) {
    await takeQuiz(await createAccount(server.url, 'student', 'Ben Okri'), quiz, [text])
  }
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  await page.getByRole('button', { name: 'More for question 1' }).click()
  await page.getByRole('menuitem', { name: 'Mark answers' }).click()
  await expect(page.getByText('The answer key marks this question')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'How this question is marked' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Answers are marked by a teacher' }).press('Space')
  await dialog.getByRole('checkbox', { name: 'Two people mark each answer' }).press('Space')
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Two people mark each answer' }).press('Space')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('3 left', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'All questions to mark' }).press('Enter')
  await expect(page.getByText('3 are marked by the answer key')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Show names' }).press('Space')
  await expect(page.getByText('Everyone who marks sees the names.')).toBeVisible()
  await page.getByRole('link', { name: 'Mark answers to question 1' }).press('Enter')
  // Answers come in the order of names: both that say the same, or one of them after Rome.
  await expect(page.getByText('Ben Okri').or(page.getByText(student.user.name))).toBeVisible()
  const points = page.getByRole('textbox', { name: 'Points', exact: true })
  while (await page.getByText('Rome', { exact: true }).isVisible()) {
    await points.fill('0')
    await points.press('Enter')
    await expect(page.getByText('2 left', { exact: true })).toBeVisible()
  }
  await expect(page.getByText('1 other answer says the same.')).toBeVisible()
  await points.fill('0,5')
  await page.getByRole('combobox', { name: 'Comment' }).fill('Say the name alone.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save for both answers' }).press('Enter')
  await expect(page.getByText('2 answers marked.')).toBeVisible()
  const allMarked = page.getByText('All answers to this question are marked')
  await expect(page.getByText('1 left', { exact: true }).or(allMarked)).toBeVisible()
  if (await points.isVisible()) {
    await points.fill('0')
    await points.press('Enter')
  }
  await expect(allMarked).toBeVisible()
  await page.getByRole('link', { name: 'All questions to mark' }).last().press('Enter')
  await expectCounts(page, ['0', '3', '0'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Release marks' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Release now' }).press('Enter')
  await expect(page.getByText('Marks released to 3 students.')).toBeVisible()
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, student, `${server.url}/quiz/${quiz._id}`)
  await expect(theirs.getByText('0.5 of 1 point')).toBeVisible()
  await expect(theirs.getByText('Say the name alone.')).toBeVisible()
})

test('questions without answers to mark stand below, with how they are marked', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [capital] })
  await takeQuiz(student, quiz, ['Paris'])
  await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
  await page.getByRole('button', { name: /^More/ }).first().click()
  await page.getByRole('menuitem', { name: 'Mark answers' }).click()
  await expect(page.getByText('Nothing waits to be marked')).toBeVisible()
  await page.getByText('Other questions').press('Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'How this question is marked' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Answers are marked by a teacher' }).press('Space')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('1 is marked by the answer key')).toBeVisible()
  await expectCounts(page, ['0', '0', '0'])
})
