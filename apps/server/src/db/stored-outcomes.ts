import {
  type Outcome,
  otherChoice,
  outcomeOf,
  outcomeOfCredit,
  type Fraction,
  fractionOf,
  sharedChoices,
  type PointsQuestion,
  type Verdict,
  verdictOfSign,
  verdictSymbols,
  type VerdictName,
  verdictsIn,
  withDetails,
} from '@quizly/domain'
import { required } from './readable-rows.ts'

type StoredOutcomes = { outcomes: string | null }

/** Stands for a chosen text that is none of the question's options. */
const otherLetter = '*'
const otherCode = otherLetter.charCodeAt(0)
const firstCode = 'A'.charCodeAt(0)
const lastCode = 'Z'.charCodeAt(0)

const verdictByCode = Array.from({ length: 128 }, (_, code) => verdictOfSign(String.fromCharCode(code)))
const lettersByChoice: string[] = []

/**
 * In `+B-AC*.` the first was right, with B; A, C and a text of no option wrong; the third skipped. Behind bars stands the
 * share of each that is partly right, by its place: in `+B%AC|2~1:2` the second earned half of its points. After it stands
 * what was answered by a list, as in `%|1~1:2BCA`.
 */
export function writeOutcomes(outcomes: readonly Outcome[]): string {
  let text = ''
  let rest = ''
  for (let index = 0; index < outcomes.length; index += 1) {
    const { verdict, chosen, share, details } = outcomes[index] as Outcome
    text += verdictSymbols[verdict] + (lettersByChoice[chosen] ?? lettersOf(chosen))
    if (share || details) rest += entryOf(index, share, details)
  }
  return text + rest
}

const entryOf = (index: number, credit: Fraction | undefined, details = '') =>
  `${bar}${index + 1}${credit ? `~${credit[0]}:${credit[1]}` : ''}${details}`

function lettersOf(chosen: number): string {
  let letters = ''
  for (let code = firstCode; code <= lastCode; code += 1) {
    if ((chosen >> (code - firstCode)) & 1) letters += String.fromCharCode(code)
  }
  if (chosen & otherChoice) letters += otherLetter
  if (chosen < sharedChoices) lettersByChoice[chosen] = letters
  return letters
}

function parseOutcomes(stored: string): Outcome[] {
  const text = symbolsOf(stored)
  const entries = text === stored ? undefined : parseEntries(stored.slice(text.length + 1))
  const outcomes: Outcome[] = []
  for (let at = 0; at < text.length;) {
    const verdict = verdictByCode[text.charCodeAt(at)]
    if (!verdict) throw unreadable()
    let chosen = 0
    for (at += 1; at < text.length; at += 1) {
      const bit = bitOf(text.charCodeAt(at))
      if (bit === 0) break
      chosen |= bit
    }
    outcomes.push(outcomeWith(entries?.[outcomes.length], verdict, chosen))
  }
  if (outcomes.length === 0 || (entries && entries.length > outcomes.length)) throw unreadable()
  return outcomes
}

/** Two outcomes that say the same may be one object. */
function outcomeWith(entry: Entry | undefined, verdict: VerdictName, chosen: number): Outcome {
  if (entry?.outcome?.verdict === verdict && entry.outcome.chosen === chosen) return entry.outcome
  const outcome = withDetails(outcomeOfEntry(verdict, entry?.share, chosen), entry?.details)
  if (entry) entry.outcome = outcome
  return outcome
}

/** Only what is partly right has a share, and what earns nothing by hand. */
function outcomeOfEntry(verdict: VerdictName, credit: Fraction | undefined, chosen: number): Outcome {
  if (verdict === 'partly') {
    const outcome = credit && outcomeOfCredit(credit, chosen)
    if (outcome?.verdict !== verdict) throw unreadable()
    return outcome
  }
  if (!credit) return outcomeOf(verdict, chosen)
  if (verdict !== 'incorrect' || credit[0] !== 0) throw unreadable()
  return { verdict, chosen, share: credit }
}

const bar = '|'

/** Without what stands behind bars: a sign for each question, with its letters. */
function symbolsOf(stored: string): string {
  const end = stored.indexOf(bar)
  return end < 0 ? stored : stored.slice(0, end)
}

const entryForm = /^([1-9]\d{0,8})(?:~(0|[1-9]\d*):([1-9]\d*))?([A-Z_*]*)$/

/** `outcome`: what it was last read as. */
type Entry = { index: number; share?: Fraction | undefined; details?: string | undefined; outcome?: Outcome }

/** What stands behind the bars, each at the place of its question. */
function parseEntries(behind: string): (Entry | undefined)[] {
  const entries: (Entry | undefined)[] = []
  for (const each of behind.split(bar)) {
    const entry = knownEntries.get(each) ?? parseEntry(each)
    const at = entry.index - 1
    if (entries[at]) throw unreadable()
    entries[at] = entry
  }
  return entries
}

/** A class has many of the same. */
const knownEntries = new Map<string, Entry>()
const maxKnown = 4_096
const longestKnown = 24

function parseEntry(text: string): Entry {
  const [, place, num, den, details = ''] = entryForm.exec(text) ?? []
  const credit = den === undefined ? undefined : fractionOf(Number(num), Number(den))
  if (place === undefined || !(credit || details)) throw unreadable()
  const entry = { index: Number(place), share: credit, details: details || undefined }
  if (text.length <= longestKnown) {
    if (knownEntries.size >= maxKnown) knownEntries.clear()
    knownEntries.set(text, entry)
  }
  return entry
}

const unreadable = () => new Error('These outcomes cannot be read')

/** The bit of a choice; 0 if the character is no letter. */
function bitOf(code: number): number {
  if (code >= firstCode && code <= lastCode) return 1 << (code - firstCode)
  return code === otherCode ? otherChoice : 0
}

export function readOutcomes({ outcomes }: StoredOutcomes): Outcome[] {
  return parseOutcomes(required(outcomes))
}

/** Throws if the row cannot be read. */
export function readVerdicts(
  row: StoredOutcomes,
  questions: readonly (PointsQuestion & { _id: string })[],
): Verdict[] {
  return verdictsIn(readOutcomes(row), questions)
}

/** The verdict at a place, from 0, without reading the rest; undefined if there is none. */
export function verdictAt({ outcomes }: StoredOutcomes, index: number): VerdictName | undefined {
  if (outcomes === null) return undefined
  let symbols = -1
  const { length } = symbolsOf(outcomes)
  for (let at = 0; at < length; at += 1) {
    const code = outcomes.charCodeAt(at)
    if (bitOf(code) === 0) symbols += 1
    if (symbols === index) return verdictByCode[code]
  }
  return undefined
}
