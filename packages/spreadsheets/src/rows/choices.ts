import { limits, optionLetter } from '@quizly/domain'
import type { SheetFinding } from '../codes.ts'
import { filledOptions, optionProblems, tooLong } from './options.ts'
import { eitherKeys, fixedPlaces } from './written.ts'
import type { KeyReading } from '../sheet.ts'
import type { AnswerReading, CellFinding, PlacedChoice, QuestionRow } from './question-row.ts'
import { quoted } from '../text.ts'
import { articles } from '../words.ts'
import { type Choice, listedParts, type Meant, readAnswer } from '../key.ts'
import { labelsOf, readLabel } from '../labels.ts'
import { textHash, turned } from '../layout/right-then-wrong.ts'
import { isSlip } from '../headings.ts'
import { keyFix, typeFix } from './offered-fixes.ts'

type Answer = {
  correct: readonly Choice[]
  keyReading?: KeyReading
  problem?: SheetFinding
  warning?: SheetFinding
  meant?: Meant[]
}

/** Reads options and a key, or one correct answer and wrong ones. */
export function choiceAnswers(row: QuestionRow): AnswerReading {
  const { cell, columns, statedType } = row
  const wrong = columns.wrong.filter((column) => cell(column) !== '')
  if (wrong.length > 0 || (columns.wrong.length > 0 && statedType !== 'true-false'))
    return rightAndWrong(row, wrong)

  const { choices: filled, warnings: leftOut } = filledOptions(row)
  const isTrueOrFalse = statedType === 'true-false' && filled.length === 0
  const choices = isTrueOrFalse ? trueAndFalse(columns.correct) : filled
  const written = cell(columns.correct)
  const answer = isTrueOrFalse && /^[tf]$/i.test(written) ? spelledOut(written) : written
  const empty = emptyOption(row, answer)
  const correct =
    cyrillicKey(columns, answer, choices) ??
    readCorrect(answer, choices, columns.template ? 'position' : row.keysAre, empty)
  const reading = finish(row, choices, correct)
  const { places, problems } = fixedPlaces(row, choices)
  const { problems: keyProblems, ...further } = eitherKeys(row, choices)
  return {
    ...reading,
    ...(places.length > 0 && { fixedOptions: places }),
    ...further,
    problems: [...reading.problems, ...problems, ...keyProblems],
    warnings: [...leftOut, ...reading.warnings],
  }
}

/** Letters of the alphabet in which the headings name the options. */
function cyrillicKey(
  { isCyrillic }: QuestionRow['columns'],
  answer: string,
  choices: readonly Choice[],
): Answer | undefined {
  const found = isCyrillic ? lookAlikes(answer, choices)?.meant : undefined
  const meant = found?.find(({ kind }) => kind === 'other-reading')
  return meant && { correct: meant.correct, keyReading: 'letter' }
}

const trueAndFalse = (column: number): PlacedChoice[] =>
  ['True', 'False'].map((text, slot) => ({ text, slot, column }))

const spelledOut = (initial: string) => (initial.toLowerCase() === 't' ? 'True' : 'False')

function emptyOption({ columns, cell }: QuestionRow, answer: string): string | undefined {
  const slot = readLabel(answer)?.slot
  const named = columns.options.find((option) => option.slot === slot)
  return named && cell(named.column) === '' ? optionLetter(named.slot) : undefined
}

function readCorrect(
  answer: string,
  choices: readonly Choice[],
  first: QuestionRow['keysAre'],
  empty: string | undefined,
): Answer {
  const labels = labelsOf(choices.map(({ slot }) => slot))
  if (answer === '') {
    if (choices.length === 0) return { correct: [], problem: { code: 'key-missing-without-options' } }
    return { correct: [], problem: { code: 'key-missing', params: { labels } } }
  }
  const problem = tooLong(answer, limits.questionTextLength)
  if (problem !== undefined) return { correct: [], problem }
  if (choices.length === 0) return { correct: [] }
  const read = readAnswer(answer, choices, first)
  if (read.correct) return read
  if (empty !== undefined) {
    const params = { key: quoted(answer), option: empty, labels }
    return { correct: [], problem: { code: 'key-names-empty-option', params } }
  }
  const alike = lookAlikes(answer, choices)
  if (alike) return { correct: [], ...alike }
  const near = nearestOptions(answer, choices)
  return { correct: [], problem: read.problem, ...(near && { meant: [{ kind: 'nearest', correct: near }] }) }
}

/** The place of the correct answer depends on the question's text, so that it does not change between uploads. */
function rightAndWrong(row: QuestionRow, wrong: number[]): AnswerReading {
  const { cell, columns, keys, statedType } = row
  const answer = cell(columns.correct)
  const isList = statedType === 'several' && keys.length === 1 && answer.length <= limits.questionTextLength
  const texts = isList
    ? listedParts(answer)
        .filter((text) => text !== '')
        .map((text) => ({ text, column: columns.correct }))
    : keys
  const correct = texts.map((text) => ({ ...text, slot: 0 }))
  const { wrongTexts, warnings } = wrongAnswers(row, wrong)
  const choices = [...correct, ...wrongTexts]
  const reading = finish(row, choices, {
    correct,
    keyReading: 'answer',
    ...(answer === '' && { problem: { code: 'cell-answer-missing' } }),
  })
  const options = turned(reading.options, textHash(cell(columns.question)))
  return { ...reading, options, warnings: [...warnings, ...reading.warnings] }
}

/** The wrong answers of a row. A single column of them may list several; two with a comma may be one. */
function wrongAnswers(
  { cell, columns }: QuestionRow,
  wrong: readonly number[],
): { wrongTexts: PlacedChoice[]; warnings: CellFinding[] } {
  const wrongTexts = wrong.map((column) => ({ text: cell(column), slot: 0, column }))
  const [first] = wrongTexts
  if (!first || columns.wrong.length > 1 || first.text.length > limits.questionTextLength)
    return { wrongTexts, warnings: [] }
  const { text, column } = first
  const parts = listedParts(text)
  if (parts.length === 1) return { wrongTexts, warnings: [] }
  const isOne = parts.length === 2 && !/[;|\n]/.test(text)
  const read: SheetFinding = isOne
    ? { code: 'row-one-wrong-answer', params: { text: quoted(text) } }
    : { code: 'row-several-wrong-answers', params: { text: quoted(text), count: parts.length } }
  const several = parts.map((part) => ({ text: part, slot: 0, column }))
  return { wrongTexts: isOne ? wrongTexts : several, warnings: [{ column, ...read }] }
}

function finish(row: QuestionRow, choices: PlacedChoice[], answer: Answer): AnswerReading {
  const { cell, columns, statedType } = row
  const places = columns.options.length > 0 ? columns.options.map(({ column }) => column) : columns.wrong
  const { correct, warning, keyReading = 'answer' } = answer
  const isOneOnly = statedType === 'one' || statedType === 'true-false'
  const isTooMany = isOneOnly && correct.length > 1
  const tooMany = { text: quoted(cell(columns.correct)), count: correct.length }
  const problem =
    answer.problem ?? (isTooMany ? { code: 'row-too-many-correct' as const, params: tooMany } : undefined)
  const fixes = [
    ...(isTooMany ? [typeFix('several', columns)] : []),
    ...(answer.meant ?? []).map((each) => keyFix(each, choices, columns)).filter((fix) => fix !== undefined),
  ]
  const at = (found: SheetFinding | undefined): CellFinding[] =>
    found === undefined ? [] : [{ column: columns.correct, ...found, ...(fixes.length > 0 && { fixes }) }]
  return {
    type: statedType === 'several' || correct.length > 1 ? 'multiple' : 'single',
    options: choices.map(({ text }) => text),
    correctAnswers: correct.map(({ text }) => text),
    correctColumns: choices.filter((choice) => correct.includes(choice)).map(({ column }) => column),
    keyReading,
    problems: [
      ...optionProblems(choices, places.length > 0 ? places : [columns.type ?? 0], row),
      ...at(problem),
    ],
    warnings: at(warning),
  }
}

/** Letters of other scripts, each behind the Latin one that it looks like, and in the order of their alphabet. */
const scripts = [
  { code: 'key-in-cyrillic', alike: 'AА BВ CС EЕ HН IІ JЈ', alphabet: 'АБВГДЕЖЗИЙ' },
  { code: 'key-in-greek', alike: 'AΑ BΒ EΕ HΗ IΙ', alphabet: 'ΑΒΓΔΕΖΗΘΙΚ' },
] as const
const longestKey = 40

/** Latin letters that a key in another script looks like, or at the same place of the alphabet; undefined for other keys. */
function lookAlikes(
  key: string,
  choices: readonly Choice[],
): { problem: SheetFinding; meant: Meant[] } | undefined {
  if (key.length > longestKey || /^[ -~]*$/.test(key)) return undefined
  const letters = key
    .toUpperCase()
    .split(/[\s,;|/().]+/)
    .filter(Boolean)
  const script = scripts.find(({ alike, alphabet }) =>
    letters.every((letter) => letter.length === 1 && (alphabet + alike).includes(letter)),
  )
  if (!script) return undefined
  const ways: [kind: Meant['kind'], slots: number[]][] = [
    ['nearest', letters.map((letter) => slotOf(script.alike[script.alike.indexOf(letter) - 1] ?? letter))],
    ['other-reading', letters.map((letter) => script.alphabet.indexOf(letter))],
  ]
  const meant = ways.flatMap(([kind, slots]): Meant[] => {
    const correct = slots.flatMap((slot) => choices.find((choice) => choice.slot === slot) ?? [])
    return correct.length > 0 && correct.length === letters.length ? [{ kind, correct }] : []
  })
  const names = meant.map(({ correct }) => correct.map(({ slot }) => optionLetter(slot)).join(','))
  if (names.length === 0) return undefined
  const params = { key: quoted(key), count: letters.length, ways: [...new Set(names)] }
  return { problem: { code: script.code, params }, meant }
}

const slotOf = (letter: string) => letter.charCodeAt(0) - 65

const longest = 200
const article = new RegExp(String.raw`^(?:${articles})\s+`, 'u')

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}%€$£+]+/gu, ' ')
    .trim()
    .replace(article, '')

/** The options that a key probably means although it is none of them; undefined if that is anybody's guess. */
function nearestOptions(cell: string, choices: readonly Choice[]): Choice[] | undefined {
  if (cell.length > longest || choices.some(({ text }) => text.length > longest)) return undefined
  const ways = [[cell], listedParts(cell), cell.split(/[.\s]+/)]
  for (const parts of ways) {
    const found = parts.filter(Boolean).map((part) => nearest(part, choices))
    const isComplete = found.length > 0 && found.every((choice) => choice !== undefined)
    if (isComplete && new Set(found).size === found.length) return found
  }
  return undefined
}

function nearest(part: string, choices: readonly Choice[]): Choice | undefined {
  const label = readLabel(part)
  const named = choices.find(({ slot }) => slot === label?.slot)
  if (named) return named
  const requested = bare(part)
  if (requested === '') return undefined
  const texts = choices.map(({ text }) => bare(text))
  const only = (fits: (text: string) => boolean) => {
    const found = choices.filter((_, i) => fits(texts[i] ?? ''))
    return found.length === 1 ? found[0] : undefined
  }
  const words = ` ${requested} `
  return (
    only((text) => text === requested) ??
    only((text) => text !== '' && (words.includes(` ${text} `) || ` ${text} `.includes(words))) ??
    only((text) => Math.min(text.length, requested.length) > 3 && isSlip(text, requested))
  )
}
