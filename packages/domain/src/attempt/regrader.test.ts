import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Question, QuestionMarking } from '../questions/question.ts'
import type { Fraction } from '../questions/fraction.ts'
import { submittedAnswers } from './answers.ts'
import { markBy } from './ending.ts'
import { createRegrader, verdictsIn } from '../marking/marking.ts'
import { outcomesIn } from '../questions/outcome-testing.ts'

const options = ['London', 'Paris', 'Rome']
const capital: Question = { _id: 'q1', text: '', type: 'single', options, correctAnswers: ['Paris'] }
const rivers: Question = {
  _id: 'q2',
  text: '',
  type: 'multiple',
  options: ['Po', 'Oder', 'Alps'],
  correctAnswers: ['Po', 'Oder'],
}
const written: Question = { _id: 'q3', text: '', type: 'write', options: [], correctAnswers: ['leaf'] }
const shown = [capital, rivers, written]
const seen = { revision: 1, questions: shown }

describe('outcomes marked again', () => {
  test('by other correct options, for who chose them and who did not', () => {
    const mark = createRegrader({
      seen,
      before: shown,
      after: [{ ...capital, correctAnswers: ['Rome'] }, rivers, written],
    })
    expect(mark(outcomesIn('+B+AB-'))).toEqual({
      score: 1,
      totalQuestions: 3,
      outcomes: outcomesIn('-B+AB-'),
    })
    expect(mark(outcomesIn('-C-A*+'))).toEqual({
      score: 2,
      totalQuestions: 3,
      outcomes: outcomesIn('+C-A*+'),
    })
    expect(mark(outcomesIn('..+'))).toEqual({ score: 1, totalQuestions: 3, outcomes: outcomesIn('..+') })
  })

  test('in another order, without one question and with a new one', () => {
    const added = { ...written, _id: 'q4' }
    const mark = createRegrader({ seen, before: shown, after: [written, added, capital] })
    expect(mark(outcomesIn('+B+AB-'))).toEqual({ score: 1, totalQuestions: 2, outcomes: outcomesIn('-~+B') })
  })

  test.each<[what: string, after: Question[], outcomes: string]>([
    ['an option was corrected', [{ ...capital, options: ['London', 'Lutetia', 'Rome'] }], '+B.-'],
    ['another written answer is correct', [{ ...written, correctAnswers: ['root'] }], '+B.-'],
    ['a question has another type', [{ ...capital, type: 'multiple' }], '+B.-'],
    ['what was chosen was not kept', [{ ...capital, correctAnswers: ['Rome'] }], '+.-'],
  ])('need the answers if %s, unless the question was skipped', (_, after, outcomes) => {
    const mark = createRegrader({ seen, before: shown, after })
    expect(mark(outcomesIn(outcomes))).toBeUndefined()
    expect(mark(outcomesIn('...'))).toEqual({ score: 0, totalQuestions: 1, outcomes: outcomesIn('.') })
  })

  const texts = fc.constantFrom('London', ' paris', 'Rome', 'PO', 'Oder', 'leaf', 'root', 'x', '')
  const selections = fc.array(fc.oneof(texts, fc.array(texts, { maxLength: 3 }), fc.constant(null)), {
    minLength: 3,
    maxLength: 3,
  })
  const changed = (question: Question) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(question) },
      {
        weight: 3,
        arbitrary: fc
          .subarray(question.options.length > 0 ? question.options : ['leaf', 'root'], { minLength: 1 })
          .map((correctAnswers) => ({ ...question, correctAnswers })),
      },
      fc.constantFrom({ ...question, options: question.options.toReversed() }, { ...question, _id: 'new' }),
    )
  const markings = ({ options: choices }: Question): fc.Arbitrary<QuestionMarking> => {
    const key = fc.subarray(choices.length > 0 ? choices : ['leaf', 'root'], { minLength: 1, maxLength: 2 })
    const all = fc.constantFrom('full' as const, 'left-out' as const)
    const kept = fc.record(
      { correctAnswers: key, upTo: fc.constantFrom(0, 1, 2), all },
      { requiredKeys: ['correctAnswers', 'upTo'] },
    )
    return fc.record(
      { also: fc.array(key, { maxLength: 2 }), all, kept: fc.array(kept, { maxLength: 2 }) },
      { requiredKeys: [] },
    )
  }
  const ruled = (question: Question) =>
    fc
      .tuple(changed(question), fc.option(markings(question), { nil: undefined, freq: 2 }))
      .map(([each, marking]) => (marking ? { ...each, marking } : each))
  const revisions = fc
    .tuple(ruled(capital), ruled(rivers), ruled(written))
    .chain((questions) => fc.shuffledSubarray(questions, { minLength: 1 }))

  test('are what marking the answers anew gives', () => {
    let byOutcomes = 0
    fc.assert(
      fc.property(selections, revisions, revisions, (selected, before, after) => {
        const given = shown.map(({ _id }, i) => ({ questionId: _id, selectedOption: selected[i] ?? null }))
        const answers = submittedAnswers(shown, given)
        const first = markBy({ revision: 2, questions: before }, seen, answers)
        const { markedRevision: _, ...anew } = markBy({ revision: 3, questions: after }, seen, answers)
        const again = createRegrader({ seen, before, after })(first.outcomes)
        if (again) byOutcomes += 1
        expect(again ?? anew).toEqual(anew)
      }),
      { numRuns: 10_000 },
    )
    expect(byOutcomes).toBeGreaterThan(1_000)
  })

  const credits = ({ options: choices }: Question) =>
    fc.option(
      fc.oneof(
        fc.constantFrom('right-minus-wrong', 'each-decision', 'half-for-one-slip').map((rule) => ({ rule })),
        fc
          .array(fc.constantFrom<Fraction>([1, 1], [1, 2], [1, 3], [0, 1], [-1, 2]), {
            minLength: choices.length,
            maxLength: choices.length,
          })
          .map((fractions) => ({ rule: 'by-option' as const, shares: fractions })),
      ),
      { nil: {}, freq: 3 },
    )
  const allPoints = fc.record(
    { points: fc.constantFrom(0.01, 0.5, 1, 2.5, 1_000), deduction: fc.constantFrom(0, 0.01, 0.25) },
    { requiredKeys: [] },
  )
  const choices = [capital, rivers, { ...rivers, _id: 'q4' }].map((question): Question => ({
    ...question,
    type: 'multiple',
  }))
  const weighted = (question: Question): fc.Arbitrary<Question> =>
    fc
      .tuple(ruled(question), credits(question), credits(question), allPoints)
      .map(([each, now, then, questionPoints]) => {
        const { marking } = each
        const kept = marking?.kept?.map((rule) => ({ ...rule, ...then }))
        return {
          ...each,
          ...now,
          ...questionPoints,
          ...(marking && { marking: { ...marking, ...(kept && { kept }) } }),
        } as Question
      })
  const weightedRevisions = fc.tuple(...choices.map(weighted), ruled(written))

  test('are the same with points, rules, rules of before and deductions; the marks add up to the score', () => {
    let byOutcomes = 0
    const first = { revision: 1, questions: [...choices, written] }
    const selected = fc
      .array(selections, { minLength: 1, maxLength: 1 })
      .chain(([one = []]) => selections.map((two) => [...one, ...two]))
    fc.assert(
      fc.property(selected, weightedRevisions, weightedRevisions, (chosen, before, after) => {
        const answers = submittedAnswers(
          first.questions,
          first.questions.map(({ _id }, i) => ({ questionId: _id, selectedOption: chosen[i] ?? null })),
        )
        const marked = markBy({ revision: 2, questions: before }, first, answers)
        const { markedRevision: _, ...anew } = markBy({ revision: 3, questions: after }, first, answers)
        const again = createRegrader({ seen: first, before, after })(marked.outcomes)
        if (again) byOutcomes += 1
        expect(again ?? anew).toEqual(anew)

        const verdicts = verdictsIn(anew.outcomes, after)
        const counted = verdicts.filter(({ verdict }) => verdict !== 'left-out')
        const sumOf = (each: (typeof verdicts)[number]['points'][]) =>
          each.reduce<number>((sum, points = 0) => sum + Math.round(points * 100), 0)
        if (anew.weighted) {
          expect(anew.weighted.points).toBe(Math.max(sumOf(counted.map(({ points }) => points)), 0))
          expect(anew.weighted.maxPoints).toBe(sumOf(counted.map(({ outOf }) => outOf)))
        }
        for (const { verdict, points = 0 } of verdicts) {
          if (points < 0) expect(verdict).toBe('incorrect')
          if (verdict === 'skipped' || verdict === 'left-out') expect(points).toBe(0)
        }
      }),
      { numRuns: 2_000 },
    )
    expect(byOutcomes).toBeGreaterThan(150)
  })
})
