import { comparableAnswer, limits, type SetOfAnswers, trimmed } from '@quizly/domain'
import { questionsFile } from '@quizly/words/all-languages.ts'
import type { FixLabel, SheetFinding } from '../codes.ts'
import { filledOptions, tooLong } from './options.ts'
import type { AnswerReading, CellFinding, PlacedChoice, QuestionRow } from './question-row.ts'
import type { Fix } from '../sheet.ts'
import { acceptedLine, acceptedText, acceptedTexts, filledLines, quoted } from '../text.ts'
import { isWrittenType, writtenTypeOf } from '../words.ts'
import { readAnswer } from '../key.ts'
import { readLabel } from '../labels.ts'
import { numberWithTolerance } from './number-cells.ts'
import { keyCells, removal, typeFix } from './offered-fixes.ts'

/** Whether the row asks for a written answer: its type says so, or it has neither a type nor options. */
export function isWritten({ statedType, columns, cell }: QuestionRow): boolean {
  const isFilled = (column: number) => cell(column) !== ''
  const hasOptions = columns.options.some(({ column }) => isFilled(column)) || columns.wrong.some(isFilled)
  return isWrittenType(statedType) || (statedType === undefined && !hasOptions)
}

/** The column in which a written answer stands. */
export function writtenColumn({ cell, columns, statedType }: QuestionRow): number {
  const firstOption =
    columns.template === 'quizizz' && isWrittenType(statedType) ? columns.options[0]?.column : undefined
  const inOption = firstOption !== undefined && (cell(firstOption) !== '' || cell(columns.correct) === '')
  return inOption ? firstOption : columns.correct
}

/** Reads a written answer: the Correct cell, or the first option's in Quizizz's files. */
export function writtenAnswer(row: QuestionRow): AnswerReading {
  const { cell, columns } = row
  const column = writtenColumn(row)
  const inOption = column !== columns.correct
  const answer = cell(column)

  const { also, problems } = acceptedAnswers(row, column)
  return {
    type: writtenTypeOf(saysNumber(row, answer) ? 'number' : row.statedType),
    options: [],
    correctAnswers: [answer, ...acceptedTexts(columns.further.map(cell))],
    correctColumns: [],
    keyReading: 'answer',
    ...(also.length > 0 && { marking: { also } }),
    problems: [...answerProblems(answer, column), ...problems],
    warnings: inOption ? leftOut(row) : [...labelInstead(row), ...tolerated(row), ...severalSpellings(row)],
  }
}

function answerProblems(answer: string, column: number): CellFinding[] {
  if (answer === '')
    return [{ column, code: 'cell-written-answer-missing', fixes: [removal('remove-title')] }]
  const found = tooLong(answer, limits.optionLength)
  return found ? [{ column, ...found }] : []
}

/** What counts besides the answer in a column: the lines of the columns for that, and other ways to write a number. */
function acceptedAnswers(
  { cell, columns: { accepted }, waysOf = () => [] }: QuestionRow,
  column: number,
): { also: SetOfAnswers[]; problems: CellFinding[] } {
  const lines = accepted.flatMap((each) =>
    filledLines(cell(each)).map((line) => ({ column: each, text: acceptedText(line) })),
  )
  const texts = lines.map(({ text }) => text)
  const known = new Set([comparableAnswer(cell(column)), ''])
  const also = [...texts, ...waysOf(column, cell(column))]
    .filter((text) => known.size < known.add(comparableAnswer(text)).size)
    .map((text) => [text])
  const isTooMuch =
    texts.length > limits.acceptedAnswers ||
    texts.reduce((sum, { length }) => sum + length, 0) > limits.acceptedCharacters
  const place = isTooMuch ? lines[0] : lines.find(({ text }) => text.length > limits.writtenAnswerLength)
  if (!place) return { also, problems: [] }
  const params = { most: limits.acceptedAnswers, characters: limits.acceptedCharacters }
  const found: SheetFinding | undefined = isTooMuch
    ? { code: 'row-too-many-accepted', params }
    : tooLong(place.text, limits.writtenAnswerLength)
  return { also, problems: found ? [{ column: place.column, ...found }] : [] }
}

function leftOut(row: QuestionRow): CellFinding[] {
  const [, second] = filledOptions(row).choices
  if (!second) return []
  const params = { other: quoted(second.text) }
  return [{ column: second.column, code: 'row-one-written-answer', params }]
}

function labelInstead(row: QuestionRow): CellFinding[] {
  const answer = row.cell(row.columns.correct)
  const { correct = [] } = readAnswer(answer, filledOptions(row).choices)
  const meant = correct.filter(({ text }) => comparableAnswer(text) !== comparableAnswer(answer))
  if (meant.length === 0) return []
  const params = { answer: quoted(answer), options: meant.map(({ text }) => quoted(text)) }
  const fixes = [typeFix('choice', row.columns)]
  return [{ column: row.columns.correct, code: 'row-label-is-written-answer', params, fixes }]
}

/** What others call a number is a text, but for one with a tolerance, which nobody would write. */
const saysNumber = ({ statedType }: QuestionRow, answer: string) =>
  statedType === 'numeral' && numberWithTolerance(answer) !== undefined

function tolerated(row: QuestionRow): CellFinding[] {
  const { cell, columns, statedType } = row
  const answer = cell(columns.correct)
  const read = statedType === 'number' || saysNumber(row, answer) ? undefined : numberWithTolerance(answer)
  if (!read) return []
  const { number, tolerance, unit } = read
  const fix: Fix = {
    kind: 'as-number',
    label: { code: 'read-as-number', params: { number, tolerance } },
    cells: [
      ...keyCells(number, columns),
      { column: columns.type ?? 'type', text: questionsFile.en.types.numeric },
      { column: columns.tolerance ?? 'tolerance', text: tolerance },
      ...(unit === '' ? [] : [{ column: columns.unit ?? ('unit' as const), text: unit }]),
    ],
  }
  const params = { answer: quoted(answer) }
  return [{ column: columns.correct, code: 'row-number-with-tolerance', params, fixes: [fix] }]
}

const gap = /_{2,}|\.{4,}|…/g
const betweenSpellings = [/\n/, /;/, /\|/, /\s(?:or|oder)\s/iu, /\s\/\s|(?<=\p{L}{2})\/(?=\p{L}{2})/u]

function severalSpellings({ cell, columns, statedType }: QuestionRow): CellFinding[] {
  const answer = cell(columns.correct)
  if (answer.length > limits.optionLength) return []
  const isList =
    /[;|\n]/.test(answer) ||
    /\p{L}{2,}\s*\/\s*\p{L}{2,}|\s\/\s/u.test(answer) ||
    /\p{L}\s+(?:or|oder)\s+\p{L}/iu.test(answer)
  const gaps = cell(columns.question).match(gap)?.length ?? 0
  if (!isList && !(gaps > 1 && answer.includes(','))) return []
  const params = { answer: quoted(answer) }
  const first = isList ? trimmed(answer.split(/[;|\n/]|\s(?:or|oder)\s/i, 1)[0] ?? '') : ''
  const label: FixLabel = { code: 'write-text', params: { text: quoted(first) } }
  const fix: Fix = { kind: 'one-spelling', label, cells: keyCells(first, columns) }
  const accepted = isList && statedType !== 'number' ? acceptedFix(answer, { cell, columns }) : []
  const fixes = [...accepted, ...(first === '' ? [] : [fix])]
  return [
    { column: columns.correct, code: 'row-all-spellings-wanted', params, ...(fixes.length > 0 && { fixes }) },
  ]
}

/** Each part of the answer as an answer of its own. */
function acceptedFix(answer: string, { cell, columns }: Pick<QuestionRow, 'cell' | 'columns'>): Fix[] {
  const separator = betweenSpellings.find((each) => each.test(answer))
  const parts = separator ? answer.split(separator).map(trimmed).filter(Boolean) : []
  const known = new Set<string>()
  const [first, ...others] = [...parts, ...acceptedTexts(columns.further.map(cell))].filter(
    (text) => known.size < known.add(comparableAnswer(text)).size,
  )
  if (first === undefined || others.length === 0 || others.length >= limits.acceptedTexts) return []
  const [column = 'further' as const, ...rest] = columns.further
  const cells = [
    ...keyCells(first, columns),
    { column, text: others.map(acceptedLine).join('\n') },
    ...rest.map((each) => ({ column: each, text: '' })),
  ]
  return [
    { kind: 'accepted-answers', label: { code: 'read-as-accepted', params: { count: known.size } }, cells },
  ]
}

const numberSeparators = /[\s,;،؛]+/

/** The places, from 0, of options that are not shuffled, named by numbers or letters whatever their texts are. */
export function fixedPlaces(
  { cell, columns: { fixed } }: QuestionRow,
  choices: readonly PlacedChoice[],
): { places: number[]; problems: CellFinding[] } {
  const written = cell(fixed)
  if (fixed === undefined || written === '') return { places: [], problems: [] }
  const places = written.split(numberSeparators).map((part) => {
    const slot = readLabel(part)?.slot
    return choices.findIndex((choice) => choice.slot === slot)
  })
  if (!places.includes(-1)) return { places: [...new Set(places)], problems: [] }
  const params = { text: quoted(written) }
  return { places: [], problems: [{ column: fixed, code: 'row-fixed-unknown', params }] }
}

const allRules = Object.values(questionsFile).map(({ rules }) => rules)

/** The rule for all that a row names. */
export function ruleForAll({ cell, columns: { rule } }: QuestionRow): {
  all?: 'full' | 'left-out'
  problems: CellFinding[]
} {
  const written = cell(rule)
  if (rule === undefined || written === '') return { problems: [] }
  const comparable = comparableAnswer(written)
  const all = (['full', 'left-out'] as const).find((each) =>
    allRules.some((words) => comparableAnswer(words[each]) === comparable),
  )
  if (all) return { all, problems: [] }
  const { rules } = questionsFile.en
  const params = { text: quoted(written), full: rules.full, leftOut: rules['left-out'] }
  return { problems: [{ column: rule, code: 'row-rule-unknown', params }] }
}

const maxKeys = 2 ** limits.optionsMax

/** The sets of options that count besides the correct one, one on each line, by the numbers of the options. */
export function eitherKeys(
  { cell, columns: { either } }: QuestionRow,
  choices: readonly PlacedChoice[],
): { marking?: { also: SetOfAnswers[] }; problems: CellFinding[] } {
  const lines = filledLines(cell(either))
  if (either === undefined || lines.length === 0) return { problems: [] }
  const textOf = (part: string) => {
    const slot = readLabel(part)?.slot
    return choices.find((choice) => choice.slot === slot)?.text
  }
  const keys = lines.slice(0, maxKeys).map((line) => line.split(numberSeparators).map(textOf))
  const also = keys.map((key) => [...new Set(key.filter((text) => text !== undefined))])
  const wrong = lines[keys.findIndex((key) => key.includes(undefined))]
  const found: SheetFinding | undefined =
    lines.length > maxKeys
      ? { code: 'row-too-many-keys', params: { most: maxKeys } }
      : wrong !== undefined
        ? { code: 'row-key-unknown', params: { text: quoted(wrong) } }
        : undefined
  return found === undefined
    ? { marking: { also }, problems: [] }
    : { problems: [{ column: either, ...found }] }
}
