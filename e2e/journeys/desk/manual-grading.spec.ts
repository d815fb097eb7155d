import { getQuestions, releaseMarks, updateQuizSettings } from '@quizly/contract'
import { type Account, api, createAccount, createReadyQuiz, takeQuiz, type TestQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { expectCounts } from './marking-counts.ts'
import { markEssays } from '../../scenes/mark-essays.ts'

const causes = {
  text: 'Why did the war begin?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  points: 6,
  essay: {
    rubric: [
      { _id: 'treaty', text: 'Names the treaty', points: 2 },
      { _id: 'spelling', text: 'Misspells a name', points: -0.5 },
    ],
    sample: 'Because of the treaty of 1839.',
  },
}

/** All essays of the quiz have the same mark, which is not released. */
async function markAll(educator: Account, { _id: quizId }: TestQuiz, adjustment = 0) {
  const params = { quizId }
  const { questions } = await api<{ questions: { _id: string }[] }>(educator, getQuestions, { params })
  const mark = { items: ['treaty'], adjustment, comment: 'Clear and short.' }
  for (const { _id: questionId } of questions)
    await markEssays(educator, { ...params, questionId }, () => mark)
  return params
}

test(`a class is marked by keyboard at 1280 px, one mark is taken back, and the marks are released`, async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes] })
  await takeQuiz(student, quiz, ['A treaty was broken.'])
  await takeQuiz(await createAccount(server.url, 'student', 'Ben Okri'), quiz, ['Nobody knows.'])
  await page.setViewportSize({ width: 1280, height: 844 })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
  await expect(page.getByText('2 essays to mark.')).toBeVisible()
  await page.getByRole('link', { name: 'Mark answers' }).press('Enter')
  await expectCounts(page, ['2', '0', '0'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Mark answers' }).press('Enter')
  await expect(page.getByText('2 left', { exact: true })).toBeVisible()
  await expect(page.getByText(student.user.name)).toHaveCount(0)
  const points = page.getByRole('textbox', { name: 'Adjust points (+/−)' })
  const answer = page.getByRole('blockquote', { name: /^Answer/ })
  await expect(answer).toBeFocused()
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(page.getByRole('checkbox', { name: 'Names the treaty (2)' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Misspells a name/ })).toBeChecked()
  await expect(page.getByText('1.5 of 6 points')).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(points).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(points).toBeFocused()
  await expect(points).toHaveValue('')
  await points.fill('7')
  await points.press('Enter')
  await expect(points).toHaveAccessibleDescription(
    'With this number the answer would have less than 0 or more than 6 points.',
  )
  await expect(points).toBeFocused()
  await points.fill('seven')
  await points.press('Enter')
  await expect(
    page.getByText('Points are a number from −1,000 to 1,000 with at most two decimals.'),
  ).toBeVisible()
  await points.fill('1,5')
  await page.getByRole('checkbox', { name: 'Names the treaty (2)' }).focus()
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(page.getByText('3 of 6 points')).toBeVisible()
  await page.getByRole('combobox', { name: 'Comment' }).fill('Clear and short.')
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Comment' }).press('Enter')
  await expect(page.getByText('1 left', { exact: true })).toBeVisible()
  await expect(points).toHaveCount(0)
  await expect(answer).toBeFocused()
  await page.keyboard.press('u')
  await expect(answer).toBeFocused()
  await expect(points).toHaveValue('1.5')
  await points.fill('2')
  await points.press('Enter')
  await expect(points).toHaveCount(0)
  await expect(page.getByText('1 left', { exact: true })).toBeVisible()
  // Enter alone does nothing while the mark before is being saved.
  await expect(page.getByRole('button', { name: 'Save and next' })).toBeVisible()
  await expect(answer).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('All answers to this question are marked')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All questions to mark' }).last().press('Enter')
  await expectCounts(page, ['0', '2', '0'])
  await page.getByRole('button', { name: 'Release marks' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Marks and comments' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Release now' }).press('Enter')
  await expect(page.getByText('Marks released to 2 students.')).toBeVisible()
  await expectCounts(page, ['0', '0', '2'])
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(page.getByText('Release undone.')).toBeVisible()
  await expectCounts(page, ['0', '2', '0'])
  await page.getByRole('button', { name: 'Release marks' }).press('Enter')
  await dialog.getByRole('button', { name: 'Release now' }).press('Enter')
  await expectCounts(page, ['0', '0', '2'])
  await page.goto(`${server.url}/my-quizzes/${quiz._id}/students/${student.user._id}`)
  await expect(page.locator('.score__big')).toHaveText(/^Score (3\.5|0) out of 6 points$/)
  await page.goto(`${server.url}/my-quizzes/${quiz._id}/marking`)
  await page.getByRole('button', { name: 'Withdraw marks' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw marks' }).press('Enter')
  await expectCounts(page, ['0', '2', '0'])
})

test('an educator reads at the attempt which items of the rubric counted, and what makes them add up', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes] })
  await takeQuiz(student, quiz, ['A treaty was broken.'])
  const attempt = `/my-quizzes/${quiz._id}/students/${student.user._id}`
  const params = await markAll(educator, quiz, -0.5)
  await signIn(page, educator, attempt)
  await expect(page.getByText('Waiting to be marked', { exact: true })).toBeVisible()
  await expect(page.getByText('Names the treaty')).toHaveCount(0)
  await api(educator, releaseMarks, { params })
  await page.reload()
  const byHand = page.getByRole('group', { name: 'Mark the answer to question 1' })
  await expect(byHand.getByText('Clear and short.', { exact: true })).toBeVisible()
  await expect(byHand.getByRole('list', { name: 'What counted' }).getByRole('listitem')).toHaveText([
    'Names the treaty (2)',
    'Adjustment: \u200E−0.5',
  ])
  await expectAccessible(page)
})

test('marks that are released together are one line of the score history', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, {
    questions: [causes, { ...causes, text: 'Why did it end?' }],
  })
  await takeQuiz(student, quiz, ['A treaty was broken.', 'Nobody could go on.'])
  await api(educator, releaseMarks, { params: await markAll(educator, quiz) })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/students/${student.user._id}`)
  const history = page.getByRole('list', { name: 'Score history' })
  await expect(history.locator('> li')).toHaveCount(1)
  await expect(history).toContainText('from 0 + ? of 12 to 4 / 12')
  await expect(history.getByRole('list').getByRole('listitem')).toHaveText([
    /^points of question 1 set to 2 by .+: Clear and short\.$/i,
    /^points of question 2 set to 2 by .+: Clear and short\.$/i,
  ])
  await expectAccessible(page)
})

test('who edits the rubric of released marks reads before saving whose marks that changes', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes] })
  await takeQuiz(student, quiz, ['A treaty was broken.'])
  const params = await markAll(educator, quiz)
  await api(educator, releaseMarks, { params })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const itemPoints = page.getByRole('textbox', { name: 'Points of item 1' })
  await itemPoints.fill('5')
  const save = page.getByRole('button', { name: 'Save Changes' })
  await save.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Save the edited rubric?' })
  await expect(dialog).toHaveAccessibleDescription(
    'Once marks are released again by the edited rubric: 1 score goes up.',
  )
  const changed = page.getByRole('table', { name: 'Marks that change' }).getByRole('row')
  await expect(changed.nth(1)).toContainText('Daniel Reyes')
  await expect(changed.nth(1)).toContainText('2 → 5')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Go back to editing' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await itemPoints.fill('1')
  await save.press('Enter')
  await expect(changed.nth(1)).toContainText('2 → 1')
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.getByText('Quiz updated')).toBeVisible()
  await page.goto(`${server.url}/my-quizzes/${quiz._id}/marking`)
  await expect(changed.nth(1)).toContainText('2 → 1')
  await expect(changed.nth(1).getByRole('link', { name: 'Daniel Reyes' })).toBeVisible()
})

test('who edits the rubric of marks that are not released reads before saving how many change', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes] })
  await takeQuiz(student, quiz, ['A treaty was broken.'])
  await markAll(educator, quiz)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await page.getByRole('textbox', { name: 'Points of item 1' }).fill('5')
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Save the edited rubric?' })
  await expect(dialog).toHaveAccessibleDescription(
    '1 mark that its student does not see yet changes at once.',
  )
  await expect(dialog.getByRole('table')).toHaveCount(0)
  await expectAccessible(page)
})

test('two markers at one answer: the later one chooses whose mark stays', async ({
  page,
  server,
  browser,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes] })
  await takeQuiz(student, quiz, ['A treaty was broken.'])
  const other = await (await browser.newContext()).newPage()
  for (const each of [page, other]) {
    await signIn(each, educator, `${server.url}/my-quizzes/${quiz._id}/marking`)
    await each.getByRole('link', { name: 'Mark answers' }).click()
    await expect(each.getByText('A treaty was broken.')).toBeVisible()
    await expect(each.getByRole('blockquote', { name: /^Answer/ })).toBeFocused()
  }
  const pointsOf = (each: typeof page) => each.getByRole('textbox', { name: 'Adjust points (+/−)' })
  for (const each of [page, other]) await each.keyboard.press('a')
  await pointsOf(other).fill('1')
  await pointsOf(other).press('Enter')
  await expect(other.getByText('All answers to this question are marked')).toBeVisible()
  await pointsOf(page).fill('4')
  await pointsOf(page).press('Enter')
  await expect(page.getByText(/has marked this answer: 1 point\. Keep their mark or yours\?/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('All answers to this question are marked')).toBeVisible()
})

test('an answer that has changed is shown as it is now, beside the mark that was meant for it', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes] })
  await takeQuiz(student, quiz, ['A treaty was broken.'])
  await signIn(page, educator, `/my-quizzes/${quiz._id}/marking`)
  await page.getByRole('link', { name: 'Mark answers' }).click()
  await expect(page.getByText('A treaty was broken.')).toBeVisible()
  await page.route(
    '**/draft-marks/**',
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), hash: 'of another text' } }),
    { times: 1 },
  )
  const text = 'It was the treaty of 1839.'
  await page.route(
    '**/answers/**',
    async (route) => {
      const response = await route.fetch()
      const next = await response.json()
      await route.fulfill({ response, json: { ...next, answer: { ...next.answer, text } } })
    },
    { times: 1 },
  )
  const [treaty, comment] = [
    page.getByRole('checkbox', { name: 'Names the treaty (2)' }),
    page.getByRole('combobox', { name: 'Comment' }),
  ]
  await treaty.press('Space')
  await comment.fill('Which one?')
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect(page.getByText('This answer has changed since you opened it.')).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
  await expect(treaty).toBeChecked()
  await expect(comment).toHaveValue('Which one?')
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect(page.getByText('All answers to this question are marked')).toBeVisible()
})

test('an essay has no key: all get full marks for it, or none is scored', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes] })
  await takeQuiz(student, quiz, ['A treaty was broken.'])
  await signIn(page, educator, `/my-quizzes/${quiz._id}/questions`)
  await page.getByRole('button', { name: 'More for question 1' }).click()
  await page.getByRole('menuitem', { name: /answer key/ }).click()
  await expect(page.getByRole('radio', { name: /^Full marks for all/ })).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByText('Correct answer')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update scores' }).press('Enter')
  await expect(page.getByText(/Question 1 updated\./)).toBeVisible()
})

test('what is typed stays while somebody changes how the question is marked', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes] })
  await takeQuiz(student, quiz, ['A treaty was broken.'])
  await signIn(page, educator, `/my-quizzes/${quiz._id}/marking`)
  await page.getByRole('link', { name: 'Mark answers' }).click()
  await expect(page.getByRole('blockquote', { name: /^Answer/ })).toBeFocused()
  await page.keyboard.press('1')
  await page.getByRole('combobox', { name: 'Comment' }).fill('Which one?')
  await page.getByRole('button', { name: 'How this question is marked' }).click()
  await page.getByRole('checkbox', { name: 'Check my consistency' }).press('Space')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Every 20th answer is one that you have marked before.')).toBeVisible()
  await expect(page.getByText('A treaty was broken.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Names the treaty (2)' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Comment' })).toHaveValue('Which one?')
})

test('results that are released while essays wait: it is asked, said in lists, and undone', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const capital = { text: 'Where?', type: 'write', options: [], correctAnswers: ['Rome'], points: 4 }
  const quiz = await createReadyQuiz(educator, { questions: [capital, causes] })
  const settings = { resultRelease: 'by-hand', code: 'open' }
  await api(educator, updateQuizSettings, { params: { quizId: quiz._id }, body: settings })
  await takeQuiz(student, quiz, ['Rome', 'A treaty was broken.'])
  await signIn(page, educator, `/my-quizzes/${quiz._id}`)
  await expect(page.getByText('4 + ? of 10')).toBeVisible()
  await page.goto(`${server.url}/my-quizzes/${quiz._id}/results`)
  await page.getByRole('button', { name: 'Release results' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 answer is not marked yet.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Release without them' }).press('Enter')
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(page.getByText('Release undone.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Release results' })).toBeVisible()
})
