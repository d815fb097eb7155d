import { inEnglish } from '@quizly/words/sentences.ts'
import { describe, expect, test } from 'vitest'
import { limits } from './limits.ts'
import { optionLetter } from './option-letter.ts'
import { questionProblems } from './problems.ts'
import type { UncheckedQuestion } from './question.ts'

const single: UncheckedQuestion = {
  text: 'Capital of France?',
  type: 'single',
  options: ['Paris', 'Rome', 'Oslo', 'Bern'],
  correctAnswers: ['Paris'],
}
const multiple: UncheckedQuestion = { ...single, type: 'multiple', correctAnswers: ['Paris', 'Rome'] }
const write: UncheckedQuestion = { ...single, type: 'write', options: [] }

test.each([single, multiple, write, { ...multiple, correctAnswers: ['Oslo'] }])(
  'finds nothing wrong with a sound $type question (T178)',
  (question) => {
    expect(questionProblems([question])).toEqual([])
  },
)

type Case = [message: string, path: string, question: UncheckedQuestion, change: Partial<UncheckedQuestion>]
const long = (length: number) => 'x'.repeat(length)
const alsoOf = (count: number, length: number) => ({
  marking: { also: Array.from({ length: count }, (_, i) => [`${i} `.padEnd(length, 'x')]) },
})

const wrong: Case[] = [
  ['Question 2 accepts too many answers, or too long ones.', 'marking', write, alsoOf(1_021, 5)],
  ['Question 2 accepts too many answers, or too long ones.', 'marking', write, alsoOf(11, 10_000)],
  [
    'Question 2 counts answers as correct that it does not have.',
    'marking',
    write,
    { marking: { also: [['Rome', 'Roma']] } },
  ],
  ['Question 2 cannot be empty.', 'text', single, { text: ' \n' }],
  ['The text of question 2 is longer than 10,000 characters.', 'text', single, { text: long(10_001) }],

  ['Question 2 must have at least one correct answer.', 'correctAnswers', single, { correctAnswers: [] }],
  ['Question 2 must have at least one correct answer.', 'correctAnswers', multiple, { correctAnswers: [] }],
  ['Question 2 must have at least one correct answer.', 'correctAnswers', single, { correctAnswers: [' '] }],
  [
    'Question 2 can have only one correct answer.',
    'correctAnswers',
    single,
    { correctAnswers: ['Paris', 'Rome'] },
  ],
  [
    'Question 2 has a correct answer that is not one of its options.',
    'correctAnswers',
    multiple,
    { correctAnswers: ['Paris', 'London'] },
  ],

  ['Question 2 has an empty option.', 'options.1', single, { options: ['Paris', ' ', 'Oslo', 'Bern'] }],
  [
    'Question 2 has an empty option.',
    'options.3',
    single,
    { options: ['Paris', 'Rome', 'Oslo', ''], correctAnswers: [''] },
  ],
  [
    'Question 2 has the same option twice.',
    'options.3',
    single,
    { options: ['Paris', 'é', 'Oslo', 'e\u0301 '] },
  ],
  ['Question 2 must have 2 to 6 options.', 'options', single, { options: ['Paris'] }],
  ['Question 2 must have 2 to 6 options.', 'options', single, { options: ['Paris', ...'abcdef'.split('')] }],
  [
    'Option C of question 2 is longer than 2,000 characters.',
    'options.2',
    single,
    { options: ['Paris', 'Rome', long(2_001)] },
  ],

  ['Question 2 must have a valid written answer.', 'correctAnswers', write, { correctAnswers: [] }],
  ['Question 2 must have a valid written answer.', 'correctAnswers', write, { correctAnswers: ['  '] }],
  [
    '“paris” is already accepted as “Paris”.',
    'correctAnswers.2',
    write,
    { correctAnswers: ['Paris', 'Rome', 'paris'] },
  ],
  ['Question 2 is answered in writing and cannot have options.', 'options', write, { options: ['', ''] }],
  [
    'The answer to question 2 is longer than 2,000 characters.',
    'correctAnswers',
    write,
    { correctAnswers: [long(2_001)] },
  ],
  [
    'Only a numeric question has a tolerance, a precision or a unit.',
    'number',
    single,
    { number: { decimal: '.', near: { value: '1', share: [1, 2] } } },
  ],
  ['Only an essay has a rubric, a sample or a limit of its length.', 'essay', write, { essay: {} }],
  ['Only pairs can have distractors.', 'distractors', write, { distractors: ['Rome'] }],
]

test.each(wrong)('%s (%s) (T102)', (message, path, question, change) => {
  const problems = questionProblems([single, { ...question, ...change }])
  expect(problems.map((problem) => [problem.path, inEnglish(problem)])).toEqual([
    [`questions.1.${path}`, message],
  ])
})

test('answers are found among the options whatever their case and white space', () => {
  expect(questionProblems([{ ...single, correctAnswers: [' PARIS '] }])).toEqual([])
})

test('every problem of every question is reported, in order', () => {
  const nothing = { text: '', type: 'single', options: ['', '', '', ''], correctAnswers: [] } as const
  const blank = { ...nothing, options: [...nothing.options], correctAnswers: [] }
  const problems = questionProblems([blank, single, { ...blank, type: 'write', options: [] }])
  expect(problems.map((problem) => inEnglish(problem))).toEqual([
    'Question 1 cannot be empty.',
    'Question 1 must have at least one correct answer.',
    'Question 1 has an empty option.',
    'Question 3 cannot be empty.',
    'Question 3 must have a valid written answer.',
  ])
})

describe('limits', () => {
  const list = (length: number) => Array.from({ length }, () => single)

  test('a quiz has 1 to 500 questions (T264)', () => {
    expect(questionProblems([])).toEqual([{ path: 'questions', code: 'no-questions' }])
    expect(questionProblems(list(500))).toEqual([])
    expect(questionProblems(list(501)).map((problem) => inEnglish(problem))).toEqual([
      'A quiz can have at most 500 questions; this one has 501.',
    ])
  })

  test('texts may be as long as the limits say (T265)', () => {
    const option = long(limits.optionLength)
    const longest = {
      ...single,
      text: long(limits.questionTextLength),
      options: [option, 'b'],
      correctAnswers: [option],
    }
    expect(questionProblems([longest, { ...write, correctAnswers: [option] }])).toEqual([])
  })

  test('a question has 2 to 6 options (T103)', () => {
    expect(questionProblems([{ ...single, options: ['Paris', 'b'] }])).toEqual([])
    expect(questionProblems([{ ...single, options: ['Paris', ...'bcdef'.split('')] }])).toEqual([])
  })
})

test('options are called by letters', () => {
  expect([0, 1, 5].map(optionLetter)).toEqual(['A', 'B', 'F'])
})
