import type * as en from '../../en/authoring/numeric-key.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  decimalMark: 'Dezimalstellen stehen nach',
  withPoint: 'einem Punkt (3.14)',
  withComma: 'einem Komma (3,14)',
  tolerance: 'Toleranz',
  exact: 'Keine: nur diese Zahl',
  absolute: 'So viel mehr oder weniger',
  relative: 'In Prozent der Zahl',
  width: 'Wie viel',
  near: 'Fast richtig',
  nearHint: 'Ein weiterer Bereich, der einen Teil bringt.',
  earns: 'Bringt',
  precision: 'Stellen',
  anyDigits: 'So viele, wie geschrieben werden',
  decimals: 'Nachkommastellen',
  significant: 'Gültige Ziffern',
  count: 'Wie viele',
  otherDigits: 'Mit anderen Stellen',
  unit: 'Einheit',
  unitHint: 'Leer lassen, wenn die Zahl keine Einheit hat.',
  convert: 'Andere Einheiten derselben Art umrechnen und anerkennen',
  withoutUnit: 'Ohne Einheit',
  nothing: 'nichts',
  everything: 'alle Punkte',
  partOf: (text) => `${text} der Punkte`,
}
