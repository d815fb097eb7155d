// The key of a numeric question, in the editor.
import { number } from '../language.ts'

export const decimalMark = 'Decimals are written with'
export const withPoint = 'a point (3.14)'
export const withComma = 'a comma (3,14)'
export const tolerance = 'Tolerance'
export const exact = 'None: only this number'
export const absolute = 'Absolute: plus or minus'
export const relative = 'Relative: per cent of the number'
export const width = 'How much'
export const widthHint = 'For example 5%.'
/** What a relative tolerance comes to. */
export const ofNumber = (percent: number) => `${number(percent)}% of the number.`
export const near = 'Nearly right'
export const nearHint = 'A wider band that earns a part.'
export const earns = 'Earns'
export const precision = 'Digits'
export const anyDigits = 'As many as the student writes'
export const decimals = 'Decimals'
export const significant = 'Significant figures'
export const count = 'How many'
export const otherDigits = 'With other digits'
export const unit = 'Unit'
export const unitHint = 'Leave it empty if the number has no unit.'
export const convert = 'Accept other units of the same kind, converted'
export const temperatures = 'Temperatures convert as differences: 20 °C counts as 20 K.'
export const withoutUnit = 'Without a unit'
export const nothing = 'nothing'
export const everything = 'all points'
/** `text` is a fraction like 1/2. */
export const partOf = (text: string) => `${text} of the points`
