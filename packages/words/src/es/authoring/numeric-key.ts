import type * as en from '../../en/authoring/numeric-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  decimalMark: 'Separador decimal',
  withPoint: 'Punto (3.14)',
  withComma: 'Coma (3,14)',
  tolerance: 'Tolerancia',
  exact: 'Ninguna: solo este número',
  absolute: 'Margen fijo (±)',
  relative: 'En porcentaje del número',
  width: 'Margen',
  widthHint: 'Por ejemplo, 5 %.',
  ofNumber: (percent) => `${number(percent)} % del número.`,
  near: 'Casi correcto',
  nearHint: 'Un margen más amplio que da una parte de los puntos.',
  earns: 'Da',
  precision: 'Cifras',
  anyDigits: 'Cualquier cantidad',
  decimals: 'Decimales',
  significant: 'Cifras significativas',
  count: 'Cantidad',
  otherDigits: 'Con otra precisión',
  unit: 'Unidad',
  unitHint: 'Déjalo vacío si el número no tiene unidad.',
  convert: 'Aceptar otras unidades del mismo tipo, convertidas',
  temperatures: 'Las temperaturas se convierten como diferencias: 20 °C cuentan como 20 K.',
  withoutUnit: 'Sin unidad',
  nothing: 'nada',
  everything: 'todos los puntos',
  partOf: (text) => `${text} de los puntos`,
}
