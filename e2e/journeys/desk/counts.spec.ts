import {
  getQuestions,
  getTimeline,
  markByHand,
  nextAnswerToMark,
  putDraftMark,
  releaseMarks,
} from '@quizly/contract'
import type { Page } from '@playwright/test'
import { admit, api, beginQuiz, changeSettings, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { expectCounts } from './marking-counts.ts'

const questions = [
  {
    text: 'Why did the war begin?',
    type: 'essay',
    options: [],
    correctAnswers: [],
    points: 6,
    essay: { rubric: [{ _id: 'treaty', text: 'Names the treaty', points: 2 }] },
  },
  {
    text: 'When did it end?',
    type: 'single',
    options: ['1918', '1919'],
    correctAnswers: ['1918'],
    points: 4,
  },
  { text: 'Where was peace made?', type: 'write', options: [], correctAnswers: ['Versailles'], points: 5 },
]

const digits = (text: string) => text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []

async function figures(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator('.figs > div')
    .evaluateAll((all) =>
      all.map((each) => [
        each.querySelector('dt')?.textContent ?? '',
        each.querySelector('dd')?.textContent ?? '',
      ]),
    )
  return Object.fromEntries(pairs)
}

test('the counts of one quiz are the same on every screen, and those that belong together add up', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions })
  const params = { quizId: quiz._id }
  const another = (name: string) => createAccount(server.url, 'student', name)
  await takeQuiz(student, quiz, ['A treaty was broken.', '1918', 'Versailles'])
  const stored = await api<{ questions: { _id: string }[] }>(educator, getQuestions, { params })
  const [essay = '', choice = ''] = stored.questions.map(({ _id }) => _id)
  async function markNext() {
    const essayParams = { ...params, questionId: essay }
    const { answer } = await api<{ answer: { attemptId: string; hash: string; round: string } }>(
      educator,
      nextAnswerToMark,
      { params: essayParams },
    )
    const { attemptId, hash, round } = answer
    const body = { baseVersion: 0, hash, round, items: ['treaty'], adjustment: 0, comment: '' }
    await api(educator, putDraftMark, { params: { attemptId, questionId: essay }, body })
  }
  await markNext()
  await api(educator, releaseMarks, { params })
  const ben = await another('Ben Okri')
  await takeQuiz(ben, quiz, ['Nobody knows.', '1919', 'Versailles'])
  await markNext()
  await takeQuiz(await another('Cleo Park'), quiz, ['Because of trade.', '1918', 'Paris'])
  await takeQuiz(await another('Dana Wolf'), quiz, [null, '1919', null])
  await beginQuiz(await another('Eli Noor'), quiz)
  await admit(await another('Femi Ade'), quiz)
  const { version, result } = await api<{ version: number; result: { _id: string } }>(educator, getTimeline, {
    params,
    query: { userId: ben.user._id },
  })
  const body = { questionId: choice, verdict: { points: 2 }, reason: 'Half right', baseVersion: version }
  await api(educator, markByHand, { params: { ...params, attemptId: result._id }, body })
  await changeSettings(educator, quiz, { resultRelease: 'by-hand' })

  await signIn(page, educator, '/my-quizzes')
  const row = page.getByRole('row', { name: new RegExp(quiz.title) })
  await expect(row).toContainText('4')
  const [finished = 0, running = 0] = digits(await row.getByRole('cell').nth(3).innerText())
  const [, ofMyQuizzes] = /([\d.]+) \+ \? of 15/.exec(await row.innerText()) ?? []
  await expect(row.getByRole('link', { name: '1 to mark' })).toBeVisible()
  expect({ finished, running }).toEqual({ finished: 4, running: 1 })

  await page.goto(`/my-quizzes/${quiz._id}/results`)
  await expect(page.getByText('1 essay to mark. 1 marked essay is not released yet.')).toBeVisible()
  const ofResults = await figures(page)
  expect(Number(ofResults['Attempts'])).toBe(finished)
  await page.getByRole('link', { name: 'Who got what right' }).click()
  await page.getByRole('button', { name: 'Question 1', exact: true }).click()
  const counted = async () => {
    const tally = await page.getByRole('status').innerText()
    return digits(tally.slice(tally.indexOf('?'))).reduce((sum, each) => sum + each, 0)
  }
  await expect.poll(counted).toBe(finished)
  await page.getByRole('link', { name: 'Back to the figures' }).click()
  expect(digits(ofResults['Average'] ?? '')[0]).toBe(Number(ofMyQuizzes))
  await page.getByRole('button', { name: 'Release results' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 answer is not marked yet. Students see a question mark there.')
  await expect(dialog).toContainText(`${running} student is still working.`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`/my-quizzes/${quiz._id}`)
  const rows = page.getByRole('table', { name: 'Students' }).getByRole('row')
  await expect(rows).toHaveCount(1 + 6)
  await expect(rows.filter({ hasText: 'Submitted' })).toHaveCount(finished)
  await expect(rows.filter({ hasText: '+ ? of 15' })).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Working' })).toHaveCount(running)
  await expect(rows.filter({ hasText: 'Joined, not started' })).toHaveCount(1)

  await page.goto(`/my-quizzes/${quiz._id}/live`)
  await expect(page.getByText('Joined', { exact: true })).toBeVisible()
  await expect(async () => {
    const { Joined, Working, Offline, 'Not started': notStarted, Submitted } = await figures(page)
    expect(Number(Submitted)).toBe(finished)
    expect(Number(Working) + Number(Offline)).toBe(running)
    expect(Number(Joined)).toBe(running + Number(notStarted) + finished)
  }).toPass({ timeout: 30_000 })

  await page.goto(`/my-quizzes/${quiz._id}/marking`)
  await expectCounts(page, ['1', '1', '1'])
  await expect(page.getByRole('link', { name: 'Marking 1 to mark' })).toBeVisible()
  await page.getByRole('button', { name: 'Release results' }).click()
  await expect(dialog).toContainText('1 answer is not marked yet.')
  await expect(dialog.getByRole('button', { name: 'Release without them' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`/my-quizzes/${quiz._id}/questions/${choice}`)
  await page.getByRole('radio', { name: /^Full marks for all/ }).check()
  const effect = page.getByRole('region', { name: 'Effect on scores' })
  await expect(effect).toContainText(`Of ${finished} results, `)

  await page.goto(`/my-quizzes/${quiz._id}/students/${ben.user._id}`)
  await expect(page.locator('.score__big')).toContainText('7 + ? out of 15')
  const history = page.getByRole('list', { name: 'Score history' })
  await expect(history).toContainText('from 5 + ? of 15 to 7 + ? of 15')
  await page.getByRole('button', { name: 'Delete attempt' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('The result, 7 + ? out of 15, goes with it')

  await page.goto(`/edit-quiz/${quiz._id}`)
  await page.getByRole('textbox', { name: 'Points of item 1' }).fill('3')
  await page.getByRole('textbox', { name: 'Points', exact: true }).nth(1).fill('3')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const question = page.getByRole('alertdialog')
  const title = await question.getByRole('heading').innerText()
  const [atOnce = '', later = ''] = await question
    .getByText(/scores?/)
    .filter({ hasText: ': ' })
    .allInnerTexts()
  const counts = (sentence: string) => digits(sentence.slice(sentence.indexOf(': ')))
  const stay = digits(/\d+ scores? stays? as/.exec(atOnce)?.[0] ?? '0')[0] ?? 0
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0)
  expect(digits(atOnce)[0]).toBe(finished)
  expect(sum(counts(atOnce))).toBe(finished)
  expect(digits(title)).toEqual([finished - stay])
  expect(sum(counts(later))).toBe(finished)

  await question.getByRole('button', { name: 'Save and change scores' }).click()
  await expect(page.getByText(`${finished - stay} scores changed.`)).toBeVisible()
  await page.goto(`/my-quizzes/${quiz._id}/students/${ben.user._id}`)
  await expect(history).toContainText(/set to 2 by .+: Half right\.? · The question had 4 points then\./)
})
