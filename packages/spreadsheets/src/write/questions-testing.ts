import {
  comparableAnswer,
  type NumberKey,
  isValidQuestion,
  type UncheckedQuestion,
  questionTypes,
  trimmed,
  trimQuestion,
} from '@quizly/domain'
import fc from 'fast-check'

/** Texts that a reader of spreadsheets could take for something else: labels, lists, numbers, errors, empty cells. */
const tricky = fc.oneof(
  fc.constantFrom('A', 'B', 'C', 'b)', '1', '2', '3', '1, 2', 'A, C', 'a;b', 'x|y', 'T', 'TRUE', 'false'),
  fc.constantFrom('a = b', '"a" = b', 'a → b', '"', '→', '= b', '"a\nb"'),
  fc.constantFrom('-', '–', 'N/A', '/', '#REF!', '#N/A', '=1+1', "'quoted", '007', '1.50', '1e5', '50 %'),
  fc.constantFrom(
    'Question',
    'Option A',
    'Correct Answer',
    '_x0041_',
    '<b>',
    '"',
    'two\nlines',
    '2026-03-14',
  ),
  fc.constantFrom('سؤال', '日本', 'e\u0301', 'true, false'),
)
/** A carriage return is no part of a text in a cell: spreadsheet programs break lines with a line feed. */
const anyText = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replaceAll('\r', ' '))
const text = fc.oneof({ weight: 3, arbitrary: tricky }, { weight: 1, arbitrary: anyText })

const content: fc.Arbitrary<UncheckedQuestion> = fc
  .record({
    text,
    type: fc.constantFrom(...questionTypes),
    options: fc.array(text, { minLength: 2, maxLength: 6 }),
    right: fc.integer({ min: 1, max: 63 }),
    written: text,
    /** What counts besides the key: of options those whose bit is set, or a text. */
    also: fc.oneof(
      fc.constant<[number, string][]>([]),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 63 }), text), { minLength: 1, maxLength: 4 }),
    ),
    all: fc.constantFrom(undefined, undefined, 'full' as const, 'left-out' as const),
    fixed: fc.oneof(fc.constant<number[]>([]), fc.uniqueArray(fc.nat(5), { minLength: 1 })),
    points: fc.constantFrom(
      {},
      { points: 2.5 },
      { points: 2, deduction: 0.5 },
      { format: 'markdown' as const },
    ),
    rule: fc.constantFrom({}, { rule: 'each-decision' as const }),
    number: fc.constantFrom<NumberKey>(
      { decimal: ',' },
      { decimal: ',', tolerance: { kind: 'relative', value: '0,01' }, unit: { is: 'm/s', convert: true } },
      { decimal: ',', tolerance: { kind: 'relative', value: '1 %' } },
      {
        decimal: ',',
        tolerance: { kind: 'absolute', value: '0,05' },
        unit: { is: 'm/s', shareWithout: [1, 2] },
      },
      {
        decimal: ',',
        tolerance: { kind: 'absolute', value: '0,05' },
        near: { value: '0,1', share: [1, 2] },
        unit: { is: 'kg', convert: true },
      },
    ),
    further: fc.array(text, { maxLength: 2 }),
    essay: fc.constantFrom<NonNullable<UncheckedQuestion['essay']>>(
      {},
      { most: { kind: 'words', count: 300 }, spelling: true },
      { rubric: [{ _id: 'r1', text: 'Names both causes', points: 1.5 }], sample: 'Because …' },
    ),
  })
  .map(({ right, written, fixed, also, all, points, rule, number, further, essay, ...rest }) => {
    const chosenBy = (bits: number) => rest.options.filter((_, index) => (bits >> index) & 1)
    const chosen = chosenBy(right)
    const keys = also.map(([bits]) => chosenBy(bits)).filter((key) => key.length > 0)
    const texts = also.map(([, each]) => [each])
    const marking = (of: string[][]) =>
      (of.length > 0 || all) && { marking: { ...(of.length > 0 && { also: of }), ...(all && { all }) } }
    const places = fixed.filter((index) => index in rest.options)
    const bare = { ...rest, ...(places.length > 0 && { fixedOptions: places }) }
    const ways: UncheckedQuestion[] = [
      { ...bare, ...marking(keys), correctAnswers: chosen },
      { ...bare, ...marking(keys.map((key) => key.slice(0, 1))), correctAnswers: chosen.slice(0, 1) },
      { ...rest, ...marking(texts), options: [], correctAnswers: [written] },
      { ...rest, ...points, options: [], correctAnswers: [written, ...further] },
      { ...rest, ...points, options: [], correctAnswers: [written, ...further], lenient: true },
      { ...rest, ...points, options: [], correctAnswers: ['9,81'], number },
      { ...bare, ...points, ...rule, correctAnswers: chosen },
      {
        ...bare,
        correctAnswers: chosen,
        explanation: written,
        optionNotes: rest.options.map((_, index) => (index === 0 ? 'Not any more.' : (further[index] ?? ''))),
      },
      { ...rest, ...points, correctAnswers: rest.options.toReversed() },
      {
        ...rest,
        ...points,
        ...rule,
        ...marking(also.length > 0 ? [rest.options] : []),
        correctAnswers: rest.options.toReversed(),
      },
      {
        ...rest,
        ...points,
        ...rule,
        type: 'matching',
        correctAnswers: rest.options.map((_, index) => further[index] ?? written),
        distractors: also.map(([, each]) => each),
        ...marking(further.length > 0 ? [rest.options.map(() => written)] : []),
      },
      {
        ...rest,
        ...points,
        ...rule,
        text: `{{1}} ${rest.text} {{2}}`,
        type: 'gap',
        options: [],
        correctAnswers: [written, rest.options[0] ?? ''],
        gaps: [{ accepted: further }, { choices: rest.options }],
      },
      { ...rest, ...points, options: [], correctAnswers: [], essay },
    ]
    return ways
  })
  .chain((ways) => fc.constantFrom(...ways))
  .map(trimQuestion)
  .map(({ marking, ...question }): UncheckedQuestion => {
    const also = (marking?.also ?? []).map((key) => key.map(trimmed).filter(Boolean))
    const known = new Set(question.options.length > 0 ? [] : question.correctAnswers.map(comparableAnswer))
    const isNew = (key: string[]) =>
      question.options.length > 0 || known.size < known.add(comparableAnswer(key.join())).size
    const whole = also.filter((key) => key.length > 0 && isNew(key))
    const rule = { ...(whole.length > 0 && { also: whole }), ...(marking?.all && { all: marking.all }) }
    return Object.keys(rule).length > 0 ? { ...question, marking: rule } : question
  })

/** Questions of every type that can be saved, as they are stored. */
export const validQuestions = fc.array(content.filter(isValidQuestion), { minLength: 1, maxLength: 8 })
