import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparableAnswer } from './text/comparable-answer.ts'
import { isSkipped, type SelectedOption } from './selected-option.ts'
import { isBlank } from './text/visible-text.ts'
import { givenAnswers, markAnswerSet } from './answer-set.ts'

const cases: [what: string, correct: string[], selected: SelectedOption | undefined, verdict: string][] = [
  ['the one right option', ['Paris'], 'Paris', 'correct'],
  ['another option', ['Paris'], 'Rome', 'incorrect'],
  ['other case', ['Paris'], 'pARIS', 'correct'],
  ['white space around it', ['Paris'], ' \t\u00A0Paris\n', 'correct'],
  ['white space of any kind within', ['New York'], 'New \u00A0\u2009York', 'correct'],
  ['no white space where there is some', ['New York'], 'NewYork', 'incorrect'],
  ['white space around the stored answer', [' Paris '], 'Paris', 'correct'],
  ['é composed, stored decomposed', ['cafe\u0301'], 'caf\u00E9', 'correct'],
  ['É decomposed, stored composed', ['caf\u00E9'], 'CAFE\u0301', 'correct'],
  ['e where é is asked', ['café'], 'cafe', 'incorrect'],
  ['a list for a single question', ['Paris'], ['Paris'], 'correct'],
  ['all of several', ['a', 'b'], ['b', 'a'], 'correct'],
  ['too few', ['a', 'b'], ['a'], 'incorrect'],
  ['too many', ['a', 'b'], ['a', 'b', 'c'], 'incorrect'],
  ['as many, but others', ['a', 'b'], ['a', 'c'], 'incorrect'],
  ['one twice', ['a', 'b'], ['a', 'A'], 'incorrect'],
  ['a blank beside the right ones', ['a', 'b'], ['a', ' ', 'b'], 'correct'],
  ['null', ['a'], null, 'skipped'],
  ['no answer at all', ['a'], undefined, 'skipped'],
  ['an empty text', ['a'], '', 'skipped'],
  ['white space', ['a'], ' \n ', 'skipped'],
  ['an empty list', ['a'], [], 'skipped'],
  ['a list of blanks', ['a'], ['', ' '], 'skipped'],
]

test.each(cases)('%s (T182)', (_, correctAnswers, selected, verdict) => {
  expect(markAnswerSet({ correctAnswers }, givenAnswers(selected))).toBe(verdict)
  expect(isSkipped(selected)).toBe(verdict === 'skipped')
})

const notBlank = fc.string({ unit: 'binary' }).filter((written) => !isBlank(written))
const space = fc.stringMatching(/^[ \t\n\u00A0]*$/)

test('order, case and outer white space of several answers do not matter (T183)', () => {
  const answers = fc.array(notBlank, { minLength: 1 })
  const shuffled = answers.chain((correct) =>
    fc.tuple(fc.constant(correct), fc.shuffledSubarray(correct, { minLength: correct.length })),
  )
  fc.assert(
    fc.property(shuffled, space, ([correctAnswers, selected], around) => {
      const typed = selected.map((answer) => around + answer.toLowerCase() + around)
      expect(markAnswerSet({ correctAnswers }, givenAnswers(typed))).toBe('correct')
    }),
  )
})

test('one more or one fewer is never correct (T184)', () => {
  const different = fc.uniqueArray(notBlank, { minLength: 2, selector: comparableAnswer })
  fc.assert(
    fc.property(different, (answers) => {
      const fewer = answers.slice(1)
      expect(markAnswerSet({ correctAnswers: answers }, givenAnswers(fewer))).toBe('incorrect')
      expect(markAnswerSet({ correctAnswers: fewer }, givenAnswers(answers))).toBe('incorrect')
    }),
  )
})

test('an answer that is repeated in a list counts once (T189)', () => {
  expect(markAnswerSet({ correctAnswers: ['a', 'b'] }, givenAnswers(['a', 'A ', 'b']))).toBe('correct')
  expect(markAnswerSet({ correctAnswers: ['a', 'b'] }, givenAnswers(['a', 'a']))).toBe('incorrect')
})
