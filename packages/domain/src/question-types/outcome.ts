import { optionLetter } from '../question/option-letter.ts'

/**
 * `left-out`: the question counts neither for nor against anybody. `not-asked`: it counts for nothing in this attempt,
 * which was never shown it.
 */
export type VerdictName = 'correct' | 'incorrect' | 'skipped' | 'left-out' | 'not-asked'

const signs = {
  correct: '+',
  incorrect: '-',
  skipped: '.',
  'left-out': '/',
  'not-asked': '~',
} as const satisfies Record<VerdictName, string>
const verdicts: Record<string, VerdictName | undefined> = {
  '+': 'correct',
  '-': 'incorrect',
  '.': 'skipped',
  '/': 'left-out',
  '~': 'not-asked',
}

/** Stands for a chosen text that is none of the question's options. */
const otherChoice = '*'

/**
 * What became of one question: a sign, `+` correct, `-` incorrect, `.` skipped, `/` left out,
 * `~` not asked, and then the letters of the chosen options. `-AC`: A and
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

/** The single outcomes in those that stand one after the other. */
export function outcomesIn(outcomes: string): string[] {
  return outcomes.match(/[^A-Z*][A-Z*]*/g) ?? []
}

/** The signs in outcomes that stand one after the other, without letters. */
export function signsIn(outcomes: string): string {
  return outcomes.replaceAll(/[A-Z*]/g, '')
}

/** Which of two outcomes on a question gives a student the greater share of the points: the one of higher rank. */
export function rankOf(outcome: string): number {
  const sign = outcome.charAt(0)
  return sign === signs.correct ? 2 : sign === signs['left-out'] ? 1 : 0
}
