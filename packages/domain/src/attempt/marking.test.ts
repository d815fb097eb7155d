import { describe, expect, test } from 'vitest'
import type { Question } from '../question/question.ts'
import { markAnswers } from './marking.ts'

describe('a whole quiz', () => {
  const question = (_id: string, ...correctAnswers: string[]): Question => ({
    _id,
    text: `Question ${_id}`,
    type: 'multiple',
    options: ['a', 'b', 'c', 'd'],
    correctAnswers,
  })
  const questions = [question('q1', 'a'), question('q2', 'b'), question('q3', 'c', 'd')]

  test('gives one verdict a question in the order of the quiz, and a point for each correct one', () => {
    const answers = [
      { questionId: 'q3', selectedOption: ['d', 'c'] },
      { questionId: 'q1', selectedOption: 'b' },
    ]
    expect(markAnswers(questions, answers)).toEqual({
      score: 1,
      totalQuestions: 3,
      verdicts: [
        { questionId: 'q1', verdict: 'incorrect' },
        { questionId: 'q2', verdict: 'skipped' },
        { questionId: 'q3', verdict: 'correct' },
      ],
    })
  })

  test('ignores answers to questions that it does not have', () => {
    const marks = markAnswers(questions, [{ questionId: 'q9', selectedOption: 'a' }])
    expect(marks).toMatchObject({ score: 0, totalQuestions: 3 })
    expect(marks.verdicts).toHaveLength(3)
  })

  test('takes the last of two answers to a question', () => {
    const answers = ['b', 'a'].map((selectedOption) => ({ questionId: 'q1', selectedOption }))
    expect(markAnswers(questions, answers).score).toBe(1)
  })
})
