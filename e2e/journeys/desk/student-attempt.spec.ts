import { type AttemptForOwner, getTimeline, markByHand, saveAnswers } from '@quizly/contract'
import { expectStateAccessible } from '../../accessible.ts'
import { api, beginQuiz, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('an educator reads a student’s answers, goes on to the next, and accepts what came too late (T150)', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { timeLimit: 1 })
  await takeQuiz(await createAccount(server.url, 'student', 'Zoë Last'), quiz)
  const { attempt, questions } = await beginQuiz(student, quiz)
  await server.advance(80_000)
  const late = api(student, saveAnswers, {
    params: { attemptId: attempt._id },
    body: { changes: [{ questionId: questions[0]?._id, selectedOption: 'Mitochondrion', age: 30_000 }] },
  })
  await expect(late).rejects.toThrow('409')

  await signIn(page, educator, `/my-quizzes/${quiz._id}`)
  await page.getByRole('link', { name: 'Decide about late answers of Daniel Reyes' }).click()
  const answers = page.getByRole('list', { name: 'Answers' })
  const first = answers.getByRole('listitem').first()
  await expect(first).toContainText('Skipped')
  await expect(first).toContainText('Mitochondrion')
  const waiting = page.getByRole('region', { name: '1 answer came too late' })
  await expect(waiting.getByRole('row').nth(1)).toContainText('Mitochondrion')
  // The clock jumps here. To a server with a running attempt such a jump looks like an outage.
  const reason = /It came after the time was over|The server was away/
  await expect(waiting.getByRole('row').nth(1)).toContainText(reason)
  await expect(page.getByText('Score 0 out of 3')).toBeVisible()
  await expectStateAccessible(page)

  await waiting.getByRole('button', { name: 'Accept late answers' }).click()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Score history' })).toContainText('from 0 / 3 to 1 / 3')
  await expect(first.getByText('Correct', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Question 1: Correct' })).toBeVisible()
  const decided = page.getByRole('region', { name: 'Late answers' })
  await expect(decided.getByRole('row').nth(1)).toContainText('Accepted: it counts')
  await expectStateAccessible(page)
  await decided.getByRole('button', { name: 'Refuse late answers' }).click()
  await expect(page.getByText('1 late answer refused.')).toBeVisible()
  await expect(page.getByText('Score 0 out of 3')).toBeVisible()
  await expect(decided.getByRole('row').nth(1)).toContainText('Refused')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  const table = await answers.boundingBox()
  const history = await page.getByRole('heading', { name: 'Score history' }).boundingBox()
  expect((history?.y ?? 0) - (table ? table.y + table.height : 0), 'room above the history').toBeGreaterThan(
    24,
  )

  await page.getByRole('link', { name: 'Next: Zoë Last' }).click()
  await expect(page.getByRole('heading', { name: 'Zoë Last' })).toBeVisible()
  await page.getByRole('link', { name: 'Previous: Daniel Reyes' }).click()
  await expect(page.getByRole('heading', { name: 'Daniel Reyes' })).toBeVisible()
})

test('an educator counts an answer as correct by hand, learns what a colleague did meanwhile, and the student reads why (T193)', async ({
  page,
  server,
  educator,
  student,
  signIn,
  browser,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz, [null, ['Cell wall'], 'Kwik'])
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, educator, `${server.url}/my-quizzes/${quiz._id}/students/${student.user._id}`)
  const score = desk.locator('.score__big')
  await expect(score).toHaveText('Score 0 out of 3')

  // By the keyboard alone.
  const first = desk.getByRole('group', { name: 'Mark the answer to question 1' })
  const why = first.getByRole('textbox', { name: 'Why question 1 counts as correct' })
  await first.getByRole('button', { name: 'Count as correct for question 1' }).focus()
  await desk.keyboard.press('Enter')
  await expect(why).toBeFocused()
  await desk.keyboard.press('Escape')
  await expect(why).toHaveCount(0)
  await expect(first).toBeFocused()
  await desk.keyboard.press('Tab')
  await desk.keyboard.press('Enter')
  await expect(why).toBeFocused()
  await expect(why).toHaveValue('Marked by a teacher')
  await desk.keyboard.press('Backspace')
  await desk.keyboard.press('Enter')
  await expect(why).toHaveAccessibleDescription(/Enter a reason\. The student sees it\./)
  await desk.keyboard.type('She said it aloud')
  await expectStateAccessible(desk)
  await desk.keyboard.press('Enter')
  await expect(score).toHaveText('Score 1 out of 3')
  await expect(first).toBeFocused()
  await expect(first).toContainText(/Counted as correct by .+: She said it aloud/)
  const history = desk.getByRole('list', { name: 'Score history' })
  const change = history.getByRole('listitem').filter({ hasText: 'from 0 / 3 to 1 / 3' })
  await expect(change).toContainText(/question 1 counted as correct by .+: She said it aloud$/)
  await expectStateAccessible(desk)

  // Meanwhile somebody marks on another screen.
  const second = desk.getByRole('group', { name: 'Mark the answer to question 2' })
  await second.getByRole('button', { name: 'Count as correct for question 2' }).click()
  await second.getByRole('textbox').fill('Nearly all of it')
  const params = { quizId: quiz._id }
  const query = { userId: student.user._id }
  const attempt = (await api(educator, getTimeline, { params, query })) as AttemptForOwner
  await api(educator, markByHand, {
    params: { ...params, attemptId: attempt.result._id },
    body: {
      questionId: attempt.result.answers[2]?.questionId ?? '',
      verdict: 'correct',
      reason: 'Spelt otherwise',
      baseVersion: attempt.version,
    },
  })
  await second.getByRole('button', { name: 'Count as correct' }).click()
  await expect(
    desk.getByText(
      /Nothing was saved, because the attempt was changed meanwhile\. .+ counted question 3 as correct\./,
    ),
  ).toBeVisible()
  await expect(score).toHaveText('Score 2 out of 3')
  await expect(second.getByRole('textbox')).toHaveValue('Nearly all of it')
  await second.getByRole('button', { name: 'Count as correct' }).click()
  await expect(score).toHaveText('Score 3 out of 3')
  await second.getByRole('button', { name: 'Undo for question 2' }).click()
  await expect(score).toHaveText('Score 2 out of 3')
  await desk.getByText('Timeline', { exact: true }).click()
  await expect(desk.getByRole('list', { name: 'Timeline' })).toContainText(
    'Question 1 counted as correct by a teacher',
  )

  await desk.context().close()

  await signIn(page, student, `/quiz/${quiz._id}/result`)
  await expect(page.locator('.score__big')).toHaveText('Score 2 out of 3')
  await expect(page.locator('#r1')).toContainText(
    /Marked by a teacher on \d{1,2} \p{L}+\.\s*Comment\s*She said it aloud/u,
  )
  await expect(page.locator('#r2')).not.toContainText('Marked by a teacher')
  await page.getByText('Why did my score change?').click()
  const undone = page.getByRole('listitem').filter({ hasText: 'Your score went from 3 / 3 to 2 / 3.' })
  await expect(undone).toContainText(/^Change undone on .*: question 2\./)
  await expect(page.getByText('question 1.')).toHaveCount(0)
  await expectStateAccessible(page)
})
