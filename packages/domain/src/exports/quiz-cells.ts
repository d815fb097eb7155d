import type { LanguageTag } from '@quizly/words'
import { questionsFile, type QuestionsFileWords } from '@quizly/words/files.ts'
import { limits } from '../question/limits.ts'
import { optionLetter } from '../question/option-letter.ts'
import type { QuestionContent } from '../question/question.ts'
import { describeAnswer, isChoice, isWritten, rulesOf } from '../question-types/all-types.ts'
import { trimmed } from '../question/visible-text.ts'
import { numberCells } from '../spreadsheet/row/number-cells.ts'
import { acceptedLine } from '../spreadsheet/row/written.ts'
import type { ExportCell } from './csv.ts'
import { writeDetails } from '../question-types/question-details.ts'

const usualHeadings = ({ headings, option }: QuestionsFileWords): string[] => [
  headings.question,
  headings.type,
  ...Array.from({ length: limits.optionsMax }, (_, place) => option(optionLetter(place))),
  headings.correct,
]

/** The reader of uploads takes a little more, and spreadsheet programs three times as much. */
const longestCell = 10_000

/** The reader of uploads knows the words of all languages. Columns that no question needs are left out. */
export function quizSheet(
  questions: readonly QuestionContent[],
  language: LanguageTag,
): {
  headings: string[]
  cellsOf: (question: QuestionContent) => ExportCell[]
} {
  const words = questionsFile[language]
  const { fixed, either, rule, details, accepted: acceptedHeading } = words.headings
  const worth = worthColumns.filter((column) =>
    questions.some((question) => worthCells(question, words)[column] !== null),
  )
  const hasFixed = questions.some(({ fixedOptions = [] }) => fixedOptions.length > 0)
  const hasEither = questions.some((question) => eitherKeys(question) !== null)
  const hasRule = questions.some(({ marking }) => marking?.all !== undefined)
  const hasDetails = questions.some((question) => detailsOf(question, words) !== null)
  const accepted = Math.max(0, ...questions.map((question) => acceptedAnswers(question).length))
  return {
    headings: [
      ...usualHeadings(words),
      ...(hasFixed ? [fixed] : []),
      ...(hasEither ? [either] : []),
      ...(hasRule ? [rule] : []),
      ...worth.map((column) => words.headings[column]),
      ...(hasDetails ? [details] : []),
      ...Array.from({ length: accepted }, () => acceptedHeading),
    ],
    cellsOf: (question) => {
      const cells = acceptedAnswers(question)
      return [
        ...questionCells(question, words),
        ...(hasFixed ? [fixedNumbers(question)] : []),
        ...(hasEither ? [eitherKeys(question)] : []),
        ...(hasRule ? [question.marking?.all ? words.rules[question.marking.all] : null] : []),
        ...worth.map((column) => worthCells(question, words)[column]),
        ...(hasDetails ? [detailsOf(question, words)] : []),
        ...Array.from({ length: accepted }, (_, place) => cells[place] ?? null),
      ]
    },
  }
}

const worthColumns = ['points', 'deduction', 'credit', 'tolerance', 'unit', 'explanation'] as const
type WorthCells = Record<(typeof worthColumns)[number], ExportCell>

/** What people can read in columns of its own. An explanation that a cell would change stays among the details. */
function worthCells(question: QuestionContent, { creditRules }: QuestionsFileWords): WorthCells {
  const { points = null, deduction = null, rule, explanation = '' } = question
  const { tolerance = '', unit = '' } = numberCells(question) ?? {}
  const isKept = explanation !== '' && explanation === trimmed(explanation) && !explanation.includes('\r')
  return {
    points,
    deduction,
    credit: rule === undefined || rule === 'by-option' ? null : creditRules[rule],
    tolerance: tolerance === '' ? null : tolerance,
    unit: unit === '' ? null : unit,
    explanation: isKept ? explanation : null,
  }
}

function detailsOf(question: QuestionContent, words: QuestionsFileWords): string | null {
  const { credit, explanation } = worthCells(question, words)
  const rest = {
    ...question,
    points: undefined,
    deduction: undefined,
    ...(credit !== null && { rule: undefined }),
    ...(explanation !== null && { explanation: undefined }),
    ...(numberCells(question) && { number: undefined }),
  }
  return writeDetails(rest, rulesOf(question.type).answer)
}

/** Correct options are named by numbers, because a text or letter could be that of another one. */
function questionCells(question: QuestionContent, { types }: QuestionsFileWords): ExportCell[] {
  const { text, type, options } = question
  const isListed = rulesOf(type).answer === 'list'
  return [
    text,
    types[type],
    ...Array.from({ length: limits.optionsMax }, (_, place) => (isListed ? null : (options[place] ?? null))),
    keyCell(question),
  ]
}

function keyCell(question: QuestionContent): string {
  const { type, options, correctAnswers } = question
  if (isWritten(type)) return correctAnswers[0] ?? ''
  if (isChoice(type)) return numbersOf(options, correctAnswers)
  return describeAnswer(question, correctAnswers).slice(0, longestCell)
}

const numbersOf = (options: readonly string[], answers: readonly string[]) =>
  answers.map((answer) => options.indexOf(answer) + 1).join(', ')

function fixedNumbers({ fixedOptions = [] }: QuestionContent): ExportCell {
  return fixedOptions.length > 0 ? fixedOptions.map((place) => place + 1).join(', ') : null
}

/** One on each line. */
function eitherKeys({ type, options, marking: { also = [] } = {} }: QuestionContent): ExportCell {
  return isChoice(type) && also.length > 0 ? also.map((key) => numbersOf(options, key)).join('\n') : null
}

/** One on each line, in as few cells as can hold them. */
function acceptedAnswers({ type, marking: { also = [] } = {} }: QuestionContent): string[] {
  const cells: string[] = []
  for (const [text = ''] of isWritten(type) ? also : []) {
    const line = acceptedLine(text)
    const last = cells.at(-1)
    if (last !== undefined && last.length + 1 + line.length <= longestCell) {
      cells[cells.length - 1] = `${last}\n${line}`
    } else cells.push(line)
  }
  return cells
}
