// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openApp, type Reply, wordless } from './open-app-testing.ts'

const headline = 'main [role=alert] h1'
const own = { _id: 'water', title: 'Water', timeLimit: 10, numQuestions: 1, role: 'owner', state: 'open' }
const question = {
  _id: 'q1',
  text: 'How does water cross a membrane?',
  type: 'write',
  options: [],
  correctAnswers: ['Osmosis'],
}
const quiz = { success: true, quiz: own, questions: [question], revision: 1 }
const educator: Record<string, Reply> = {
  'GET /api/quiz/water': { json: quiz },
  'GET /api/questions/water': { json: { success: true, questions: [question], revision: 1 } },
  'GET /api/quiz/water/draft': { json: { draft: null } },
  'GET /api/quiz/water/secret': { json: { success: true, secretCode: 'K7rTm2Qx' } },
  'POST /api/quiz/water/finalize': { json: { success: true, state: 'open' } },
}
const secret = ['GET /api/quiz/water/secret', 'GET /api/excel/water/secret'] as const

/** Fails in each way, is loading while it is tried again, and shows then what was asked for. */
async function expectTriedAgain(
  path: string,
  role: 'admin' | 'student',
  answers: Record<string, Reply>,
  calls: readonly string[],
  sentence: string,
  loaded: readonly [selector: string, text: string],
) {
  for (const reply of [wordless, 'no answer'] as const) {
    const page = openApp(path, role, {
      ...answers,
      ...Object.fromEntries(calls.map((call) => [call, reply])),
    })
    await page.expectText(headline, sentence)
    const held = Promise.withResolvers<Reply>()
    const [first = ''] = calls
    page.answers[first] = held.promise
    await page.press('Try again')
    await expect.poll(() => page.textsOf('main[aria-busy] h1').join(), { interval: 5 }).toMatch(/^Loading/)
    held.resolve(answers[first] ?? wordless)
    await page.expectText(...loaded)
  }
}

test.each([
  [
    '/review-quiz/water',
    ['GET /api/quiz/water'],
    'Failed to load questions.',
    ['main td', 'Osmosis, marked correct (written answer)'],
  ],
  ['/edit-quiz/water', ['GET /api/questions/water'], 'Failed to load questions.', ['main h2', 'Question 1']],
  ['/finalize-quiz/water', secret, 'Failed to fetch secret code.', ['main output', 'K7rTm2Qx']],
] as const)(
  'what an educator’s %s cannot load can be tried again (T75)',
  async (path, calls, sentence, loaded) => {
    await expectTriedAgain(path, 'admin', educator, calls, sentence, loaded)
  },
)

test('a quiz that cannot be loaded to write its first questions can be tried again', async () => {
  const answers = { ...educator, 'GET /api/quiz/water': { json: { ...quiz, questions: [] } } }
  await expectTriedAgain(
    '/create-questions/water',
    'admin',
    answers,
    ['GET /api/quiz/water'],
    'Failed to load quiz.',
    ['main h2', 'Question 1'],
  )
})

test('a code that its own address does not give is asked for at that of spreadsheets (T269)', async () => {
  const page = openApp('/finalize-quiz/water', 'admin', {
    ...educator,
    [secret[0]]: wordless,
    [secret[1]]: { json: { success: true, secretCode: 'b4WnZ8pL' } },
  })
  await page.expectText('main output', 'b4WnZ8pL')
})

test.each([
  ['/review-quiz/nothing', 'Failed to load questions.'],
  ['/edit-quiz/nothing', 'Failed to load questions.'],
  ['/create-questions/nothing', 'Failed to load quiz.'],
  ['/finalize-quiz/nothing', 'Failed to fetch secret code.'],
  ['/my-quizzes/nothing/questions', 'Failed to load questions.'],
  ['/my-quizzes/nothing/share', 'Failed to fetch secret code.'],
])(
  'an educator who opens %s, which is not there, is led to My quizzes, not to try again (T243)',
  async (path, sentence) => {
    const page = openApp(path, 'admin')
    await page.expectText(headline, sentence)
    expect(page.textsOf('main [role=alert] p')).toEqual(['Quiz not found.'])
    expect(page.textsOf('main [role=alert] a, main [role=alert] button')).toEqual(['My quizzes'])
  },
)

const attempt = { _id: 'a', state: 'submitted' }
const score = {
  _id: 'r',
  quizId: 'water',
  userId: 'daniel',
  score: 1,
  submittedAt: '2026-01-05T08:00:00.000Z',
  answers: [
    { questionId: 'q1', selectedOption: 'Osmosis' },
    { questionId: 'q2', selectedOption: 'Ice' },
    { questionId: 'q3', selectedOption: null },
  ],
}
const questions = ['q1', 'q2', 'q3'].map((_id) => ({ ...question, _id }))
const receipt = {
  format: 'quizly-receipt-1',
  quiz: { _id: 'water', title: 'Water' },
  student: { _id: 'daniel', name: 'Daniel Reyes' },
  submittedAt: '2026-01-05T08:00:00.000Z',
  answered: 2,
  questions: 3,
  answersHash: 'hash',
  keyId: 'key',
  signature: 'signature',
}
const taken: Record<string, Reply> = {
  'GET /api/receipts/quiz/water': { json: receipt },
  'GET /api/quiz/water': { json: { success: true, quiz: own, questions, attempt } },
  'GET /api/results/quiz/water': { json: score },
}
const admitted: Record<string, Reply> = {
  'GET /api/quiz/water': {
    json: { success: true, quiz: own, questions: [], attempt: { state: 'admitted' } },
  },
}

test('what a student’s screens cannot load can be tried again (T125)', async () => {
  const start = ['main button', 'Start Quiz'] as const
  await expectTriedAgain(
    '/quiz/water',
    'student',
    admitted,
    ['GET /api/quiz/water'],
    'Failed to load quiz.',
    start,
  )
  await expectTriedAgain(
    '/quiz/water/result',
    'student',
    taken,
    ['GET /api/results/quiz/water'],
    'Something went wrong while loading quiz result.',
    ['main .score__big', 'Score 1 out of 3'],
  )
  const page = openApp('/profile', 'student', { 'GET /api/results/user/daniel': wordless })
  await page.expectText(
    'main [role=alert]',
    'Your results could not be loaded. They are safe. Try again in a moment.',
  )
  page.answers['GET /api/results/user/daniel'] = { json: [] }
  await page.press('Try again')
  await page.expectText('main h3', 'No quiz results found.')
})

test.each<[string, Record<string, Reply>, string]>([
  ['/quiz/nothing', {}, 'Quiz not found.'],
  ['/quiz/nothing/result', {}, 'Quiz not found.'],
  ['/quiz/water/result', admitted, 'No result available.'],
  [
    '/quiz/water/result',
    { ...taken, 'GET /api/quiz/water': { json: { quiz: null, questions: [] } } },
    'Quiz not found.',
  ],
])('%#: what is not there at %s is said (T244)', async (path, answers, sentence) => {
  const page = openApp(path, 'student', answers)
  await page.expectText(headline, sentence)
  expect(page.textsOf('main button')).toEqual([])
})

test.each(['water', { _id: 'water', title: 'Water' }])(
  '%#: a result with the specification’s fields alone, its quiz as an ID or with its title, is shown (T106)',
  async (quizId) => {
    const page = openApp('/quiz/water/result', 'student', {
      ...taken,
      'GET /api/results/quiz/water': { json: { ...score, quizId } },
    })
    await page.expectText('main .score__big', 'Score 1 out of 3')
    const verdicts = page.textsOf('main .verdict')
    expect(verdicts).toEqual(['Correct', 'Incorrect', 'Skipped'])
    await page.open('Receipt')
    await page.expectText('main button', 'Save receipt')
  },
)

test('a listed result whose quiz comes as an ID, or is gone, is a row all the same (T107)', async () => {
  const { answers: _, ...listed } = { ...score, totalQuestions: 3, maxScore: 3 }
  const rows = [
    { ...listed, _id: 'a', quizId: 'water' },
    { ...listed, _id: 'b', quizId: null },
  ]
  const list = { 'GET /api/results/user/daniel': { json: rows } }
  const home = openApp('/', 'student', list)
  await expect.poll(() => home.textsOf('main a').filter((text) => text === 'Untitled quiz')).toHaveLength(2)
  const page = openApp('/profile', 'student', { ...list, ...taken })
  const texts = () => page.textsOf('main tr')
  await expect.poll(texts).toHaveLength(3)
  expect(texts()).toEqual([
    'QuizScoreDate',
    expect.stringMatching(/^Untitled quiz1 \/ 3/),
    expect.stringMatching(/^Untitled quiz1 \/ 3/),
  ])
  await page.press('Untitled quiz')
  await page.expectText('main .score__big', 'Score 1 out of 3')
})
