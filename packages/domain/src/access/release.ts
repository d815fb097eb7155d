import type { Problem } from '../problem.ts'

/**
 * What students see of their result, and when: all of it as soon as they have submitted, then only the score, all of it
 * when the quiz is closed and the last student has finished, or all of it when an educator gives it out.
 */
export const resultReleases = ['at-once', 'score-only', 'when-closed', 'by-hand'] as const
export type ResultRelease = (typeof resultReleases)[number]

/** What a release lets students see. `marks`: those given by hand, with their comments. */
export const releaseParts = ['score', 'answers', 'marks'] as const
export type ReleasePart = (typeof releaseParts)[number]

/** A release that happens at a moment, in ms since 1970: from then on it holds, whether or not anything notices. */
export type PlannedRelease = { at: number; parts: readonly ReleasePart[] }

/** How the results of a quiz are released. Moments are in ms since 1970. */
export type Releasing = {
  resultRelease: ResultRelease
  givenOutAt: number | null
  /** What was given out are scores without the correct answers. */
  givesScoreOnly: boolean
  /** Null: no moment is set. */
  planned: PlannedRelease | null
}

/** Whether a release is of results, not of marks alone. */
export const isOfResults = ({ parts }: Pick<PlannedRelease, 'parts'>): boolean =>
  parts.includes('score') || parts.includes('answers')

/** A planned release whose moment has come at `now`; undefined if there is none. */
export const dueRelease = (
  { planned }: Pick<Releasing, 'planned'>,
  now: number,
): PlannedRelease | undefined => (planned !== null && now >= planned.at ? planned : undefined)

/** Of results that wait for their release what is released at `now`: nothing, scores alone, or correct answers too. */
export function releasedParts(
  { givenOutAt, givesScoreOnly, planned }: Releasing,
  now: number,
): 'nothing' | 'score' | 'answers' {
  const { parts = [] } = dueRelease({ planned }, now) ?? {}
  if (parts.includes('answers')) return 'answers'
  if (givenOutAt !== null) return givesScoreOnly ? 'score' : 'answers'
  return parts.includes('score') ? 'score' : 'nothing'
}

/** Which parts a release can still add to what students see of a quiz. */
export function partsToRelease(quiz: Releasing, now: number): ReleasePart[] {
  if (quiz.resultRelease !== 'by-hand') return ['marks']
  const shown = releasedParts(quiz, now)
  const isShown = { score: shown !== 'nothing', answers: shown === 'answers', marks: false }
  return releaseParts.filter((part) => !isShown[part])
}

/** What of these parts is released. Correct answers never come without the score. */
export function askedParts(quiz: Releasing, parts: readonly ReleasePart[], now: number): ReleasePart[] {
  const isAsked = (part: ReleasePart) =>
    parts.includes(part) || (part === 'score' && parts.includes('answers'))
  return partsToRelease(quiz, now).filter(isAsked)
}

/** What is wrong with releasing these parts of a quiz, at a moment or, without one, at once. */
export function releaseProblems(
  quiz: Releasing,
  { at, parts }: { at: number | undefined; parts: readonly ReleasePart[] },
  now: number,
): Problem[] {
  if (askedParts(quiz, parts, now).length === 0) return [{ path: 'parts', code: 'release-of-nothing' }]
  return at !== undefined && at <= now ? [{ path: 'at', code: 'release-moment-over' }] : []
}

/** What stays of a planned release when the results of a quiz no longer wait for it: its marks. */
export function plannedUnder(
  { planned, resultRelease }: Pick<Releasing, 'planned' | 'resultRelease'>,
  requested: ResultRelease,
): PlannedRelease | null {
  if (planned === null || resultRelease === requested) return planned
  return planned.parts.includes('marks') ? { ...planned, parts: ['marks'] } : null
}

/** What is given out once a release is done. `showsAnswers`: it is by this release that students see the correct answers. */
export function afterRelease(
  { resultRelease, givenOutAt, givesScoreOnly }: Omit<Releasing, 'planned'>,
  { at, parts }: PlannedRelease,
): Pick<Releasing, 'givenOutAt' | 'givesScoreOnly'> & { showsAnswers: boolean } {
  const isByHand = resultRelease === 'by-hand'
  const showsAnswers = isByHand && parts.includes('answers')
  const isFirst = isByHand && givenOutAt === null && parts.includes('score')
  return {
    givenOutAt: isFirst || showsAnswers ? at : givenOutAt,
    givesScoreOnly: !showsAnswers && (isFirst || givesScoreOnly),
    showsAnswers,
  }
}

/** Since when students see results because an educator has released them; undefined: they do not. */
export function releasedSince(quiz: Releasing, now: number): number | undefined {
  if (quiz.resultRelease !== 'by-hand' || releasedParts(quiz, now) === 'nothing') return undefined
  return Math.max(quiz.givenOutAt ?? 0, dueRelease(quiz, now)?.at ?? 0)
}
