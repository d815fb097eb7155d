import type { Problem } from '../problem.ts'
import type { SelectedOption } from '../question/comparable-answer.ts'
import { limits } from '../question/limits.ts'
import {
  largestPartDenominator,
  mostPrecision,
  type NumberForm,
  type NumberKey,
} from '../question/numbers/number-key.ts'
import { absolute, compare, minus, type Rational, rational, times } from '../question/numbers/rational.ts'
import { type ReadAnswer, readAnswer } from '../question/numbers/read-answer.ts'
import { readNumber } from '../question/numbers/read-number.ts'
import { readUnit, unitLike } from '../question/numbers/units.ts'
import type { Question, QuestionContent } from '../question/question.ts'
import { compareShares, noShare, type Share, shareOf, wholeShare } from '../question/share.ts'
import { isBlank } from '../question/visible-text.ts'
import { hasSameTexts, isOneText } from './answer-set.ts'
import { outcomeOf, outcomeOfShare } from './outcome.ts'
import { hopeless } from './guessing/guess.ts'
import type { TypeRules } from './type-rules.ts'

/** The student types a number. There are no options; `correctAnswers` are numbers, of which any is right. */
export const numeric: TypeRules = {
  answer: 'text',
  takesSeveral: false,
  possibleRules: [],
  blank: () => ({ options: [], correctAnswers: [], number: { decimal: '.' } }),
  problems,
  mark: (selected) => {
    const text = textOf(selected)
    if (isBlank(text)) return () => outcomeOf('skipped')
    return (question) => outcomeOfShare(shareFor(question, readAnswer(text, formOf(keyOf(question)))))
  },
  markAgain: () => undefined,
  guess: () => hopeless,
  isSameKey: (one, other) =>
    hasSameTexts(one, other) && JSON.stringify(one.number) === JSON.stringify(other.number),
  isPossibleKey: isOneText,
  carry: (_before, _after, selected) => selected,
  present: ({ number }) => (number ? { number: formOf(number) } : {}),
}

const textOf = (selected: SelectedOption | undefined) => [selected ?? ''].flat().join(' ')
const keyOf = ({ number = { decimal: '.' } }: QuestionContent): NumberKey => number

function formOf({ decimal, precision, unit }: NumberKey): NumberForm {
  return {
    decimal,
    ...(precision && { precision: { kind: precision.kind, count: precision.count } }),
    ...(unit && { hasUnit: true as const }),
  }
}

/** The greatest share that the answer earns by one of the keys. */
function shareFor(question: Question, answer: ReadAnswer): Share {
  if (!answer || 'unknownUnit' in answer) return noShare
  const key = keyOf(question)
  const unitShare = shareOfUnit(key, answer)
  const value = inUnitOfKey(key, answer)
  const shares = question.correctAnswers.map((text) => {
    const right = readNumber(text, key.decimal)
    return right ? shareOfValue(key, right.value, value) : noShare
  })
  const best = shares.reduce((one, other) => (compareShares(other, one) > 0 ? other : one), noShare)
  return product(product(best, unitShare), shareOfPrecision(key, answer))
}

function shareOfValue({ tolerance, near }: NumberKey, right: Rational, value: Rational): Share {
  const distance = absolute(minus(value, right))
  const isWithin = (width: string) => {
    const read = readNumber(width, '.') ?? readNumber(width, ',')
    if (!read) return false
    const most = tolerance?.kind === 'relative' ? times(read.value, absolute(right)) : read.value
    return compare(distance, most) <= 0
  }
  if (compare(distance, rational(0n)) === 0 || (tolerance && isWithin(tolerance.value))) return wholeShare
  return near && isWithin(near.value) ? near.share : noShare
}

function shareOfUnit(
  { unit }: NumberKey,
  answer: Exclude<ReadAnswer, undefined | { unknownUnit: string }>,
): Share {
  const wanted = unit && readUnit(unit.is)
  if (!wanted) return wholeShare
  if (!answer.unit) return unit.shareWithout ?? noShare
  if (answer.unit.dimension !== wanted.dimension) return noShare
  return unit.convert === true || compare(answer.unit.factor, wanted.factor) === 0 ? wholeShare : noShare
}

function inUnitOfKey(
  { unit }: NumberKey,
  { number, unit: own }: Exclude<ReadAnswer, undefined | { unknownUnit: string }>,
) {
  const wanted = unit && readUnit(unit.is)
  if (!wanted || !own) return number.value
  return times(times(number.value, own.factor), rational(wanted.factor.den, wanted.factor.num))
}

function shareOfPrecision(
  { precision }: NumberKey,
  { number }: Exclude<ReadAnswer, undefined | { unknownUnit: string }>,
) {
  if (!precision) return wholeShare
  const written = precision.kind === 'decimals' ? number.decimals : number.significant
  return written === precision.count ? wholeShare : precision.share
}

const product = ([num, den]: Share, [otherNum, otherDen]: Share): Share =>
  shareOf(num * otherNum, den * otherDen)

function problems(question: QuestionContent, index: number): Problem[] {
  const { correctAnswers, options, number } = question
  const path = `questions.${index}`
  if (correctAnswers.every(isBlank)) {
    return [{ path: `${path}.correctAnswers`, code: 'no-number', params: { question: index + 1 } }]
  }
  if (options.length > 0) {
    return [{ path: `${path}.options`, code: 'options-on-written', params: { question: index + 1 } }]
  }
  if (!number) return [{ path: `${path}.number`, code: 'number-key-wanted' }]
  const unread = correctAnswers.find((text) => !readNumber(text, number.decimal))
  if (unread !== undefined) {
    return [{ path: `${path}.correctAnswers`, code: 'not-a-number', params: { text: unread } }]
  }
  return [...bandProblems(number, path), ...precisionProblems(number, path), ...unitProblems(number, path)]
}

function bandProblems({ tolerance, near }: NumberKey, path: string): Problem[] {
  const width = (text: string) => readNumber(text, '.') ?? readNumber(text, ',')
  const own = tolerance && width(tolerance.value)
  if (tolerance?.kind === 'absolute' && /[%٪]/.test(tolerance.value)) {
    return [{ path: `${path}.number.tolerance`, code: 'tolerance-in-per-cent' }]
  }
  if (tolerance && (!own || compare(own.value, rational(0n)) < 0)) {
    return [{ path: `${path}.number.tolerance`, code: 'tolerance-below-zero' }]
  }
  if (!near) return []
  const wider = width(near.value)
  const isWider = wider && compare(wider.value, own?.value ?? rational(0n)) > 0
  return isWider && isPart(near.share) ? [] : [{ path: `${path}.number.near`, code: 'near-too-narrow' }]
}

function precisionProblems({ precision }: NumberKey, path: string): Problem[] {
  if (!precision) return []
  const least = precision.kind === 'decimals' ? 0 : 1
  const isCount =
    precision.count >= least && precision.count <= mostPrecision && Number.isInteger(precision.count)
  if (isCount && isPart(precision.share)) return []
  return [{ path: `${path}.number.precision`, code: 'precision-wrong', params: { most: mostPrecision } }]
}

function unitProblems({ unit }: NumberKey, path: string): Problem[] {
  if (!unit) return []
  const where = { path: `${path}.number.unit` }
  if (unit.is.length > limits.unitLength || !readUnit(unit.is)) {
    const like = unitLike(unit.is)
    const params = { unit: unit.is.slice(0, limits.unitLength) }
    return like === undefined
      ? [{ ...where, code: 'unit-unknown', params }]
      : [{ ...where, code: 'unit-unknown-meant', params: { ...params, like } }]
  }
  return unit.shareWithout === undefined || isPart(unit.shareWithout)
    ? []
    : [{ ...where, code: 'number-key-wanted' }]
}

/** A share from nothing to the whole, of a denominator with which products of three stay exact. */
function isPart([num, den]: Share): boolean {
  const isWhole = Number.isInteger(num) && Number.isInteger(den)
  return isWhole && den >= 1 && den <= largestPartDenominator && num >= 0 && num <= den
}
