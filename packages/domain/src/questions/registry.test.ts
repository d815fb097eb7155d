import { expect, test } from 'vitest'
import { type Question, type QuestionOf, type QuestionType, questionTypes } from './question.ts'
import { questionProblems } from './problems.ts'
import { blankQuestion, changeQuestionType, rulesOf } from './registry.ts'

const question = {
  _id: 'q1',
  text: ' Capital of France? ',
  type: 'single' as const,
  options: ['Paris ', ' Rome', 'Oslo', 'Bern'],
  correctAnswers: [' Paris'],
}

test('a question begins with four empty options, a written one with none (T104)', () => {
  expect(questionTypes.map((type) => [type, blankQuestion(type).options])).toEqual([
    ['single', ['', '', '', '']],
    ['multiple', ['', '', '', '']],
    ['write', []],
    ['numeric', []],
    ['matching', ['', '', '']],
    ['ordering', ['', '', '']],
    ['essay', []],
    ['gap', []],
  ])
})

test.each(questionTypes)(
  'a change of type to %s keeps the text, resets the answers and the options (T140)',
  (type) => {
    expect(changeQuestionType(question, type)).toEqual({
      ...blankQuestion(type),
      text: ' Capital of France? ',
    })
  },
)

const whole: { [Type in QuestionType]: QuestionOf<Type> } = {
  single: { ...question, correctAnswers: ['Rome'] },
  multiple: { ...question, type: 'multiple', correctAnswers: ['Rome', 'Oslo'] },
  write: { ...question, type: 'write', options: [], correctAnswers: ['Rome'] },
  numeric: {
    ...question,
    type: 'numeric',
    options: [],
    correctAnswers: ['9.81'],
    number: { decimal: '.' },
  },
  matching: { ...question, type: 'matching', correctAnswers: ['Rome', 'Oslo', 'Paris', 'Oslo'] },
  ordering: { ...question, type: 'ordering', correctAnswers: ['Rome', 'Oslo', 'Paris', 'Bern'] },
  essay: { ...question, type: 'essay', options: [], correctAnswers: [], essay: {} },
  gap: { ...question, text: '{{1}} {{2}}', type: 'gap', options: [], correctAnswers: ['Rome', 'Oslo'] },
}
const wholeOf = (type: QuestionType): Question => whole[type]
/** All but essays, which a person marks. */
const keyedTypes = questionTypes.filter((type) => type !== 'essay')

test.each(keyedTypes)('a new question of type %s has something to be filled in', (type) => {
  expect(questionProblems([{ ...blankQuestion(type), text: 'Where?' }])).not.toEqual([])
  expect(questionProblems([wholeOf(type)])).toEqual([])
})

test.each(keyedTypes)('the correct answers to a question of type %s get the point, others do not', (type) => {
  const { mark } = rulesOf(type)
  expect(mark(wholeOf(type).correctAnswers)(wholeOf(type)).verdict).toBe('correct')
  expect(mark(['Bern'])(wholeOf(type)).verdict).toBe('incorrect')
  expect(mark(null)(wholeOf(type))).toEqual({ verdict: 'skipped', chosen: 0 })
})

test.each(questionTypes)('an answer to a question of type %s stays while the question stays', (type) => {
  const { carry } = rulesOf(type)
  for (const selected of ['Rome', ['Rome', 'Oslo'], 'Nice', null])
    expect(carry(wholeOf(type), wholeOf(type), selected)).toEqual(selected)
})
