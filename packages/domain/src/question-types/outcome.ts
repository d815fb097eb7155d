import { optionLetter } from '../question/option-letter.ts'

export type VerdictName = 'correct' | 'incorrect' | 'skipped'

const signs = { correct: '+', incorrect: '-', skipped: '.' } as const satisfies Record<VerdictName, string>
const verdicts: Record<string, VerdictName | undefined> = { '+': 'correct', '-': 'incorrect', '.': 'skipped' }

/** Stands for a chosen text that is none of the question's options. */
const otherChoice = '*'

/**
 * What became of one question: a sign, `+` correct, `-` incorrect, `.` skipped, and then the letters of the chosen options. `-AC`: A and
 * C were chosen, which is wrong. What is written has no letters.
 */
export function outcomeOf(verdict: VerdictName, letters = ''): string {
  return signs[verdict] + letters
}

/** The letters of chosen options, given as one bit for each place. `isOther`: something else was chosen, too. */
export function lettersOf(chosen: number, isOther: boolean): string {
  let letters = ''
  for (let place = 0; chosen >> place > 0; place += 1) {
    if ((chosen >> place) & 1) letters += optionLetter(place)
  }
  return isOther ? letters + otherChoice : letters
}

/** The verdict with this sign; undefined for a letter. */
export function verdictOfSign(sign: string): VerdictName | undefined {
  return verdicts[sign]
}
