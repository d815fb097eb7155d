import type * as en from '../../en/authoring/matching-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Enunciados y sus parejas',
  hint: 'El alumnado elige una pareja para cada enunciado. Ve todas las parejas ordenadas en una lista. Dos enunciados pueden tener la misma.',
  prompt: (n) => `Enunciado ${number(n)}`,
  partner: (n) => `Pareja del enunciado ${number(n)}`,
  moveUp: (n) => `Subir el enunciado ${number(n)}`,
  moveDown: (n) => `Bajar el enunciado ${number(n)}`,
  remove: (n) => `Quitar el enunciado ${number(n)}`,
  add: '+ Añadir un enunciado',
  moved: (n, to) => `El enunciado ${number(n)} es ahora el ${number(to)}`,
  distractors: 'Distractores',
  distractorsHint: 'Parejas de ningún enunciado. El alumnado no puede saber cuáles son.',
  distractor: (n) => `Distractor ${number(n)}`,
  removeDistractor: (n) => `Quitar el distractor ${number(n)}`,
  addDistractor: '+ Añadir un distractor',
  pair: (asked, chosen) => `“${chosen}” para “${asked}”`,
}
