import {
  getMarking,
  listQuizzes,
  type MarkingOverview,
  type NextAnswer,
  nextAnswerToMark,
  putDraftMark,
  setMarking,
} from '@quizly/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { type Account, api, changeSettings, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { share } from './colleagues.ts'

const treaty = { _id: 'treaty', text: 'Names the treaty', points: 2 }
const causes = {
  text: 'Why did the war begin?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  points: 6,
  essay: { rubric: [treaty, { _id: 'date', text: 'Gives its date', points: 1 }] },
}
const hourMs = 3_600_000

type Mark = { items: string[]; adjustment: number; comment: string }

/** Gives this mark to each answer that waits for the marker. */
async function markEach(marker: Account, quizId: string, questionId: string, mark: Mark) {
  for (;;) {
    const { answer } = await api<NextAnswer>(marker, nextAnswerToMark, { params: { quizId, questionId } })
    if (!answer || answer.round === 'third') return
    const { attemptId, hash, round } = answer
    await api(marker, putDraftMark, {
      params: { attemptId, questionId },
      body: { baseVersion: 0, hash, round, ...mark },
    })
  }
}

/** Counts what is pressed beside typing. */
function countPresses() {
  let presses = 0
  return {
    press: async (control: ReturnType<Page['getByRole']>, key = 'Enter') => {
      presses += 1
      await control.press(key)
    },
    presses: () => presses,
  }
}

/** A moment as the field has it, by the clock of the browser's zone. */
function wallTime(page: Page, moment: number): Promise<string> {
  return page.evaluate((ms) => {
    const zoneMs = new Date(ms).getTimezoneOffset() * 60_000
    return new Date(ms - zoneMs).toISOString().slice(0, 16)
  }, moment)
}

for (const width of [390, 1280]) {
  test(`two markers differ, a third person settles it, and all is released at a moment, at ${width} px`, async ({
    page,
    server,
    mailbox,
    browser,
    educator,
    student,
    signIn,
  }) => {
    const [ruth, otto] = [
      await createAccount(server.url, 'admin', 'Ruth Lindqvist'),
      await createAccount(server.url, 'admin', 'Otto Berg'),
    ]
    const other = await createAccount(server.url, 'student', 'Mei Lin')
    const quiz = await createReadyQuiz(educator, { title: 'The Great War', questions: [causes] })
    await changeSettings(educator, quiz, { resultRelease: 'by-hand' })
    for (const colleague of [ruth, otto])
      await share({ mailbox }, educator, quiz, { colleague, role: 'marker' })
    await takeQuiz(student, quiz, ['A treaty was broken.'])
    await takeQuiz(other, quiz, ['Nobody wanted to lose face.'])

    await page.setViewportSize({ width, height: 844 })
    await signIn(page, educator, `/my-quizzes/${quiz._id}/marking`)
    const { questions } = await api<MarkingOverview>(educator, getMarking, { params: { quizId: quiz._id } })
    const questionId = questions[0]?.question._id ?? ''
    await api(educator, setMarking, {
      params: { quizId: quiz._id, questionId },
      body: { on: [], threshold: 0 },
    })
    await markEach(ruth, quiz._id, questionId, {
      items: ['treaty', 'date'],
      adjustment: 1,
      comment: 'A clear answer.',
    })
    await page.reload()
    await expect(page.getByText('agree 0 · differ 0 · second mark missing 2')).toBeVisible()
    await markEach(otto, quiz._id, questionId, { items: ['treaty'], adjustment: 0, comment: 'Too short.' })
    await page.reload()
    await expect(page.getByText('agree 0 · differ 2 · second mark missing 0')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Settle 2 differences' }).press('Enter')
    await expect(page.getByText('2 differences left')).toBeVisible()
    const both = page.getByRole('table', { name: 'Both marks' }).first()
    await expect(both.getByRole('row', { name: /^Names the treaty/ })).toHaveText(/2.*2/)
    await expect(both.getByRole('row', { name: /^Gives its date/ })).toHaveText(/1.*–/)
    await expect(both.getByRole('row', { name: /^Points/ })).toHaveText(/4 of 6 points.*2 of 6 points/)
    await expect(page.getByText(/Ruth|Otto|Mei Lin/)).toHaveCount(0)
    await expectAccessible(page)
    for (const [choice, settled] of [
      ['First mark: 4', '4 of 6 points'],
      ['Average: 3', '3 of 6 points'],
    ] as const) {
      const { press, presses } = countPresses()
      const form = page.locator('form').first()
      await expect(form.getByRole('radio', { name: 'First mark' })).toBeFocused()
      await press(form.getByRole('radio', { name: choice }), 'Space')
      await expect(form.getByRole('textbox', { name: 'Comment' })).toBeVisible()
      await press(form.getByRole('radio', { name: choice }))
      await expect(page.getByText(`has settled it: ${settled}`)).toBeVisible()
      expect(presses()).toBe(2)
    }
    await expect(page.getByText('All differences are settled.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'All questions to mark' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'All questions to mark' }).press('Enter')
    await expect(page.getByText('agree 0 · differ 0 · second mark missing 0 · settled 2')).toBeVisible()

    // The server's clock may be ahead of ours.
    const { quizzes } = await api<{ quizzes: { createdAt: string }[] }>(educator, listQuizzes, {})
    const at = Date.parse(quizzes[0]?.createdAt ?? '') + 2 * hourMs
    const { press, presses } = countPresses()
    await press(page.getByRole('button', { name: 'Release results' }))
    const dialog = page.getByRole('dialog', { name: 'Release results' })
    for (const part of ['Score', 'Correct answers', 'Marks and comments'])
      await expect(dialog.getByRole('checkbox', { name: part })).toBeChecked()
    await press(dialog.getByRole('radio', { name: 'At a set time' }), 'Space')
    await expect(dialog.getByText(/^Your time zone: /)).toBeVisible()
    await expect(dialog.getByText('The quiz is open. Students who start after')).toBeVisible()
    await dialog.getByLabel('Release time').fill(await wallTime(page, Date.now() - hourMs))
    await dialog.getByRole('button', { name: /^Release on / }).press('Enter')
    await expect(dialog.getByText('This time is over. Choose a later time, or release now.')).toBeVisible()
    await dialog.getByLabel('Release time').fill(await wallTime(page, at))
    await expectAccessible(page)
    await press(dialog.getByRole('button', { name: /^Release on / }))
    await expect(page.getByText(/^Results will be released on /)).toBeVisible()
    await expect(page.getByText(/^From .* \(your time, .*\), students see their results\.$/)).toBeVisible()
    expect(presses()).toBeLessThanOrEqual(4)

    const reading = await (await browser.newContext({ baseURL: server.url })).newPage()
    await reading.setViewportSize({ width, height: 844 })
    await signIn(reading, student, `/quiz/${quiz._id}/result`)
    await expect(reading.getByText(/Your score appears here on .* \(your time, .*\)\./)).toBeVisible()
    await expect(reading.getByText(/A clear answer|out of 6/)).toHaveCount(0)
    await expectAccessible(reading)
    await server.advance(2 * hourMs)
    await expect(reading.getByText(/out of 6/).first()).toBeVisible()
    await expect(reading.getByText(/A clear answer\.|^Score/).first()).toBeVisible()
    await expect(reading.getByText(/Ruth|Otto/)).toHaveCount(0)

    await page.goto(`/my-quizzes/${quiz._id}/results`)
    await page.getByRole('button', { name: 'Withdraw results' }).press('Enter')
    const ask = page.getByRole('alertdialog', { name: 'Withdraw results' })
    await expect(ask).toContainText(`1 student has seen their result: ${student.user.name}.`)
    await ask.getByRole('button', { name: 'Withdraw results' }).press('Enter')
    await expect(page.getByText(/Students no longer see what was released\./)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Release results' }).first()).toBeFocused()
    await reading.reload()
    await expect(reading.getByText('Your teacher has taken the results back.')).toBeVisible()
  })
}
