import { compareFractions, noCredit, type Fraction, fullCredit } from './fraction.ts'

/**
 * `partly` earns a part of the points; `waiting`: for a person who marks it; `left-out` counts for nobody; `not-asked` was
 * never shown in this attempt.
 */
export type VerdictName =
  | 'correct'
  | 'partly'
  | 'incorrect'
  | 'skipped'
  | 'waiting'
  | 'left-out'
  | 'not-asked'

/** One sign for each verdict, where many stand in one text. */
export const verdictSymbols: Readonly<Record<VerdictName, string>> = {
  correct: '+',
  partly: '%',
  incorrect: '-',
  skipped: '.',
  waiting: '?',
  'left-out': '/',
  'not-asked': '~',
}
const verdictsBySign = new Map(
  (Object.keys(verdictSymbols) as VerdictName[]).map((verdict) => [verdictSymbols[verdict], verdict]),
)

export const verdictOfSign = (sign: string): VerdictName | undefined => verdictsBySign.get(sign)

/**
 * `chosen` has one bit for each option, 1 for the first, and `otherChoice` for other texts; 0 where unknown or written.
 * `share`: of a partly right answer, more than nothing and less than the whole; nothing of one that earns none by hand and
 * therefore costs none.
 */
export type Outcome = {
  readonly verdict: VerdictName
  readonly chosen: number
  readonly share?: Fraction
  /** Of types whose answers are lists: what was answered, a letter for each place. */
  readonly details?: string
}

export const otherChoice = 2 ** 30

/** As many as the choices from six options: outcomes with these are made once and shared. */
export const sharedChoices = 64

const sharedOf = (verdict: VerdictName): Outcome[] =>
  Array.from({ length: sharedChoices }, (_, chosen) => ({ verdict, chosen }))
const shared: Readonly<Record<Exclude<VerdictName, 'partly'>, readonly Outcome[]>> = {
  correct: sharedOf('correct'),
  incorrect: sharedOf('incorrect'),
  skipped: sharedOf('skipped'),
  waiting: sharedOf('waiting'),
  'left-out': sharedOf('left-out'),
  'not-asked': sharedOf('not-asked'),
}

/** Two outcomes that say the same may be one object. */
export function outcomeOf(verdict: Exclude<VerdictName, 'partly'>, chosen = 0): Outcome {
  return shared[verdict][chosen] ?? { verdict, chosen }
}

/** The outcome of an answer that earns this share of the points: from all to none, or less than none. */
export function outcomeOfCredit(credit: Fraction, chosen = 0): Outcome {
  if (compareFractions(credit, fullCredit) >= 0) return outcomeOf('correct', chosen)
  if (compareFractions(credit, noCredit) <= 0) return outcomeOf('incorrect', chosen)
  return { verdict: 'partly', chosen, share: credit }
}

export function withDetails<Found extends Outcome>(outcome: Found, details: string | undefined): Found {
  return details === undefined || details === outcome.details ? outcome : { ...outcome, details }
}

/** Whether the question counts among the points that there are. */
export const isInTotal = ({ verdict }: Outcome): boolean => verdict !== 'left-out' && verdict !== 'not-asked'

/** The share of the points that an outcome earns. A wrong answer earns nothing, whatever it costs. */
export const creditOfOutcome = ({ verdict, share = noCredit }: Outcome): Fraction =>
  verdict === 'correct' ? fullCredit : share
