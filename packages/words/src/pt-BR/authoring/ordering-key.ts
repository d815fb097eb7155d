import type * as en from '../../en/authoring/ordering-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Itens na ordem certa',
  hint: 'Cada estudante os vê em outra ordem, a mesma para a turma toda se as alternativas não forem embaralhadas.',
  item: (n) => `Item ${number(n)}`,
  moveUp: (n) => `Mover o item ${number(n)} para cima`,
  moveDown: (n) => `Mover o item ${number(n)} para baixo`,
  remove: (n) => `Remover o item ${number(n)}`,
  add: '+ Adicionar um item',
  moved: (n, to) => `O item ${number(n)} agora é o ${number(to)}`,
  follows: (one, other) => `“${other}” logo depois de “${one}”`,
}
