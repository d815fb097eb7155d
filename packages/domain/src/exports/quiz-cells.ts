import { limits } from '../question/limits.ts'
import { optionLetter } from '../question/option-letter.ts'
import type { QuestionContent } from '../question/question.ts'
import type { QuestionType } from '../question-types/question-type.ts'
import { fixedHeading, quizlyKeyHeading } from '../spreadsheet/columns/templates.ts'
import type { ExportCell } from './cells.ts'

const typeNames: Record<QuestionType, string> = {
  single: 'Single Correct',
  multiple: 'Multiple Correct',
  write: 'Write Answer',
}

const headings: readonly string[] = [
  'Question',
  'Type',
  ...Array.from({ length: limits.optionsMax }, (_, place) => `Option ${optionLetter(place)}`),
  quizlyKeyHeading,
]

/**
 * The headings of an exported quiz. By them the reader of uploads knows that it is one. The last column is there only if
 * an option keeps its place.
 */
export function quizHeadings(questions: readonly QuestionContent[]): readonly string[] {
  const hasFixed = questions.some(({ fixedOptions = [] }) => fixedOptions.length > 0)
  return hasFixed ? [...headings, fixedHeading] : headings
}

/**
 * A question as a row of an exported quiz. The correct options are named by their numbers, because a text or letter could
 * be that of another option; of a written answer the text itself is named.
 */
export function quizCells({
  text,
  type,
  options,
  correctAnswers,
  fixedOptions = [],
}: QuestionContent): ExportCell[] {
  const numbers = correctAnswers.map((answer) => options.indexOf(answer) + 1)
  return [
    text,
    typeNames[type],
    ...Array.from({ length: limits.optionsMax }, (_, place) => options[place] ?? null),
    options.length > 0 ? numbers.join(', ') : (correctAnswers[0] ?? ''),
    fixedOptions.length > 0 ? fixedOptions.map((place) => place + 1).join(', ') : null,
  ]
}
