import type * as en from '../../en/authoring/numeric-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  decimalMark: 'Séparateur décimal',
  withPoint: 'Point (3.14)',
  withComma: 'Virgule (3,14)',
  tolerance: 'Tolérance',
  exact: 'Aucune : seulement ce nombre',
  absolute: 'Écart fixe (±)',
  relative: 'En pourcentage du nombre',
  width: 'Écart',
  widthHint: 'Par exemple 5 %.',
  ofNumber: (percent) => `${number(percent)} % du nombre.`,
  near: 'Presque juste',
  nearHint: 'Un intervalle plus large, qui rapporte une partie des points.',
  earns: 'Rapporte',
  precision: 'Nombre de chiffres',
  anyDigits: 'Libre',
  decimals: 'Décimales',
  significant: 'Chiffres significatifs',
  count: 'Nombre',
  otherDigits: 'Avec une autre précision',
  unit: 'Unité',
  unitHint: 'Laisser vide si le nombre n’a pas d’unité.',
  convert: 'Accepter d’autres unités de même nature, converties',
  temperatures: 'Les températures sont converties comme des écarts : 20 °C comptent comme 20 K.',
  withoutUnit: 'Sans unité',
  nothing: 'rien',
  everything: 'tous les points',
  partOf: (text) => `${text} des points`,
}
