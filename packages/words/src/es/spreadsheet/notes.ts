import type * as en from '../../en/spreadsheet/notes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  notes: {
    'read-in-shape': ({ shape }) =>
      ({
        rows: 'Se leyó como: una pregunta por fila.',
        'list in a cell': 'Se leyó como: todas las opciones de una pregunta en una celda.',
        'list in the question': 'Se leyó como: opciones debajo de la pregunta, en su celda.',
        'row for each option': 'Se leyó como: una opción por fila.',
        'tick columns': 'Se leyó como: una columna de marcas junto a cada opción.',
        'key as a mask': 'Se leyó como: una clave con un signo por opción, 1 si es correcta.',
        'right then wrong':
          'Se leyó como: respuestas correctas, una celda vacía y después respuestas incorrectas.',
        'marked options': 'Se leyó como: la opción correcta señalada con un signo o por su formato.',
        text: 'Se leyó como: texto con una línea para cada opción y para la respuesta.',
        turned:
          'Se leyó como: tabla girada, una pregunta por columna. La fila 2 es la columna B del archivo.',
        'separated text': 'Se leyó como: texto en una columna, dividido en celdas.',
        'no headings': 'Se leyó como: una pregunta por fila, sin encabezados.',
      })[shape],
    'read-from-row': ({ row }) => `Se leyó como: una pregunta por fila, con encabezados en la fila ${row}.`,
    'headings-seem-late': ({ row, searched }) =>
      `Los encabezados parecen estar en la fila ${row}, pero se buscan en las primeras ${searched} filas. Elige abajo la otra disposición o elimina en tu archivo las filas anteriores a la fila ${row}.`,
    'row-taken-for-headings': ({ row }) =>
      `La fila ${row} se interpreta como encabezados. Si es una pregunta, elige abajo la disposición sin encabezados.`,
    'hint-left-out': ({ row }) => `La fila ${row} explica qué hay que rellenar y se omite.`,
    'headings-repeated': ({ count, rows, more }) =>
      plural(count, {
        one: `La fila ${list(rows, more)} repite los encabezados y se omite.`,
        many: `Las filas ${list(rows, more)} repiten los encabezados y se omiten.`,
        other: `Las filas ${list(rows, more)} repiten los encabezados y se omiten.`,
      }),
    'further-headings': ({ count, rows, more }) =>
      plural(count, {
        one: `La fila ${list(rows, more)} tiene sus propios encabezados: las filas siguientes se leen según ellos.`,
        many: `Las filas ${list(rows, more)} tienen sus propios encabezados: las filas siguientes se leen según ellos.`,
        other: `Las filas ${list(rows, more)} tienen sus propios encabezados: las filas siguientes se leen según ellos.`,
      }),
    'formats-unread': ({ row }) =>
      `A partir de la fila ${row}, los números y las fechas de las respuestas escritas solo cuentan tal como se muestran. Divide la hoja en varios archivos.`,
    'columns-hidden': ({ count, columns }) =>
      plural(count, {
        one: `La columna ${list(columns)} no se usa porque está oculta y hay otra similar visible.`,
        many: `Las columnas ${list(columns)} no se usan porque están ocultas y hay otras similares visibles.`,
        other: `Las columnas ${list(columns)} no se usan porque están ocultas y hay otras similares visibles.`,
      }),
    'question-beside-number': ({ number, text }) =>
      `La columna ${number} solo contiene números: las preguntas son los textos de al lado, en ${text}.`,
    'second-table': ({ cell, heading }) =>
      `Junto a la primera tabla empieza otra en la celda ${cell}, ${heading}, y sus preguntas no se leen. En tu archivo, ponlas después de las de la primera o guárdalas en un archivo aparte.`,

    'columns-unused': ({ count, columns, more }) =>
      plural(count, {
        one: `La columna ${list(columns, more)} no se usa. Si forma parte de las preguntas, elige en “Columnas” qué contiene.`,
        many: `Las columnas ${list(columns, more)} no se usan. Si forman parte de las preguntas, elige en “Columnas” qué contienen.`,
        other: `Las columnas ${list(columns, more)} no se usan. Si forman parte de las preguntas, elige en “Columnas” qué contienen.`,
      }),
    'columns-of-time': ({ count, columns, more }) =>
      plural(count, {
        one: `La columna ${list(columns, more)} no se usa: las preguntas no tienen tiempos límite propios.`,
        many: `Las columnas ${list(columns, more)} no se usan: las preguntas no tienen tiempos límite propios.`,
        other: `Las columnas ${list(columns, more)} no se usan: las preguntas no tienen tiempos límite propios.`,
      }),
    'cells-without-heading': ({ cells, more }) =>
      `Las celdas sin encabezado no se leen: ${list(cells, more)}. Elige en “Columnas” qué contiene su columna, o corrige el archivo y súbelo de nuevo.`,
    'question-column-plainer': ({ column, others }) =>
      `Se toma como pregunta la columna ${column} y no ${list(others)}, porque su encabezado es más claro.`,
    'question-column-first': ({ column, others }) =>
      `Se toma como pregunta la columna ${column} y no ${list(others)}, porque está primero.`,
    'key-column-plainer': ({ column, others }) =>
      `Se toma como respuesta correcta la columna ${column} y no ${list(others)}, porque su encabezado es más claro.`,
    'key-column-first': ({ column, others }) =>
      `Se toma como respuesta correcta la columna ${column} y no ${list(others)}, porque está primero.`,
    'columns-guessed': ({ question, correct }) =>
      `Los encabezados no lo dicen: se toma como pregunta la columna ${question} y como respuesta correcta la columna ${correct}. Compruébalo en “Columnas”.`,
    'type-column-unused': ({ column, texts }) =>
      `La columna ${column} no nombra tipos de preguntas, sino ${list(texts)}. No se usa.`,
    'points-column-unused': ({ column, text }) =>
      `La columna ${column} no se usa, porque ${text} no es un número de puntos.`,
    'errors-left-out': ({ column, rows, more }) =>
      `La columna ${column} muestra errores, que se omiten, en estas filas: ${list(rows, more)}.`,
    'key-always-first': ({ count }) =>
      `La primera opción es correcta en las ${count} preguntas. Activa “Mezclar las opciones” en los ajustes del cuestionario, o los estudiantes lo notarán.`,

    'whole-sentences': ({ rows, more }) =>
      `Las respuestas de estas filas son frases enteras, y los estudiantes tendrán que escribirlas palabra por palabra: ${list(rows, more)}. Para calificar tú esas respuestas, escribe “Texto largo” como tipo y deja vacía la respuesta.`,
    'texts-converted': 'Las fórmulas y los caracteres web se convierten en las preguntas, no en esta tabla.',
    'looks-like-results':
      'Esto parece una lista de resultados, con nombres y puntuaciones. Sube el archivo con las preguntas.',

    'multiple-is-choice':
      'Las filas de tipo “Multiple” tienen una sola respuesta correcta cada una, así que se leen como opción múltiple. Si hay que encontrar varias, escribe “Varias correctas”.',
  },
}
