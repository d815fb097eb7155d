import type { Problem } from '../../problem.ts'
import type { SelectedOption } from '../selected-option.ts'
import { limits } from '../limits.ts'
import {
  largestPartDenominator,
  maxPrecision,
  type NumberForm,
  type NumberKey,
  numericFields,
} from './number-key.ts'
import { absolute, compare, minus, plus, type Rational, rational, times } from './rational.ts'
import { type ReadAnswer, readAnswer } from './read-answer.ts'
import { readNumber } from './read-number.ts'
import { readUnit, type Unit, unitLike } from './units.ts'
import type { QuestionOf, UncheckedQuestion } from '../question.ts'
import { compareFractions, noCredit, type Fraction, fractionOf, fullCredit } from '../fraction.ts'
import { isBlank } from '../text/visible-text.ts'
import { hasSameTexts, isOneText, isOneAnswer } from '../answer-set.ts'
import { outcomeOf, outcomeOfCredit } from '../outcome.ts'
import { hopeless } from '../guess.ts'
import { defineQuestionType } from '../define-type.ts'

/** The student types a number. There are no options; `correctAnswers` are numbers, of which any is right. */
export const numeric = defineQuestionType<'numeric'>({
  since: '0.3.0',
  fields: numericFields,
  answer: 'text',
  takesSeveral: false,
  possibleRules: [],
  hasForm: isOneAnswer,
  blank: () => ({ options: [], correctAnswers: [], number: { decimal: '.' } }),
  problems,
  mark: (selected) => {
    const text = textOf(selected)
    if (isBlank(text)) return () => outcomeOf('skipped')
    return (question) => outcomeOfCredit(creditFor(question, readAnswer(text, formOf(keyOf(question)))))
  },
  regrade: () => undefined,
  guess: () => hopeless,
  isSameKey: (one, other) =>
    hasSameTexts(one, other) && JSON.stringify(one.number) === JSON.stringify(other.number),
  isPossibleKey: isOneText,
  carry: (_before, _after, selected) => selected,
  present: ({ number }) => (number ? { number: formOf(number) } : {}),
})

const textOf = (selected: SelectedOption | undefined) => [selected ?? ''].flat().join(' ')
const keyOf = ({ number = { decimal: '.' } }: Pick<UncheckedQuestion, 'number'>): NumberKey => number

function formOf({ decimal, precision, unit }: NumberKey): NumberForm {
  return {
    decimal,
    ...(precision && { precision: { kind: precision.kind, count: precision.count } }),
    ...(unit && { hasUnit: true as const }),
  }
}

type Read = Exclude<ReadAnswer, undefined | { unknownUnit: string }>

/** What the texts of a key say: each right number with how far off it an answer may be, and the unit. */
type ReadKey = {
  right: readonly { value: Rational; within?: Rational | undefined; near?: Rational | undefined }[]
  unit: Unit | undefined
}

type KeyFields = Pick<QuestionOf<'numeric'>, 'correctAnswers' | 'number'>

/** A question marks many students, so this is worked out only once. */
const readKeys = new WeakMap<KeyFields, ReadKey>()

function readKeyOf(question: KeyFields): ReadKey {
  const present = readKeys.get(question)
  if (present) return present
  const { tolerance, near, unit } = keyOf(question)
  const widthOf = (text: string | undefined, right: Rational) => {
    const read = text === undefined ? undefined : (readNumber(text, '.') ?? readNumber(text, ','))
    return read && tolerance?.kind === 'relative' ? times(read.value, absolute(right)) : read?.value
  }
  const requested = unit && readUnit(unit.is)
  const right = question.correctAnswers.flatMap((text) => {
    const read = readAnswer(text, formOf(keyOf(question)))
    if (!read || 'unknownUnit' in read) return []
    const value = inUnitOfKey(requested, read)
    return { value, within: widthOf(tolerance?.value, value), near: widthOf(near?.value, value) }
  })
  const key = { right, unit: requested }
  readKeys.set(question, key)
  return key
}

/** The greatest share that the answer earns by one of the keys. */
function creditFor(question: QuestionOf<'numeric'>, answer: ReadAnswer): Fraction {
  if (!answer || 'unknownUnit' in answer) return noCredit
  const key = keyOf(question)
  const { right, unit } = readKeyOf(question)
  const value = inUnitOfKey(unit, answer)
  const fractions = right.map((each) => creditOfValue(key, each, value))
  const best = fractions.reduce((one, other) => (compareFractions(other, one) > 0 ? other : one), noCredit)
  return product(product(best, creditOfUnit(key, unit, answer)), creditOfPrecision(key, answer))
}

/** A right number with the least and the greatest answers that are right, and those that still earn a part. */
export type AcceptedNumber = { right: Band; near?: Band | undefined }
type Band = { from: Rational; to: Rational }

/** What marking accepts for each number of the key that can be read, in the unit of the key. */
export function acceptedNumbers(question: KeyFields): AcceptedNumber[] {
  const bandOf = (value: Rational, width: Rational) => ({ from: minus(value, width), to: plus(value, width) })
  return readKeyOf(question).right.map(({ value, within = rational(0n), near }) => ({
    right: bandOf(value, within),
    ...(near && { near: bandOf(value, near) }),
  }))
}

function creditOfValue({ near }: NumberKey, right: ReadKey['right'][number], value: Rational): Fraction {
  const distance = absolute(minus(value, right.value))
  const isWithin = (width: Rational | undefined) => width !== undefined && compare(distance, width) <= 0
  if (distance.num === 0n || isWithin(right.within)) return fullCredit
  return near && isWithin(right.near) ? near.share : noCredit
}

function creditOfUnit({ unit }: NumberKey, requested: Unit | undefined, answer: Read): Fraction {
  if (!unit || !requested) return fullCredit
  if (!answer.unit) return unit.shareWithout ?? noCredit
  if (answer.unit.dimension !== requested.dimension) return noCredit
  return unit.convert === true || compare(answer.unit.factor, requested.factor) === 0 ? fullCredit : noCredit
}

function inUnitOfKey(requested: Unit | undefined, { number, unit: own }: Read): Rational {
  if (!requested || !own) return number.value
  return times(times(number.value, own.factor), rational(requested.factor.den, requested.factor.num))
}

function creditOfPrecision({ precision }: NumberKey, { number }: Read): Fraction {
  if (!precision) return fullCredit
  const written = precision.kind === 'decimals' ? number.decimals : number.significant
  return written === precision.count ? fullCredit : precision.share
}

const product = ([num, den]: Fraction, [otherNum, otherDen]: Fraction): Fraction =>
  fractionOf(num * otherNum, den * otherDen)

function problems(question: UncheckedQuestion, index: number): Problem[] {
  const { correctAnswers, options, number } = question
  const path = `questions.${index}`
  if (correctAnswers.every(isBlank)) {
    return [{ path: `${path}.correctAnswers`, code: 'no-number', params: { question: index + 1 } }]
  }
  if (options.length > 0) {
    return [{ path: `${path}.options`, code: 'options-on-written', params: { question: index + 1 } }]
  }
  if (!number) return [{ path: `${path}.number`, code: 'number-key-wanted' }]
  const unread = correctAnswers.findIndex((text) => !readNumber(text, number.decimal))
  const text = correctAnswers[unread]
  if (text !== undefined) {
    return [{ path: `${path}.correctAnswers.${unread}`, code: 'not-a-number', params: { text } }]
  }
  return [
    ...zeroProblems(question, path),
    ...bandProblems(number, path),
    ...precisionProblems(number, path),
    ...unitProblems(number, path),
  ]
}

/** A part of 0 is 0, so that nothing but 0 itself could be right. */
function zeroProblems({ correctAnswers, number }: UncheckedQuestion, path: string): Problem[] {
  const hasZero = correctAnswers.some((text) => readNumber(text, number?.decimal ?? '.')?.value.num === 0n)
  return hasZero && number?.tolerance?.kind === 'relative'
    ? [{ path: `${path}.number.tolerance`, code: 'tolerance-of-zero' }]
    : []
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
    precision.count >= least && precision.count <= maxPrecision && Number.isInteger(precision.count)
  if (isCount && isPart(precision.share)) return []
  return [{ path: `${path}.number.precision`, code: 'precision-wrong', params: { most: maxPrecision } }]
}

function unitProblems({ unit }: NumberKey, path: string): Problem[] {
  if (!unit) return []
  const where = { path: `${path}.number.unit` }
  if (unit.is.length > limits.unitLength || !isReadable(unit.is)) {
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

/** Whether an answer with this unit is read as having it. */
function isReadable(unitText: string): boolean {
  const unit = readUnit(unitText)
  const answer = readAnswer(`5 ${unitText}`, { decimal: '.', hasUnit: true })
  if (!unit || !answer || 'unknownUnit' in answer || !answer.unit) return false
  const { number, unit: read } = answer
  const isSame = read.dimension === unit.dimension && compare(read.factor, unit.factor) === 0
  return isSame && compare(number.value, rational(5n)) === 0
}

/** A share from nothing to the whole, of a denominator with which products of three stay exact. */
function isPart([num, den]: Fraction): boolean {
  const isWhole = Number.isInteger(num) && Number.isInteger(den)
  return isWhole && den >= 1 && den <= largestPartDenominator && num >= 0 && num <= den
}
