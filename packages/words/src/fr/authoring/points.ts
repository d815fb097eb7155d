import type * as en from '../../en/authoring/points.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  pointsAndMarking: 'Points et notation',
  points: 'Points',
  deduction: 'Points retirés pour une mauvaise réponse',
  rule: 'Points partiels',
  allOrNothing: 'Tout ou rien',
  allOrNothingMeaning: 'Les points ne sont donnés que si toute la réponse est correcte.',
  ruleNames: {
    'right-minus-wrong': 'Bons choix moins mauvais',
    'each-decision': 'Chaque partie compte',
    'half-for-one-slip': 'La moitié pour une erreur',
    'by-option': 'Selon l’option',
  },
  ruleMeanings: {
    'right-minus-wrong':
      'La proportion de bonnes options cochées moins celle des mauvaises, jamais moins de 0.',
    'each-decision':
      'Chaque option cochée ou laissée vide à bon escient, chaque paire de voisins dans un ordre ou chaque élément avec son associé rapporte la même part.',
    'half-for-one-slip': 'Avec exactement une erreur, la moitié des points.',
    'by-option': 'Chaque option rapporte sa propre part des points.',
  },
  shares: 'Ce que rapporte chaque option, en pourcentage',
  share: (letter) => `L’option ${letter} rapporte, en pourcentage`,
  shareOf: (letter, text) => `L’option ${letter} rapporte, en pourcentage : ${text}`,
  worth: (n) =>
    plural(n, { one: `${number(n)} point`, many: `${number(n)} points`, other: `${number(n)} points` }),
  costs: (n) =>
    plural(n, {
      one: `Une mauvaise réponse coûte ${number(n)} point`,
      many: `Une mauvaise réponse coûte ${number(n)} points`,
      other: `Une mauvaise réponse coûte ${number(n)} points`,
    }),
  earns: (letter, percent) => `${letter} : ${number(percent)} %`,
  numbers: {
    near: ({ percent, within }) => `Presque juste (${within}) : ${number(percent)} %`,
    precision: (percent) => `Autre précision : ${number(percent)} %`,
    unit: (percent) => `Sans unité : ${number(percent)} %`,
  },
}
