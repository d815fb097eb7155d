import type * as en from '../../en/authoring/essay-task.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  length: 'Longueur',
  anyLength: 'Longueur libre',
  mostWords: 'En mots',
  mostCharacters: 'En caractères',
  count: 'Maximum',
  spelling: 'Laisser le navigateur souligner les fautes d’orthographe',
  rubric: 'Grille de correction',
  rubricHint: 'Facultatif. Chaque critère donne des points, ou en retire avec le signe moins.',
  rubricDiffers: (sum, points) =>
    `Les éléments qui donnent des points font ${number(sum)} au total, la question en vaut ${number(points)}.`,
  itemText: (n) => `Critère ${number(n)}`,
  itemPoints: (n) => `Points du critère ${number(n)}`,
  addItem: 'Ajouter un critère',
  removeItem: (n) => `Retirer le critère ${number(n)}`,
  sample: 'Exemple de réponse',
  sampleHint: 'Facultatif, comme aide à la correction.',
  markedByPerson: 'Corrigée à la main',
}
