import { admit, createReadyQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { expectOffline, expectSaved, submit } from '../../running-attempt.ts'

const causes = {
  text: 'Why did the war begin?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  points: 6,
  essay: {
    most: { kind: 'words', count: 8 },
    rubric: [{ _id: 'r1', text: 'Names the treaty', points: 2 }],
  },
}
const capital = {
  text: 'Which city is the capital?',
  type: 'single',
  options: ['Paris', 'Rome'],
  correctAnswers: ['Paris'],
}

test(`a student writes an essay at 390 px, offline for a while; it waits, is marked, and the points are told`, async ({
  page,
  server,
  browser,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes, capital] })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await expect(page.getByText('7 points in all.')).toBeVisible()
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  const field = page.getByRole('textbox', { name: /^Question 1:/ })
  await expect(page.getByText('Write your answer in at most 8 words')).toBeVisible()
  expect((await field.boundingBox())?.height, 'an empty field invites more than a line').toBeGreaterThan(200)
  await field.fill('Because of a treaty.')
  await expect(page.getByText('4 of 8 words')).toBeVisible()
  await page.getByRole('radio', { name: 'Paris' }).press('Space')
  await expectSaved(page)
  await page.context().setOffline(true)
  await field.fill('Because of a treaty, and because nobody wanted to lose face.')
  await expect(page.getByText('11 of 8 words')).toBeVisible()
  await expectOffline(page)
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.reload()
  await expect(field).toHaveValue(/lose face\.$/)
  await submit(page)
  await expect(page.getByText('Waiting to be marked', { exact: true })).toBeVisible()
  await expect(page.getByText('1 question not marked yet (up to 6 more points).')).toBeVisible()
  await expect(page.getByText('out of 7 points')).toBeVisible()
  await expectAccessible(page)

  const desk = await (await browser.newContext()).newPage()
  await desk.setViewportSize({ width: 390, height: 844 })
  await signIn(desk, educator, `${server.url}/my-quizzes/${quiz._id}/students/${student.user._id}`)
  const byHand = desk.getByRole('group', { name: 'Mark the answer to question 1' })
  await byHand.getByRole('button', { name: 'Give points' }).press('Enter')
  const points = desk.getByRole('textbox', { name: 'Points for question 1 (0 to 6)' })
  await expect(points).toBeFocused()
  await points.fill('6.5')
  await points.press('Enter')
  await expect(desk.getByText('Points are a number from 0 to 6 with at most two decimals.')).toBeVisible()
  await points.fill('4,5')
  await expectAccessible(desk)
  await points.press('Enter')
  await expect(desk.getByText('Question 1 has 4.5 points.')).toBeVisible()
  await expect(desk.getByText('Score: 5.5 out of 7.')).toBeVisible()
  await expect(byHand.getByText('Points set to 4.5 by')).toBeVisible()
  await expectAccessible(desk)

  await page.reload()
  await expect(page.getByText('4.5 of 6 points')).toBeVisible()
  await expect(page.locator('#r1').getByText(/^Marked by a teacher on /)).toBeVisible()
  await expect(page.getByText('not marked yet')).toHaveCount(0)
  await expectAccessible(page)
})

test('of an essay on two devices one’s own text is kept beside the one that stands', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [causes, capital] })
  await admit(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  const fieldOf = (each: typeof page) => each.getByRole('textbox', { name: /^Question 1:/ })
  await fieldOf(page).fill('Written')
  await expectSaved(page)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, student, `${server.url}/quiz/${quiz._id}`)
  await expect(fieldOf(other)).toHaveValue('Written')
  await page.context().setOffline(true)
  await fieldOf(page).fill('Written on the train.')
  await expectOffline(page)
  await fieldOf(other).fill('Written at home.')
  await fieldOf(other).blur()
  await expectSaved(other)
  await page.context().setOffline(false)
  const own = page.getByRole('region', { name: 'Your text on this device' })
  await expect(own.getByRole('blockquote')).toHaveText('Written on the train.')
  await expect(fieldOf(page)).toHaveValue('Written at home.')
  await expectAccessible(page)
  await own.getByRole('button', { name: 'Copy this text' }).press('Enter')
  await expect(own.getByRole('status')).toHaveText('Copied')
  await page.reload()
  await expect(own.getByRole('blockquote')).toHaveText('Written on the train.')
  await fieldOf(page).fill('Written at home and on the train.')
  await expect(own).toBeVisible()
  await expect(other.getByRole('region', { name: 'Your text on this device' })).toHaveCount(0)
})
