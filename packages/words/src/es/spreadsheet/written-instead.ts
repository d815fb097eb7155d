import type * as en from '../../en/spreadsheet/written-instead.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  writtenInstead: {
    'row-written-names-column': ({ answer }) =>
      `${answer} es también el encabezado de una columna que no se usa. Tus estudiantes tendrán que escribir ${answer}. Si no es lo que quieres, rellena las opciones o elige en “Columnas” dónde están.`,
    'row-written-true-false': ({ answer }) =>
      `Parece una pregunta de verdadero o falso, pero no tiene opciones: escribe “Verdadero” y “Falso” como opciones. Tus estudiantes tendrán que escribir ${answer}. Si no es lo que quieres, rellena las opciones o elige en “Columnas” dónde están.`,
    'row-written-list': ({ answer }) =>
      `${answer} enumera opciones correctas e incorrectas. Tus estudiantes tendrán que escribir ${answer}. Si no es lo que quieres, rellena las opciones o elige en “Columnas” dónde están.`,
    'row-written-option-name': ({ answer }) =>
      `${answer} parece el nombre de una opción, pero no hay opciones. Tus estudiantes tendrán que escribir ${answer}. Si no es lo que quieres, rellena las opciones o elige en “Columnas” dónde están.`,
    'row-written-option-names': ({ answer }) =>
      `${answer} parecen los nombres de varias opciones, pero no hay opciones. Tus estudiantes tendrán que escribir ${answer}. Si no es lo que quieres, rellena las opciones o elige en “Columnas” dónde están.`,
    'row-written-in-question': ({ answer }) =>
      `La respuesta está en la pregunta, como si fuera una opción. Tus estudiantes tendrán que escribir ${answer}. Si no es lo que quieres, rellena las opciones o elige en “Columnas” dónde están.`,
    'row-written-others-choose': ({ answer }) =>
      `Otras filas tienen opciones y esta no tiene ninguna. Tus estudiantes tendrán que escribir ${answer}. Si no es lo que quieres, rellena las opciones o elige en “Columnas” dónde están.`,
  },
}
