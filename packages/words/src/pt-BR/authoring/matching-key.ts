import type * as en from '../../en/authoring/matching-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Itens e seus pares',
  hint: 'Para cada item, escolhe-se o par em uma lista ordenada com todos. Dois itens podem ter o mesmo.',
  prompt: (n) => `Item ${number(n)}`,
  partner: (n) => `Par do item ${number(n)}`,
  moveUp: (n) => `Mover o item ${number(n)} para cima`,
  moveDown: (n) => `Mover o item ${number(n)} para baixo`,
  remove: (n) => `Remover o item ${number(n)}`,
  add: '+ Adicionar um item',
  moved: (n, to) => `O item ${number(n)} agora é o ${number(to)}`,
  distractors: 'Distratores',
  distractorsHint: 'Não são pares de nenhum item. Na lista, não se distinguem dos outros.',
  distractor: (n) => `Distrator ${number(n)}`,
  removeDistractor: (n) => `Remover o distrator ${number(n)}`,
  addDistractor: '+ Adicionar um distrator',
  pair: (asked, chosen) => `“${chosen}” para “${asked}”`,
}
