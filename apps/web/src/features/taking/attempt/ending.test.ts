import { expect, test } from 'vitest'
import { hasUncounted } from './ending.ts'

const answer = (questionId: string, selectedOption: string | string[] | null) => ({
  questionId,
  selectedOption,
})
const counted = [answer('q1', 'A'), answer('q2', ['B', 'C']), answer('q3', null)]

test.each([
  ['nothing', [], false],
  ['the same', counted, false],
  ['the same with spaces', [answer('q1', ' A ')], false],
  ['nothing written', [answer('q3', '  ')], false],
  ['another choice', [answer('q1', 'B')], true],
  ['an answer where none counts', [answer('q3', 'osmosis')], true],
  ['an answer taken back', [answer('q2', [])], true],
])('%s', (_, given, expected) => {
  expect(hasUncounted(given, counted)).toBe(expected)
})
