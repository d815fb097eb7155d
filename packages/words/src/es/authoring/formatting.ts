import type * as en from '../../en/authoring/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatted: 'Texto con formato y fórmulas',
  formattedHint: ({ chemistry }) =>
    `Escribe *cursiva*, **negrita**, - listas, $x^2$ para una fórmula, ${chemistry} para química. Todo lo demás queda tal cual.`,
  looksLikeFormulas: (found) => ['Esto parecen fórmulas: ', found, '.'],
  looksLikeCharacters: (found) => ['Esto parecen caracteres de páginas web: ', found, '.'],
  convertHint: 'Todos los textos de esta pregunta pasan a tener formato. Lo demás se ve como antes.',
  convert: 'Convertir',
  tools: 'Formato',
  bold: 'Negrita',
  italic: 'Cursiva',
  list: 'Lista',
  table: 'Tabla',
  code: 'Código',
  subscript: 'Subíndice',
  superscript: 'Superíndice',
  formula: 'Fórmula',
  formulas: 'Fórmulas y símbolos',
  groups: {
    forms: 'Fracciones, potencias, raíces',
    sums: 'Sumas, integrales, funciones',
    relations: 'Signos y relaciones',
    sets: 'Conjuntos y lógica',
    greek: 'Letras griegas',
    chemistry: 'Química',
  },
  preview: 'Vista previa',
  lastPreview: 'La última vista previa, hasta que la fórmula esté completa.',
  previewFailed: 'No se pudo cargar la vista previa. Lo que escribes se conserva.',
  toSource: 'Elige una fórmula para encontrarla en el texto.',
  tableColumn: 'Columna',
  picture: 'Imagen',
  insertPicture: 'Insertar una imagen',
  insert: 'Insertar',
  pictureSending: 'Enviando la imagen…',
  pictureSent: 'La imagen está lista.',
  pictureDescription: 'Descripción',
  pictureDescriptionHint: 'Para quien no puede ver la imagen. No debe revelar la respuesta.',
  pictureDescriptionMissing: 'Describe la imagen o indica que es decorativa.',
  pictureDecorative: 'Decorativa: la pregunta se puede responder sin ella',
  pictureTooLarge: (most) => `Una imagen puede tener como máximo ${most} MB. Redúcela.`,
  picturesCost: ({ megabytes, students, mbit, seconds }) =>
    plural(seconds, {
      one: `${number(megabytes)} MB de imágenes: un grupo de ${students} estudiantes con ${mbit} Mbit/s espera alrededor de ${number(seconds)} segundo.`,
      many: `${number(megabytes)} MB de imágenes: un grupo de ${students} estudiantes con ${mbit} Mbit/s espera alrededor de ${number(seconds)} de segundos.`,
      other: `${number(megabytes)} MB de imágenes: un grupo de ${students} estudiantes con ${mbit} Mbit/s espera alrededor de ${number(seconds)} segundos.`,
    }),
  withAnswer: 'Se ve con la respuesta correcta',
}
