import type { NumberKey } from '@quizly/domain'
import { format } from '@quizly/words/language.ts'

type Tolerance = NonNullable<NumberKey['tolerance']>

const percentSign = /\s*[%٪]\s*/g
const isPercent = (text: string) => /[%٪]/.test(text)

/** How far an answer may be off as it is typed: “0.05”, or “5%” of the number. */
export function toleranceOf(typed: string): Tolerance | undefined {
  if (typed.trim() === '') return undefined
  return { kind: isPercent(typed) ? 'relative' : 'absolute', value: typed }
}

export const typedTolerance = (tolerance: Tolerance | undefined): string =>
  tolerance === undefined ? '' : tolerance.kind === 'relative' ? asPercent(tolerance.value) : tolerance.value

/** A relative width can be stored as a factor: 0.05 is 5%. */
function asPercent(value: string): string {
  if (value === '' || isPercent(value)) return value
  const factor = Number(value.replace(',', '.'))
  return Number.isNaN(factor)
    ? value
    : `${String(Number((factor * 100).toPrecision(12))).replace('.', format.decimalMark)}%`
}

/** Of a wider band of the same kind, which is typed without the sign. */
export const typedWidth = (value: string, kind: Tolerance['kind'] | undefined): string =>
  kind === 'relative' ? asPercent(value).replaceAll(percentSign, '') : value

export const widthOf = (typed: string, kind: Tolerance['kind'] | undefined): string =>
  kind === 'relative' && typed.trim() !== '' ? `${typed.replaceAll(percentSign, '')}%` : typed
