import { limits } from '../../question/limits.ts'
import { type Choice, listedParts, readAnswer } from './answers.ts'
import { filledOptions } from './filled-options.ts'
import { labelsOf } from './labels.ts'
import { optionProblems, tooLong } from './options.ts'
import { type AnswerReading, type CellFinding, type PlacedChoice, type QuestionRow } from './question-row.ts'
import { quoted } from '../text.ts'

type Answer = { correct: Choice[]; problem?: string; warning?: string }

/**
 * Reads a question with options: columns of options and a Correct cell, or one correct answer and wrong ones.
 */
export function choiceAnswers(row: QuestionRow): AnswerReading {
  const { cell, columns, wish } = row
  const wrong = columns.incorrect.filter((column) => cell(column) !== '')
  if (wrong.length > 0 || (columns.incorrect.length > 0 && wish !== 'true-false'))
    return rightAndWrong(row, wrong)

  const { choices: filled, warnings: leftOut } = filledOptions(row)
  const isTrueOrFalse = wish === 'true-false' && filled.length === 0
  const choices = isTrueOrFalse ? trueAndFalse(columns.correct) : filled
  const written = cell(columns.correct)
  const answer = isTrueOrFalse && /^[tf]$/i.test(written) ? spelledOut(written) : written
  const isByPosition = columns.template !== undefined || row.keysArePositions
  const reading = finish(row, choices, readCorrect(answer, choices, isByPosition))
  return { ...reading, warnings: [...leftOut, ...reading.warnings] }
}

const trueAndFalse = (column: number): PlacedChoice[] =>
  ['True', 'False'].map((text, slot) => ({ text, slot, column }))

const spelledOut = (initial: string) => (initial.toLowerCase() === 't' ? 'True' : 'False')

function readCorrect(answer: string, choices: readonly Choice[], positionsFirst: boolean): Answer {
  if (answer === '') {
    const labels = choices.length > 0 ? `${labelsOf(choices.map(({ slot }) => slot))}, or the` : 'the'
    return { correct: [], problem: `The correct answer is missing. Write ${labels} text of an option.` }
  }
  const problem = tooLong(answer, limits.questionTextLength)
  if (problem !== undefined) return { correct: [], problem }
  return choices.length === 0
    ? { correct: [] }
    : { correct: [], ...readAnswer(answer, choices, positionsFirst) }
}

/**
 * A row with correct and wrong answers. The place of the correct one depends on the question's text, so that
 * it is not always the first and does not change between uploads.
 */
function rightAndWrong(row: QuestionRow, wrong: number[]): AnswerReading {
  const { cell, columns, wish } = row
  const answer = cell(columns.correct)
  const isList = wish === 'several' && answer.length <= limits.questionTextLength
  const texts = isList ? listedParts(answer) : [answer]
  const correct = texts
    .filter((text) => text !== '')
    .map((text) => ({ text, slot: 0, column: columns.correct }))
  const choices = [...correct, ...wrong.map((column) => ({ text: cell(column), slot: 0, column }))]
  const reading = finish(row, choices, {
    correct,
    ...(answer === '' && { problem: 'The correct answer is missing. Type its text here.' }),
  })
  return { ...reading, options: turned(reading.options, textHash(cell(columns.question))) }
}

function finish(
  { cell, columns, wish }: QuestionRow,
  choices: PlacedChoice[],
  answer: Answer,
): AnswerReading {
  const places = columns.options.length > 0 ? columns.options.map(({ column }) => column) : columns.incorrect
  const { correct, warning } = answer
  const isOneOnly = wish === 'one' || wish === 'true-false'
  const problem =
    answer.problem ??
    (isOneOnly && correct.length > 1
      ? `${quoted(cell(columns.correct))} names ${correct.length} correct answers, and this type has one. Name one, or change the type to Multiple Correct.`
      : undefined)
  const at = (message: string | undefined): CellFinding[] =>
    message === undefined ? [] : [{ column: columns.correct, message }]
  return {
    type: wish === 'several' || correct.length > 1 ? 'multiple' : 'single',
    options: choices.map(({ text }) => text),
    correctAnswers: correct.map(({ text }) => text),
    problems: [...optionProblems(choices, places.length > 0 ? places : [columns.type ?? 0]), ...at(problem)],
    warnings: at(warning),
  }
}

/** The list, rotated by this many places. */
function turned<Item>(list: readonly Item[], by: number): Item[] {
  const start = by % Math.max(list.length, 1)
  return [...list.slice(start), ...list.slice(0, start)]
}

/** A number that depends on the text only (FNV-1a). */
function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}
