import type * as en from '../../en/results/ordering.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'Coloque os itens em ordem',
  order: 'Sua ordem',
  moveUp: (item) => `Mover para cima: ${item}`,
  moveDown: (item) => `Mover para baixo: ${item}`,
  nowAt: (item, place, count) => `${item}, agora ${number(place)} de ${number(count)}`,
  isRight: 'Esta ordem está certa',
  clear: 'Limpar resposta',
}
