import { optionLetter } from './option-letter.ts'
import {
  type Outcome,
  otherChoice,
  outcomeOf,
  outcomeOfCredit,
  verdictOfSign,
  verdictSymbols,
} from './outcome.ts'

/** Outcomes as tests write them: `+B-AC*.%` is B, right; A, C and what is no option, wrong; skipped; half right. */
export function outcomesIn(text: string): Outcome[] {
  return (text.match(/[^A-Z*][A-Z*]*/g) ?? []).map((each) => {
    const places = Array.from(each.slice(1), (letter) =>
      letter === '*' ? otherChoice : 1 << (letter.charCodeAt(0) - 65),
    )
    const verdict = verdictOfSign(each.charAt(0)) ?? 'skipped'
    const chosen = places.reduce((bits, bit) => bits | bit, 0)
    return verdict === 'partly' ? outcomeOfCredit([1, 2], chosen) : outcomeOf(verdict, chosen)
  })
}

/** Outcomes in the form in which tests write them. */
export function writtenOutcomes(outcomes: readonly Outcome[]): string {
  return outcomes.map(({ verdict, chosen }) => verdictSymbols[verdict] + lettersOf(chosen)).join('')
}

function lettersOf(chosen: number): string {
  const letters = Array.from({ length: 26 }, (_, index) => ((chosen >> index) & 1 ? optionLetter(index) : ''))
  return letters.join('') + (chosen & otherChoice ? '*' : '')
}
