import type * as en from '../../en/authoring/matching-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Elementos y sus parejas',
  hint: 'Para cada elemento se elige su pareja en una lista ordenada con todas. Dos elementos pueden tener la misma.',
  prompt: (n) => `Elemento ${number(n)}`,
  partner: (n) => `Pareja del elemento ${number(n)}`,
  moveUp: (n) => `Subir el elemento ${number(n)}`,
  moveDown: (n) => `Bajar el elemento ${number(n)}`,
  remove: (n) => `Quitar el elemento ${number(n)}`,
  add: '+ Añadir un elemento',
  moved: (n, to) => `El elemento ${number(n)} es ahora el ${number(to)}`,
  distractors: 'Distractores',
  distractorsHint: 'No son pareja de ningún elemento. En la lista no se distinguen de las demás.',
  distractor: (n) => `Distractor ${number(n)}`,
  removeDistractor: (n) => `Quitar el distractor ${number(n)}`,
  addDistractor: '+ Añadir un distractor',
  pair: (asked, chosen) => `“${chosen}” para “${asked}”`,
}
