import { getQuestions, listQuizzes, listStudentResults, releaseMarks, updateQuiz } from '@quizly/contract'
import type { Page } from '@playwright/test'
import { type Account, api, createAccount, createReadyQuiz, takeQuiz, type TestQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { markEssays } from '../../scenes/mark-essays.ts'
import { expectCounts } from './marking-counts.ts'

const items = [
  { text: 'Names the treaty', points: 2, when: 'the treaty' },
  { text: 'Names the alliances', points: 2, when: 'the alliances' },
  { text: 'Gives the year', points: 1, when: 'in 1914' },
  { text: 'Misspells a name', points: -1, when: 'Sarayevo' },
]
const causes = {
  text: 'Why did the war begin?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  points: 5,
  essay: { rubric: items.map(({ text, points }, index) => ({ _id: `item-${index}`, text, points })) },
}
const ending = { ...causes, text: 'Why did it end?', points: 3, essay: {} }

const found = (text: string) => items.filter(({ when }) => text.includes(when))
const pointsOf = (text: string) =>
  Math.max(
    0,
    found(text).reduce((sum, { points }) => sum + points, 0),
  )

/** Each has none, one or two of what the rubric asks for. */
const essays = Array.from({ length: 30 }, (_, index) => {
  const [one, other] = [items[index % 4], items[(index + 1 + Math.floor(index / 4)) % 4]]
  const parts = index % 10 === 9 ? [] : index % 3 === 0 ? [one] : [one, other]
  return `Answer ${index + 1}: ${[...new Set(parts.map((part) => part?.when))].join(' and ')}.`
})

async function seedClass(educator: Account, url: string, texts: readonly string[]) {
  const quiz = await createReadyQuiz(educator, { questions: [causes, ending] })
  const students: { name: string; text: string }[] = []
  for (const [index, text] of texts.entries()) {
    const name = `Student ${String(index + 1).padStart(2, '0')}`
    await takeQuiz(await createAccount(url, 'student', name), quiz, [text, null])
    students.push({ name, text })
  }
  return { quiz, students }
}

/** By keys alone; how often one was pressed. */
function countPresses(page: Page) {
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  return { press, pressed: () => presses }
}

/** The next answer can be in sight while the mark before it is still being saved. Enter alone does nothing until then. */
async function untilSaved(page: Page) {
  await expect(page.getByRole('button', { name: 'Save and next' })).toBeVisible()
  await expect(answerOn(page)).toBeFocused()
}
const answerOn = (page: Page) => page.getByRole('blockquote', { name: /^Answer/ })

test('30 essays are marked by keys alone: two presses to the first one, at most three for each, and right points', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const { quiz, students } = await seedClass(educator, server.url, essays)
  await page.setViewportSize({ width: 1280, height: 844 })
  await signIn(page, educator, '/my-quizzes')
  const { press, pressed } = countPresses(page)
  await page.getByRole('link', { name: '30 to mark' }).focus()
  await press('Enter')
  await expect(page.getByRole('link', { name: 'Mark answers to question 1' })).toBeFocused()
  await press('Enter')
  const answer = answerOn(page)
  await expect(answer).toBeFocused()
  expect(pressed()).toBe(2)
  for (let left = essays.length; left > 0; left -= 1) {
    await expect(page.getByText(`${left} left`, { exact: true })).toBeVisible()
    await untilSaved(page)
    const text = await answer.innerText()
    const before = pressed()
    for (const item of found(text)) await press(String(items.indexOf(item) + 1))
    await expect(page.getByText(`${pointsOf(text)} of 5 points`)).toBeVisible()
    await press('Enter')
    expect(pressed() - before).toBeLessThanOrEqual(3)
  }
  await expect(page.getByText('All answers to this question are marked')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'All questions to mark' }).last(),
  ).toBeFocused()
  const params = { quizId: quiz._id }
  await api(educator, releaseMarks, { params })
  const { results } = await api<{ results: { name: string; score: number }[] }>(
    educator,
    listStudentResults,
    {
      params,
    },
  )
  const expected = students.map(({ name, text }) => [name, pointsOf(text)])
  expect(results.map(({ name, score }) => [name, score])).toEqual(expected)
})

test('keys that are pressed while a mark is saved are for the next answer, and Enter alone saves nothing (T353)', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const { quiz } = await seedClass(educator, server.url, essays.slice(0, 4))
  await signIn(page, educator, `/my-quizzes/${quiz._id}/marking`)
  await page.getByRole('link', { name: 'Mark answers to question 1' }).press('Enter')
  await expect(answerOn(page)).toHaveAccessibleName('Answer 1 of 4')
  await expect(answerOn(page)).toBeFocused()
  const marks: unknown[] = []
  const waiting: (() => void)[] = []
  await page.route('**/draft-marks/*', async (route) => {
    marks.push((route.request().postDataJSON() as { items: string[] }).items)
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  const saved = async (count: number) => {
    await expect.poll(() => waiting.length).toBe(count)
    waiting.at(-1)?.()
  }
  for (const key of ['1', '2', 'Enter', '3', 'Enter', 'Enter', '1', '3', 'Enter', '2', '4'])
    await page.keyboard.press(key)
  for (const count of [1, 2, 3]) await saved(count)
  await expect(answerOn(page)).toHaveAccessibleName('Answer 4 of 4')
  await expect(page.getByText('1 left', { exact: true })).toBeVisible()
  for (const [index, { text }] of items.entries()) {
    const item = page.getByRole('checkbox', { name: text })
    await expect(item).toBeChecked({ checked: index === 1 || index === 3 })
  }
  expect(marks).toEqual([['item-0', 'item-1'], ['item-2'], ['item-0', 'item-2']])
})

for (const width of [1280, 390]) {
  test(`all answers are gone through by keys at ${width} px, marked ones too, and each has its address`, async ({
    page,
    server,
    educator,
    signIn,
  }) => {
    const { quiz } = await seedClass(educator, server.url, essays.slice(0, 3))
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, educator, `/my-quizzes/${quiz._id}/marking`)
    await expect(page.getByText('3 answers to mark')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Marking 3 to mark' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Mark answers to question 1' }).press('Enter')
    const answer = answerOn(page)
    await expect(answer).toBeFocused()
    await expect(answer).toHaveAccessibleName('Answer 1 of 3')
    const first = await answer.innerText()
    await expect(answer).toHaveAccessibleDescription(first)
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(answer).toHaveAccessibleName('Answer 2 of 3')
    await expect(page.getByText('2 left', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Marking 2 to mark' })).toBeVisible()
    await untilSaved(page)
    await page.keyboard.press('4')
    await page.keyboard.press('ArrowRight')
    await expect(answer).toHaveAccessibleName('Answer 3 of 3')
    await expect(page.getByRole('checkbox', { name: /^Misspells/ })).not.toBeChecked()
    await untilSaved(page)
    await page.keyboard.press('ArrowLeft')
    await expect(answer).toHaveAccessibleName('Answer 2 of 3')
    await expect(page.getByRole('checkbox', { name: /^Misspells/ })).toBeChecked()
    await untilSaved(page)
    await page.keyboard.press('ArrowLeft')
    await expect(answer).toHaveAccessibleName('Answer 1 of 3')
    await expect(answer).toHaveText(first)
    await expect(page.getByText('2 left', { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Names the treaty (2)' })).toBeChecked()
    await expect(page.getByText('2 of 5 points')).toBeVisible()
    await page.reload()
    await expect(answer).toHaveAccessibleName('Answer 1 of 3')
    await expect(answer).toHaveText(first)
    await expect(page.getByRole('button', { name: 'Save and next' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeInViewport()
    await expectAccessible(page)

    await api(educator, releaseMarks, { params: { quizId: quiz._id } })
    await page.reload()
    await expect(page.getByText('Students see this mark.', { exact: false })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Names/ })).toHaveCount(0)
    await expect(page.getByText('Names the treaty (2)')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next to mark' }).press('Enter')
    await expect(answer).toHaveAccessibleName('Answer 2 of 3')
    await untilSaved(page)
    await page.keyboard.press('a')
    await expect(page.getByRole('textbox', { name: 'Adjust points (+/−)' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(answer).toBeFocused()
    await page.goBack()
    await expectCounts(page, ['2', '0', '1'])
  })
}

test('without a rubric a digit goes to the points, and answers are marked student by student', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes, ending] })
  for (const name of ['Ben Okri', 'Cleo Park']) {
    await takeQuiz(await createAccount(server.url, 'student', name), quiz, ['the treaty', 'In peace.'])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/marking`)
  await page.getByRole('radio', { name: 'By student' }).press('Space')
  const table = page.getByRole('table', { name: 'Marking' })
  await expect(table.getByRole('rowheader')).toHaveText(['Student 1', 'Student 2'])
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Show names' }).press('Space')
  await expect(table.getByRole('rowheader')).toHaveText(['Ben Okri', 'Cleo Park'])
  await page.getByRole('checkbox', { name: 'Show names' }).press('Space')
  await expect(table.getByRole('rowheader')).toHaveText(['Student 1', 'Student 2'])
  await page.getByRole('link', { name: 'Mark answers of Student 1' }).press('Enter')
  const answer = answerOn(page)
  await expect(answer).toHaveAccessibleName('Answer 1 of 4')
  await expect(page.getByRole('heading', { name: /^Question 1: / })).toBeVisible()
  await expect(page.getByText('4 left', { exact: true })).toBeVisible()
  await expect(answer).toBeFocused()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(answer).toHaveAccessibleName('Answer 2 of 4')
  await expect(page.getByRole('heading', { name: /^Question 2: / })).toBeVisible()
  await expect(answer).toBeFocused()
  await page.keyboard.press('2')
  const points = page.getByRole('textbox', { name: 'Points', exact: true })
  await expect(points).toBeFocused()
  await expect(points).toHaveValue('2')
  await expect(page.getByText('2 of 3 points')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer).toHaveAccessibleName('Answer 3 of 4')
  await expect(page.getByRole('heading', { name: /^Question 1: / })).toBeVisible()
  await untilSaved(page)
  await page.keyboard.press('Enter')
  await expect(answer).toHaveAccessibleName('Answer 4 of 4')
  await untilSaved(page)
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('All answers to this question are marked')).toBeVisible()
  await page.getByRole('link', { name: 'All questions to mark' }).last().press('Enter')
  await expect(page.getByText('All answers are marked')).toBeVisible()
  const row = table.getByRole('row').filter({ hasText: 'Student 2' })
  await expect(row.getByRole('cell').nth(0)).toHaveText('0')
  await expect(row.getByRole('cell').nth(1)).toHaveText('2')
})

test('the open answer stays while the rubric is edited, and the points are those of the rubric as it is', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const { quiz } = await seedClass(educator, server.url, essays.slice(0, 2))
  const params = { quizId: quiz._id }
  await signIn(page, educator, `/my-quizzes/${quiz._id}/marking`)
  await page.getByRole('link', { name: 'Mark answers to question 1' }).press('Enter')
  const answer = answerOn(page)
  await expect(answer).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(answer).toHaveAccessibleName('Answer 2 of 2')
  await untilSaved(page)
  const text = await answer.innerText()
  await page.keyboard.press('1')
  const { questions } = await api<{ questions: { _id: string }[] }>(educator, getQuestions, { params })
  const [first, ...others] = causes.essay.rubric
  const cheaper = { rubric: [{ ...first, points: 1 }, ...others] }
  const edited = [{ ...causes, essay: cheaper }, ending].map((each, index) => ({
    ...each,
    _id: questions[index]?._id,
  }))
  await api(educator, updateQuiz, { params, body: { questions: edited } })
  await page.keyboard.press('Enter')
  await expect(page.getByText('The rubric has changed: the last answer has 1 point by it.')).toBeVisible()
  await expect(answer).toHaveAccessibleName('Answer 1 of 2')
  await expect(page.getByRole('checkbox', { name: 'Names the treaty (1)' })).toBeVisible()
  await untilSaved(page)
  await page.keyboard.press('u')
  await expect(answer).toHaveText(text)
  await expect(page.getByRole('checkbox', { name: 'Names the treaty (1)' })).toBeChecked()
  await page.reload()
  await expect(answer).toHaveText(text)
  await expect(page.getByText('1 of 5 points')).toBeVisible()
})

/** On My quizzes, Home and the tab; `toRelease` where none is to be marked. */
async function expectNumber(page: Page, educator: Account, { _id: quizId }: TestQuiz, text: string) {
  await page.goto('/my-quizzes')
  await expect(page.getByRole('link', { name: text })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: text })).toBeVisible()
  await page.goto(`/my-quizzes/${quizId}`)
  const { quizzes } = await api<{ quizzes: { _id: string; toMark?: number }[] }>(educator, listQuizzes, {})
  const { toMark = 0 } = quizzes.find(({ _id }) => _id === quizId) ?? {}
  const name = toMark > 0 ? `Marking ${toMark} to mark` : 'Marking'
  await expect(
    page.getByRole('navigation', { name: 'Quiz' }).getByRole('link', { name, exact: true }),
  ).toBeVisible()
}

test('the number to mark is the same on My quizzes, on Home and on the tab, and goes down with each mark (T330)', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const { quiz } = await seedClass(educator, server.url, essays.slice(0, 2))
  await signIn(page, educator, '/my-quizzes')
  await expectNumber(page, educator, quiz, '2 to mark')
  await page.goto(`/my-quizzes/${quiz._id}/marking`)
  await page.getByRole('link', { name: 'Mark answers to question 1' }).press('Enter')
  await expect(answerOn(page)).toBeFocused()
  const questionId = new URL(page.url()).pathname.split('/')[4] ?? ''
  await markEssays(educator, { quizId: quiz._id, questionId }, () => ({
    items: [],
    adjustment: 1,
    comment: '',
  }))
  await expectNumber(page, educator, quiz, '2 to release')
})
