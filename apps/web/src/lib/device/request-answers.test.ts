import { limits } from '@quizly/domain'
import { expect, test } from 'vitest'
import { fittingAnswers, maxBytes } from './request-answers.ts'

const answer = (i: number, selectedOption: string) => ({ questionId: `question-${i}`, selectedOption })
const sizeOf = (answers: unknown) => new TextEncoder().encode(JSON.stringify(answers)).length

test('45 answers of the greatest length go in parts, each below its limit and none left out', () => {
  let left = Array.from({ length: 45 }, (_, i) => answer(i, '漢'.repeat(limits.essayLength)))
  let parts = 0
  while (left.length > 0) {
    const part = fittingAnswers(left, maxBytes.save)
    expect(part.length).toBeGreaterThan(0)
    expect(sizeOf(part)).toBeLessThan(maxBytes.save)
    left = left.filter((one) => !part.includes(one))
    parts += 1
  }
  expect(parts).toBe(23)
})

test('the longest answer there can be fits into each request', () => {
  const longest = '\u0001'.repeat(limits.writtenAnswerLength - 100)
  expect(fittingAnswers([answer(1, longest)], maxBytes.last)).toHaveLength(1)
  const option = '\u0001'.repeat(limits.optionLength)
  const essay = '\u0001'.repeat(limits.essayLength)
  expect(fittingAnswers([answer(1, essay)], maxBytes.save)).toHaveLength(1)
  const chosen = { questionId: 'q', selectedOption: Array.from({ length: limits.itemsMax }, () => option) }
  expect(fittingAnswers([chosen], maxBytes.save)).toHaveLength(1)
})

test('what does not fit lets shorter ones after it pass', () => {
  const [first, long, short] = [answer(1, 'a'), answer(2, 'b'.repeat(500)), answer(3, 'c')]
  expect(fittingAnswers([first, long, short], 400)).toEqual([first, short])
})

test('no more than 500 go at once', () => {
  const many = Array.from({ length: 501 }, (_, i) => answer(i, 'a'))
  expect(fittingAnswers(many, maxBytes.save)).toEqual(many.slice(0, 500))
})
