import type * as en from '../../en/authoring/matching-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Éléments à associer',
  hint: 'Pour chaque élément, les élèves choisissent son associé dans une liste triée. Deux éléments peuvent avoir le même associé.',
  prompt: (n) => `Élément ${number(n)}`,
  partner: (n) => `Associé de l’élément ${number(n)}`,
  moveUp: (n) => `Monter l’élément ${number(n)}`,
  moveDown: (n) => `Descendre l’élément ${number(n)}`,
  remove: (n) => `Enlever l’élément ${number(n)}`,
  add: '+ Ajouter un élément',
  moved: (n, to) => `L’élément ${number(n)} est maintenant le ${number(to)}`,
  distractors: 'Distracteurs',
  distractorsHint: 'Ils ne vont avec aucun élément. Les élèves ne peuvent pas les distinguer des autres.',
  distractor: (n) => `Distracteur ${number(n)}`,
  removeDistractor: (n) => `Enlever le distracteur ${number(n)}`,
  addDistractor: '+ Ajouter un distracteur',
  pair: (asked, chosen) => `« ${chosen} » pour « ${asked} »`,
}
