import { expect, test } from 'vitest'
import { saveAnswersBody, submitBody, verifyCode } from './attempts.ts'

const submission = (answers: unknown) => ({ quizId: 'quiz-1', userId: 'user-1', answers })

test.each([['Paris'], [['Paris', 'Rome']], [null], [''], [[]]])(
  '%j is an answer (T111)',
  (selectedOption) => {
    const answers = [{ questionId: 'q1', selectedOption }]
    expect(submitBody.parse(submission(answers)).answers).toEqual(answers)
  },
)

test.each([[7], [undefined], [['Paris', null]], ['x'.repeat(20_001)], [Array.from({ length: 21 }, String)]])(
  '%j is none (T112)',
  (selectedOption) => {
    const issues = submitBody.safeParse(submission([{ questionId: 'q1', selectedOption }])).error?.issues
    expect(issues).toMatchObject([
      { path: ['answers', 0, 'selectedOption'], message: expect.stringMatching('An answer is a text') },
    ])
  },
)

test('an option in a list is no longer than an option can be', () => {
  const given = (length: number) => submission([{ questionId: 'q1', selectedOption: ['x'.repeat(length)] }])
  expect(submitBody.safeParse(given(2_000)).success).toBe(true)
  expect(submitBody.safeParse(given(2_001)).success).toBe(false)
})

test('at most 500 answers come at a time', () => {
  const answers = Array.from({ length: 501 }, (_, at) => ({ questionId: `q${at}`, selectedOption: null, at }))
  expect(submitBody.safeParse(submission(answers.slice(1))).success).toBe(true)
  const message = 'Answers are a list, at most 500 at a time'
  expect(submitBody.safeParse(submission(answers)).error?.issues).toMatchObject([{ message }])
  expect(saveAnswersBody.safeParse({ changes: answers }).error?.issues).toMatchObject([{ message }])
})

test.each([' aB3dE6gH\n', 'aB٣dE٦gH', 'aB۳dE۶gH'])('the code in %j is looked up', (secretCode) => {
  expect(verifyCode.body.parse({ secretCode })).toEqual({ secretCode: 'aB3dE6gH' })
})

test('no code is looked up if there is none', () => {
  expect(verifyCode.body.safeParse({ secretCode: ' ' }).error?.issues).toMatchObject([
    { message: 'Enter the code' },
  ])
})
