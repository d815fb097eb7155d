import {
  comparableAnswer,
  type Fraction,
  isValidQuestion,
  type QuestionContent,
  trimQuestion,
  type UncheckedQuestion,
} from '@quizly/domain'
import { shownItems } from '@quizly/domain/questions/ordering/ordering.ts'
import { documentOf, markdownOf } from '@quizly/renderer/document.ts'
import fc from 'fast-check'
import { documentsOf, image, withUsualFormulas } from '../../renderer/src/document/documents-testing.ts'
import type { Picture, WrittenItem } from './item.ts'

/** The only picture in these questions, and its file. */
const picture: Picture = {
  hash: '431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460',
  name: 'a b.png',
  bytes: Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
    (sign) => sign.charCodeAt(0),
  ),
}
export const pictures = new Map([[picture.hash, picture]])

const words = fc.constantFrom(
  'iron',
  'gold',
  'Blei',
  'Kupfer',
  'x < y',
  'a & b',
  '100 %',
  '“q”',
  'é',
  'ذهب',
  '金',
  '5 * 3',
  '{a}',
  'C:\\dir',
  '$5',
  '~',
  '= 2',
  'a -> b',
  '#1',
  '1. b',
  '(c)',
  '😀',
)
const plain = (lines: boolean) =>
  fc
    .array(fc.oneof(words, fc.string({ maxLength: 6 })), { minLength: 1, maxLength: 4 })
    .chain((parts) =>
      fc.constantFrom(' ', lines ? '\n' : ' ', lines ? '\n\n' : ' ').map((space) => parts.join(space)),
    )
    .map((text) =>
      text
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n ?/g, '\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    )

/** As the editor writes it, and other programs write formulas. */
const formatted = (isLine: boolean) =>
  fc
    .tuple(documentsOf({ isLine }), words)
    .map(
      ([document, word]) => markdownOf(withUsualFormulas(document)).replaceAll(image, picture.hash) || word,
    )
    // Emphasis around a formula can depend on how that is written.
    .filter((text) => text.length < 900 && markdownOf(documentOf(text, { isLine })) === text)

/** Texts of one question: none is formatted, or the first surely is. */
type Texts = { format?: 'markdown'; block: fc.Arbitrary<string>; line: fc.Arbitrary<string> }
const kinds: readonly Texts[] = [
  { block: plain(true), line: plain(false) },
  { format: 'markdown', block: formatted(false), line: formatted(true) },
]
const typed = plain(false)

const points = fc.constantFrom(undefined, undefined, 0.01, 0.5, 2, 2.55, 1_000)
const share = fc.constantFrom<Fraction>(
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [0, 1],
  [-1, 2],
  [-1, 1],
  [1, 7],
  [2, 7],
  [1, 1],
)
const someOf = <T>(all: readonly T[], least: number) => fc.subarray([...all], { minLength: least })
const lines = (line: fc.Arbitrary<string>, least: number, most: number) =>
  fc.uniqueArray(
    line.filter((text) => text !== ''),
    { minLength: least, maxLength: most, selector: comparableAnswer },
  )

type Content = Partial<UncheckedQuestion> & Pick<UncheckedQuestion, 'type'>

const choices = ({ line }: Texts): fc.Arbitrary<Content> =>
  fc
    .tuple(lines(line, 2, 6), fc.constantFrom('single' as const, 'multiple' as const))
    .chain(([options, type]) =>
      fc.record({
        type: fc.constant(type),
        options: fc.constant(options),
        correctAnswers: someOf(options, 1).map((right) => (type === 'single' ? right.slice(0, 1) : right)),
        rule:
          type === 'single'
            ? fc.constant(undefined)
            : fc.constantFrom(
                undefined,
                'right-minus-wrong' as const,
                'each-decision' as const,
                'half-for-one-slip' as const,
              ),
        fixedOptions: fc.constantFrom(
          undefined,
          undefined,
          [0],
          options.map((_, index) => index),
        ),
        optionNotes: fc.option(fc.tuple(...options.map(() => fc.oneof(fc.constant(''), line))), {
          nil: undefined,
        }),
        deduction: fc.constantFrom(undefined, undefined, 0.01, 0.5),
      }),
    )

const byOption = ({ line }: Texts): fc.Arbitrary<Content> =>
  lines(line, 2, 5).chain((options) =>
    fc.tuple(...options.map(() => share)).map((shares) => {
      const correctAnswers = options.filter((_, index) => (shares[index]?.[0] ?? 0) > 0)
      return {
        type: 'multiple' as const,
        options,
        correctAnswers,
        rule: 'by-option' as const,
        shares: [...shares],
      }
    }),
  )

const trueFalse = ({ line }: Texts): fc.Arbitrary<Content> =>
  fc.tuple(fc.constantFrom('True', 'False'), fc.option(line, { nil: undefined })).map(([right, note]) => ({
    type: 'single' as const,
    options: ['True', 'False'],
    correctAnswers: [right],
    fixedOptions: [0, 1],
    ...(note && { optionNotes: [note, ''] }),
  }))

const write: fc.Arbitrary<Content> = fc.record({
  type: fc.constant('write' as const),
  correctAnswers: lines(typed, 1, 4),
  lenient: fc.constantFrom(undefined, undefined, true as const),
})

const numeric: fc.Arbitrary<Content> = fc
  .record({
    type: fc.constant('numeric' as const),
    correctAnswers: fc.uniqueArray(
      fc.constantFrom('9.81', '-2', '0.5', '1e-7', '42', '1000000', '1/3', '2,5'),
      { minLength: 1, maxLength: 2 },
    ),
    number: fc.record({
      decimal: fc.constantFrom('.' as const, '.' as const, ',' as const),
      tolerance: fc.constantFrom(
        undefined,
        { kind: 'absolute' as const, value: '0.05' },
        { kind: 'relative' as const, value: '0.01' },
      ),
      near: fc.constantFrom(
        undefined,
        { value: '0.5', share: [1, 2] as Fraction },
        { value: '0.2', share: [1, 3] as Fraction },
      ),
      precision: fc.constantFrom(undefined, undefined, {
        kind: 'decimals' as const,
        count: 2,
        share: [1, 2] as Fraction,
      }),
      unit: fc.constantFrom(
        undefined,
        { is: 'm' },
        { is: 'm/s^2' },
        { is: 'g', convert: true },
        { is: 'V', shareWithout: [1, 2] as Fraction },
        { is: 's', shareWithout: [1, 1] as Fraction },
      ),
    }),
  })
  .map((content) => ({
    ...content,
    // A comma is a decimal one only where the question says so.
    correctAnswers: content.correctAnswers.map((text) =>
      content.number.decimal === ',' ? text : text.replace(',', '.'),
    ),
  }))

const listRule = fc.constantFrom(
  undefined,
  'each-decision' as const,
  'each-decision' as const,
  'half-for-one-slip' as const,
)
const matching = ({ line }: Texts): fc.Arbitrary<Content> =>
  fc
    .tuple(lines(line, 2, 4), lines(line, 4, 7), fc.nat(2), listRule)
    .map(([options, partners, shared, rule]) => ({
      type: 'matching' as const,
      options,
      correctAnswers: options.map((_, index) => partners[shared === 0 ? Math.min(index, 1) : index] ?? ''),
      distractors: partners.slice(4),
      rule,
    }))

const ordering = ({ line }: Texts): fc.Arbitrary<Content> =>
  fc.tuple(lines(line, 2, 5), listRule).map(([items, rule]) => ({
    type: 'ordering' as const,
    options: shownItems(items, []),
    correctAnswers: items,
    rule: items.length > 2 ? rule : undefined,
  }))

const essay: fc.Arbitrary<Content> = fc
  .record({
    most: fc.constantFrom(
      undefined,
      { kind: 'words' as const, count: 300 },
      { kind: 'characters' as const, count: 500 },
    ),
    spelling: fc.constantFrom(undefined, true as const),
    rubric: fc.option(
      fc.array(fc.tuple(plain(false), fc.constantFrom(1, 2.5, -1)), { minLength: 1, maxLength: 3 }),
      { nil: undefined },
    ),
    sample: fc.option(plain(true).filter(Boolean), { nil: undefined }),
  })
  .map(({ rubric, ...task }) => ({
    type: 'essay' as const,
    essay: withoutNothing({
      ...task,
      rubric: rubric
        ?.filter(([text]) => text !== '')
        .map(([text, worth], index) => ({ _id: `r${index + 1}`, text, points: worth })),
    }),
  }))

const gap = ({ block }: Texts): fc.Arbitrary<Content> =>
  fc
    .tuple(
      block,
      fc.array(
        lines(
          fc.oneof({ weight: 4, arbitrary: fc.constantFrom('Paris', 'Rome', 'New York', '42', 'Ω') }, typed),
          2,
          4,
        ),
        { minLength: 1, maxLength: 3 },
      ),
      listRule,
    )
    .map(([text, gaps, rule]) => ({
      type: 'gap' as const,
      text: `${text}\n\nA ${gaps.map((_, index) => `{{${index + 1}}}`).join(' and ')}.`,
      correctAnswers: gaps.map(([first = '']) => first),
      gaps: gaps.map((texts, index) => (index % 2 === 0 ? { accepted: texts.slice(1) } : { choices: texts })),
      rule,
    }))

const withoutNothing = <T extends object>(value: T): T =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, each]) => each !== undefined && !(Array.isArray(each) && each.length === 0),
    ),
  ) as T

/** Halves of characters and control characters are in no file. */
const isText = (json: string) => !/\\u(?:d[89a-f]|00[01])|\\[bf]|[\u007F-\u009F\uFFFE\uFFFF]/.test(json)

const empty = { options: [], correctAnswers: [] }

const contentOf = (texts: Texts): fc.Arbitrary<QuestionContent> =>
  fc
    .tuple(
      texts.block,
      fc.oneof(
        choices(texts),
        byOption(texts),
        trueFalse(texts),
        write,
        numeric,
        matching(texts),
        ordering(texts),
        essay,
        gap(texts),
      ),
      points,
      fc.option(texts.block, { nil: undefined }),
    )
    .map(([text, own, worth, explanation]) => {
      const written = withoutNothing({
        options: [],
        correctAnswers: [],
        text,
        ...own,
        points: worth,
        explanation,
      })
      const number = written.number && withoutNothing(written.number)
      const deduction =
        written.deduction !== undefined && written.deduction > (worth ?? 1) ? undefined : written.deduction
      const whole = {
        ...written,
        ...(number && { number }),
        ...(texts.format && { format: texts.format, text: `${written.text}\n\n**b**` }),
      }
      const { deduction: _, ...rest } = whole
      const all: UncheckedQuestion = { ...empty, ...rest, ...(deduction && { deduction }) }
      return trimQuestion(all)
    })
    .filter(
      (content): content is QuestionContent => isValidQuestion(content) && isText(JSON.stringify(content)),
    )

/** Questions of each type with whatever they can have. */
export const writtenItems: fc.Arbitrary<WrittenItem> = fc
  .tuple(
    fc.oneof(...kinds.map(contentOf)),
    fc.option(plain(false).filter(Boolean), { nil: undefined }),
    fc.uniqueArray(fc.constantFrom('metals', 'a,b', 'Ümläut', '<x>'), { maxLength: 2 }),
  )
  .map(([content, title, tags]) => ({ content, ...(title && { title }), tags }))
