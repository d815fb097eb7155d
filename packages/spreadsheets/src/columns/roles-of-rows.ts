import { comparableAnswer, isBlank, limits, trimmed } from '@quizly/domain'
import type { SheetNote } from '../codes.ts'
import { isErrorText, numberIn, quoted } from '../text.ts'
import { isListType } from '../words.ts'
import { readMask, truthOf } from '../labels.ts'
import { readType } from '../stated-type.ts'
import { ownRoles, saysSomething, spreadsheetTemplate } from '../headings.ts'
import { type ColumnRole, headingOf, optionRole, slotOfRole } from '../roles.ts'
import { countedFromOne } from './columns.ts'
import { readAnswer } from '../key.ts'

/** The roles with those of pairs, items and distractors, if a row says that it is of such a type; otherwise the same. */
function withListRoles(
  roles: ColumnRole[],
  headings: readonly string[],
  rows: readonly { values: readonly string[] }[],
): ColumnRole[] {
  const type = roles.indexOf('type')
  const own = type === -1 ? [] : ownRoles(headings)
  const found = roles.map((role, column) => {
    const isListed = own[column] === 'pair' || own[column] === 'item' || own[column] === 'distractors'
    return role === 'unused' && isListed ? (own[column] ?? role) : role
  })
  const isChanged = found.some((role, column) => role !== roles[column])
  const isNeeded = isChanged && rows.some(({ values }) => isListType(readType(values[type] ?? '').statedType))
  return isNeeded ? found : roles
}

type Rows = readonly { values: readonly string[] }[]

/** The roles as the cells confirm them or ask for others, the same list if they do not; and the notes that say so. */
export function rolesOfRows(
  byHeadings: ColumnRole[],
  headings: readonly string[],
  rows: Rows,
): { roles: ColumnRole[]; notes: SheetNote[] } {
  const listed = withListRoles(byHeadings, headings, rows)
  if (spreadsheetTemplate(headings) === 'quizly') return { roles: listed, notes: [] }
  const notes: SheetNote[] = []
  const cellsOf = (column: number) =>
    rows
      .map(({ values }) => trimmed((values[column] ?? '').slice(0, longestCell)))
      .filter((cell) => !isBlank(cell))
  let roles = listed

  const type = roles.indexOf('type')
  const types = type === -1 ? [] : cellsOf(type)
  if (types.length > 1 && types.every((cell) => readType(cell).problem?.code === 'type-unknown')) {
    roles = roles.with(type, 'unused')
    const texts = [...new Set(types)].slice(0, maxNamed).map(quoted)
    notes.push({ code: 'type-column-unused', params: { column: quoted(headings[type] ?? ''), texts } })
  }
  const points = roles.indexOf('points')
  const questionPoints = points === -1 ? [] : cellsOf(points)
  const odd = questionPoints.filter((cell) => !isErrorText(cell) && !(Number(numberIn(cell)) > 0))
  if (odd.length > questionPoints.length / 2) {
    roles = roles.with(points, 'unused')
    const params = { column: quoted(headings[points] ?? ''), text: quoted(odd[0] ?? '') }
    notes.push({ code: 'points-column-unused', params })
  }
  const truths = roles.findIndex(
    (role, column) =>
      role === 'unused' &&
      readType(headings[column] ?? '').statedType === 'true-false' &&
      cellsOf(column).every((cell) => truthOf(cell) !== undefined),
  )
  // Such as T/F above the keys.
  if (truths !== -1 && !roles.includes('correct')) roles = roles.with(truths, 'correct')
  roles = withNumberedOptions(roles, headings, rows)
  const guessed = guessedColumns(roles, headings, rows)
  return guessed ? { roles: guessed.roles, notes: [...notes, guessed.note] } : { roles, notes }
}

const maxNamed = 3
/** A type or a number is shorter. */
const longestCell = 200

type Option = { column: number; slot: number }

const sampledRows = 60
const maxColumns = 15
const leastRows = 2
const questionEnd = /[?؟？:：…_]\s*$|_{2,}/u

/**
 * The question, the key and the options of a sheet whose headings leave one of them open: the key is the column whose
 * cells name one of the options beside them in every row. Undefined where the cells do not say it as plainly.
 */
function guessedColumns(
  roles: readonly ColumnRole[],
  headings: readonly string[],
  rows: Rows,
): { roles: ColumnRole[]; note: SheetNote } | undefined {
  const isComplete = roles.includes('question') && roles.includes('correct')
  const isOwn = (role: ColumnRole) => headingOf(role) !== undefined && headingOf(role) !== 'words'
  const hasOthers = roles.some((role) => role === 'wrong' || isOwn(role))
  const sample = sampleOf(rows)
  if (isComplete || hasOthers || sample.length < leastRows || roles.length > maxColumns) return undefined
  const free = roles.flatMap((role, column) => (role === 'unused' ? [column] : []))
  const known = roles.flatMap((role, column): Option[] => {
    const slot = slotOfRole(role)
    return slot === undefined ? [] : [{ column, slot }]
  })
  const questions = roles.includes('question') ? [roles.indexOf('question')] : questionColumns(free, sample)
  const keys = roles.includes('correct') ? [roles.indexOf('correct')] : free.toReversed()
  for (const question of questions) {
    const runs = known.length > 1 ? [known] : runsOf(free.filter((column) => column !== question))
    for (const options of runs) {
      const isFree = (column: number) =>
        column !== question && !options.some((each) => each.column === column)
      const key = keys.filter(isFree).find((column) => namesOptions(column, options, sample))
      if (key === undefined) continue
      // What heads the columns is a question as well: this sheet has no headings.
      if (namesOptions(key, options, [headings.map((heading) => heading.replace(/ \(\d+\)$/, ''))], true))
        return undefined
      const found = roles.map((role, column): ColumnRole => {
        if (column === question) return 'question'
        if (column === key) return 'correct'
        const option = options.find((each) => each.column === column)
        return option ? optionRole(option.slot) : role
      })
      const [named, correct] = [quoted(headings[question] ?? ''), quoted(headings[key] ?? '')]
      return { roles: found, note: { code: 'columns-guessed', params: { question: named, correct } } }
    }
  }
  return undefined
}

const sampleOf = (rows: Rows): string[][] =>
  rows
    .slice(0, 2 * sampledRows)
    .map(({ values }) =>
      values.slice(0, maxColumns).map((cell) => (cell.length > longestSampled ? '' : trimmed(cell))),
    )
    .filter((values) => values.filter((cell) => cell !== '').length > 2)
    .slice(0, sampledRows)

const longestSampled = 2_000
const stemAndNumber = /^(.*?\p{L})[\s_.\-#]*(?:([a-f])|([1-6]))$/iu
const longestStem = 40

/** Columns such as Q_1, Q_2 and Q_3 are options if no other columns are, and the keys name them in all rows. */
function withNumberedOptions(roles: ColumnRole[], headings: readonly string[], rows: Rows): ColumnRole[] {
  const correct = roles.indexOf('correct')
  const isOpen =
    roles.includes('question') && correct !== -1 && !roles.some((role) => /^(?:option|wrong)/.test(role))
  const stems = isOpen
    ? countedFromOne(headings).map((heading, column) => {
        const [, stem = '', letter, digit] = stemAndNumber.exec(heading.trim().slice(0, longestStem)) ?? []
        const slot = letter === undefined ? Number(digit) - 1 : letter.toLowerCase().charCodeAt(0) - 97
        const isFree = stem !== '' && roles[column] === 'unused' && !saysSomething(stem)
        return isFree ? { stem: stem.toLowerCase(), slot } : undefined
      })
    : []
  const first = stems.findIndex((each, i) => each?.slot === 0 && stems[i + 1]?.slot === 1)
  if (first === -1) return roles
  const run = stems.slice(first)
  const end = run.findIndex((each, i) => each?.slot !== i || each.stem !== stems[first]?.stem)
  const options = (end === -1 ? run : run.slice(0, end)).map((_, slot): Option => ({
    column: first + slot,
    slot,
  }))
  const sample = sampleOf(rows)
  const isMask = (values: string[]) => {
    const filled = options.findLastIndex(({ column }) => values[column]) + 1
    return readMask(values[correct] ?? '', filled) !== undefined
  }
  const areNamed = sample.length > 0 && (sample.every(isMask) || namesOptions(correct, options, sample))
  if (!areNamed) return roles
  return roles.map((role, column) => {
    const option = options.find((each) => each.column === column)
    return option ? optionRole(option.slot) : role
  })
}

/** The columns of texts that may be questions, the likeliest first: those that ask, then the longer ones. */
function questionColumns(free: readonly number[], sample: readonly string[][]): number[] {
  return free
    .map((column) => {
      const cells = sample.map((values) => values[column] ?? '')
      const isText = cells.every((cell) => /\p{L}/u.test(cell)) && new Set(cells).size === cells.length
      const share = cells.filter((cell) => questionEnd.test(cell)).length / cells.length
      const length = cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length
      return { column, isText, weight: (share > 0.5 ? 1_000 : 0) + Math.min(length, 900) }
    })
    .filter(({ isText, weight }) => isText && weight > leastWeight)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ column }) => column)
    .slice(0, 2)
}

/** A question has about three words. */
const leastWeight = 10

/** The runs of neighbours that may be options, the longest first. */
function runsOf(columns: readonly number[]): Option[][] {
  const runs: Option[][] = []
  for (let length = limits.optionsMax; length >= limits.optionsMin; length--)
    for (const [at, first] of columns.entries()) {
      const run = columns.slice(at, at + length)
      if (run.length === length && run.at(-1) === first + length - 1)
        runs.push(run.map((column, slot) => ({ column, slot })))
    }
  return runs
}

/** Positions may also be the numbers of the rows, unless it `isSaid` that they are keys. */
function namesOptions(
  key: number,
  options: readonly Option[],
  sample: readonly string[][],
  isSaid = false,
): boolean {
  let isCertain = isSaid
  return (
    sample.every((values) => {
      const choices = options
        .map(({ column, slot }) => ({ slot, text: values[column] ?? '' }))
        .filter(({ text }) => !isBlank(text))
      const written = values[key] ?? ''
      const isTwice = new Set(choices.map(({ text }) => comparableAnswer(text))).size < choices.length
      if (choices.length < limits.optionsMin || isTwice || isBlank(written)) return false
      const read = readAnswer(written, choices)
      const isPlain = read.correct !== undefined && read.correct.length < choices.length
      isCertain ||= isPlain && read.keyReading !== 'position'
      return isPlain && read.keyReading !== 'loosely'
    }) &&
    (isCertain || areNotCounted(sample.map((values) => values[key] ?? '')))
  )
}

const areNotCounted = (keys: readonly string[]) =>
  keys.some((key, i) => i > 0 && Number(key) !== Number(keys[i - 1]) + 1)
