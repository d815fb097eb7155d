import { comparableAnswer, isBlank, isChoice, isWritten, type UncheckedQuestion } from '@quizly/domain'
import type { WrittenInstead } from '../codes.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import { questionWithOptions } from '../layout/text-shapes.ts'
import type { CellFinding } from './question-row.ts'
import type { SheetRow } from '../sheet.ts'
import { quoted } from '../text.ts'
import { headingRole } from '../headings.ts'
import { readLabel, truthOf } from '../labels.ts'
import { removal, trueFalseFix, typeFix } from './offered-fixes.ts'
import { markedParts } from '../layout/lists.ts'

export type QuestionOfRow = { row: number; values: SheetRow['values']; question: UncheckedQuestion }
export type Warning = CellFinding & { row: number }

const maxPositions = 6

/** Where a row became a question but may not be the question that is meant. */
export function warningsAbout(
  rows: readonly QuestionOfRow[],
  columns: QuestionColumns,
  headings: readonly string[],
): Warning[] {
  return [
    ...lostChoices(rows, columns, headings),
    ...contradictions(rows, columns),
    ...furtherHeadings(rows, columns),
    ...marksLeft(rows, columns),
    ...tagsLeft(rows, columns),
    ...onlyNumbers(rows, columns),
  ]
}

function lostChoices(
  rows: readonly QuestionOfRow[],
  columns: QuestionColumns,
  headings: readonly string[],
): Warning[] {
  const choices = rows.filter(({ question }) => isChoice(question.type)).length
  const isUntyped = ({ values }: QuestionOfRow) =>
    columns.type === undefined || isBlank(values[columns.type] ?? '')
  const unused = new Map(
    headings.flatMap((heading, column) =>
      columns.used.includes(column) || heading.length > longestHeading
        ? []
        : [[comparableAnswer(heading), column] as const],
    ),
  )
  const namesColumn = (answer: string, values: readonly string[]) =>
    answer.length <= longestHeading &&
    !isBlank(values[unused.get(comparableAnswer(answer)) ?? values.length] ?? '')
      ? ('row-written-names-column' as const)
      : undefined
  const written = rows.filter(({ question }) => isWritten(question.type))
  const areTruths = areTrueOrFalse(written)
  return written.flatMap((each): Warning[] => {
    const { row, question, values } = each
    const [answer = ''] = question.correctAnswers
    const isList = markedParts(answer) !== undefined
    if (!isList && !isUntyped(each)) return []
    const reason =
      (isList ? ('row-written-list' as const) : undefined) ??
      namesColumn(answer, values) ??
      looksLikeKey(answer, areTruths) ??
      answerInQuestion(question.text, answer) ??
      (choices > 0 && columns.wrong.length === 0 ? ('row-written-others-choose' as const) : undefined)
    if (reason === undefined) return []
    const fixes = [trueFalseFix(answer, columns), typeFix('written', columns)]
    return [
      {
        row,
        column: columns.correct,
        code: reason,
        params: { answer: quoted(answer) },
        fixes: fixes.filter((fix) => fix !== undefined),
      },
    ]
  })
}

function answerInQuestion(text: string, answer: string): 'row-written-in-question' | undefined {
  const lines = [...text.split(/\r?\n/).slice(1), ...(questionWithOptions(text)?.options ?? [])]
  return lines.map(comparableAnswer).includes(comparableAnswer(answer))
    ? 'row-written-in-question'
    : undefined
}

/** An initial alone says true or false only where all keys do, and not all the same. */
function areTrueOrFalse(rows: readonly QuestionOfRow[]): boolean {
  const said = new Set(rows.map(({ question }) => truthOf(question.correctAnswers[0] ?? '')))
  return said.has(true) && said.has(false) && !said.has(undefined)
}

function looksLikeKey(answer: string, areTruths: boolean): WrittenInstead | undefined {
  if (truthOf(answer) !== undefined && (areTruths || answer.length > 1)) return 'row-written-true-false'
  const label = readLabel(answer)
  if (label && label.slot < maxPositions) return 'row-written-option-name'
  if (areLabels(answer)) return 'row-written-option-names'
  return undefined
}

const longestLabels = 30

function areLabels(answer: string): boolean {
  const parts = answer.length > longestLabels ? [] : answer.split(/\s*(?:[,;|&+/\n]|\band\b)\s*/i)
  return parts.length > 1 && parts.every((part) => (readLabel(part)?.slot ?? maxPositions) < maxPositions)
}

/** The same question with the same options and another answer; both rows say so, since either may be wrong. */
function contradictions(rows: readonly QuestionOfRow[], columns: QuestionColumns): Warning[] {
  const first = new Map<string, QuestionOfRow>()
  return rows.flatMap((each): Warning[] => {
    const { question } = each
    const identity = comparableAnswer(question.text)
    const before = first.get(identity)
    if (!before) {
      first.set(identity, each)
      return []
    }
    if (sameTexts(before.question.correctAnswers, question.correctAnswers)) return []
    if (!isWritten(question.type) && !sameTexts(before.question.options, question.options)) return []
    const repeats = { column: columns.correct, code: 'row-repeats-question' } as const
    return [
      { ...repeats, row: before.row, params: { row: each.row } },
      { ...repeats, row: each.row, params: { row: before.row }, fixes: [removal('remove-repeated')] },
    ]
  })
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  const sorted = (texts: readonly string[]) => JSON.stringify(texts.map(comparableAnswer).toSorted())
  return sorted(one) === sorted(other)
}

const longestHeading = 25

function furtherHeadings(
  rows: readonly QuestionOfRow[],
  { question, correct, used }: QuestionColumns,
): Warning[] {
  return rows.flatMap(({ row, values }): Warning[] => {
    const text = values[question] ?? ''
    if (text.length > longestHeading || text.includes('?') || headingRole(text) === undefined) return []
    // Letters head columns too, and they are keys much more often.
    if ((values[correct] ?? '').length < 3) return []
    const cells = used.map((column) => values[column] ?? '').filter((cell) => !isBlank(cell))
    const known = cells.filter((cell) => headingRole(cell) !== undefined)
    if (known.length < 3 || known.length < cells.length) return []
    return [{ row, column: question, code: 'row-is-headings', fixes: [removal('remove-headings')] }]
  })
}

const mark = /^(?:\*+|[✓✔✅→])\s*\S|\S\s*(?:\*+|[✓✔✅])$/u

/** Correct options with a mark that no wrong option of the row has, so that it would give the answer away. */
function marksLeft(rows: readonly QuestionOfRow[], { correct }: QuestionColumns): Warning[] {
  return rows.flatMap(({ row, question: { type, options, correctAnswers } }): Warning[] => {
    const [marked] = correctAnswers
    if (!isChoice(type) || marked === undefined || !mark.test(marked)) return []
    if (options.some((option) => !correctAnswers.includes(option) && mark.test(option))) return []
    return [{ row, column: correct, code: 'row-marked-option', params: { option: quoted(marked) } }]
  })
}

const tag = /<\/(?:p|div|span|b|i|u|em|strong|font|a|li|ul|ol|h\d)>|<br\s*\/?>|&(?:nbsp|amp|lt|gt|quot);/i

function tagsLeft(rows: readonly QuestionOfRow[], { question: column }: QuestionColumns): Warning[] {
  return rows.flatMap(({ row, question: { text, options } }): Warning[] => {
    const found = [text, ...options].find((each) => /[<&]/.test(each) && tag.test(each))
    if (found === undefined) return []
    return [{ row, column, code: 'row-has-tags', params: { text: quoted(found) } }]
  })
}

/** Longer ones may be years. */
const bareNumber = /^\p{Nd}{1,3}[.)]?$/u

function onlyNumbers(rows: readonly QuestionOfRow[], { question: column }: QuestionColumns): Warning[] {
  return rows
    .filter(({ question: { text } }) => bareNumber.test(text))
    .map(({ row, question: { text } }) => ({
      row,
      column,
      code: 'row-only-number',
      params: { text: quoted(text) },
      fixes: [removal('remove-title')],
    }))
}
