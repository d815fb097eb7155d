import type * as en from '../../en/results/ordering.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Bring die Elemente in die richtige Reihenfolge',
  order: 'Deine Reihenfolge',
  moveUp: (item) => `Nach oben: ${item}`,
  moveDown: (item) => `Nach unten: ${item}`,
  nowAt: (item, place, count) => `${item}, jetzt ${number(place)} von ${number(count)}`,
  isRight: 'Diese Reihenfolge stimmt',
  clear: 'Antwort löschen',
}
