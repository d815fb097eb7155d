import { optionLetter, placeFinder, trimmed } from '@quizly/domain'
import type { SheetFinding } from './codes.ts'
import { type Label, labelsOf, labelsRunTogether, readLabel, truthOf } from './labels.ts'
import type { FixKind, KeyReading } from './sheet.ts'
import { quoted } from './text.ts'
import { joiningWords } from './words.ts'

/** An option that is filled in. `slot` numbers its column from 0, and blank columns count too. */
export type Choice = { slot: number; text: string }

type Reading =
  | { correct: Choice[]; keyReading: KeyReading; warning?: SheetFinding; meant?: Meant[] }
  | { correct?: never; problem: SheetFinding }
type Finder = (part: string) => Choice | undefined

const bar = /[|｜]/
const separators = [/[\r\n]+/, /[;；؛]/, bar, /[,，、،]/]
/** More than any question can have, so that an endless list costs nothing. */
const maxParts = 50

/**
 * Which options the Correct cell names: by their texts, otherwise by letters, otherwise by positions. If a
 * text and a letter or position name different options, the text counts (or the kind that comes `first`),
 * with a warning.
 */
export function readAnswer(cell: string, choices: readonly Choice[], first?: Label['kind']): Reading {
  const byText = textFinder(choices)
  const texts = find(cell, byText)
  // A bar within the text of an option parts no letters.
  const letters = byText(cell) && bar.test(cell) ? undefined : find(cell, labelFinder('letter', choices))
  const positions = find(cell, labelFinder('position', choices))
  const labels = letters ?? positions

  if (!texts)
    return labels
      ? plainLabels(cell, labels, letters ? 'letter' : 'position', choices)
      : looseReading(cell, choices, byText)
  const asText = { correct: texts, keyReading: 'text' } as const
  if (!labels) return asText
  if (texts.length === labels.length && texts.every((choice) => labels.includes(choice)))
    return { ...asText, correct: first ? labels : texts }
  const preferred = first === 'letter' ? letters : first && positions
  if (first && preferred) {
    const instead = texts.map(({ slot }) => (first === 'letter' ? optionLetter(slot) : slot + 1)).join(',')
    const params = { key: quoted(cell), answers: textsOf(preferred), instead }
    const warning: SheetFinding = { code: `key-read-as-${first}`, params }
    return { correct: preferred, keyReading: first, warning, meant: eitherWay(preferred, texts) }
  }
  const code = letters ? 'key-read-as-text-not-letter' : 'key-read-as-text-not-position'
  const warning: SheetFinding = { code, params: { key: quoted(cell), meant: textsOf(labels) } }
  return { ...asText, warning, meant: eitherWay(texts, labels) }
}

const eitherWay = (read: Choice[], other: Choice[]): Meant[] => [
  { kind: 'as-read', correct: read },
  { kind: 'other-reading', correct: other },
]

/** Labels, with a warning if they are also a number that is one of the options. */
function plainLabels(
  cell: string,
  correct: Choice[],
  keyReading: Label['kind'],
  choices: readonly Choice[],
): Reading {
  const byColumns = find(cell, columnFinder(keyReading, choices))
  if (byColumns?.some((choice) => !correct.includes(choice))) {
    const params = { key: quoted(cell), answers: textsOf(correct) }
    const warning: SheetFinding = { code: 'key-read-as-own-letter', params }
    return { correct, keyReading, warning, meant: eitherWay(correct, byColumns) }
  }
  const same = correct.length > 1 ? sameNumber(cell, choices) : undefined
  if (!same) return { correct, keyReading }
  const params = { key: quoted(cell), answers: textsOf(correct), number: quoted(same.text) }
  const warning: SheetFinding = { code: 'key-read-as-list', params }
  return { correct, keyReading, warning, meant: eitherWay(correct, [same]) }
}

/** A key that no plain rule explains: letter with text, T and F, a number written otherwise, joined letters. */
function looseReading(cell: string, choices: readonly Choice[], byText: Finder): Reading {
  const named = find(cell, labelledFinder(choices, byText)) ?? find(cell, truthFinder(choices))
  if (named) return { correct: named, keyReading: 'loosely' }
  const same = sameNumber(cell, choices)
  const correct = same ? [same] : joinedReading(cell, [byText, ...labelFinders(choices)])
  if (!correct) return { problem: notAnOption(cell, choices, byText) }
  const warning: SheetFinding = { code: 'key-read-loosely', params: { answers: textsOf(correct) } }
  return { correct, keyReading: 'loosely', warning, meant: [{ kind: 'as-read', correct }] }
}

/** The parts of a cell that lists several things, split at the first kind of separator that occurs in it. */
export function listedParts(cell: string): string[] {
  const separator = separators.find((each) => each.test(cell))
  return separator ? partsOf(cell, separator) : [cell]
}

function partsOf(cell: string, separator: RegExp): string[] {
  const parts = cell.split(separator, maxParts)
  return parts.length < maxParts ? parts.map(trimmed).filter((part) => part !== '') : [cell]
}

/** The options named by the whole cell, or else by all its parts. Separators are tried one kind at a time. */
function find(cell: string, choiceOf: Finder): Choice[] | undefined {
  const whole = choiceOf(cell)
  if (whole) return [whole]
  for (const separator of separators) {
    const parts = separator.test(cell) ? partsOf(cell, separator) : []
    const found = parts.map(choiceOf)
    if (found.length > 0 && found.every((choice) => choice !== undefined)) return [...new Set(found)]
  }
  return undefined
}

function textFinder(choices: readonly Choice[]): Finder {
  const placeOf = placeFinder(choices.map(({ text }) => text))
  return (part) => choices[placeOf(part) ?? -1]
}

function columnFinder(kind: Label['kind'], choices: readonly Choice[]): Finder {
  return (part) => {
    const read = readLabel(part)
    return read?.kind === kind ? choices.find(({ slot }) => slot === read.slot) : undefined
  }
}

/** Finds an option by its column, unless all options carry letters of their own: then those count. */
function labelFinder(kind: Label['kind'], choices: readonly Choice[]): Finder {
  if (kind === 'position') return columnFinder(kind, choices)
  let own: Choice[] | undefined
  return (part) => {
    const read = readLabel(part)
    if (read?.kind !== kind) return undefined
    own ??= byOwnLetters(choices) ?? [...choices]
    return choices[own.findIndex(({ slot }) => slot === read.slot)]
  }
}

const ownLetter = /^[([]?\s*([a-j])\s*(?:[)\]:]|\.(?=\s))(?=\s*\S)/i

/** The options with the places that they give themselves, such as `B) Rome`, if each gives another one. */
function byOwnLetters(choices: readonly Choice[]): Choice[] | undefined {
  const own: Choice[] = []
  for (const { text } of choices) {
    const slot = readLabel(ownLetter.exec(text)?.[1] ?? '')?.slot
    if (slot === undefined || own.some((each) => each.slot === slot)) return undefined
    own.push({ slot, text })
  }
  return own
}

const labelFinders = (choices: readonly Choice[]): Finder[] => [
  labelFinder('letter', choices),
  labelFinder('position', choices),
]

/** Finds `B) Rome`, where the letter or number and the text name the same option. */
function labelledFinder(choices: readonly Choice[], byText: Finder): Finder {
  return (part) => {
    if (part.length > 2_100) return undefined
    const [, label = '', text = ''] = /^([([]?\w{1,2}\s*[)\].:=\p{Pd}])\s*(\S.*)$/su.exec(part) ?? []
    const choice = text === '' ? undefined : byText(text)
    const slot = readLabel(label.replace(/[=\p{Pd}]$/u, ''))?.slot
    return choice?.slot === slot ? choice : undefined
  }
}

const textsOf = (choices: readonly Choice[]) => choices.map(({ text }) => quoted(text))

function notAnOption(cell: string, choices: readonly Choice[], byText: Finder): SheetFinding {
  const slots = choices.map(({ slot }) => slot)
  const labels = labelsOf(slots)
  const isKnown = (part: string) => byText(part) || slots.includes(readLabel(part)?.slot ?? -1)
  const unknown = listedParts(cell).find((part) => !isKnown(part))
  if (unknown === undefined) return { code: 'key-mixes-kinds', params: { key: quoted(cell), labels } }

  const params = { key: quoted(unknown), count: choices.length }
  const run = labelsRunTogether(unknown)
  if (!run?.every(({ slot }) => slots.includes(slot)))
    return { code: 'key-not-an-option', params: { ...params, labels } }
  const name = (each: Label) => (each.kind === 'letter' ? optionLetter(each.slot) : String(each.slot + 1))
  return { code: 'key-run-together', params: { ...params, apart: run.map(name).join(',') } }
}

const longestKey = 200
const joints = new RegExp(String.raw`\s*(?:[/\\&+·]|(?<=\s)(?:${joiningWords})(?=\s))\s*`, 'iu')
function truthFinder(choices: readonly Choice[]): Finder {
  const truths = choices.map(({ text }) => truthOf(text))
  const isPair = choices.length === 2 && truths.includes(true) && truths.includes(false)
  return (part) => {
    const truth = isPair ? truthOf(part) : undefined
    return truth === undefined ? undefined : choices[truths.indexOf(truth)]
  }
}

/** The one option that is the same number written otherwise: `0.5`, `0,5` and `50 %`; `1000` and `1,000`. */
function sameNumber(cell: string, choices: readonly Choice[]): Choice | undefined {
  const numbers = numbersIn(cell)
  if (numbers.length === 0) return undefined
  const same = choices.filter(({ text }) => numbersIn(text).some((number) => numbers.includes(number)))
  return same.length === 1 ? same[0] : undefined
}

/** What a text can mean as a number: a comma and a point may mark thousands or decimals. */
function numbersIn(text: string): number[] {
  if (text.length > 30) return []
  const unspaced = text.replace(/[\s\u00A0\u202F']/g, '')
  const [, digits = '', percent] = /^([+-]?\d[\d.,]*)(%?)$/.exec(unspaced) ?? []
  if (digits === '') return []
  const readings = [digits, digits.replaceAll(',', ''), digits.replaceAll('.', '').replace(',', '.')]
  const isGrouped = (sign: string) =>
    new RegExp(`^[+-]?\\d{1,3}(\\${sign}\\d{3})+(?!\\d|\\${sign})`).test(digits)
  const fitting = readings.filter(
    (_, i) => i === 0 || (i === 1 ? isGrouped(',') : isGrouped('.') || /^[^.]*,\d+$/.test(digits)),
  )
  const numbers = fitting.map(Number).filter((number) => !Number.isNaN(number))
  return [...new Set(numbers.map((number) => (percent ? number / 100 : number)))]
}

/** The options named by parts that are joined by a word, a sign, spaces or nothing: `A and C`, `A/C`, `AC`. */
function joinedReading(cell: string, finders: readonly Finder[]): Choice[] | undefined {
  if (cell.length > longestKey) return undefined
  const parts = cell.split(',')
  const last = (parts.pop() ?? '').split(joints)
  const inList = last.length > 1 && !parts.includes('') ? [...parts, ...last] : []
  const ways = [cell.split(joints), inList, cell.split(/\s+/), /^[a-j]{2,6}$/i.test(cell) ? [...cell] : []]
  for (const named of ways.map((way) => way.map(trimmed).filter(Boolean))) {
    if (named.length < 2) continue
    for (const choiceOf of finders) {
      const found = named.map(choiceOf)
      const isPlain = found.every((choice) => choice !== undefined)
      if (isPlain && new Set(found).size === found.length) return found
    }
  }
  return undefined
}

/** Options that may be meant instead of what a key says, and the kind of fix that would write them. */
export type Meant = { kind: FixKind; correct: readonly Choice[] }

/** The key for these options that can be read in one way only: letters, else texts, else positions. */
export function plainKey(correct: readonly Choice[], choices: readonly Choice[]): string | undefined {
  const ways = [
    correct.map(({ slot }) => optionLetter(slot)).join(','),
    correct.map(({ text }) => text).join('\n'),
    correct.map(({ slot }) => slot + 1).join(','),
  ]
  return ways.find((way) =>
    [undefined, 'letter' as const, 'position' as const].every((first) => {
      const read = readAnswer(way, choices, first)
      return (
        read.correct?.length === correct.length &&
        !('warning' in read) &&
        read.correct.every((choice) => correct.includes(choice))
      )
    }),
  )
}
