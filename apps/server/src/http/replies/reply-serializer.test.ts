import { getQuiz, listResults, startAttempt } from '@quizly/contract'
import { describe, expect, test } from 'vitest'
import { createSerializer } from './reply-serializer.ts'

const quiz = { _id: 'quiz', title: 'Biology', timeLimit: 10, numQuestions: 1 }
const question = { _id: 'first', text: 'Why?', type: 'single', options: ['a', 'b'] }
const secret = { correctAnswers: ['a'], secretCode: 'Ab3dEf9h' }
const running = {
  _id: 'attempt',
  state: 'in-progress',
  startedAt: '2026-01-05T08:00:00.000Z',
  deadline: '2026-01-05T08:10:00.000Z',
  durationMs: 600_000,
  remainingMs: 600_000,
}

describe('a reply', () => {
  test('carries what is declared and nothing else', () => {
    const serialize = createSerializer(startAttempt.replies.inProgress.schema)
    const body = { attempt: { ...running, answers: [] }, questions: [question] }
    const withSecrets = {
      ...secret,
      attempt: { ...body.attempt, ...secret },
      questions: [{ ...question, ...secret }],
    }
    expect(JSON.parse(serialize(withSecrets))).toEqual(body)
  })

  test('carries texts, lists and nulls where any of them may stand', () => {
    const serialize = createSerializer(startAttempt.replies.inProgress.schema)
    const answers = ['tëxt "quoted"', ['a', 'b'], [], '', null].map((selectedOption, at) => ({
      questionId: 'first',
      selectedOption,
      age: at,
    }))
    const body = { attempt: { ...running, answers }, questions: [] }
    expect(JSON.parse(serialize(body))).toEqual(body)
  })

  test('keeps secrets out of a list that has to be empty', () => {
    const serialize = createSerializer(getQuiz.replies.admitted.schema)
    const attempt = { _id: 'attempt', state: 'admitted' }
    const body = { quiz, attempt, questions: [] }
    expect(JSON.parse(serialize(body))).toEqual(body)
    expect(JSON.parse(serialize({ ...body, questions: [{ ...question, ...secret }] }))).toEqual({
      ...body,
      questions: [{}],
    })
  })

  test('can be a list', () => {
    const serialize = createSerializer(listResults.replies.ok.schema)
    const result = {
      _id: 'attempt',
      quizId: { _id: 'quiz', title: 'Biology' },
      userId: 'ben',
      answers: [],
      verdicts: [{ questionId: 'first', verdict: 'skipped' }],
      score: 0,
      totalQuestions: 1,
      submittedAt: '2026-01-05T08:10:00.000Z',
    }
    const withSecrets = { ...result, quizId: { ...result.quizId, ...secret } }
    expect(JSON.parse(serialize([withSecrets]))).toEqual([result])
  })

  test('that lacks a declared field is not sent', () => {
    const serialize = createSerializer(getQuiz.replies.admitted.schema)
    expect(() => serialize({ quiz })).toThrow('required')
  })
})
