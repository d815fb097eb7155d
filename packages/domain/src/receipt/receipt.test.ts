import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../questions/answer.ts'
import { canonicalAnswers, countAnswered, type ReceiptFacts, receiptStatement } from './receipt.ts'

const answers: Answer[] = [
  { questionId: 'q2', selectedOption: ['7', '2'] },
  { questionId: 'q1', selectedOption: 'Paris' },
  { questionId: 'q3', selectedOption: null },
]

describe('the canonical answers', () => {
  test('are this text, for as long as there are receipts', () => {
    expect(canonicalAnswers('a1', answers)).toBe(
      '["quizly-receipt-1","a1",[["q1","Paris"],["q2",["2","7"]]]]',
    )
  })

  const text = fc.oneof(fc.string(), fc.constantFrom('A', 'B', '"', '\u2028', '\ud800', 'é', 'e\u0301'))
  const selected = fc.oneof(text, fc.uniqueArray(text, { maxLength: 4 }), fc.constant(null))
  const anyAnswers = fc.uniqueArray(
    fc.record({ questionId: fc.constantFrom('q1', 'q2', 'q10', 'Q1', 'é'), selectedOption: selected }),
    { selector: ({ questionId }) => questionId },
  )
  const shuffled = anyAnswers.chain((given) =>
    fc.tuple(
      fc.constant(given),
      fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
    ),
  )

  test('do not depend on the order of questions or of chosen options', () => {
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        const turned = other.map(({ questionId, selectedOption }) => ({
          questionId,
          selectedOption: Array.isArray(selectedOption) ? selectedOption.toReversed() : selectedOption,
        }))
        expect(canonicalAnswers('a1', turned)).toBe(canonicalAnswers('a1', given))
      }),
    )
  })
  test('are the same whether a question is skipped or missing', () => {
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const blank = given.map(({ questionId }) => ({
          questionId: `${questionId}-skipped`,
          selectedOption: ' ',
        }))
        expect(canonicalAnswers('a1', [...given, ...blank])).toBe(canonicalAnswers('a1', given))
      }),
    )
  })
  test('differ when an answer or the attempt does', () => {
    fc.assert(
      fc.property(anyAnswers, fc.string({ minLength: 1 }), (given, other) => {
        const [first, ...rest] = given
        fc.pre(first !== undefined && countAnswered([first]) === 1)
        const changed = {
          questionId: first.questionId,
          selectedOption: `${[first.selectedOption].flat().join()}${other}.`,
        }
        expect(canonicalAnswers('a1', [changed, ...rest])).not.toBe(canonicalAnswers('a1', given))
        expect(canonicalAnswers('a2', given)).not.toBe(canonicalAnswers('a1', given))
      }),
    )
  })
})

test('skipped questions are not counted as answered', () => {
  expect(countAnswered(answers)).toBe(2)
})

describe('the statement of a receipt', () => {
  const facts = fc.record<ReceiptFacts>({
    quiz: fc.record({ _id: fc.string(), title: fc.string() }),
    student: fc.record({ _id: fc.string(), name: fc.string() }),
    submittedAt: fc.string(),
    answered: fc.nat(),
    questions: fc.nat(),
    answersHash: fc.string(),
  })

  test('is this text, for as long as there are receipts', () => {
    const text = receiptStatement({
      quiz: { _id: 'q', title: 'Cells "1"' },
      student: { _id: 's', name: 'Zoë' },
      submittedAt: '2026-01-05T08:00:00.000Z',
      answered: 2,
      questions: 3,
      answersHash: 'abc',
    })
    expect(text).toBe(
      '["quizly-receipt-1",["q","Cells \\"1\\""],["s","Zoë"],"2026-01-05T08:00:00.000Z",2,3,"abc"]',
    )
  })
  test('leaves out no fact and mixes none up', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        expect(receiptStatement(one) === receiptStatement(other)).toBe(isSame)
      }),
    )
  })
  test('does not depend on the order in which the facts are written', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const turned = Object.fromEntries(Object.entries(given).toReversed()) as ReceiptFacts
        expect(receiptStatement(turned)).toBe(receiptStatement(given))
      }),
    )
  })
})
