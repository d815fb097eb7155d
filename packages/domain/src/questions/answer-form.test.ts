import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markAnswers } from '../marking/marking.ts'
import type { SelectedOption } from './selected-option.ts'
import { type Question, questionTypes, type UncheckedQuestion } from './question.ts'
import { hasAnswerForm } from './registry.ts'

const question = (type: Question['type'], change: Partial<UncheckedQuestion> = {}) =>
  ({
    _id: 'q1',
    text: '?',
    type,
    options: ['Paris', 'Rome', 'Oslo'],
    correctAnswers: ['Rome'],
    ...change,
  }) as Question
const byType = {
  single: question('single', {
    points: 20,
    rule: 'by-option',
    shares: [
      [1, 2],
      [1, 4],
      [1, 4],
    ],
  }),
  multiple: question('multiple', { rule: 'each-decision', correctAnswers: ['Rome', 'Oslo'] }),
  write: question('write', { options: [] }),
  numeric: question('numeric', { options: [], correctAnswers: ['9'], number: { decimal: '.' } }),
  matching: question('matching', { rule: 'each-decision', correctAnswers: ['F', 'I', 'F'] }),
  ordering: question('ordering', { rule: 'each-decision', correctAnswers: ['Rome', 'Oslo', 'Paris'] }),
  essay: question('essay', { options: [], correctAnswers: [], essay: {} }),
  gap: question('gap', { text: '{{1}} {{2}}', options: [], correctAnswers: ['F', 'I'] }),
} satisfies Record<Question['type'], Question>

const ownForms: [Question['type'], SelectedOption][] = [
  ['single', 'Rome'],
  ['single', ' another text '],
  ['multiple', ['Oslo']],
  ['multiple', ['Rome', 'Oslo', 'Paris']],
  ['multiple', ['Rome', 'what is no option']],
  ['write', 'Rome'],
  ['numeric', '9 km'],
  ['essay', 'A text.\nOf two lines.'],
  ['matching', ['F', '', '']],
  ['matching', ['F', 'F', 'F']],
  ['matching', ['F']],
  ['ordering', ['Paris', ' OSLO', 'Rome']],
  ['gap', ['', 'another text']],
  ['gap', ['F']],
  ...questionTypes.flatMap((type): [Question['type'], SelectedOption][] => [
    [type, null],
    [type, ''],
    [type, []],
  ]),
]
const otherForms: [Question['type'], SelectedOption][] = [
  ['single', ['Rome']],
  ['single', ['Paris', 'Rome', 'Oslo']],
  ['multiple', 'Rome'],
  ['multiple', ['Rome', 'Rome']],
  ['multiple', ['Rome', ' rome']],
  ['write', ['Rome']],
  ['write', ['Rome', 'Rome']],
  ['numeric', ['9']],
  ['essay', ['A text.']],
  ['matching', 'F'],
  ['matching', ['F', 'I', 'F', 'I']],
  ['ordering', 'Rome'],
  ['gap', 'F'],
  ['gap', ['F', 'I', '']],
  ['ordering', ['Rome', 'Oslo']],
  ['ordering', ['Rome', 'Oslo', 'Oslo']],
  ['ordering', ['Rome', 'Oslo', 'Paris', 'Paris']],
  ['ordering', ['Rome', 'Oslo', 'Nice']],
]

describe('an answer has the form of its type', () => {
  test.each(ownForms)('%s: %j', (type, selected) => {
    expect(hasAnswerForm(byType[type], selected)).toBe(true)
  })
  test.each(otherForms)('%s: not %j, which earns nothing and costs nothing', (type, selectedOption) => {
    expect(hasAnswerForm(byType[type], selectedOption)).toBe(false)
    const costing = { ...byType[type], deduction: 1 }
    const { outcomes, weighted, score } = markAnswers([costing], [{ questionId: 'q1', selectedOption }])
    expect([outcomes[0]?.verdict, weighted?.points ?? score]).toEqual(['skipped', 0])
  })

  test('options that are alike in all but case can be chosen together', () => {
    const types = question('multiple', { options: ['Int', 'int'], correctAnswers: ['int'] })
    expect(hasAnswerForm(types, ['Int', 'int'])).toBe(true)
  })

  test('the form is that of the question that was answered, not of what it became', () => {
    const before = byType.ordering
    const after = {
      ...before,
      options: [...before.options, 'Bern'],
      correctAnswers: ['Rome', 'Oslo', 'Paris', 'Bern'],
    }
    const seen = { revision: 1, questions: [before] }
    const answers = [{ questionId: 'q1', selectedOption: ['Rome', 'Oslo', 'Paris'] }]
    expect(markAnswers([after], answers, seen).outcomes).toMatchObject([{ verdict: 'partly', share: [2, 3] }])
  })

  test('no form whatever earns anything unless it is that of its type', () => {
    const text = fc.constantFrom('Paris', 'Rome', 'Oslo', 'F', 'I', '9', ' ', '')
    const given = fc.oneof(text, fc.array(text, { maxLength: 5 }), fc.constant(null))
    fc.assert(
      fc.property(fc.constantFrom(...questionTypes), given, (type, selectedOption) => {
        const { outcomes } = markAnswers([byType[type]], [{ questionId: 'q1', selectedOption }])
        if (!hasAnswerForm(byType[type], selectedOption)) expect(outcomes[0]?.verdict).toBe('skipped')
      }),
      { numRuns: 2_000 },
    )
  })
})
