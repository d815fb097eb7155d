import { numericKey as keyWords } from '@quizly/words/authoring.ts'
import { format } from '@quizly/words/language.ts'
import { numeric as numericWords } from '@quizly/words/results.ts'
import {
  acceptedNumbers,
  type Fraction,
  latinDigits,
  type NumberForm,
  type NumberKey,
  rulesOf,
  shownNumber,
} from '@quizly/domain'
import { acceptedTexts } from '../accepted-texts.tsx'
import type { QuestionDraft } from '../parts.ts'
import { readAs } from './read-as.ts'

/** What marking will accept, in one sentence; undefined while the key cannot be read. */
export function describeAccepted(draft: QuestionDraft): string | undefined {
  const { type, text, options, number = { decimal: '.' } } = draft
  const key = { number, correctAnswers: acceptedTexts.correctAnswers(draft) }
  if (rulesOf(type).problems({ type, text, options, ...key }, 0).length > 0) return undefined
  const accepted = acceptedNumbers(key)
  const { near, precision, unit } = number
  const bands = accepted.map(({ right }) => shownBand(right, unit))
  const nearBands = accepted.flatMap((each) => (each.near ? [shownBand(each.near, unit)] : []))
  const rules = [
    near && keyWords.creditFor(creditOf(near.share), nearBands),
    unit?.convert && keyWords.otherUnits,
    unit && keyWords.creditWithoutUnit(creditOf(unit.shareWithout ?? [0, 1])),
    precision && keyWords.creditDigits[precision.kind](precision.count, creditOf(precision.share)),
  ].filter((rule) => typeof rule === 'string')
  return rules.length > 0 ? keyWords.acceptedBy(bands, rules) : keyWords.accepted(bands)
}

type Band = ReturnType<typeof acceptedNumbers>[number]['right']

function shownBand({ from, to }: Band, unit: NumberKey['unit']): string {
  const mark = format.decimalMark === ',' ? ',' : '.'
  const least = shownNumber({ value: from }, mark)
  const greatest = shownNumber({ value: to }, mark)
  const last = unit ? keyWords.withUnit(greatest, unit.is) : greatest
  return least === greatest ? keyWords.exactly(last) : keyWords.between(least, last)
}

function creditOf([num, den]: Fraction): string {
  if (num === 0) return keyWords.noCredit
  if (num === den) return keyWords.fullCredit
  return 2 * num === den ? keyWords.halfCredit : keyWords.partOf(`${num}/${den}`)
}

/** How a number is read, where that is not as it was typed: 2.00 is as typed, 3,145 with a decimal point is 3145. */
export function readOtherwise(text: string, decimal: NumberForm['decimal']): string | undefined {
  const [, minus = '', whole = '', decimals = ''] =
    new RegExp(String.raw`^([-−]?)\s*(\d*)(?:[${decimal}](\d*))?$`).exec(latinDigits(text).trim()) ?? []
  const rest = decimals.replace(/0+$/, '')
  const typed = `${minus && '−'}${whole.replace(/^0+(?=\d)/, '') || '0'}${rest && format.decimalMark + rest}`
  const read = readAs(text, { decimal })
  return whole + decimals !== '' && read === numericWords.readAs(typed) ? undefined : read
}
