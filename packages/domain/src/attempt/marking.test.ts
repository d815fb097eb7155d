import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableAnswer, isSkipped, type SelectedOption } from '../question/comparable-answer.ts'
import { markAnswer, markAnswers } from './marking.ts'
import type { Question } from '../question/question.ts'
import { isBlank } from '../question/visible-text.ts'

const cases: [what: string, correct: string[], selected: SelectedOption | undefined, verdict: string][] = [
  ['the one right option', ['Paris'], 'Paris', 'correct'],
  ['another option', ['Paris'], 'Rome', 'incorrect'],
  ['other case', ['Paris'], 'pARIS', 'correct'],
  ['white space around it', ['Paris'], ' \t\u00A0Paris\n', 'correct'],
  ['white space within', ['New York'], 'New  York', 'incorrect'],
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

test.each(cases)('%s', (_, correctAnswers, selected, verdict) => {
  expect(markAnswer({ correctAnswers }, selected)).toBe(verdict)
  expect(isSkipped(selected)).toBe(verdict === 'skipped')
})

const text = fc.string({ unit: 'binary' })
const notBlank = text.filter((written) => !isBlank(written))
const space = fc.stringMatching(/^[ \t\n\u00A0]*$/)

describe('however it is typed, it is the same answer', () => {
  const same = (change: (text: string) => string) =>
    fc.assert(fc.property(text, (written) => comparableAnswer(change(written)) === comparableAnswer(written)))

  test('lower case', () => same((written) => written.toLowerCase()))
  test('composed and decomposed', () => {
    same((written) => written.normalize('NFC'))
    same((written) => written.normalize('NFD'))
  })
  test('compared already', () => same(comparableAnswer))
  test('white space around it', () => {
    fc.assert(
      fc.property(text, space, space, (written, before, after) => {
        expect(comparableAnswer(before + written + after)).toBe(comparableAnswer(written))
      }),
    )
  })
})

test('order, case and outer white space of several answers do not matter', () => {
  const answers = fc.array(notBlank, { minLength: 1 })
  const shuffled = answers.chain((correct) =>
    fc.tuple(fc.constant(correct), fc.shuffledSubarray(correct, { minLength: correct.length })),
  )
  fc.assert(
    fc.property(shuffled, space, ([correctAnswers, selected], around) => {
      const typed = selected.map((answer) => around + answer.toLowerCase() + around)
      expect(markAnswer({ correctAnswers }, typed)).toBe('correct')
    }),
  )
})

test('one more or one fewer is never correct', () => {
  const different = fc.uniqueArray(notBlank, { minLength: 2, selector: comparableAnswer })
  fc.assert(
    fc.property(different, (answers) => {
      const fewer = answers.slice(1)
      expect(markAnswer({ correctAnswers: answers }, fewer)).toBe('incorrect')
      expect(markAnswer({ correctAnswers: fewer }, answers)).toBe('incorrect')
    }),
  )
})

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

test('an answer that is repeated in a list counts once', () => {
  expect(markAnswer({ correctAnswers: ['a', 'b'] }, ['a', 'A ', 'b'])).toBe('correct')
  expect(markAnswer({ correctAnswers: ['a', 'b'] }, ['a', 'a'])).toBe('incorrect')
})
