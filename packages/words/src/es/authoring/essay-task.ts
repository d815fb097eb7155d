import type * as en from '../../en/authoring/essay-task.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  length: 'Extensión',
  anyLength: 'Tan larga como quiera quien responde',
  mostWords: 'Como máximo tantas palabras',
  mostCharacters: 'Como máximo tantos caracteres',
  count: 'Cuántos',
  spelling: 'Permitir que el navegador subraye las faltas de ortografía',
  rubric: 'Rúbrica',
  rubricHint: 'Opcional. Cada criterio da puntos, o los quita con un menos.',
  itemText: (n) => `Criterio ${number(n)}`,
  itemPoints: (n) => `Puntos del criterio ${number(n)}`,
  addItem: 'Añadir un criterio',
  removeItem: (n) => `Quitar el criterio ${number(n)}`,
  sample: 'Una respuesta posible',
  sampleHint: 'Opcional, para quien corrige.',
  markedByPerson: 'La corrige una persona',
}
