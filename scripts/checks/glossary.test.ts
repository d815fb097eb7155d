import { expect, test } from 'vitest'
import { findRetiredWords, retiredIn } from './find-retired-words.ts'

test('retired words do not come back', () => {
  expect(findRetiredWords()).toEqual([])
})

test.each([
  ['a name', 'const startExam = 1', 'exam'],
  ['a field', 'attempt.handedIn', 'handed in'],
  ['a class', '.answer-sheet {}', 'answer sheet'],
  ['a sentence over two lines', ' * who hands\n * in', 'hands in'],
])('a retired word is found in %s', (_where, text, word) => {
  expect(retiredIn('shop.ts', text)).toEqual([expect.stringContaining(`shop.ts says “${word}”`)])
})

test('it is found in the name of a file, and not within another word or where it has to stay', () => {
  expect(retiredIn('exam-clock.ts', '')).toHaveLength(1)
  expect(retiredIn('shop.ts', 'an example of Record<string, number>; kept.isHandedIn')).toEqual([])
})
