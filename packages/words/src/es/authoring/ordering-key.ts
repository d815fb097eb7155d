import type * as en from '../../en/authoring/ordering-key.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Elementos en el orden correcto',
  hint: 'Cada estudiante los ve en otro orden, el mismo para todo el grupo si no se mezclan las opciones.',
  item: (n) => `Elemento ${number(n)}`,
  moveUp: (n) => `Subir el elemento ${number(n)}`,
  moveDown: (n) => `Bajar el elemento ${number(n)}`,
  remove: (n) => `Quitar el elemento ${number(n)}`,
  add: '+ Añadir un elemento',
  moved: (n, to) => `El elemento ${number(n)} es ahora el ${number(to)}`,
  follows: (one, other) => `“${other}” justo después de “${one}”`,
}
