import { describe, expect, test } from 'vitest'
import type { Question } from '../questions/question.ts'
import { outcomesIn } from '../questions/outcome-testing.ts'
import { markAnswers, verdictsIn } from './marking.ts'

describe('a whole quiz', () => {
  const question = (_id: string, ...correctAnswers: string[]): Question => ({
    _id,
    text: `Question ${_id}`,
    type: 'multiple',
    options: ['a', 'b', 'c', 'd'],
    correctAnswers,
  })
  const questions = [question('q1', 'a'), question('q2', 'b'), question('q3', 'c', 'd')]

  test('gives one verdict a question in the order of the quiz, and a point for each correct one (T259)', () => {
    const answers = [
      { questionId: 'q3', selectedOption: ['d', 'c'] },
      { questionId: 'q1', selectedOption: ['b'] },
    ]
    expect(markAnswers(questions, answers)).toEqual({
      score: 1,
      totalQuestions: 3,
      outcomes: outcomesIn('-B.+CD'),
    })
  })

  test('ignores answers to questions that it does not have', () => {
    const marks = markAnswers(questions, [{ questionId: 'q9', selectedOption: 'a' }])
    expect(marks).toEqual({ score: 0, totalQuestions: 3, outcomes: outcomesIn('...') })
  })

  test('takes the last of two answers to a question', () => {
    const answers = ['b', 'a'].map((chosen) => ({ questionId: 'q1', selectedOption: [chosen] }))
    expect(markAnswers(questions, answers).score).toBe(1)
  })
})

describe('outcomes', () => {
  test('say the verdict on each question', () => {
    expect(
      verdictsIn(outcomesIn('-B*.~+CD'), [{ _id: 'q1' }, { _id: 'q2' }, { _id: 'q3' }, { _id: 'q4' }]),
    ).toEqual([
      { questionId: 'q1', verdict: 'incorrect' },
      { questionId: 'q2', verdict: 'skipped' },
      { questionId: 'q4', verdict: 'correct' },
    ])
  })

  test('say nothing about other questions', () => {
    expect(() => verdictsIn(outcomesIn('-B.+'), [{ _id: 'q1' }, { _id: 'q2' }])).toThrow('other questions')
    expect(() => verdictsIn(outcomesIn('-B.'), [{ _id: 'q1' }, { _id: 'q2' }, { _id: 'q3' }])).toThrow(
      'other questions',
    )
  })
})
