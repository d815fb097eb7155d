import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SelectedOption } from '../question/comparable-answer.ts'
import { givenAnswers, markAnswerSet } from './answer-set.ts'
import { markChoice } from './choice.ts'
import { writtenOutcomes } from './outcome-testing.ts'

const question = {
  _id: 'q1',
  text: 'Which are capitals?',
  type: 'multiple' as const,
  options: ['Paris', 'Nice', 'Oslo', 'Lyon'],
  correctAnswers: ['Oslo', 'Paris'],
}

const cases: [what: string, selected: SelectedOption | undefined, outcome: string][] = [
  ['the correct options, in any order', ['Oslo', ' PARIS'], '+AC'],
  ['one of them', 'Paris', '-A'],
  ['one more', ['Lyon', 'Paris', 'Oslo'], '-ACD'],
  ['one option twice', ['Nice', 'nice'], '-B'],
  ['what is no option', ['Rome', 'Oslo', 'Paris'], '-AC*'],
  ['nothing', [' '], '.'],
  ['no answer', undefined, '.'],
]

test.each(cases)('%s', (_, selected, outcome) => {
  expect(writtenOutcomes([markChoice(question, selected)])).toBe(outcome)
})

/** Texts of which many are equal when compared. */
const texts = fc.constantFrom('a', 'A ', 'b', 'B', 'é', 'e\u0301', 'É', 'c', '', ' ', '\u200b', 'ﬁ', 'I', 'İ')

test('the verdict is that of the answers compared as sets, even in a quiz that breaks the rules', () => {
  const lists = fc.array(texts, { maxLength: 6 })
  const selections = fc.oneof(lists, texts, fc.constantFrom(null, undefined))
  fc.assert(
    fc.property(lists, lists, fc.array(selections), (options, correctAnswers, selected) => {
      const any = { ...question, options, correctAnswers }
      for (const each of selected) {
        expect(markChoice(any, each).verdict).toBe(markAnswerSet(any, givenAnswers(each)))
      }
    }),
    { numRuns: 5_000 },
  )
})
