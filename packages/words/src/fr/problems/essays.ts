import type * as en from '../../en/problems/essays.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  essays: {
    'essay-without-key': 'Un texte long n’a ni options ni bonne réponse.',
    'essay-elsewhere':
      'Seul un texte long a une grille de correction, un exemple de réponse ou une longueur maximale.',
    'essay-task-wanted': 'Pour un texte long, il faut dire ce qui est demandé et comment il est corrigé.',
    'essay-length-wrong': ({ most }) => `La longueur est un nombre entier de 1 à ${number(most)}.`,
    'rubric-text-missing': ({ item }) => `Le critère ${item} de la grille est vide.`,
    'rubric-points-wrong': ({ item }) =>
      `Le critère ${item} de la grille donne de −1 000 à 1 000 points, avec deux décimales au plus.`,
    'rubric-too-long': ({ most }) => `Une grille a au plus ${most} critères.`,
  },
}
