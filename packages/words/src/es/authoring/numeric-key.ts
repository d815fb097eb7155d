import type * as en from '../../en/authoring/numeric-key.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  decimalMark: 'Los decimales se escriben con',
  withPoint: 'un punto (3.14)',
  withComma: 'una coma (3,14)',
  tolerance: 'Tolerancia',
  exact: 'Ninguna: solo este número',
  absolute: 'Tanto más o menos',
  relative: 'En porcentaje del número',
  width: 'Cuánto',
  near: 'Casi correcto',
  nearHint: 'Un margen más amplio que da una parte.',
  earns: 'Da',
  precision: 'Cifras',
  anyDigits: 'Las que se escriban',
  decimals: 'Decimales',
  significant: 'Cifras significativas',
  count: 'Cuántas',
  otherDigits: 'Con otras cifras',
  unit: 'Unidad',
  unitHint: 'Déjalo vacío si el número no tiene unidad.',
  convert: 'Aceptar otras unidades del mismo tipo, convertidas',
  withoutUnit: 'Sin unidad',
  nothing: 'nada',
  everything: 'todos los puntos',
  partOf: (text) => `${text} de los puntos`,
}
