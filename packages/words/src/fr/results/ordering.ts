import type * as en from '../../en/results/ordering.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Mets les éléments dans l’ordre',
  order: 'Ton ordre',
  moveUp: (item) => `Monter : ${item}`,
  moveDown: (item) => `Descendre : ${item}`,
  nowAt: (item, place, count) => `${item}, maintenant ${number(place)} sur ${number(count)}`,
  isRight: 'Cet ordre est le bon',
  clear: 'Effacer la réponse',
}
