import { type Fraction, fractionOf, type QuestionContent, type UncheckedQuestion } from '@quizly/domain'
import type { Loss } from './loss.ts'

/** What an answer or an option earns, as programs write it: per cent of the points. */
const written = /^\s*([+-]?)(\d{0,6})(?:[.,](\d{0,10}))?(?:[eE]([+-]?\d))?\s*$/

/** The fractions that weights with two decimals or more are short for. The denominators of Moodle's list, and of 11 and 12. */
const usual: readonly Fraction[] = Array.from({ length: 12 }, (_, below) =>
  Array.from({ length: below + 2 }, (_each, above) => fractionOf(above, below + 1)),
).flat()

/** The weights in per cent that Moodle takes, and the same below zero. Any other refuses the whole file there. */
const moodleWeights: readonly Fraction[] = [
  ...usual.filter(([num, den]) => num <= den && (den <= 6 || (num === 1 && den <= 9))),
  ...[1, 3, 7, 9].map((num): Fraction => [num, 10]),
  [1, 20],
]

/**
 * A weight in per cent as the share that it stands for; undefined for what is none. With two decimals or more it is the usual
 * fraction that is rounded or cut so: `33.33333` and `33.33` are 1/3. `isRounded`: with fewer decimals, too.
 */
export function shareOfWeight(text: string, isRounded = false): Fraction | undefined {
  const [, sign = '', whole = '', decimals = '', power = '0'] = written.exec(text) ?? []
  if (whole + decimals === '') return undefined
  const scale = 10 ** decimals.length
  const digits = Number(whole + decimals) * 10 ** Math.max(Number(power), 0)
  const below = 100 * scale * 10 ** Math.max(-Number(power), 0)
  const within = decimals.length >= 2 ? 1 : isRounded ? 0.5 : 0
  const meant =
    within > 0 ? usual.find((each) => Math.abs(valueOf(each) * below - digits) < within) : undefined
  const [num, den] = meant ?? fractionOf(digits, below)
  return [sign === '-' && num !== 0 ? -num : num, den]
}

/** A share as Moodle's weights are written: per cent with at most five decimals. */
export const weightOfShare = ([num, den]: Fraction): string => String(Number(((100 * num) / den).toFixed(5)))

// A file can have a hundred thousand of them, and taking a list apart by its pattern is slow.
const isSame = (one: Fraction, other: Fraction) => one[0] * other[1] === other[0] * one[1]
const isAbove = (one: Fraction, other: Fraction) => one[0] * other[1] > other[0] * one[1]
const valueOf = (share: Fraction) => share[0] / share[1]

/** Whether Moodle takes a weight as it is written. It may be off by a thousandth. */
export function isMoodleWeight(text: string): boolean {
  const weight = Math.abs(Number(text))
  return moodleWeights.some((each) => Math.abs(valueOf(each) * 100 - weight) < 0.001)
}

/** The share of Moodle's list that is nearest. */
export function nearestMoodleShare(share: Fraction): Fraction {
  const distance = (each: Fraction) => Math.abs(valueOf(each) - Math.abs(valueOf(share)))
  const nearest = moodleWeights.reduce((best, each) => (distance(each) < distance(best) ? each : best))
  return share[0] < 0 && nearest[0] > 0 ? [-nearest[0], nearest[1]] : nearest
}

type Marking = Pick<UncheckedQuestion, 'correctAnswers' | 'rule' | 'shares' | 'deduction'>
export type ReadMarking = { fields: Marking; losses: readonly Loss[] }

const none: Fraction = [0, 1]
const whole: Fraction = [1, 1]
const refused = (what: 'no-right-answer'): Loss => ({ kind: 'refused', what, field: 'key' })

const sumOfRight = (shares: readonly Fraction[]) =>
  shares.reduce((sum, share) => sum + Math.max(valueOf(share), 0), 0)

/** Of several options to tick: one of our rules if the weights equal it exactly, else by option. */
export function markingOfSeveral(options: readonly string[], shares: readonly Fraction[]): ReadMarking {
  const right = shares.filter((share) => isAbove(share, none))
  const wrong = shares.filter((share) => !isAbove(share, none))
  const correctAnswers = options.filter((_, index) => isAbove(shares[index] ?? none, none))
  const byOption = { correctAnswers, rule: 'by-option' as const, shares: [...shares] }
  if (right.length === 0) return { fields: { correctAnswers }, losses: [refused('no-right-answer')] }
  const sum = sumOfRight(shares)
  if (Math.abs(sum - 1) > 1e-9) {
    const params = { sum: Number((100 * sum).toFixed(2)) }
    const loss: Loss = { kind: 'refused', what: 'weights-do-not-add-up', field: 'marking', params }
    return { fields: byOption, losses: [loss] }
  }
  const isAllOrNothing = right.length === 1 && wrong.every((share) => valueOf(share) <= -1)
  if (isAllOrNothing) return { fields: { correctAnswers }, losses: [] }
  const isRightMinusWrong =
    right.every((share) => isSame(share, [1, right.length])) &&
    wrong.every((share) => isSame(share, [-1, wrong.length]))
  const fields: Marking = isRightMinusWrong ? { correctAnswers, rule: 'right-minus-wrong' } : byOption
  return { fields, losses: [] }
}

/** The only option that earns everything, where all others earn nothing. */
function plainAnswer(options: readonly string[], shares: readonly Fraction[]): string | undefined {
  const first = shares.findIndex((share) => share[0] === share[1])
  const isPlain = shares.every((share, index) => share[0] === 0 || index === first)
  return isPlain ? options[first] : undefined
}

/** Of one option to choose. Of several right ones the first is the answer, and the others earn as much. What all others take away is the deduction, in points, to hundredths. */
export function markingOfOne(
  options: readonly string[],
  shares: readonly Fraction[],
  points = 1,
): ReadMarking {
  const plain = plainAnswer(options, shares)
  if (plain !== undefined) return { fields: { correctAnswers: [plain] }, losses: [] }
  const most = shares.reduce((best, share) => (isAbove(share, best) ? share : best), none)
  const right = options.filter((_, index) => most[0] > 0 && isSame(shares[index] ?? none, most))
  const wrong = shares.filter((share) => !isAbove(share, none))
  const [first = none] = wrong
  const deduction = Math.round(-100 * points * valueOf(first)) / 100
  const isDeduction = wrong.every((share) => isSame(share, first)) && deduction <= points
  const losses: Loss[] = []
  if (right.length === 0) losses.push(refused('no-right-answer'))
  else if (!isSame(most, whole)) {
    const params = { sum: Number((100 * valueOf(most)).toFixed(2)) }
    losses.push({ kind: 'refused', what: 'weights-do-not-add-up', field: 'marking', params })
  }
  if (right.length > 1) {
    losses.push({ kind: 'refused', what: 'two-right-answers', field: 'key', params: { count: right.length } })
  }
  const correctAnswers = right.slice(0, 1)
  if (!isSame(most, whole)) return { fields: { correctAnswers }, losses }
  if (isDeduction) {
    const positive = shares.map((share) => (isAbove(share, none) ? share : none))
    const isPlain = positive.filter((share) => isAbove(share, none)).length === 1
    const byOption = isPlain ? {} : { rule: 'by-option' as const, shares: positive }
    if (deduction !== -points * valueOf(first)) {
      const params = { from: weightOfShare(first), to: String(-100 * (deduction / points)) }
      losses.push({ kind: 'approximated', what: 'weight-rounded', field: 'marking', params })
    }
    return { fields: { correctAnswers, ...byOption, ...(deduction > 0 && { deduction }) }, losses }
  }
  const least = shares.reduce((worst, share) => Math.min(worst, valueOf(share)), 0)
  if (least < 0) {
    const params = { least: Number((100 * least).toFixed(2)) }
    losses.push({ kind: 'approximated', what: 'wrong-costs-nothing', field: 'marking', params })
  }
  return { fields: { correctAnswers, rule: 'by-option', shares: [...shares] }, losses }
}

/** What each option earns, as Moodle can keep it, and what is lost by that. Deductions of several are the writer's. */
export function weightsOfOptions(content: QuestionContent): { shares: Fraction[]; losses: Loss[] } {
  const { options, correctAnswers, rule, shares, points = 1, deduction = 0 } = content
  const isRight = options.map((option) => correctAnswers.includes(option))
  const right = isRight.filter(Boolean).length
  const losses: Loss[] = []
  const each = (ofRight: Fraction, ofWrong: Fraction) => isRight.map((is) => (is ? ofRight : ofWrong))
  const approximated = (feature: string) =>
    losses.push({ kind: 'approximated', what: 'not-held', field: 'marking', params: { feature } })
  const exact = (): Fraction[] => {
    const cost = Math.round(deduction * 100)
    const ofWrong = cost ? fractionOf(-cost, Math.round(points * 100)) : none
    if (content.type === 'single') {
      return isRight.map((is, index) => {
        const share = shares?.[index] ?? none
        return is ? whole : isAbove(share, none) ? share : ofWrong
      })
    }
    if (rule === 'by-option' && shares) return [...shares]
    if (rule === undefined && right > 1) approximated('allOrNothing')
    if (rule === 'each-decision') approximated('eachDecision')
    if (rule === 'half-for-one-slip') approximated('halfForOneSlip')
    const minus: Fraction = rule === undefined ? [-1, 1] : [-1, Math.max(options.length - right, 1)]
    return each([1, right], minus)
  }
  const rounded = exact().map((share) => {
    const nearest = nearestMoodleShare(share)
    if (!isSame(nearest, share)) {
      const params = { from: weightOfShare(share), to: weightOfShare(nearest) }
      losses.push({ kind: 'approximated', what: 'weight-rounded', field: 'marking', params })
    }
    return nearest
  })
  const count = rounded.filter((share) => isSame(share, whole)).length
  if (content.type === 'single' && count > 1) {
    losses.push({ kind: 'changed', what: 'two-right-answers', field: 'key', params: { count } })
  }
  const sum = sumOfRight(rounded)
  if (content.type === 'multiple' && Math.abs(sum - 1) > 1e-9) {
    const params = { sum: Number((100 * sum).toFixed(2)) }
    losses.push({ kind: 'changed', what: 'weights-do-not-add-up', field: 'marking', params })
  }
  return { shares: rounded, losses }
}

/** The fraction that a decimal number is short for: exactly, or with a denominator of at most 12, or in ten thousandths. */
export function shareOfNumber(share: number): Fraction {
  const found = fractionNear(share, 2e-6, 499) ?? fractionNear(share, 6e-4, 12)
  return found ?? fractionOf(Math.round(share * 10_000), 10_000)
}

function fractionNear(share: number, within: number, largest: number): Fraction | undefined {
  for (let den = 1; den <= largest; den += 1) {
    const num = Math.round(share * den)
    if (Math.abs(num / den - share) <= within) return fractionOf(num, den)
  }
  return undefined
}

/** Points of a file in hundredths. What is worth nothing is worth one here. */
export function pointsAsRead(given: number, lose: (loss: Loss) => void): number {
  const points = Math.round(given * 100) / 100
  if (points === given && points > 0) return points
  const to = points > 0 ? points : 1
  const from = Number.isFinite(given) ? given : 0
  lose({ kind: 'changed', what: 'points-changed', field: 'points', params: { from, to } })
  return to
}
