import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableAnswer } from '../text/comparable-answer.ts'
import type { SelectedOption } from '../selected-option.ts'
import { givenAnswers, markAnswerSet } from '../answer-set.ts'
import { choiceProblems, markChoice } from './choice.ts'
import { writtenOutcomes } from '../outcome-testing.ts'

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
  const lists = fc.uniqueArray(texts, { maxLength: 6, selector: comparableAnswer })
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

describe('options that compare alike', () => {
  const alike = { ...question, options: ['Int', 'int', 'a  b', 'a b'], correctAnswers: ['int', 'a  b'] }

  test('are told apart, where one of them was chosen (T180)', () => {
    const outcomes = alike.options.map((option) => markChoice(alike, option))
    expect(writtenOutcomes(outcomes)).toBe('-A-B-C-D')
    expect(markChoice(alike, ['a  b', 'int']).verdict).toBe('correct')
  })

  test('are not guessed, where something else was sent (T181)', () => {
    expect(writtenOutcomes([markChoice(alike, 'INT')])).toBe('-*')
  })

  test.each([
    [['Int', 'int'], []],
    [['a  b', 'a b'], []],
    [['“a”', '"a"'], []],
    [['`a`', "'a'"], []],
    [['if x:\n    a\nb', 'if x:\n    a\n    b'], []],
    [['a\u200Bb', 'ab'], ['option-repeated']],
    [['a\u00A0b', 'a b'], ['option-repeated']],
    [['co\u00ADop', 'coop'], ['option-repeated']],
    [['ﬁn', 'fin'], ['option-repeated']],
    [['well‐known', 'well-known'], ['option-repeated']],
    [['e\u0301', 'é'], ['option-repeated']],
    [['a\r\nb', 'a\nb'], ['option-repeated']],
  ])('%j may stand unless they look the same (T179)', (options, codes) => {
    const [first = ''] = options
    const problems = choiceProblems({ ...question, options, correctAnswers: [first] }, 0)
    expect(problems.map(({ code }) => code)).toEqual(codes)
  })
})
