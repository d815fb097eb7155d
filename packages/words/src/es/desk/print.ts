import type * as en from '../../en/desk/print.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Cargando las preguntas',
  failed: 'No se pudieron cargar las preguntas',
  safe: 'Están guardadas.',
  title: (quiz) => `Imprimir en papel – ${quiz}`,
  heading: 'Imprimir en papel',
  print: 'Imprimir en papel',
  printList: 'Imprimir lista',
  what: 'Qué imprimir',
  parts: { questions: 'Preguntas', answers: 'Casillas de respuesta', key: 'Clave de respuestas' },
  preview: 'Vista previa',
  noQuestions: 'Este cuestionario aún no tiene preguntas',
  write: 'Escribir las preguntas',
  facts: (n, minutes) =>
    plural(n, {
      one: `${number(n)} pregunta · ${minutes}`,
      many: `${number(n)} preguntas · ${minutes}`,
      other: `${number(n)} preguntas · ${minutes}`,
    }),
  lines: { name: 'Nombre', class: 'Grupo', date: 'Fecha', points: 'Puntos' },
  weightedFacts: (n, points, minutes) =>
    plural(n, {
      one: `${number(n)} pregunta · ${points} · ${minutes}`,
      many: `${number(n)} preguntas · ${points} · ${minutes}`,
      other: `${number(n)} preguntas · ${points} · ${minutes}`,
    }),
}
