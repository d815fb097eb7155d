import type * as en from '../../en/spreadsheet/cell-findings.ts'
import type { WordsOf } from '../../format.ts'
import { either, list, number, texts } from '../language.ts'

export const words: WordsOf<typeof en> = {
  quoted: (text) => `“${text}”`,
  cellFindings: {
    'row-number-with-tolerance': ({ answer }) =>
      `Tus estudiantes tendrán que escribir exactamente ${answer}. Si es un número con tolerancia, léelo como tal.`,
    'row-number-wrong': ({ text }) =>
      `${text} no se puede leer como número. Escríbelo como 9,81 o cambia el tipo.`,
    'row-further-wrong': ({ most }) =>
      `Las demás respuestas son para respuestas escritas y numéricas: una por línea, todas distintas y, con la correcta, ${number(most)} como máximo. Corrígelas o vacía la celda.`,
    'in-cell': ({ row, column, problem }) => `Fila ${row}, ${column}: ${problem}`,
    'cell-too-long': ({ count, most }) =>
      `Este texto tiene ${number(count)} caracteres y el máximo es ${number(most)}. Acórtalo.`,
    'cell-question-missing': 'Falta la pregunta. Escribe aquí su texto.',
    'cell-answer-missing': 'Falta la respuesta correcta. Escribe aquí su texto.',
    'cell-written-answer-missing': 'Falta la respuesta correcta. Escríbela aquí.',
    'cell-formula-without-result':
      'El archivo no contiene el resultado de esta fórmula. Guárdalo otra vez con tu programa de hojas de cálculo, rellena la celda a la que se refiere la fórmula o escribe aquí el texto.',
    'cell-error': ({ error }) =>
      `Esta celda muestra el error ${error}. Corrige su fórmula o escribe aquí el texto.`,
    'cell-date-for-fraction': ({ fraction, date }) =>
      `Es posible que tu programa de hojas de cálculo haya convertido la fracción ${fraction} en la fecha ${date}. Elige la que corresponda.`,

    'type-unknown': ({ text }) =>
      `${text} no es un tipo de pregunta. Usa “Una correcta”, “Varias correctas” o “Respuesta escrita”.`,
    'types-unknown': ({ names, rows, more }) =>
      `Estos no son tipos de preguntas: ${list(names)}. Están en estas filas: ${list(rows, more)}. Usa “Una correcta”, “Varias correctas” o “Respuesta escrita”, o deja vacías las celdas.`,
    'type-unmarkable': ({ text }) =>
      `${text} no tiene una respuesta que se pueda corregir. Usa “Una correcta”, “Varias correctas” o “Respuesta escrita”, o elimina esta fila.`,
    'row-too-many-options': ({ most, count }) =>
      `Una pregunta puede tener como máximo ${most} opciones y esta tiene ${count}. Borra algunas.`,
    'row-no-options': ({ least }) =>
      `Este tipo de pregunta necesita al menos ${least} opciones y no hay ninguna. Añade opciones.`,
    'row-one-option': ({ least, option }) =>
      `Este tipo de pregunta necesita al menos ${least} opciones y solo está ${option}. Añade opciones.`,
    'row-options-alike': ({ first, second }) =>
      `Las opciones ${first} y ${second} solo se diferencian en mayúsculas. Cambia las palabras de una de ellas. Si quieres las dos, escribe una en el editor después de guardar.`,
    'cell-key-cleaned': 'La respuesta correcta contiene signos invisibles. Se quitan.',
    'row-option-twice': ({ option }) =>
      `${option} aparece dos veces en esta fila. Cambia o borra una de ellas.`,
    'cell-taken-for-empty': ({ text }) =>
      `${text} se interpreta como celda vacía y no como opción. Borra la celda o escribe la opción con palabras.`,
    'cell-placeholder-is-option': ({ text }) =>
      `${text} es aquí una opción que verán tus estudiantes. Si la celda debe quedar vacía, bórrala.`,
    'row-too-many-accepted': ({ most, characters }) =>
      `Aquí se pueden aceptar como máximo ${number(most)} respuestas, con ${number(characters)} caracteres en total. Quita algunas.`,
    'row-one-written-answer': ({ other }) =>
      `En una respuesta escrita cuenta el texto de la respuesta correcta, así que ${other} no se aceptará.`,
    'row-label-is-written-answer': ({ answer, options }) =>
      `Tus estudiantes tendrán que escribir ${answer}. Si se trata de una opción, escribe aquí su texto: ${texts(options)}.`,
    'row-all-spellings-wanted': ({ answer }) =>
      `Tus estudiantes tendrán que escribir ${answer} completo. Si sus partes son respuestas propias, léelas como respuestas aceptadas; si basta con una parte, deja aquí solo esa parte.`,
    'row-fixed-unknown': ({ text }) =>
      `${text} no corresponde a opciones de esta fila. Escribe los números de las opciones que no se mezclan, como 1, 4, o borra la celda.`,

    'row-rule-unknown': ({ text, full, leftOut }) =>
      `${text} no es una regla. Escribe “${full}” o “${leftOut}”, o borra la celda.`,
    'row-details-unknown':
      'Esta celda se ha cambiado y ya no se conocen los puntos de la pregunta. Bórrala o exporta el cuestionario otra vez.',
    'row-notes-apart':
      'Las observaciones de esta celda corresponden a otras opciones que las de esta fila: hay una por opción. Quita las observaciones o escribe las opciones como estaban.',
    'row-points-wrong':
      'Los puntos son un número de 0,01 a 1000 con dos decimales como máximo. Corrígelos o borra la celda.',
    'row-deduction-wrong':
      'Un descuento es un número con dos decimales como máximo que no supera los puntos de la pregunta.',
    'row-credit-unknown': ({ text }) =>
      `${text} no es una regla para esta pregunta. En una pregunta con varias decisiones escribe “Aciertos menos fallos”, “Cada parte cuenta” o “La mitad con un fallo”, o borra la celda.`,
    'row-tolerance-wrong':
      'Una tolerancia es para respuestas numéricas y es 0 o más: 0,05 o 1 % del número. Corrígela o borra la celda.',
    'row-unit-wrong': ({ text }) =>
      `${text} no es una unidad que Quizly conozca, o la respuesta no es un número. Corrígela o borra la celda.`,
    'row-order-wrong':
      'Escribe los elementos en el orden correcto bajo Elemento 1, Elemento 2, etc., o en las columnas de las opciones: al menos dos, todos distintos. Deja vacío todo lo demás.',
    'row-essay-wrong': 'Un texto largo no tiene opciones ni respuesta correcta. Deja vacías esas celdas.',
    'row-pairs-wrong':
      'Escribe una pareja como “Francia = París” bajo Pareja 1, Pareja 2, etc., o en las columnas de las opciones: al menos dos, con elementos distintos y al menos dos parejas diferentes; los distractores no son pareja de ninguno. Deja vacío todo lo demás.',
    'row-too-many-keys': ({ most }) =>
      `Una pregunta puede tener como máximo ${most} claves de respuestas. Quita algunas.`,
    'row-key-unknown': ({ text }) =>
      `${text} no corresponde a opciones de esta fila. Escribe los números de las opciones que son correctas juntas, como 1, 4, o borra la celda.`,
    'row-one-wrong-answer': ({ text }) =>
      `${text} se lee como una sola respuesta incorrecta. Si son dos, sepáralas con un punto y coma.`,
    'row-several-wrong-answers': ({ text, count }) => `${text} se lee como ${count} respuestas incorrectas.`,
    'row-too-many-correct': ({ text, count }) =>
      `${text} indica ${count} respuestas correctas y este tipo solo tiene una. Indica una o cambia el tipo a “Varias correctas”.`,
    'row-repeats-question': ({ row }) =>
      `La misma pregunta está en la fila ${row} con otra respuesta. Corrige o elimina una de las dos.`,
    'row-is-headings':
      'Esta fila parece contener los encabezados de otra tabla. Si las columnas que siguen están en otro orden, cópialas en un archivo aparte.',
    'row-marked-option': ({ option }) =>
      `La opción ${option} lleva una marca que verían tus estudiantes. Quítala.`,
    'row-has-tags': ({ text }) =>
      `${text} contiene etiquetas HTML que verían tus estudiantes. Quítalas si no deben estar.`,
    'texts-look-like-formulas': ({ text }) =>
      `Algunos textos parecen fórmulas que los estudiantes verían tal como están escritas: ${text}. Conviértelos para que se vean fórmulas.`,
    'texts-look-like-web': ({ text }) =>
      `Algunos textos tienen caracteres web que los estudiantes verían tal como están escritos: ${text}. Conviértelos en las letras y los signos que representan.`,
    'row-only-number': ({ text }) =>
      `La pregunta es solo el número ${text}. Escribe aquí su texto o elige en “Columnas” otra columna para las preguntas.`,
    'sheet-empty': '¡No se encontraron datos en el archivo subido!',
    'sheet-too-many-questions': ({ most, count }) =>
      `Un cuestionario puede tener como máximo ${most} preguntas y esta hoja tiene ${count}. Divídela en varios archivos.`,

    'sheet-lacks-columns': ({ wanted, found }) =>
      `Ninguna columna tiene el encabezado ${either(wanted)}. Los encabezados encontrados son ${list(found)}. Se esperan “Pregunta”, “Respuesta correcta” y, si hay opciones, de “Opción A” a “Opción F”; “Tipo” es opcional. Indica encima de cada columna qué contiene, o cambia los encabezados en tu archivo y súbelo de nuevo.`,
    'sheet-lacks-columns-of-many': ({ wanted, found }) =>
      `Ninguna columna tiene el encabezado ${either(wanted)}. Los encabezados encontrados son ${list(found)} y otros. Se esperan “Pregunta”, “Respuesta correcta” y, si hay opciones, de “Opción A” a “Opción F”; “Tipo” es opcional. Indica encima de cada columna qué contiene, o cambia los encabezados en tu archivo y súbelo de nuevo.`,
    'sheet-without-headings':
      'Esta hoja no tiene encabezados. Indica encima de cada columna qué contiene: al menos “Pregunta” y “Respuesta correcta”.',
  },
}
