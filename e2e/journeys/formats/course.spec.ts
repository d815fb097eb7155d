import { getBankItem, getQuestions, listBank, submitAttempt } from '@quizly/contract'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectStateAccessible } from '../../accessible.ts'
import { type Account, api, beginQuiz, createAccount, createEmptyQuiz, type TestQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { course } from './course-file.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function upload(page: Page, buffer: Buffer, headline: string): Promise<void> {
  await page.goto('/excel-upload')
  await page.getByLabel('Excel file').setInputFiles({ name: 'course.xml', mimeType: '', buffer })
  await button(page, 'Upload & Proceed').press('Enter')
  await expect(page.getByRole('heading', { name: 'Review the questions' })).toBeFocused()
  await expect(page.getByText(headline)).toBeVisible()
  await expect(page.getByText(/^Pictures\b.* stored/)).toBeHidden()
}

/** Fills a quiz with slots by tag, and lets students in. */
async function fill(page: Page, quiz: TestQuiz, slots: [tag: string, draw: string][]): Promise<void> {
  await page.goto(`/create-questions/${quiz._id}`)
  await button(page, 'Insert from the bank').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Draw by tag and level' }).press('Space')
  for (const [i, [tag, draw]] of slots.entries()) {
    if (i > 0) await button(page, 'Add another slot').press('Enter')
    const slot = dialog.getByRole('group', { name: `Slot ${i + 1}` })
    await slot.getByLabel('Tag').selectOption(tag)
    await slot.getByRole('textbox', { name: 'Questions to draw' }).fill(draw)
    await expect(slot.getByRole('status')).toHaveText(/^\d questions$/)
  }
  await dialog.getByRole('button', { name: /^Insert \d+ questions$/ }).press('Enter')
  await expect(dialog).toBeHidden()
  await button(page, 'Save & Proceed').press('Enter')
  await expect(page).toHaveURL(/\/review-quiz\//)
  await button(page, 'Finalize Quiz').press('Enter')
  await expect(page.getByRole('status', { name: /^Secret code/ })).toBeVisible()
}

type Drawn = { text: string; isRight: boolean }

/** Takes a quiz; of ten questions a student knows as many as `ability` says. Returns what was asked. */
async function take(student: Account, quiz: TestQuiz, ability: number): Promise<Drawn[]> {
  const begun = await beginQuiz(student, quiz)
  const drawn = (begun.questions as { _id: string; text: string }[]).map(({ _id, text }, i) => {
    const known = course.questions.find((each) => text.startsWith(each.text))
    if (!known) throw new Error(`“${text}” is not of the course`)
    const isRight = (7 * i + ability) % 10 < ability
    return { questionId: _id, selectedOption: isRight ? known.right : known.wrong, text: known.text, isRight }
  })
  const answers = drawn.map(({ questionId, selectedOption }) => ({ questionId, selectedOption }))
  await api(student, submitAttempt, { body: { quizId: quiz._id, userId: student.user._id, answers } })
  return drawn
}

const ofTheQuiz = new Set(['_id', 'from', 'slot', 'drawn', 'drawnFeedback'])

/** What a file can bring back of the questions of a quiz. */
async function questionsOf(educator: Account, quizId: string): Promise<object[]> {
  const { questions } = await api<{ questions: object[] }>(educator, getQuestions, { params: { quizId } })
  return questions.map((question) =>
    Object.fromEntries(Object.entries(question).filter(([name]) => !ofTheQuiz.has(name))),
  )
}

for (const [width, size] of [
  [1280, 60],
  [390, 24],
] as const)
  test(`at ${width} px the bank of a Moodle course makes two drawn quizzes for a class of ${size}, is re-marked, and leaves again, by keyboard (T525)`, async ({
    page,
    server,
    educator,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, educator)
    await upload(page, Buffer.from(course.file), '14 of 15 questions as they are, 0 changed, 1 left out')
    await expect(page.getByRole('region', { name: 'What is not as in the file' })).toContainText(
      'The question is of the type “ddimageortext”, which Quizly does not have.',
    )
    await button(page, 'Put into the bank').press('Enter')
    await expect(page.getByText('14 questions are in the bank.')).toBeVisible()
    await expect(page.getByText('14 questions', { exact: true })).toBeVisible()
    await expectStateAccessible(page)

    const motion = await createEmptyQuiz(educator, { title: 'Motion' })
    const both = await createEmptyQuiz(educator, { title: 'Motion and cells' })
    await fill(page, motion, [['Motion', '5']])
    await fill(page, both, [
      ['Motion', '3'],
      ['Cells', '4'],
    ])

    const attempts = await Promise.all(
      Array.from({ length: size }, async (_, i) => {
        const student = await createAccount(server.url, 'student', `Student ${i + 1}`)
        const inMotion = await take(student, motion, (i + 1) % 10)
        return { inMotion, inBoth: await take(student, both, (i + 1) % 10) }
      }),
    )
    const all = attempts.flatMap(({ inMotion, inBoth }) => [...inMotion, ...inBoth])
    const ofSlip = attempts.flatMap(({ inBoth }) => inBoth).filter(({ text }) => text === course.slip.text)

    await page.goto(`/my-quizzes/${both._id}/results`)
    const row = page.getByRole('table', { name: 'Questions' }).getByRole('row').filter({ hasText: 'Body 4' })
    const right = ofSlip.filter(({ isRight }) => isRight).length
    const wrong = ofSlip.length - right
    await expect(row).toContainText(`${wrong} of ${ofSlip.length}, ${size - ofSlip.length} not asked`)
    await expectStateAccessible(page)
    await button(page, 'More for question 4').press('Enter')
    await page.getByRole('menuitem', { name: 'Change answer key' }).press('Enter')
    await page.getByRole('radio', { name: /^B\./ }).press('Space')
    await page.getByRole('radio', { name: 'Use the new answer only' }).press('Space')
    await page.getByRole('checkbox', { name: 'Scores may go down' }).press('Space')
    await expectStateAccessible(page)
    await button(page, 'Update scores').press('Enter')
    await expect(row).toContainText(`${right} of ${ofSlip.length}`)

    // How each item did in both quizzes is counted in the background.
    const { items } = await api<{ items: { _id: string; text: string }[] }>(educator, listBank, {})
    const timesAsked = (text: string) => all.filter((each) => each.text === text).length
    for (const { _id: itemId, text } of items) {
      const known = course.questions.find((each) => text.startsWith(each.text))?.text ?? ''
      const counted = async () => {
        const found = await api<{ item: { use?: { asked: number } } }>(educator, getBankItem, {
          params: { itemId },
        })
        return found.item.use?.asked ?? 0
      }
      await expect.poll(counted, { timeout: 90_000 }).toBe(timesAsked(known))
    }
    await page.goto('/bank?search=Body+1')
    const ofItem = page.getByRole('table', { name: 'Question bank' }).locator('tbody tr')
    await expect(ofItem).toContainText(`Asked ${timesAsked('Body 1 moves at')} times`)
    await ofItem.getByRole('link', { name: 'Motion 1' }).press('Enter')
    for (const { title } of [motion, both])
      await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
    await expectStateAccessible(page)

    await page.goto(`/my-quizzes/${both._id}/questions`)
    await button(page, 'More for Motion and cells').press('Enter')
    await page.getByRole('menuitem', { name: 'Export questions…' }).press('Enter')
    await page.getByRole('radio', { name: 'Moodle XML' }).press('Space')
    const lost = page.getByRole('region', { name: 'What the file does not hold' })
    await expect(lost).toContainText('“Slots that draw questions”')
    await expectStateAccessible(page)
    const downloaded = page.waitForEvent('download')
    await button(page, 'Download Moodle XML').press('Enter')
    const file = readFileSync(await (await downloaded).path())

    await upload(page, file, '14 of 14 questions as they are, 0 changed, 0 left out')
    await button(page, 'Save as a new quiz').press('Enter')
    await expect(page.getByText('Quiz saved with 14 questions.')).toBeVisible()
    const again = page.url().split('/').at(-1) ?? ''
    expect(again).not.toBe(both._id)
    expect(await questionsOf(educator, again)).toEqual(await questionsOf(educator, both._id))
    await upload(page, file, '14 of 14 questions as they are, 0 changed, 0 left out')
    await button(page, 'Put into the bank').press('Enter')
    await expect(page.getByText('1 question is in the bank. 13 more were there already.')).toBeVisible()
  })
