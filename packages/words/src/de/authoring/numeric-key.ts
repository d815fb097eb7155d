import type * as en from '../../en/authoring/numeric-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  decimalMark: 'Dezimaltrennzeichen',
  withPoint: 'Punkt (3.14)',
  withComma: 'Komma (3,14)',
  tolerance: 'Toleranz',
  exact: 'Keine: nur diese Zahl',
  absolute: 'Feste Abweichung (±)',
  relative: 'In Prozent der Zahl',
  width: 'Abweichung',
  widthHint: 'Zum Beispiel 5 %.',
  ofNumber: (percent) => `${number(percent)} % der Zahl.`,
  near: 'Fast richtig',
  nearHint: 'Ein größerer Bereich, der einen Teil der Punkte bringt.',
  earns: 'Bringt',
  precision: 'Stellen',
  anyDigits: 'Beliebig viele',
  decimals: 'Nachkommastellen',
  significant: 'Gültige Ziffern',
  count: 'Anzahl',
  otherDigits: 'Mit anderer Genauigkeit',
  unit: 'Einheit',
  unitHint: 'Leer lassen, wenn die Zahl keine Einheit hat.',
  convert: 'Andere Einheiten derselben Art umrechnen und anerkennen',
  temperatures: 'Temperaturen werden als Differenzen umgerechnet: 20 °C zählen als 20 K.',
  withoutUnit: 'Ohne Einheit',
  nothing: 'nichts',
  everything: 'alle Punkte',
  partOf: (text) => `${text} der Punkte`,
}
