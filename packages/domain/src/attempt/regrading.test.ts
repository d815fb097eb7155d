import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { submittedAnswers } from './answers.ts'
import { markBy } from './ending.ts'
import type { Answer } from '../questions/answer.ts'
import type { Question } from '../questions/question.ts'
import {
  carriedMarking,
  type Regrading,
  regraded,
  regradeModes,
  undone,
  wayToUndo,
} from '../marking/regrading.ts'
import { outcomesIn, writtenOutcomes } from '../questions/outcome-testing.ts'

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

const marksOf = (questions: readonly Question[], selected: readonly Answer['selectedOption'][], seen = 1) => {
  const shown = [capital, rivers, written]
  const given = shown.map(({ _id }, i) => ({ questionId: _id, selectedOption: selected[i] ?? null }))
  return markBy(
    { revision: 9, questions },
    { revision: seen, questions: shown },
    submittedAnswers(shown, given),
  )
}
const outcomes = (question: Question, given: Answer['selectedOption'], seen?: number) =>
  writtenOutcomes(marksOf([question, rivers, written], [given], seen).outcomes.slice(0, -2))

describe('after a regrade', () => {
  const rome = { correctAnswers: ['Rome'] }

  test.each<[Regrading['mode'], mayLower: boolean, seen: number, paris: string, rome: string, none: string]>([
    ['new-key', true, 1, '-B', '+C', '.'],
    ['new-key', false, 1, '+B', '+C', '.'],
    ['new-key', false, 2, '-B', '+C', '.'],
    ['either-key', true, 2, '+B', '+C', '.'],
    ['full-marks', false, 1, '+B', '+C', '+'],
    ['left-out', true, 1, '/B', '/C', '/'],
    ['left-out', false, 1, '+B', '/C', '/'],
    ['left-out', false, 2, '/B', '/C', '/'],
  ])(
    'by %s (lower: %s), who began with revision %s has these outcomes',
    (mode, mayLower, seen, ...expected) => {
      const question = regraded(capital, { ...rome, mode, mayLower }, 1)
      expect(['Paris', 'rome ', null].map((given) => outcomes(question, given, seen))).toEqual(expected)
    },
  )

  test('a question that is left out counts in no total', () => {
    const question = regraded(capital, { correctAnswers: ['Paris'], mode: 'left-out', mayLower: true }, 1)
    expect(marksOf([question, rivers, written], ['Paris', null, 'leaf'])).toMatchObject({
      score: 1,
      totalQuestions: 2,
      outcomes: outcomesIn('/B.+'),
    })
  })

  test('an accepted answer counts like the correct one, until it is refused', () => {
    const before = outcomesOfWritten(written)
    const accept = {
      mode: 'answers' as const,
      accepted: ['Leaves', 'leaf', ' LEAVES'],
      refused: [],
      mayLower: true,
    }
    const accepted = regraded(written, accept, 1)
    expect(accepted.marking).toEqual({ also: [['Leaves']] })
    expect(outcomesOfWritten(accepted)).toEqual(['+', '+', '-'])
    const refuse = { mode: 'answers' as const, refused: ['leaves'], mayLower: true }
    expect(regraded(accepted, refuse, 2)).toEqual(written)
    const lenient = regraded(accepted, { ...refuse, mayLower: false }, 2)
    expect(outcomesOfWritten(lenient)).toEqual(['+', '+', '-'])
    expect(lenient.marking).toMatchObject({ kept: [{ upTo: 2 }] })
    expect(before).toEqual(['+', '-', '-'])
  })

  test('an answer that was accepted, then refused so that nobody goes down, can be refused for them too', () => {
    const accepted = regraded(written, { mode: 'answers', accepted: ['Leaves'], mayLower: false }, 1)
    const refuse = { mode: 'answers' as const, refused: ['leaves'] }
    const lenient = regraded(accepted, { ...refuse, mayLower: false }, 2)
    expect(regraded(lenient, { ...refuse, mayLower: true }, 3)).toEqual(written)
    expect(regraded(lenient, { ...refuse, mayLower: false }, 3)).toEqual(lenient)
  })

  test('the key of before can be refused for those for whom it still counts, and nothing else goes', () => {
    const root = { correctAnswers: ['root'], mode: 'new-key' as const, mayLower: false }
    const accepted = regraded(written, { mode: 'answers', accepted: ['leaves'], mayLower: false }, 1)
    const changed = regraded(accepted, root, 2)
    expect(outcomesOfWritten(changed)).toEqual(['+', '+', '+'])
    const refused = regraded(changed, { mode: 'answers', refused: ['LEAF'], mayLower: true }, 3)
    expect(outcomesOfWritten(refused)).toEqual(['-', '+', '+'])
    const both = regraded(refused, { mode: 'answers', refused: ['leaves'], mayLower: true }, 4)
    expect(both).toEqual({ ...written, correctAnswers: ['root'] })
    const left = regraded(written, { ...root, mode: 'left-out' }, 1)
    const counted = regraded(left, { ...root, mode: 'answers', refused: ['leaf'], mayLower: true }, 2)
    expect(outcomesOfWritten(counted)).toEqual(['/', '/', '/'])
  })

  const outcomesOfWritten = (question: Question) =>
    ['leaf', 'leaves ', 'root'].map((text) =>
      writtenOutcomes(marksOf([capital, rivers, question], [null, null, text]).outcomes.slice(2)),
    )
})

const question = fc.constantFrom(capital, rivers, written)
const keyOf = ({ type, options: texts }: Question) =>
  type === 'write'
    ? fc.constantFrom('leaf', 'root', 'x').map((key) => [key])
    : fc.subarray(texts, { minLength: 1, maxLength: type === 'single' ? 1 : 3 })
const regrading = (of: Question) =>
  fc.record({ correctAnswers: keyOf(of), mode: fc.constantFrom(...regradeModes), mayLower: fc.boolean() })
/** A question, and regrades of it one after the other. */
const history = question.chain((of) =>
  fc.tuple(fc.constant(of), fc.array(regrading(of), { minLength: 1, maxLength: 4 })),
)
const text = fc.constantFrom('London', ' paris', 'Rome', 'Po', 'ODER', 'leaf', 'root', 'x', '')
const selection = fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.constant(null))
const selections = fc.array(selection, { minLength: 3, maxLength: 3 })

/** The whole quiz with one of its questions replaced. */
const quizWith = (changed: Question) =>
  [capital, rivers, written].map((each) => (each._id === changed._id ? changed : each))

/** The question before each of the regrades, which made revisions 2, 3, …, and after the last. */
function play(first: Question, regradings: readonly Regrading[]): Question[] {
  const states = [first]
  for (const [made, each] of regradings.entries()) states.push(regraded(states[made]!, each, made + 1))
  return states
}

test('nobody who has begun goes down unless that was allowed', () => {
  fc.assert(
    fc.property(
      history,
      selections,
      fc.integer({ min: 1, max: 5 }),
      ([first, regradings], selected, seen) => {
        const states = play(first, regradings)
        for (const [made, { mayLower }] of regradings.entries()) {
          if (mayLower || seen > made + 1) continue
          const [before, after] = [states[made]!, states[made + 1]!].map((each) =>
            marksOf(quizWith(each), selected, seen),
          )
          expect(after!.score * before!.totalQuestions).toBeGreaterThanOrEqual(
            before!.score * after!.totalQuestions,
          )
          expect(after!.score).toBeGreaterThanOrEqual(before!.score)
        }
      },
    ),
    { numRuns: 5_000 },
  )
})

test('undoing gives exactly the marks of before, as long as nothing decisive has changed', () => {
  fc.assert(
    fc.property(
      history,
      selections,
      fc.integer({ min: 1, max: 5 }),
      ([first, regradings], selected, seen) => {
        const states = play(first, regradings)
        const [before, after] = [states.at(-2)!, states.at(-1)!]
        const restored = undone({ ...after, text: 'Spelt better' }, { before, after })
        expect(restored).toEqual({ ...before, text: 'Spelt better' })
        expect(marksOf(quizWith(restored!), selected, seen)).toEqual(
          marksOf(quizWith(before), selected, seen),
        )
        expect(undone({ ...after, correctAnswers: ['Else'] }, { before, after })).toBeUndefined()
      },
    ),
    { numRuns: 2_000 },
  )
})

test('everybody has full marks, or nobody is marked, whatever they answered', () => {
  fc.assert(
    fc.property(question, selections, (of, selected) => {
      const index = [capital, rivers, written].indexOf(of)
      for (const [mode, verdict] of [
        ['full-marks', 'correct'],
        ['left-out', 'left-out'],
      ] as const) {
        const after = regraded(of, { correctAnswers: of.correctAnswers, mode, mayLower: true }, 1)
        expect(marksOf(quizWith(after), selected).outcomes[index]?.verdict).toBe(verdict)
      }
    }),
  )
})

describe('whether a regrade can be undone, and by which step:', () => {
  const change = (mayLower = true) => ({ correctAnswers: ['Rome'], mode: 'new-key' as const, mayLower })
  const past = (after: Question, before: Question = capital, revision = 2) => ({
    id: `made ${revision}`,
    revision,
    mode: 'new-key' as const,
    undoneBy: null,
    before,
    after,
  })
  const rome = regraded(capital, change(), 1)

  test('at once, if nothing decisive has changed', () => {
    expect(wayToUndo({ ...rome, text: 'Which?' }, past(rome), [])).toEqual({
      how: 'now',
      question: { ...capital, text: 'Which?' },
    })
  })

  test('over an edit of its options or its key, by the options as they are called now', () => {
    const edited = { ...rome, text: 'Which?', options: ['London', 'Paris, France', 'Rome'] }
    const restored = { ...edited, correctAnswers: ['Paris, France'] }
    expect(wayToUndo(edited, past(rome), [])).toEqual({ how: 'over-edits', question: restored })
    const lenient = regraded(capital, change(false), 1)
    const otherKey: Question = { ...lenient, correctAnswers: ['London'] }
    expect(wayToUndo(otherKey, past(lenient), [])).toEqual({ how: 'over-edits', question: capital })
  })

  test('after a later one of the same question, which is named', () => {
    const london = regraded(rome, { ...change(), correctAnswers: ['London'] }, 2)
    const [first, later] = [past(rome), past(london, rome, 3)]
    expect(wayToUndo(london, first, [later, first])).toEqual({ how: 'after-later', first: later.id })
    const isUndone = { ...later, undoneBy: 'x' }
    expect(wayToUndo(rome, first, [isUndone, first])).toMatchObject({ how: 'now' })
  })

  test('not at all, if its answers no longer fit, or count already', () => {
    const impossible = { how: 'impossible' }
    expect(wayToUndo({ ...rome, options: ['Rome', 'London'] }, past(rome), [])).toEqual(impossible)
    expect(wayToUndo({ ...written, _id: 'q1' }, past(rome), [])).toEqual(impossible)
    expect(wayToUndo({ ...capital, text: 'Which?' }, past(rome), [])).toEqual(impossible)
    expect(wayToUndo(undefined, past(rome), [])).toEqual(impossible)
  })
})

describe('when the question is edited, what a regrade has changed', () => {
  const either = regraded(capital, { correctAnswers: ['Rome'], mode: 'either-key', mayLower: false }, 1)

  test('follows an option whose text is corrected', () => {
    const after = { ...either, options: ['London', 'Paris, France', 'Rome'] }
    expect(carriedMarking(either, after)).toEqual({
      also: [['Paris, France']],
      kept: [{ correctAnswers: ['Paris, France'], upTo: 1 }],
    })
  })

  test('is dropped with the type that it was for, except that a question is left out', () => {
    expect(carriedMarking(either, { ...written, _id: 'q1' })).toBeUndefined()
    const out = regraded(either, { correctAnswers: ['Rome'], mode: 'left-out', mayLower: true }, 2)
    expect(carriedMarking(out, { ...written, _id: 'q1' })).toEqual({ all: 'left-out' })
    expect(carriedMarking(capital, written)).toBeUndefined()
  })
})

test('accepting and refusing brings each text into its normal form once or twice, not once for each other', () => {
  const texts = Array.from({ length: 1_000 }, (_, at) => `${at} o\u0323\u0302`)
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const accept = { mode: 'answers' as const, mayLower: false, accepted: texts }
  const accepted = regraded(written, accept, 1)
  expect(accepted.marking?.also).toHaveLength(1_000)
  const both = { ...accept, refused: texts.slice(500), accepted: texts.slice(0, 500) }
  expect(regraded(accepted, both, 2).marking?.also).toHaveLength(500)
  const given = submittedAnswers([written], [{ questionId: 'q3', selectedOption: '999 \u1ED9x' }])
  expect(
    markBy({ revision: 2, questions: [accepted] }, { revision: 1, questions: [written] }, given),
  ).toMatchObject({
    outcomes: outcomesIn('-'),
  })
  const calls = normalize.mock.calls.length
  normalize.mockRestore()
  expect(calls).toBeLessThan(12_000)
})
