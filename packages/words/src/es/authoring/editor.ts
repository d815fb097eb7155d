import type * as en from '../../en/authoring/editor.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  add: '+ Otra pregunta',
  addKeys: 'Ctrl+Intro',
  saveKeys: 'Ctrl+S',
  keys: 'Teclas',
  nextOption: (key) => [key('Intro'), ' opción siguiente'],
  dropOption: (key) => [key('Retroceso'), ' quitar una opción vacía'],
  correctOption: (key, last) => [key('Ctrl'), ' ', key('1'), '–', last, ' opción correcta'],
  addQuestion: (key) => [key('Ctrl'), ' ', key('Intro'), ' añadir una pregunta'],
  save: (key) => [key('Ctrl'), ' ', key('S'), ' guardar'],
  question: (n) => `Pregunta ${number(n)}`,
  change: (n) => `Cambiar la pregunta ${number(n)}`,
  moveUp: (n) => `Subir la pregunta ${number(n)}`,
  moveDown: (n) => `Bajar la pregunta ${number(n)}`,
  duplicate: (n) => `Duplicar la pregunta ${number(n)}`,
  remove: (n) => `Eliminar la pregunta ${number(n)}`,
  text: 'Texto de la pregunta',
  type: 'Tipo de pregunta',
  questions: 'Preguntas',
  complete: 'Completa',
  problem: 'Con errores',
  unwritten: 'Sin escribir',
  states: {
    complete: 'completa',
    problem: 'tiene un problema',
    unwritten: 'sin escribir',
  },
  marked: (option) => `La opción ${option} está marcada como correcta.`,
  unmarked: (option) => `La opción ${option} no está marcada como correcta.`,
  moved: (from, to) => `La pregunta ${number(from)} ahora es la pregunta ${number(to)}.`,
  copied: (to, from) => `La pregunta ${number(to)} es una copia de la pregunta ${number(from)}.`,
  inserted: (n) =>
    plural(n, {
      one: `${number(n)} pregunta insertada.`,
      many: `${number(n)} preguntas insertadas.`,
      other: `${number(n)} preguntas insertadas.`,
    }),
}
