import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { laidOut, laidOutForStudent } from '../../layout/order.ts'
import { markAnswers, createRegrader } from '../../marking/marking.ts'
import { regraded, undone } from '../../marking/regrading.ts'
import { comparableAnswer } from '../text/comparable-answer.ts'
import type { CreditRule } from '../credit-rules.ts'
import { type QuestionOf, trimQuestion } from '../question.ts'
import { studentQuestion } from '../registry.ts'
import { creditOfOutcome } from '../outcome.ts'
import { problemsOfQuestion } from '../problems.ts'
import { matching } from './matching.ts'
import { partnersOf } from './partners.ts'

const question = (change: Partial<QuestionOf<'matching'>> = {}): QuestionOf<'matching'> => ({
  _id: 'q1',
  text: 'Whose capital?',
  type: 'matching',
  options: ['France', 'Italy', 'Norway', 'Réunion'],
  correctAnswers: ['Paris', 'Rome', 'Oslo', 'Paris'],
  distractors: ['Nice'],
  rule: 'each-decision',
  ...change,
})
const creditFor = (answer: string[] | string | null, rule?: CreditRule) =>
  creditOfOutcome(matching.mark(answer)(question({ rule }))).join('/')

/** Worked out by hand: the partners are Nice, Oslo, Paris, Rome. */
test.each<[answer: string[], whole: string, pairs: string, slip: string, details: string]>([
  [['Paris', 'Rome', 'Oslo', 'Paris'], '1/1', '1/1', '1/1', 'CDBC'],
  [[' PARIS ', 'rome', 'Oslo', 'paris'], '1/1', '1/1', '1/1', 'CDBC'],
  [['Paris', 'Rome', 'Oslo', ''], '0/1', '3/4', '1/2', 'CDB_'],
  [['Paris', 'Rome', 'Oslo', 'Nice'], '0/1', '3/4', '1/2', 'CDBA'],
  [['Rome', 'Paris', 'Oslo', 'Paris'], '0/1', '1/2', '0/1', 'DCBC'],
  [['', '', '', 'Paris'], '0/1', '1/4', '0/1', '___C'],
  [['Paris'], '0/1', '1/4', '0/1', 'C___'],
  [['Berlin', 'Rome', 'Oslo', 'Paris'], '0/1', '3/4', '1/2', '*DBC'],
  [['Paris', 'Rome', 'Oslo', 'Paris', 'Nice'], '1/1', '1/1', '1/1', 'CDBC'],
  [['Nice', 'Nice', 'Nice', 'Nice'], '0/1', '0/1', '0/1', 'AAAA'],
])('%s earns %s, by prompts %s, with one slip %s', (answer, whole, pairs, slip, details) => {
  expect(creditFor(answer)).toBe(whole)
  expect(creditFor(answer, 'each-decision')).toBe(pairs)
  expect(creditFor(answer, 'half-for-one-slip')).toBe(slip)
  expect(matching.mark(answer)(question()).details).toBe(details)
})

test('prompts for which nothing is chosen are skipped, whatever is sent for them', () => {
  for (const nothing of [null, undefined, [], '', [' ', '', '', ''], ['', '', '', '', 'Paris']]) {
    expect(matching.mark(nothing)(question())).toEqual({ verdict: 'skipped', chosen: 0 })
  }
})

const texts = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }), {
  minLength: 4,
  maxLength: 16,
  selector: comparableAnswer,
})
/** A question, two keys of the same partners, and an answer with blanks. */
const whole = texts
  .filter((each) => each.every((text) => comparableAnswer(text) !== ''))
  .chain((each) => {
    const prompts = each.slice(0, Math.ceil(each.length / 2))
    const partners = each.slice(prompts.length)
    const chosen = fc.array(fc.constantFrom(...partners), {
      minLength: prompts.length,
      maxLength: prompts.length,
    })
    return fc.record({
      prompts: fc.constant(prompts),
      partners: fc.constant(partners),
      correctAnswers: chosen,
      other: chosen,
      given: fc.array(fc.constantFrom('', ...partners), {
        minLength: prompts.length,
        maxLength: prompts.length,
      }),
      rule: fc.constantFrom(undefined, 'each-decision' as const, 'half-for-one-slip' as const),
    })
  })
  .map(({ prompts, partners, correctAnswers, other, rule, given }) => {
    const keyed = (key: string[]) =>
      trimQuestion(
        question({
          options: prompts,
          correctAnswers: key,
          rule,
          distractors: partners.filter((text) => !key.includes(text)),
        }),
      )
    return { original: keyed(correctAnswers), another: keyed(other), given: given.map((text) => text.trim()) }
  })
  .filter(({ original, another }) =>
    [original, another].every((each) => problemsOfQuestion({ ...each, rule: undefined }, 0).length === 0),
  )

const answerOf = (selectedOption: string[]) => ({ questionId: 'q1', selectedOption })
const mark = (original: QuestionOf<'matching'>, given: string[]) => markAnswers([original], [answerOf(given)])
const again = (before: QuestionOf<'matching'>, after: QuestionOf<'matching'>) => {
  const seen = { revision: 1, questions: [before] }
  const step = createRegrader({ seen, before: [before], after: [after] })
  return { step, anew: (given: string[]) => markAnswers([after], [answerOf(given)], seen) }
}

describe('marking', () => {
  test('depends on nothing but question and answer: not on case, outer space, distractors or shuffling', () => {
    fc.assert(
      fc.property(whole, fc.base64String(), ({ original, given }, seed) => {
        const marked = matching.mark(given)(original)
        expect(matching.mark(given.map((text) => ` ${text} `))(original)).toEqual(marked)
        expect(matching.mark([...given, 'more'])(original)).toEqual(marked)
        const shuffled = laidOut([original], { seed, layout: 'shuffle-options' })[0] as QuestionOf<'matching'>
        expect(matching.mark(given)(shuffled)).toEqual(marked)
        const { details: _, ...rest } = marked
        const { details: __, ...without } = matching.mark(given)({ ...original, distractors: [] })
        expect(without).toEqual(rest)
      }),
    )
  })

  test('gives a prompt its point only for its own partner', () => {
    fc.assert(
      fc.property(whole, ({ original, given }) => {
        const right = original.options.filter(
          (_, index) =>
            comparableAnswer(given[index] ?? '') === comparableAnswer(original.correctAnswers[index] ?? ''),
        ).length
        const [num, den] = creditOfOutcome(matching.mark(given)({ ...original, rule: 'each-decision' }))
        expect(num * original.options.length).toBe(right * den)
      }),
    )
  })

  test('tells from an outcome which prompts have their partner', () => {
    fc.assert(
      fc.property(whole, ({ original, given }) => {
        const isRight = (index: number) =>
          comparableAnswer(given[index] ?? '') === comparableAnswer(original.correctAnswers[index] ?? '')
        const bits = original.options.reduce((sum, _, index) => sum + (isRight(index) ? 2 ** index : 0), 0)
        expect(matching.rightDecisions?.(original, matching.mark(given)(original))).toBe(bits)
      }),
    )
  })

  test('again by outcomes gives what marking the answers gives, also by another key, either key and another rule', () => {
    fc.assert(
      fc.property(whole, ({ original, another, given }) => {
        const { marking, ...either } = { ...another, marking: { also: [original.correctAnswers] } }
        for (const after of [another, { ...either, marking }, { ...another, rule: undefined }]) {
          const { step, anew } = again(original, after)
          expect(step(mark(original, given).outcomes)).toEqual(anew(given))
        }
      }),
    )
  })

  test('again by outcomes asks for the answers if there is something else to choose from', () => {
    fc.assert(
      fc.property(whole, ({ original, given }) => {
        const { outcomes } = mark(original, given)
        const more = { ...original, distractors: [...(original.distractors ?? []), '???'] }
        const isSkipped = given.every((text) => text === '')
        expect(again(original, more).step(outcomes) === undefined).toBe(!isSkipped)
        expect(
          again(original, { ...original, options: original.options.toReversed() }).step(outcomes),
        ).toEqual(isSkipped ? again(original, original).anew(given) : undefined)
      }),
    )
    const unknown = mark(question(), ['Berlin', 'Rome', '', ''])
    const key = question({ correctAnswers: ['Nice', 'Rome', 'Oslo', 'Paris'], distractors: undefined })
    expect(again(question(), key).step(unknown.outcomes)).toBeUndefined()
  })

  test('a new key takes its partners from what was to choose from, and taken back it is as it was', () => {
    fc.assert(
      fc.property(whole, ({ original, another, given }) => {
        if (!matching.isPossibleKey(original, another.correctAnswers)) return
        const change = { mode: 'new-key' as const, mayLower: true, correctAnswers: another.correctAnswers }
        const after = regraded(original, change, 1) as QuestionOf<'matching'>
        expect(partnersOf(after)).toEqual(partnersOf(original))
        expect(problemsOfQuestion(after, 0)).toEqual([])
        const { step, anew } = again(original, after)
        expect(step(mark(original, given).outcomes)).toEqual(anew(given))
        expect(undone(after, { before: original, after })).toEqual(original)
      }),
    )
  })

  test('an answer that is carried to corrected and moved prompts and partners is marked as before', () => {
    fc.assert(
      fc.property(whole, fc.boolean(), fc.boolean(), ({ original, given }, isCorrected, isMoved) => {
        const corrected = (list: readonly string[] = []) =>
          isCorrected ? list.map((text) => `${text}!`) : [...list]
        const moved = (list: string[]) => (isMoved && !isCorrected ? list.toReversed() : list)
        const after = {
          ...original,
          options: moved(corrected(original.options)),
          correctAnswers: moved(corrected(original.correctAnswers)),
          ...(original.distractors && { distractors: corrected(original.distractors) }),
        }
        if (problemsOfQuestion({ ...after, rule: undefined }, 0).length > 0) return
        const [before, now] = [original, after].map((each) => [...each.options, ...partnersOf(each)])
        if (isCorrected && now?.some((text) => before?.some((was) => isSame(text, was)))) return
        const { details: _, ...carried } = matching.mark(matching.carry(original, after, given))(after)
        const { details: __, ...expected } = matching.mark(given)(original)
        expect(carried).toEqual(expected)
      }),
    )
  })
})

const isSame = (one: string, other: string) => comparableAnswer(one) === comparableAnswer(other)

describe('what a student gets', () => {
  const bytes = (one: QuestionOf<'matching'>) => JSON.stringify(studentQuestion(one))
  const drawn = (one: QuestionOf<'matching'>, seed: string) =>
    JSON.stringify(laidOutForStudent([one], { seed, layout: 'shuffle-options' }))

  test('is the same for two keys with the same partners, shown as they are or shuffled', () => {
    fc.assert(
      fc.property(whole, fc.base64String(), ({ original, another }, seed) => {
        expect(bytes(another)).toBe(bytes(original))
        expect(drawn(another, seed)).toBe(drawn(original, seed))
        expect(bytes(original)).not.toMatch(/correctAnswers|distractors/)
      }),
    )
  })

  test('is the same for prompts that share a partner as for a distractor in its place, and for any spelling', () => {
    const shared = question({ correctAnswers: ['Paris', 'Rome', 'Paris', 'Rome'], distractors: ['Oslo'] })
    const each = question({ correctAnswers: ['Rome', 'Oslo', 'Paris', 'Rome'], distractors: undefined })
    const spelled = question({
      correctAnswers: ['rome', 'Oslo', 'Paris', 'Rome'],
      distractors: undefined,
    })
    const other = question({
      correctAnswers: ['Oslo', 'Rome', 'rome', 'Paris'],
      distractors: undefined,
    })
    expect(bytes(each)).toBe(bytes(shared))
    expect(bytes(other)).toBe(bytes(spelled))
    expect(studentQuestion(each).partners).toEqual(['Oslo', 'Paris', 'Rome'])
  })

  test('has the prompts in the order of the educator and every partner once', () => {
    fc.assert(
      fc.property(whole, fc.base64String(), ({ original }, seed) => {
        const [shown] = laidOutForStudent([original], { seed, layout: 'shuffle-options' })
        expect(shown?.options).toEqual(original.options)
        expect(shown?.partners?.toSorted()).toEqual(partnersOf(original).toSorted())
        expect(laidOut([original], { seed, layout: 'shuffle-options' })).toEqual([original])
      }),
    )
  })
})

test('a key is the same if each prompt has the same partner and the distractors are the same', () => {
  expect(matching.isSameKey(question(), question({ options: ['a', 'b', 'c', 'd'] }))).toBe(true)
  expect(
    matching.isSameKey(question(), question({ correctAnswers: ['Rome', 'Paris', 'Oslo', 'Paris'] })),
  ).toBe(false)
  expect(matching.isSameKey(question(), question({ distractors: [] }))).toBe(false)
})

test('a key has a partner for each prompt, of those there are, and leaves no more than can be distractors', () => {
  const isPossible = (...key: string[]) => matching.isPossibleKey(question(), key)
  expect(isPossible('Nice', 'rome', 'Oslo', 'Oslo')).toBe(true)
  expect(isPossible('Nice', 'Rome', 'Oslo')).toBe(false)
  expect(isPossible('Nice', 'Rome', '', 'Oslo')).toBe(false)
  expect(isPossible('Nice', 'Rome', 'Berlin', 'Oslo')).toBe(false)
  const letters = Array.from({ length: 12 }, (_, i) => `${i}`)
  const many = question({ options: letters, correctAnswers: letters, distractors: undefined })
  expect(
    matching.isPossibleKey(
      many,
      letters.map(() => '1'),
    ),
  ).toBe(false)
})

test('an answer as one text names each prompt', () => {
  expect(matching.describe?.(question(), ['Paris', '', 'Oslo'])).toBe(
    'France → Paris, Italy → –, Norway → Oslo, Réunion → –',
  )
})
