import { givenOn, markAnswers, pointsOfOutcome, type Question, withMarksByHand } from '@quizly/domain'
import { expect } from 'vitest'

/** What points given by hand count for once their question has others. */
export function checkHandMark(text: string): void {
  const { from, given, to } = JSON.parse(text) as { from: number; given: number; to: number }
  const question: Question = {
    _id: 'q',
    text: 'Why?',
    type: 'write',
    options: [],
    correctAnswers: ['So.'],
    points: from,
  }
  const verdict = givenOn(question, { points: given })
  const edited = { ...question, points: to }
  const marks = markAnswers([edited], [{ questionId: 'q', selectedOption: 'Half an answer' }])
  const [outcome] = withMarksByHand(marks, [edited], new Map(verdict ? [['q', verdict]] : [])).outcomes
  if (!outcome) throw new Error('Nothing was marked')
  expect(outcome.verdict).toBe(given === from ? 'correct' : given === 0 ? 'incorrect' : 'partly')
  expect(pointsOfOutcome(edited, outcome)).toBeCloseTo((given * to) / from, 2)
}
