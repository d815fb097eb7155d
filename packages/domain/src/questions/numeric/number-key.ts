import type { Fraction } from '../fraction.ts'
import type { FieldsOf } from '../field.ts'
import type { DecimalMark } from './read-number.ts'

/** How the answer to a numeric question is read and compared. Numbers are texts, so that nothing rounds them. */
export type NumberKey = {
  /** Decides what can be read in two ways, like 3,145. */
  decimal: DecimalMark
  /** How far from a key an answer may lie, bounds included; relative: `value` times the key. Absent: nowhere. */
  tolerance?: { kind: 'absolute' | 'relative'; value: string } | undefined
  /** A wider band of the same kind, in which an answer earns a part. */
  near?: { value: string; share: Fraction } | undefined
  /** In how many digits the answer is to be given, and what a right value in others earns. */
  precision?: { kind: 'decimals' | 'significant'; count: number; share: Fraction } | undefined
  /** The unit of the keys. `convert`: others of its dimension count too. `shareWithout`: what an answer without one earns. */
  unit?: { is: string; convert?: boolean | undefined; shareWithout?: Fraction | undefined } | undefined
}

/** What a student is told of it: how to write the answer, and nothing of what is right. */
export type NumberForm = Pick<NumberKey, 'decimal'> & {
  precision?: Pick<NonNullable<NumberKey['precision']>, 'kind' | 'count'> | undefined
  hasUnit?: true | undefined
}

export const largestPartDenominator = 40
export const maxPrecision = 15

export type NumericFields = { number?: NumberKey | undefined }

export const numericFields = {
  number: {
    part: 'key',
    decidesMarks: true,
    isShownToStudent: false,
    isKeptByRules: true,
    since: '0.3.0',
    elsewhere: 'number-elsewhere',
    isLike: (value: unknown) => typeof value === 'object' && value !== null && 'decimal' in value,
    isWeighted: ({ near, precision, unit }: NumberKey) => Boolean(near ?? precision ?? unit?.shareWithout),
  },
} as const satisfies FieldsOf<NumericFields>
