import type * as en from '../../en/spreadsheet/key-findings.ts'
import type { WordsOf } from '../../format.ts'
import { either, list, plural, texts } from '../language.ts'

export const words: WordsOf<typeof en> = {
  keyFindings: {
    'key-missing': ({ labels }) =>
      `Falta la respuesta correcta. Escribe ${list(labels)} o el texto de una opción.`,
    'key-missing-without-options': 'Falta la respuesta correcta. Escribe el texto de una opción.',
    'key-not-an-option': ({ key, count, labels }) =>
      plural(count, {
        one: `${key} no es la opción disponible. Usa ${list(labels)} o el texto de una opción.`,
        many: `${key} no es una de las ${count} opciones. Usa ${list(labels)} o el texto de una opción.`,
        other: `${key} no es una de las ${count} opciones. Usa ${list(labels)} o el texto de una opción.`,
      }),

    'key-run-together': ({ key, count, apart }) =>
      plural(count, {
        one: `${key} no es la opción disponible. Para varias respuestas, escribe ${apart}.`,
        many: `${key} no es una de las ${count} opciones. Para varias respuestas, escribe ${apart}.`,
        other: `${key} no es una de las ${count} opciones. Para varias respuestas, escribe ${apart}.`,
      }),
    'key-mixes-kinds': ({ key, labels }) =>
      `${key} mezcla textos, letras y números. Usa ${list(labels)} o el texto de una opción.`,
    'key-names-empty-option': ({ key, option, labels }) =>
      `${key} indica la opción ${option}, que está vacía en esta fila. Rellénala, o usa ${list(labels)} o el texto de una opción.`,

    'key-in-cyrillic': ({ key, count, ways }) =>
      plural(count, {
        one: `${key} es una letra cirílica. Usa ${either(ways)}, o el texto de una opción.`,
        many: `${key} está en letras cirílicas. Usa ${either(ways)}, o el texto de una opción.`,
        other: `${key} está en letras cirílicas. Usa ${either(ways)}, o el texto de una opción.`,
      }),
    'key-in-greek': ({ key, count, ways }) =>
      plural(count, {
        one: `${key} es una letra griega. Usa ${either(ways)}, o el texto de una opción.`,
        many: `${key} está en letras griegas. Usa ${either(ways)}, o el texto de una opción.`,
        other: `${key} está en letras griegas. Usa ${either(ways)}, o el texto de una opción.`,
      }),
    'key-read-as-position': ({ key, answers, instead }) =>
      `${key} se lee como posición: la respuesta es ${texts(answers)}. Si se trata del texto, escribe aquí ${instead}.`,
    'key-read-as-text-not-letter': ({ key, meant }) =>
      `${key} se lee como el texto de una opción. Si se trata de la letra, escribe aquí ${texts(meant)}.`,
    'key-read-as-text-not-position': ({ key, meant }) =>
      `${key} se lee como el texto de una opción. Si se trata de la posición, escribe aquí ${texts(meant)}.`,
    'key-read-as-letter': ({ key, answers, instead }) =>
      `${key} se lee como letra, igual que las otras claves: la respuesta es ${texts(answers)}. Si te refieres al texto, escribe aquí ${instead}.`,
    'keys-count-from-zero': ({ row }) =>
      `La clave de la fila ${row} es 0, así que esta columna parece contar las opciones desde 0. Aquí se cuentan desde 1.`,
    'keys-may-count-from-zero':
      'Ninguna clave nombra la última opción. Si esta columna cuenta las opciones desde 0, dilo aquí; si no, todo está bien.',

    'keys-contradict': ({ other, rows, more }) =>
      `La columna ${other} nombra otras respuestas que esta columna en estas filas: ${list(rows, more)}. Mira cuál de las dos es correcta.`,
    'key-read-as-own-letter': ({ key, answers }) =>
      `${key} se lee como la letra que figura en la propia opción: la respuesta es ${texts(answers)}.`,
    'key-read-as-list': ({ key, answers, number }) =>
      `${key} se lee como una lista: las respuestas son ${texts(answers)}. Si se trata del número, escribe aquí ${number}.`,
    'key-read-loosely': ({ key, answers, count }) =>
      plural(count, {
        one: `${key} se interpreta así: la respuesta es ${texts(answers)}.`,
        many: `${key} se interpreta así: las respuestas son ${texts(answers)}.`,
        other: `${key} se interpreta así: las respuestas son ${texts(answers)}.`,
      }),
  },
}
