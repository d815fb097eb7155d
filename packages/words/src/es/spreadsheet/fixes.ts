import type * as en from '../../en/spreadsheet/fixes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fixes: {
    'read-as-accepted': ({ count }) =>
      plural(count, {
        one: `Leer como ${count} respuesta aceptada`,
        many: `Leer como ${count} de respuestas aceptadas`,
        other: `Leer como ${count} respuestas aceptadas`,
      }),
    'read-as-number': ({ number, tolerance }) => `Leer como el número ${number} ± ${tolerance}`,
    'write-text': ({ text }) => `Usar ${text}`,
    'write-texts': ({ texts }) => `Usar ${list(texts)}`,

    'write-pair': ({ first, second }) => `${first} / ${second}`,
    'clear-text': ({ text }) => `Borrar ${text}`,
    'multiple-correct': 'Varias correctas',
    'multiple-choice': 'Opción múltiple',
    'write-answer': 'Respuesta escrita',
    'remove-row': 'Eliminar fila',
    'leave-out-notes': 'Quitar las observaciones',
    'count-from-zero': 'Contar desde 0',
    'not-a-question': 'No es una pregunta',

    'not-used': 'No se usa',
    'clear-types': 'Dejar vacíos los tipos',
    convert: 'Convertir',
  },
  fixesForAll: {
    'as-number': (rows) =>
      plural(rows, {
        one: `Leer como número con tolerancia en ${rows} fila`,
        many: `Leer como números con tolerancia en las ${rows} de filas`,
        other: `Leer como números con tolerancia en las ${rows} filas`,
      }),
    'accepted-answers': (rows) =>
      plural(rows, {
        one: `Leer como respuestas aceptadas en ${rows} fila`,
        many: `Leer como respuestas aceptadas en las ${rows} de filas`,
        other: `Leer como respuestas aceptadas en las ${rows} filas`,
      }),
    'as-read': (rows) =>
      plural(rows, {
        one: `Usar lo leído en ${rows} fila`,
        many: `Usar lo leído en las ${rows} filas`,
        other: `Usar lo leído en las ${rows} filas`,
      }),
    'other-reading': (rows) =>
      plural(rows, {
        one: `Usar la otra lectura en ${rows} fila`,
        many: `Usar la otra lectura en las ${rows} filas`,
        other: `Usar la otra lectura en las ${rows} filas`,
      }),
    nearest: (rows) =>
      plural(rows, {
        one: `Usar la opción más parecida en ${rows} fila`,
        many: `Usar la opción más parecida en las ${rows} filas`,
        other: `Usar la opción más parecida en las ${rows} filas`,
      }),
    'as-fraction': (rows) =>
      plural(rows, {
        one: `Usar las fracciones en ${rows} fila`,
        many: `Usar las fracciones en las ${rows} filas`,
        other: `Usar las fracciones en las ${rows} filas`,
      }),
    'as-turned-fraction': (rows) =>
      plural(rows, {
        one: `Usar las fracciones invertidas en ${rows} fila`,
        many: `Usar las fracciones invertidas en las ${rows} filas`,
        other: `Usar las fracciones invertidas en las ${rows} filas`,
      }),
    'as-date': (rows) =>
      plural(rows, {
        one: `Usar las fechas en ${rows} fila`,
        many: `Usar las fechas en las ${rows} filas`,
        other: `Usar las fechas en las ${rows} filas`,
      }),
    'true-false': (rows) =>
      plural(rows, {
        one: `Verdadero / Falso en ${rows} fila`,
        many: `Verdadero / Falso en las ${rows} filas`,
        other: `Verdadero / Falso en las ${rows} filas`,
      }),
    choice: (rows) =>
      plural(rows, {
        one: `Opción múltiple en ${rows} fila`,
        many: `Opción múltiple en las ${rows} filas`,
        other: `Opción múltiple en las ${rows} filas`,
      }),
    several: (rows) =>
      plural(rows, {
        one: `Varias correctas en ${rows} fila`,
        many: `Varias correctas en las ${rows} filas`,
        other: `Varias correctas en las ${rows} filas`,
      }),
    written: (rows) =>
      plural(rows, {
        one: `Respuesta escrita en ${rows} fila`,
        many: `Respuesta escrita en las ${rows} filas`,
        other: `Respuesta escrita en las ${rows} filas`,
      }),
    'one-spelling': (rows) =>
      plural(rows, {
        one: `Usar la primera forma en ${rows} fila`,
        many: `Usar la primera forma en las ${rows} filas`,
        other: `Usar la primera forma en las ${rows} filas`,
      }),
    'clear-placeholder': (rows) =>
      plural(rows, {
        one: `Borrar estas celdas en ${rows} fila`,
        many: `Borrar estas celdas en las ${rows} filas`,
        other: `Borrar estas celdas en las ${rows} filas`,
      }),
    'clear-repeated': (rows) =>
      plural(rows, {
        one: `Borrar las opciones repetidas en ${rows} fila`,
        many: `Borrar las opciones repetidas en las ${rows} filas`,
        other: `Borrar las opciones repetidas en las ${rows} filas`,
      }),
    'clear-type': (rows) =>
      plural(rows, {
        one: `Borrar el tipo en ${rows} fila`,
        many: `Borrar el tipo en las ${rows} filas`,
        other: `Borrar el tipo en las ${rows} filas`,
      }),
    'remove-blank': (rows) =>
      plural(rows, {
        one: `Eliminar ${rows} fila sin pregunta`,
        many: `Eliminar ${rows} filas sin pregunta`,
        other: `Eliminar ${rows} filas sin pregunta`,
      }),
    'remove-title': (rows) =>
      plural(rows, {
        one: `Eliminar ${rows} fila que no es una pregunta`,
        many: `Eliminar ${rows} filas que no son preguntas`,
        other: `Eliminar ${rows} filas que no son preguntas`,
      }),
    'remove-unmarkable': (rows) =>
      plural(rows, {
        one: `Eliminar ${rows} fila que no se puede corregir`,
        many: `Eliminar ${rows} filas que no se pueden corregir`,
        other: `Eliminar ${rows} filas que no se pueden corregir`,
      }),
    'remove-repeated': (rows) =>
      plural(rows, {
        one: `Eliminar ${rows} pregunta repetida`,
        many: `Eliminar ${rows} preguntas repetidas`,
        other: `Eliminar ${rows} preguntas repetidas`,
      }),
    'remove-headings': (rows) =>
      plural(rows, {
        one: `Eliminar ${rows} fila de encabezados`,
        many: `Eliminar ${rows} filas de encabezados`,
        other: `Eliminar ${rows} filas de encabezados`,
      }),
    'leave-out-notes': (rows) =>
      plural(rows, {
        one: `Quitar las observaciones en ${rows} fila`,
        many: `Quitar las observaciones en las ${rows} filas`,
        other: `Quitar las observaciones en las ${rows} filas`,
      }),

    'from-zero': () => 'Contar desde 0',
    'type-unused': () => 'No se usa',
    'clear-types': () => 'Dejar vacíos los tipos',
    convert: () => 'Convertir',
  },
}
