import { format } from '@quizly/words/language.ts'
import {
  askedOnce,
  type CreditRule,
  isBlank,
  latinDigits,
  type Fraction,
  fractionOf,
  hundredthsOf,
  pointsOf,
  type UncheckedQuestion,
} from '@quizly/domain'
import { editorParts } from '../../../question-types/editor-parts.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { typedNumber } from '../../../lib/typed-number.ts'

type DraftPoints = Pick<QuestionDraft, 'points' | 'deduction' | 'rule' | 'shares'>
type Points = Pick<UncheckedQuestion, 'points' | 'deduction' | 'rule' | 'shares'>

/** The points of a stored question in the form in which they are typed; `own` are those that it has of itself. */
export function readPoints({ points = 1, deduction, rule, shares }: Points, own = 1): DraftPoints {
  return {
    ...(points !== own && { points: writtenPoints(points) }),
    ...(deduction !== undefined && { deduction: writtenPoints(deduction) }),
    ...(rule && { rule }),
    ...(shares && { shares: shares.map(percentOf) }),
  }
}

/** What the question is worth unless something else is typed. */
export const ownPoints = (draft: QuestionDraft): number => editorParts[draft.type].points?.(draft) ?? 1

/** What is as in a plain question is undefined; what is no number is NaN, so that the rules of questions find it. */
export function pointsOfDraft(draft: QuestionDraft): Points {
  const { points, deduction, rule, shares, options } = draft
  const [questionPoints, cost] = [readOr(points, ownPoints(draft)), readOr(deduction, 0)]
  const isByOption = rule === 'by-option'
  return {
    points: questionPoints === 1 ? undefined : questionPoints,
    deduction: cost === 0 ? undefined : cost,
    shares: isByOption ? options.map((_, index) => fractionIn(shares?.[index] ?? '')) : undefined,
  }
}

/** Of what an attempt is asked. What is no number of points yet counts nothing. */
export function sumOfPoints(questions: readonly QuestionDraft[]): number {
  const worth = questions.map((draft) => ({ slot: draft.slot, points: pointsOfDraft(draft).points }))
  const hundredths = askedOnce(worth).map(({ points = 1 }) => hundredthsOf(points) ?? 0)
  return pointsOf(hundredths.reduce((sum, each) => sum + each, 0))
}

const readOr = (text = '', other: number) => (isBlank(text) ? other : typedNumber(text))

/** By option, the correct ones share the whole at first. */
export function withRule(draft: QuestionDraft, rule: CreditRule | undefined): QuestionDraft {
  const { rule: _, ...rest } = draft
  if (!rule) return rest
  const { options, correct, shares } = draft
  const whole = percentOf([1, Math.max(correct.length, 1)])
  const first = () => options.map((__, index) => (correct.includes(index) ? whole : ''))
  return { ...rest, rule, ...(rule === 'by-option' && { shares: shares ?? first() }) }
}

export function writeFraction(draft: QuestionDraft, position: number, text: string): QuestionDraft {
  const shares = draft.options.map((_, index) => draft.shares?.[index] ?? '')
  return { ...draft, shares: shares.with(position, text) }
}

/** Of a text in per cent; a blank one earns nothing. */
function fractionIn(text: string): Fraction {
  const typed = latinDigits(text)
    .replaceAll(/[%٪\s]/g, '')
    .replace('−', '-')
  if (typed === '') return [0, 1]
  const isNegative = typed.startsWith('-')
  const percent = typedNumber(isNegative ? typed.slice(1) : typed)
  const third = thirds.get(percent)
  const credit = third ?? (Number.isNaN(percent) ? undefined : fractionOf(Math.round(percent * 100), 10_000))
  return credit ? [isNegative ? -credit[0] : credit[0], credit[1]] : [Number.NaN, 1]
}

/** Thirds and sixths as people write them, so that three of them are the whole. */
const thirds = new Map<number, Fraction>([
  [33.33, [1, 3]],
  [66.67, [2, 3]],
  [16.67, [1, 6]],
  [83.33, [5, 6]],
])

/** Without groups, so that it is read as it was written. */
export const writtenPoints = (n: number) => String(n).replace('.', format.decimalMark)

const percentOf = ([num, den]: Fraction) => writtenPoints(Math.round((num / den) * 10_000) / 100)
