import type * as en from '../../en/spreadsheet/file-faults.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fileFaults: {
    'file-unreadable':
      'Este archivo no es un libro que se pueda leer. Guárdalo como libro de Excel (.xlsx) y súbelo de nuevo.',
    'file-empty': '¡No se encontraron datos en el archivo subido!',
    'file-with-password':
      'Este libro está protegido con una contraseña. Guárdalo sin contraseña en tu programa de hojas de cálculo y súbelo de nuevo.',
    'file-too-large': 'Este archivo es demasiado grande. Deja solo la hoja con las preguntas, sin imágenes.',
    'file-with-too-many-rows': ({ count, most }) =>
      `La hoja tiene ${number(count)} filas y el máximo es ${number(most)}. Divídela en varios archivos.`,

    'file-with-endless-rows': ({ counted, most }) =>
      `La hoja tiene más de ${number(counted)} filas y el máximo es ${number(most)}. Divídela en varios archivos.`,
  },
}
