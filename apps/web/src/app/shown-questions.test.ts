// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openApp } from './open-app-testing.ts'

const own = { _id: 'fall', title: 'Kräfte', timeLimit: 10, numQuestions: 1, role: 'owner', state: 'draft' }
const done = { success: true, message: 'Done.' }

test('a new numeric question writes decimals as the quiz’s language does, and says so', async () => {
  const page = openApp('/create-questions/fall', 'admin', {
    'GET /api/quiz/fall': { json: { ...done, quiz: { ...own, language: 'de' }, questions: [], revision: 0 } },
    'GET /api/quiz/fall/draft': { json: { draft: null } },
  })
  await page.press('Question type: Single Correct')
  await page.press('Numeric Answer')
  await page.press('More rules')
  expect((await page.field('Decimals are written with')).value).toBe(',')
  await page.fill('Correct Answer', '3,145')
  await page.expectText('main p', 'Accepted: exactly 3.145')
})

test('an educator reads what a number earns that is not wholly right', async () => {
  const fall = {
    _id: 'q1',
    text: 'How fast is a stone after 2 s of free fall?',
    type: 'numeric',
    options: [],
    correctAnswers: ['19.62'],
    points: 2,
    number: {
      decimal: '.',
      tolerance: { kind: 'relative', value: '1 %' },
      near: { value: '5 %', share: [1, 2] },
      unit: { is: 'm/s', convert: true },
    },
  }
  const page = openApp('/review-quiz/fall', 'admin', {
    'GET /api/quiz/fall': {
      json: { ...done, quiz: { ...own, scoring: { points: 2 } }, questions: [fall], revision: 1 },
    },
  })
  const row = () => page.textsOf('main tbody tr').join()
  await expect.poll(row, { interval: 5 }).toContain('2 points · Close answers (± 5 %): 50%')
  expect(row()).toContain('19.62 ± 1 % m/s')
})

test('the review says how far apart draws are, which slot makes it, and which are not counted (T517)', async () => {
  const drawn = (_id: string, name: string) => ({
    _id,
    text: `What is ${_id}?`,
    type: 'write',
    options: [],
    correctAnswers: ['It'],
    from: { item: _id, version: 1 },
    slot: { name, draw: 1 },
  })
  const questions = [drawn('a', 'Rates'), drawn('b', 'Rates'), drawn('c', 'Acids'), drawn('d', 'Acids')]
  const quiz = { ...own, numQuestions: 4, asked: 2 }
  const open = (known: readonly (readonly [item: string, asked: number, share: number])[]) =>
    openApp('/review-quiz/fall', 'admin', {
      'GET /api/quiz/fall': { json: { ...done, quiz, questions, revision: 1 } },
      'POST /api/bank/difficulties': {
        json: { difficulties: known.map(([item, asked, share]) => ({ item, asked, share })) },
      },
    })
  const known = [
    ['a', 4000, 0.9],
    ['b', 4000, 0.3],
    ['c', 4000, 0.8],
    ['d', 4000, 0.6],
  ] as const
  const page = open(known)
  await page.expectText(
    '.draw-fairness',
    'By earlier results, the easiest draw is worth up to 0.8 points more than the hardest. The largest part comes from slot “Rates”.',
  )
  const half = open([...known.slice(0, 2), ['c', 12, 0.8], ['d', 4000, 0.6]])
  await half.expectText(
    '.draw-fairness',
    'By earlier results, the easiest draw is worth up to 0.6 points more than the hardest. The difference comes from slot “Rates”. 1 slot is not counted: it has questions with too few results.',
  )
})
