import fc from 'fast-check'
import { questionTypes } from '../question-types/question-type.ts'
import { problemsOfQuestion } from '../question/problems.ts'
import { type QuestionContent, trimQuestion } from '../question/question.ts'

/** Texts that a reader of spreadsheets could take for something else: labels, lists, numbers, errors, empty cells. */
const tricky = fc.oneof(
  fc.constantFrom('A', 'B', 'C', 'b)', '1', '2', '3', '1, 2', 'A, C', 'a;b', 'x|y', 'T', 'TRUE', 'false'),
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

const content: fc.Arbitrary<QuestionContent> = fc
  .record({
    text,
    type: fc.constantFrom(...questionTypes),
    options: fc.array(text, { minLength: 2, maxLength: 6 }),
    right: fc.integer({ min: 1, max: 63 }),
    written: text,
    fixed: fc.oneof(fc.constant<number[]>([]), fc.uniqueArray(fc.nat(5), { minLength: 1 })),
  })
  .map(({ right, written, fixed, ...rest }) => {
    const chosen = rest.options.filter((_, place) => (right >> place) & 1)
    const places = fixed.filter((place) => place in rest.options)
    const asked = { ...rest, ...(places.length > 0 && { fixedOptions: places }) }
    return [
      { ...asked, correctAnswers: chosen },
      { ...asked, correctAnswers: chosen.slice(0, 1) },
      { ...rest, options: [], correctAnswers: [written] },
    ]
  })
  .chain((ways) => fc.constantFrom(...ways))
  .map(trimQuestion)

/** Questions of every type that can be saved, as they are stored. */
export const lawfulQuestions = fc.array(
  content.filter((question) => problemsOfQuestion(question, 0).length === 0),
  { minLength: 1, maxLength: 8 },
)
