import type * as en from '../../en/results/ordering.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Pon los elementos en orden',
  order: 'Tu orden',
  moveUp: (item) => `Subir: ${item}`,
  moveDown: (item) => `Bajar: ${item}`,
  nowAt: (item, place, count) => `${item}, ahora ${number(place)} de ${number(count)}`,
  isRight: 'Este orden es correcto',
  clear: 'Borrar respuesta',
}
