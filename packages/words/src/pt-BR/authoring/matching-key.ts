import type * as en from '../../en/authoring/matching-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Enunciados e seus pares',
  hint: 'Os estudantes escolhem um par para cada enunciado. Eles veem todos os pares em uma lista ordenada. Dois enunciados podem ter o mesmo.',
  prompt: (n) => `Enunciado ${number(n)}`,
  partner: (n) => `Par do enunciado ${number(n)}`,
  moveUp: (n) => `Mover o enunciado ${number(n)} para cima`,
  moveDown: (n) => `Mover o enunciado ${number(n)} para baixo`,
  remove: (n) => `Remover o enunciado ${number(n)}`,
  add: '+ Adicionar um enunciado',
  moved: (n, to) => `O enunciado ${number(n)} agora é o ${number(to)}`,
  distractors: 'Distratores',
  distractorsHint: 'Pares de nenhum enunciado. Os estudantes não sabem quais são.',
  distractor: (n) => `Distrator ${number(n)}`,
  removeDistractor: (n) => `Remover o distrator ${number(n)}`,
  addDistractor: '+ Adicionar um distrator',
  pair: (asked, chosen) => `“${chosen}” para “${asked}”`,
}
