import type * as en from '../../en/results/weighted.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  points: (n) =>
    plural(n, { one: `${number(n)} point`, many: `${number(n)} points`, other: `${number(n)} points` }),
  outOf: (n) =>
    plural(n, {
      one: `sur ${number(n)} point`,
      many: `sur ${number(n)} points`,
      other: `sur ${number(n)} points`,
    }),
  earned: (n, most) =>
    plural(most, {
      one: `${number(n)} sur ${number(most)} point`,
      many: `${number(n)} sur ${number(most)} points`,
      other: `${number(n)} sur ${number(most)} points`,
    }),
  pointsInAll: (n) =>
    plural(n, {
      one: `${number(n)} point au total.`,
      many: `${number(n)} points au total.`,
      other: `${number(n)} points au total.`,
    }),
  waiting: (n, most) =>
    plural(n, {
      one: `${number(n)} question attend d’être corrigée (jusqu’à ${number(most)} points de plus).`,
      many: `${number(n)} questions attendent d’être corrigées (jusqu’à ${number(most)} points de plus).`,
      other: `${number(n)} questions attendent d’être corrigées (jusqu’à ${number(most)} points de plus).`,
    }),
  rules: {
    'right-minus-wrong':
      'Certaines questions donnent une partie de leurs points : les bons choix moins les mauvais, jamais moins de 0.',
    'each-decision':
      'Certaines questions donnent une partie de leurs points pour chaque partie juste de la réponse.',
    'half-for-one-slip':
      'Certaines questions donnent la moitié de leurs points s’il n’y a qu’une seule erreur.',
    'by-option': 'Dans certaines questions, chaque option rapporte une part différente des points.',
  },
  numbers: {
    near: 'À certaines questions, un nombre presque juste rapporte une partie des points.',
    precision:
      'À certaines questions, un nombre juste avec une autre précision rapporte une partie des points.',
    unit: 'À certaines questions, un nombre juste sans unité rapporte une partie des points.',
  },
  deductions: 'Certaines mauvaises réponses coûtent des points. Une question passée ne coûte rien.',
  ruleHere: {
    'right-minus-wrong': 'Les bons choix moins les mauvais, jamais moins de 0.',
    'each-decision': 'Chaque option cochée ou laissée vide à bon escient rapporte une part.',
    'half-for-one-slip': 'Avec une seule erreur, la moitié des points.',
    'by-option': 'Chaque option rapporte une part différente des points.',
  },
  ruleOfType: {
    matching: { 'each-decision': 'Chaque paire correcte rapporte une part.' },
    ordering: { 'each-decision': 'Deux éléments qui se suivent dans le bon ordre rapportent une part.' },
  },
  deductionHere: (n) =>
    plural(n, {
      one: `Une mauvaise réponse coûte ${number(n)} point.`,
      many: `Une mauvaise réponse coûte ${number(n)} points.`,
      other: `Une mauvaise réponse coûte ${number(n)} points.`,
    }),
}
