import { getQuiz, listResults, startAttempt } from '@quizly/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createReplySerializer, createSerializer } from './reply-serializer.ts'

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

describe('a reply with a list that never changes', () => {
  const { schema } = getQuiz.replies.inProgress
  const [serialize, whole] = [createReplySerializer(schema), createSerializer(schema)]
  const attempt = { ...running, answers: [{ questionId: 'first', selectedOption: 'a', age: 1, ...secret }] }
  const questionsOf = (text: string) => Object.freeze([{ ...question, text, ...secret }])

  test('is what it would be without, at the first time and later', () => {
    const [first, second, third] = ['"Why?", ]}', 'How?', 'لماذا − ❓'].map(questionsOf)
    for (const questions of [
      first,
      second,
      third,
      first,
      [],
      Object.freeze([]),
      [...first!],
      second,
      third,
    ]) {
      for (const title of ['Biology', 'Chemistry']) {
        const body = { quiz: { ...quiz, title, ...secret }, questions, attempt, ...secret }
        expect(serialize(body).toString()).toBe(whole(body))
        expect(serialize(body).toString()).not.toMatch(/correctAnswers|secretCode/)
      }
    }
  })

  test('keeps what it wrote for one kind of reply to itself', () => {
    const questions = questionsOf('Why?')
    const withAnswers = createReplySerializer(getQuiz.replies.submitted.schema)
    const submitted = { _id: 'attempt', state: 'submitted', submittedAt: running.deadline }
    expect(withAnswers({ quiz, questions, attempt: submitted })).toContain('correctAnswers')
    expect(serialize({ quiz, questions, attempt })).not.toContain('correctAnswers')
  })

  test('is bytes if joining its text would be slow', () => {
    const bytes = serialize({ quiz: { ...quiz, title: 'Größe −' }, questions: questionsOf('−'), attempt })
    expect(bytes).toBeInstanceOf(Buffer)
    expect(serialize({ quiz, questions: questionsOf('Größe'), attempt })).toBeTypeOf('string')
  })

  test('without a declared field is not sent, and one without an optional field is', () => {
    expect(() => serialize({ quiz, attempt })).toThrow('required')
    const optional = createReplySerializer(
      z.object({ list: z.array(z.string()), note: z.optional(z.string()), last: z.int() }),
    )
    expect(optional({ list: Object.freeze(['a']), last: 1 })).toBe('{"list":["a"],"last":1}')
    expect(optional({ list: Object.freeze([]), note: 'b', last: 1 })).toBe('{"list":[],"note":"b","last":1}')
  })
})
