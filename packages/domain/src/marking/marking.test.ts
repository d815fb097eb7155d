import { describe, expect, test } from 'vitest'
import type { Question } from '../question/question.ts'
import { markAnswers, outcomesOfVerdicts, verdictsIn, withVerdicts } from './marking.ts'

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
      outcomes: '-B.+CD',
    })
  })

  test('ignores answers to questions that it does not have', () => {
    const marks = markAnswers(questions, [{ questionId: 'q9', selectedOption: 'a' }])
    expect(marks).toEqual({ score: 0, totalQuestions: 3, outcomes: '...' })
  })

  test('takes the last of two answers to a question', () => {
    const answers = ['b', 'a'].map((selectedOption) => ({ questionId: 'q1', selectedOption }))
    expect(markAnswers(questions, answers).score).toBe(1)
  })
})

describe('outcomes', () => {
  const verdicts = [
    { questionId: 'q1', verdict: 'incorrect' as const },
    { questionId: 'q2', verdict: 'skipped' as const },
    { questionId: 'q3', verdict: 'correct' as const },
  ]

  test('say the verdict on each question', () => {
    expect(verdictsIn('-B*.+CD', ['q1', 'q2', 'q3'])).toEqual(verdicts)
    expect(verdictsIn(outcomesOfVerdicts(verdicts), ['q1', 'q2', 'q3'])).toEqual(verdicts)
  })

  test('take other verdicts and keep the letters', () => {
    expect(withVerdicts('+B*+C-', verdicts)).toBe('-B*.C+')
    for (const other of [verdicts.slice(1), [...verdicts, ...verdicts]])
      expect(() => withVerdicts('+B*+C-', other)).toThrow('other questions')
  })

  test('say nothing about other questions', () => {
    expect(() => verdictsIn('-B.+', ['q1', 'q2'])).toThrow('other questions')
    expect(() => verdictsIn('-B.', ['q1', 'q2', 'q3'])).toThrow('other questions')
  })
})
