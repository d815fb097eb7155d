import { allCalls, type Call } from '@quizly/contract'
import { type Question, writeLayout } from '@quizly/domain'
import { expect, test } from 'vitest'
import { createPreviewSession } from './preview-session.ts'

const questions: Question[] = [
  {
    _id: 'q1',
    text: 'Where is respiration?',
    type: 'single',
    options: ['Nucleus', 'Mitochondrion'],
    correctAnswers: ['Mitochondrion'],
  },
  { _id: 'q2', text: 'Name the process', type: 'write', options: [], correctAnswers: ['osmosis'] },
  {
    _id: 'q3',
    text: 'Which are prime?',
    type: 'multiple',
    options: ['2', '3', '4', '6'],
    correctAnswers: ['2', '3'],
  },
]
const quiz = { _id: 'quiz', title: 'Cells', timeLimit: 10, numQuestions: 3 }

function preview({ layout = null as string | null } = {}) {
  const clock = { ms: 1_000_000 }
  const session = createPreviewSession({ quiz, questions, layout }, 'preview', () => clock.ms)
  /** Makes a call; the reply must be one that the contract declares. */
  const ask = (call: Call, path: string, body?: unknown) => {
    const reply = session.answer(call.method, path, body)
    const declared = Object.values(call.replies).filter(({ status }) => status === reply?.status)
    expect(declared.some(({ schema }) => schema?.safeParse(reply?.body).success)).toBe(true)
    return reply?.body
  }
  const start = () => ask(allCalls.startAttempt, '/api/quiz/quiz/start')
  const save = (changes: unknown[]) => ask(allCalls.saveAnswers, '/api/attempts/preview/answers', { changes })
  const submit = (answers: unknown[]) =>
    ask(allCalls.submitAttempt, '/api/results/submit', { quizId: 'quiz', userId: 'ada', answers })
  return { session, clock, ask, start, save, submit }
}

test('answers as the server does, and shows no correct answer before the submission', () => {
  const { session, clock, ask, start, save, submit } = preview()
  expect(start()).toMatchObject({ attempt: { remainingMs: 600_000 }, questions: [{ _id: 'q1' }, {}, {}] })
  clock.ms += 60_000
  save([{ questionId: 'q1', selectedOption: 'Nucleus' }])
  save([
    { questionId: 'q1', selectedOption: 'Mitochondrion' },
    { questionId: 'q2', selectedOption: 'diffusion' },
  ])
  const read = ask(allCalls.getQuiz, '/api/quiz/quiz')
  expect(read).toMatchObject({ attempt: { remainingMs: 540_000, answers: [{}, {}] } })
  expect(JSON.stringify([start(), read])).not.toMatch(/correctAnswers|osmosis/)
  const result = submit([{ questionId: 'q2', selectedOption: ' Osmosis ' }])
  expect(result).toMatchObject({
    score: 2,
    totalQuestions: 3,
    verdicts: [{ verdict: 'correct' }, { verdict: 'correct' }, { verdict: 'skipped' }],
  })
  expect(session.result('ada')).toMatchObject({ score: 2, submittedBy: 'student', userId: 'ada' })
})

test('says that time ended it, if time did', () => {
  const { session, clock, start, submit } = preview()
  start()
  clock.ms += 600_000
  submit([])
  expect(session.result('ada')).toMatchObject({ score: 0, submittedBy: 'time' })
})

test('has the order of its quiz, with the marks in the same one', () => {
  const layout = writeLayout({ shuffleQuestions: true, shuffleOptions: true })
  const { session, start, submit } = preview({ layout })
  const order = session.questions.map(({ _id }) => _id)
  expect(order.toSorted()).toEqual(['q1', 'q2', 'q3'])
  start()
  submit([{ questionId: 'q3', selectedOption: ['3', '2'] }])
  const { verdicts } = session.result('ada')
  expect(verdicts.map(({ questionId }) => questionId)).toEqual(order)
  expect(verdicts.find(({ questionId }) => questionId === 'q3')?.verdict).toBe('correct')
})

test('shows one question at a time as its quiz does, and keeps which were left', () => {
  const { session, start, save, ask } = preview({ layout: writeLayout({ pages: 'forward-only' }) })
  expect([session.pages, start()]).toMatchObject(['forward-only', { attempt: { pages: 'forward-only' } }])
  save([{ questionId: 'q1', selectedOption: null, left: true }])
  expect(ask(allCalls.getQuiz, '/api/quiz/quiz')).toMatchObject({
    attempt: { answers: [{ questionId: 'q1', left: true }] },
  })
})

test('leaves every other call to the server', () => {
  const { session } = preview()
  for (const path of ['/api/quiz/another', '/api/quizzes', '/api/quiz/quiz/results']) {
    expect(session.answer('GET', path, undefined)).toBeUndefined()
  }
  expect(session.answer('PUT', '/api/attempts/another/answers', {})).toBeUndefined()
})
