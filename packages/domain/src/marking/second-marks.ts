import { hundredthsOf, pointsOf } from '../questions/points.ts'

/**
 * How the answers to a question are marked by hand. `by-hand`: although a key could; its marks count until the others are
 * released. `names`: markers see whose answer it is. `drift`: now and then a marker gets an answer that they have marked
 * before.
 */
export const markingSwitches = ['by-hand', 'names', 'drift'] as const
export type MarkingSwitch = (typeof markingSwitches)[number]

/** With a threshold, whatever it is, two people mark each answer, and where they differ a third look decides. */
export type MarkingSettings = { on: readonly MarkingSwitch[]; threshold: number | null }

export const noMarkingSettings: MarkingSettings = { on: [], threshold: null }

type Threshold = MarkingSettings['threshold']

/** The first mark, the second one, and the third look. */
const markRounds = [1, 2, 3] as const
export type Round = (typeof markRounds)[number]

/** What one marker has given; while it is only reserved for them it has no points. */
export type RoundMark = {
  round: Round
  markerId: string
  points?: number
  reservedUntil?: number | null
}

const givenIn = (marks: readonly RoundMark[], round: Round) =>
  marks.find((mark) => mark.round === round && mark.points !== undefined)?.points

/** The points that an answer gets by its marks, and which rounds they come from; undefined until that is decided. */
export function decidedPoints(
  marks: readonly RoundMark[],
  threshold: Threshold,
): { points: number; rounds: readonly Round[] } | undefined {
  const [first, other, third] = markRounds.map((round) => givenIn(marks, round))
  if (third !== undefined) return { points: third, rounds: [3] }
  if (threshold === null) {
    const points = first ?? other
    return points === undefined ? undefined : { points, rounds: [first === undefined ? 2 : 1] }
  }
  return first === undefined || first !== other ? undefined : { points: first, rounds: [1, 2] }
}

/** Whether two marks differ, so that a person has to decide. */
export function needsThirdLook(marks: readonly RoundMark[], threshold: Threshold): boolean {
  const [first, other] = [givenIn(marks, 1), givenIn(marks, 2)]
  if (threshold === null || first === undefined || other === undefined) return false
  return givenIn(marks, 3) === undefined && first !== other
}

type Person = { id: string; mayDecide: boolean }

/** Whether a person may decide between two marks: somebody who has given neither, or who may edit the quiz. */
export const mayDecide = (marks: readonly Pick<RoundMark, 'round' | 'markerId'>[], person: Person): boolean =>
  person.mayDecide || !marks.some(({ round, markerId }) => round < 3 && markerId === person.id)

/**
 * Which mark of an answer a person can give next; undefined if none is left for them. Nobody gives both of two marks. A
 * third look is for those who have given neither, and for whoever may edit the quiz.
 */
export function nextRound(
  marks: readonly RoundMark[],
  person: Person,
  threshold: Threshold,
  now: number,
): Round | undefined {
  const { id } = person
  const isFree = (round: Round) => {
    const mark = marks.find((each) => each.round === round)
    if (!mark) return true
    if (mark.points !== undefined) return false
    if (mark.markerId === id) return true
    // Released, and waiting again: of two marks neither is shown to anybody else.
    const { reservedUntil = null } = mark
    return reservedUntil === null ? threshold === null : reservedUntil < now
  }
  const own = marks.find(({ round, markerId }) => round < 3 && markerId === id)
  if (needsThirdLook(marks, threshold)) return mayDecide(marks, person) && isFree(3) ? 3 : undefined
  if (decidedPoints(marks, threshold)) return undefined
  const isOwnReserved = own && own.points === undefined
  if (isOwnReserved && (threshold !== null || own.round === 1)) return own.round
  if (own && !isOwnReserved) return undefined
  return (threshold !== null ? ([1, 2] as const) : ([1] as const)).find(isFree)
}

/** After so many marks one more of an answer marked before. */
export const marksBetweenChecks = 19

/** How far pairs of marks agree: how many there are, how many are the same, and how many points lie between them on average. */
export type Agreement = { answers: number; same: number; meanDifference: number }

export function agreementOf(pairs: readonly (readonly [number, number])[]): Agreement | undefined {
  if (pairs.length === 0) return undefined
  const inHundredths = (points: number) => hundredthsOf(points) ?? 0
  const apart = pairs.map(([one, other]) => Math.abs(inHundredths(one) - inHundredths(other)))
  const sum = apart.reduce((all, each) => all + each, 0)
  return {
    answers: pairs.length,
    same: apart.filter((each) => each === 0).length,
    meanDifference: pointsOf(Math.floor((2 * sum + pairs.length) / (2 * pairs.length))),
  }
}
