/** `left-out` counts for nobody; `not-asked` was never shown in this attempt. */
export type VerdictName = 'correct' | 'incorrect' | 'skipped' | 'left-out' | 'not-asked'

/** One sign for each verdict, where many stand in one text. */
export const verdictSigns: Readonly<Record<VerdictName, string>> = {
  correct: '+',
  incorrect: '-',
  skipped: '.',
  'left-out': '/',
  'not-asked': '~',
}
const verdictsBySign = new Map(
  (Object.keys(verdictSigns) as VerdictName[]).map((verdict) => [verdictSigns[verdict], verdict]),
)

export const verdictOfSign = (sign: string): VerdictName | undefined => verdictsBySign.get(sign)

/** `chosen` has one bit for each option, 1 for the first, and `otherChoice` for other texts; 0 where unknown or written. */
export type Outcome = { readonly verdict: VerdictName; readonly chosen: number }

export const otherChoice = 2 ** 30

/** As many as the choices from six options: outcomes with these are made once and shared. */
export const sharedChoices = 64

const sharedOf = (verdict: VerdictName): Outcome[] =>
  Array.from({ length: sharedChoices }, (_, chosen) => ({ verdict, chosen }))
const shared: Readonly<Record<VerdictName, readonly Outcome[]>> = {
  correct: sharedOf('correct'),
  incorrect: sharedOf('incorrect'),
  skipped: sharedOf('skipped'),
  'left-out': sharedOf('left-out'),
  'not-asked': sharedOf('not-asked'),
}

/** Two outcomes that say the same may be one object. */
export function outcomeOf(verdict: VerdictName, chosen = 0): Outcome {
  return shared[verdict][chosen] ?? { verdict, chosen }
}

/** Of two outcomes, the one of higher rank gives the greater share of the points. */
export function rankOf({ verdict }: Outcome): number {
  return verdict === 'correct' ? 2 : verdict === 'left-out' ? 1 : 0
}
