import type * as en from '../../en/authoring/numeric-key.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  decimalMark: 'Les décimales s’écrivent avec',
  withPoint: 'un point (3.14)',
  withComma: 'une virgule (3,14)',
  tolerance: 'Tolérance',
  exact: 'Aucune : seulement ce nombre',
  absolute: 'Tant en plus ou en moins',
  relative: 'En pour cent du nombre',
  width: 'Combien',
  near: 'Presque juste',
  nearHint: 'Un intervalle plus large qui rapporte une part.',
  earns: 'Rapporte',
  precision: 'Chiffres',
  anyDigits: 'Autant que l’on écrit',
  decimals: 'Décimales',
  significant: 'Chiffres significatifs',
  count: 'Combien',
  otherDigits: 'Avec d’autres chiffres',
  unit: 'Unité',
  unitHint: 'Laisser vide si le nombre n’a pas d’unité.',
  convert: 'Accepter d’autres unités de même nature, converties',
  withoutUnit: 'Sans unité',
  nothing: 'rien',
  everything: 'tous les points',
  partOf: (text) => `${text} des points`,
}
