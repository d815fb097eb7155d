import {
  type Fraction,
  fractionOf,
  isValidQuestion,
  type QuestionContent,
  trimQuestion,
} from '@quizly/domain'
import { markdownOf } from '@quizly/renderer/document.ts'
import fc from 'fast-check'
import { documentsOf } from '../../renderer/src/document/documents-testing.ts'
import type { WrittenItem } from './item.ts'

/** Signs that mean something in one format or another, among plain words. */
const signs =
  'a Wort كلمة é 5 0 3.5 TRUE x_1 ANSWER: A) _____ “c” = ~ # #### { } : :: \\ \\n -> // %50% * [html] > ' +
  '<b> </b> &amp; & < \\(x\\) $$x$$ $5 {{1}} ]]> @@ 😀 == ? .'
const words = fc.constantFrom(...signs.split(' '), '| b')
const plainLine = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
const plainText = fc.array(plainLine, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))

type Texts = { format?: 'markdown' | undefined; text: fc.Arbitrary<string>; line: fc.Arbitrary<string> }
const plain: Texts = { text: plainText, line: plainLine }
const formatted: Texts = {
  format: 'markdown',
  text: documentsOf({ isLine: false }).map(markdownOf),
  line: documentsOf({ isLine: true }).map(markdownOf),
}

const shares = fc.tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: 1, max: 8 }))
const share = shares.map(([num, den]): Fraction => fractionOf(Math.max(Math.min(num, den), -den), den))
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const numbers = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }).map(String),
  fc.constantFrom('0.5', '-3.25', '9.81', '1/3', '6.02e23', '1e-7', '1000.5', '.5'),
)

/** Questions of each type with whatever they can have; the ones that break a rule are left out. */
function contents({ format, text, line }: Texts): fc.Arbitrary<QuestionContent> {
  const lines = (minLength: number, maxLength: number) => fc.uniqueArray(line, { minLength, maxLength })
  const common = { text, explanation: maybe(text), points: maybe(fc.constantFrom(2, 0.5, 10)) }
  const cost = { deduction: maybe(fc.constantFrom(0.25, 0.5, 1, 0.1)) }
  const accepted = fc.uniqueArray(plainLine, { minLength: 1, maxLength: 3 })
  const rules = fc.constantFrom(
    undefined,
    'right-minus-wrong',
    'each-decision',
    'half-for-one-slip',
    'by-option',
  )
  const ofList = fc.constantFrom(undefined, 'each-decision', 'half-for-one-slip')
  const choice = fc
    .record({
      ...common,
      ...cost,
      type: fc.constantFrom('single', 'multiple'),
      options: lines(2, 6),
      right: fc.nat({ max: 5 }),
      more: fc.array(fc.nat({ max: 5 }), { maxLength: 3 }),
      rule: rules,
      shares: fc.array(share, { minLength: 6, maxLength: 6 }),
      optionNotes: maybe(fc.array(fc.oneof(fc.constant(''), line), { minLength: 6, maxLength: 6 })),
      fixedOptions: maybe(fc.constant([0])),
    })
    .map(({ right, more, shares: given, optionNotes, ...rest }) => {
      const { options, type, rule } = rest
      const places = new Set(type === 'single' ? [right] : [right, ...more])
      const correct = options.filter((_, index) =>
        [...places].some((place) => place % options.length === index),
      )
      const of = options.map((option, index): Fraction =>
        correct.includes(option) && (type === 'single' || index % 2 === 0)
          ? [1, 1]
          : (given[index] ?? [0, 1]),
      )
      return {
        ...rest,
        correctAnswers: correct,
        optionNotes: optionNotes?.slice(0, options.length),
        shares: rule === 'by-option' ? of : undefined,
      }
    })
  const trueOrFalse = fc
    .record({ ...common, right: fc.constantFrom('True', 'False'), notes: maybe(fc.tuple(line, line)) })
    .map(({ right, notes, ...rest }) => ({
      ...rest,
      type: 'single',
      options: ['True', 'False'],
      correctAnswers: [right],
      fixedOptions: [0, 1],
      optionNotes: notes,
    }))
  const write = fc.record({
    ...common,
    ...cost,
    type: fc.constant('write'),
    options: fc.constant([]),
    correctAnswers: accepted,
    lenient: maybe(fc.constant(true)),
  })
  const numeric = fc.record({
    ...common,
    ...cost,
    type: fc.constant('numeric'),
    options: fc.constant([]),
    correctAnswers: fc.uniqueArray(numbers, { minLength: 1, maxLength: 3 }),
    number: fc.record({
      decimal: fc.constantFrom('.', ','),
      tolerance: maybe(
        fc.record({
          kind: fc.constantFrom('absolute', 'relative'),
          value: fc.constantFrom('0.1', '2', '0.05'),
        }),
      ),
      near: maybe(
        fc.record({ value: fc.constantFrom('3', '5'), share: fc.constantFrom([1, 2], [1, 3], [3, 8]) }),
      ),
      precision: maybe(fc.constant({ kind: 'decimals', count: 2, share: [1, 2] })),
      unit: maybe(fc.constant({ is: 'm', convert: true })),
    }),
  })
  const matching = lines(2, 6).chain((options) =>
    fc.record({
      ...common,
      ...cost,
      type: fc.constant('matching'),
      options: fc.constant(options),
      correctAnswers: fc.array(line, { minLength: options.length, maxLength: options.length }),
      distractors: maybe(lines(1, 3)),
      rule: ofList,
    }),
  )
  const ordering = lines(2, 6).chain((items) =>
    fc.record({
      ...common,
      ...cost,
      type: fc.constant('ordering'),
      options: fc.constant(items),
      correctAnswers: fc.shuffledSubarray(items, { minLength: items.length }),
      rule: ofList,
    }),
  )
  const essay = fc.record({
    ...common,
    type: fc.constant('essay'),
    options: fc.constant([]),
    correctAnswers: fc.constant([]),
    essay: fc.record({
      most: maybe(fc.constantFrom({ kind: 'words', count: 300 }, { kind: 'characters', count: 2000 })),
      spelling: maybe(fc.constant(true)),
      rubric: maybe(fc.constant([{ _id: 'r1', text: 'Clear', points: 1 }])),
      sample: maybe(plainText),
    }),
  })
  const gap = fc
    .record({
      ...common,
      ...cost,
      type: fc.constant('gap'),
      options: fc.constant([]),
      count: fc.constantFrom(1, 1, 2),
      correctAnswers: fc.uniqueArray(plainLine, { minLength: 2, maxLength: 2 }),
      gaps: maybe(fc.constantFrom([{ accepted: ['b c'] }], [{ choices: ['a', 'b'] }])),
    })
    .map(({ count, text: of, correctAnswers, gaps, ...rest }) => ({
      ...rest,
      text: `${of.replaceAll('{{1}}', '')} {{1}} b${count > 1 ? ' {{2}}' : '.'}`,
      correctAnswers:
        gaps?.[0] && 'choices' in gaps[0]
          ? ['a', ...correctAnswers.slice(1, count)]
          : correctAnswers.slice(0, count),
      gaps,
      rule: 'each-decision',
    }))
  const any: fc.Arbitrary<object> = fc.oneof(
    choice,
    trueOrFalse,
    write,
    numeric,
    matching,
    ordering,
    essay,
    gap,
  )
  return any
    .map((content) => trimQuestion({ ...(content as QuestionContent), ...(format && { format }) }))
    .map((content) => JSON.parse(JSON.stringify(content)) as QuestionContent)
    .filter(isValidQuestion)
}

/** Valid questions, plain and formatted, with titles and tags. */
export const writtenItems: fc.Arbitrary<WrittenItem> = fc
  .record({
    content: fc.oneof(contents(plain), contents(formatted)),
    title: maybe(plainLine),
    tags: maybe(fc.uniqueArray(plainLine, { maxLength: 3 })),
  })
  .map((item) => JSON.parse(JSON.stringify(item)) as WrittenItem)
  // Half of a pair is no text, and no file can have it.
  .filter((item) => !/\\ud[89a-f]/i.test(JSON.stringify(item)))
