import type * as en from '../../en/problems/points.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  points: {
    'points-wrong': 'Les points sont un nombre de 0,01 à 1 000, avec deux décimales au plus.',
    'hand-points-wrong': ({ most }) =>
      `Les points sont ici un nombre de 0 à ${number(most)}, avec deux décimales au plus.`,
    'adjustment-wrong': ({ most }) =>
      `Les points sont un nombre de −${number(most)} à ${number(most)}, avec deux décimales au plus.`,
    'adjustment-outside': ({ most }) =>
      `Avec ce nombre, la réponse aurait moins de 0 ou plus de ${number(most)} points.`,
    'deduction-wrong': 'Un retrait est un nombre de 0 à 1 000, avec deux décimales au plus.',
    'deduction-too-large': ({ most }) =>
      `Une mauvaise réponse peut coûter au plus les points de la question (${number(most)}).`,
    'rule-wanted': 'Quizly ne connaît pas cette règle de points partiels.',
    'rule-needs-decisions': 'Cette règle demande au moins deux décisions.',
    'lenient-needs-text': 'La comparaison souple n’existe que pour les réponses écrites.',
    'shares-wrong': 'Chaque option rapporte entre −100 % et 100 %, et au moins une rapporte 100 %.',
    'correct-shares-too-small': 'Ensemble, les bonnes options rapportent 100 % ou plus.',
  },
}
