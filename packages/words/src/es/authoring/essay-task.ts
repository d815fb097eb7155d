import type * as en from '../../en/authoring/essay-task.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  length: 'Extensión',
  anyLength: 'Libre',
  mostWords: 'En palabras',
  mostCharacters: 'En caracteres',
  count: 'Máximo',
  spelling: 'Permitir que el navegador subraye las faltas de ortografía',
  rubric: 'Rúbrica',
  rubricHint: 'Opcional. Cada criterio da puntos o, con un signo menos, los resta.',
  rubricDiffers: (sum, points) =>
    `Los elementos que dan puntos suman ${number(sum)}, la pregunta vale ${number(points)}.`,
  itemText: (n) => `Criterio ${number(n)}`,
  itemPoints: (n) => `Puntos del criterio ${number(n)}`,
  addItem: 'Añadir un criterio',
  removeItem: (n) => `Quitar el criterio ${number(n)}`,
  sample: 'Respuesta modelo',
  sampleHint: 'Opcional, como ayuda para corregir.',
  markedByPerson: 'Se corrige a mano',
}
