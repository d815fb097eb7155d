import type * as en from '../../en/authoring/essay-task.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  length: 'Longueur',
  anyLength: 'Aussi long que l’élève le veut',
  mostWords: 'Au plus tant de mots',
  mostCharacters: 'Au plus tant de caractères',
  count: 'Combien',
  spelling: 'Laisser le navigateur souligner les fautes d’orthographe',
  rubric: 'Grille de correction',
  rubricHint: 'Facultatif. Chaque critère donne des points, ou en retire avec un moins.',
  itemText: (n) => `Critère ${number(n)}`,
  itemPoints: (n) => `Points du critère ${number(n)}`,
  addItem: 'Ajouter un critère',
  removeItem: (n) => `Retirer le critère ${number(n)}`,
  sample: 'Une réponse possible',
  sampleHint: 'Facultatif, pour qui corrige.',
  markedByPerson: 'Corrigée par une personne',
}
