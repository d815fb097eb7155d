import {
  type Outcome,
  otherChoice,
  outcomeOf,
  outcomeOfShare,
  type Share,
  shareOf,
  sharedChoices,
  type WorthQuestion,
  type Verdict,
  verdictOfSign,
  verdictSigns,
  type VerdictName,
  verdictsIn,
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
 * share of each that is partly right, by its place: in `+B%AC|2~1:2` the second earned half of its points.
 */
export function writeOutcomes(outcomes: readonly Outcome[]): string {
  let text = ''
  let shares = ''
  for (let place = 0; place < outcomes.length; place += 1) {
    const { verdict, chosen, share } = outcomes[place] as Outcome
    text += verdictSigns[verdict] + (lettersByChoice[chosen] ?? lettersOf(chosen))
    if (share) shares += `${bar}${place + 1}~${share[0]}:${share[1]}`
  }
  return text + shares
}

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
  const text = signsOf(stored)
  const shares = text === stored ? undefined : parseShares(stored.slice(text.length + 1))
  const outcomes: Outcome[] = []
  for (let at = 0; at < text.length;) {
    const verdict = verdictByCode[text.charCodeAt(at)]
    if (!verdict) throw new Error('These outcomes cannot be read')
    let chosen = 0
    for (at += 1; at < text.length; at += 1) {
      const bit = bitOf(text.charCodeAt(at))
      if (bit === 0) break
      chosen |= bit
    }
    outcomes.push(
      verdict === 'partly'
        ? outcomeOfShare(required(shares?.get(outcomes.length + 1) ?? null), chosen)
        : outcomeOf(verdict, chosen),
    )
  }
  if (outcomes.length === 0) throw new Error('These outcomes cannot be read')
  return outcomes
}

const bar = '|'

/** Without what stands behind bars: a sign for each question, with its letters. */
function signsOf(stored: string): string {
  const end = stored.indexOf(bar)
  return end < 0 ? stored : stored.slice(0, end)
}

/** The shares by places, from 1. */
function parseShares(details: string): Map<number, Share> {
  return new Map(
    details.split(bar).map((each) => {
      const [, place, num, den] = /^(\d+)~(\d+):(\d+)$/.exec(each) ?? []
      if (den === undefined) throw new Error('These outcomes cannot be read')
      return [Number(place), shareOf(Number(num), Number(den))]
    }),
  )
}

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
  questions: readonly (WorthQuestion & { _id: string })[],
): Verdict[] {
  return verdictsIn(readOutcomes(row), questions)
}

/** The verdict at a place, from 0, without reading the rest; undefined if there is none. */
export function verdictAt({ outcomes }: StoredOutcomes, place: number): VerdictName | undefined {
  if (outcomes === null) return undefined
  let signs = -1
  const { length } = signsOf(outcomes)
  for (let at = 0; at < length; at += 1) {
    const code = outcomes.charCodeAt(at)
    if (bitOf(code) === 0) signs += 1
    if (signs === place) return verdictByCode[code]
  }
  return undefined
}
