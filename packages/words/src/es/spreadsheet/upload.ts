import type * as en from '../../en/spreadsheet/upload.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongType: 'Tipo de archivo no válido. Sube un archivo de Excel (.xlsx o .xls).',
  alsoRead: 'Quizly también lee .xlsm, .ods, .csv y .tsv, y un cuestionario descargado como .json.',
  noFile: 'Sube un archivo de Excel para continuar.',
  uploaded: '¡Archivo subido! A continuación, la revisión de las preguntas.',
  noSheet: 'No se encontraron datos del cuestionario. Sube primero un archivo.',
  noRows: '¡No se encontraron datos del cuestionario!',
  noQuizFile:
    'Este no es un cuestionario descargado de Quizly como JSON. Descárgalo de nuevo o sube un archivo de Excel.',
  notSaved: 'Error al guardar el cuestionario. Inténtalo de nuevo.',
  sheetChanged: 'Hoja modificada',
  rowRemoved: (row) => `Fila ${number(row)} eliminada`,
  rowsRemoved: (count) =>
    plural(count, {
      one: `${number(count)} fila eliminada`,
      many: `${number(count)} filas eliminadas`,
      other: `${number(count)} filas eliminadas`,
    }),
  rowsChanged: (count) =>
    plural(count, {
      one: `${number(count)} fila modificada`,
      many: `${number(count)} filas modificadas`,
      other: `${number(count)} filas modificadas`,
    }),
  noAnswer: 'Error del servidor. Inténtalo de nuevo.',
  tooSlow:
    'Este archivo tarda demasiado en leerse. Copia las preguntas en un libro nuevo, guárdalo como .xlsx y súbelo.',
  fileGone: 'Este archivo ya no se puede leer. Puede que se haya movido o modificado; elígelo de nuevo.',
  readerMissing: 'No se pudo cargar el lector de hojas de cálculo. Revisa tu conexión e inténtalo de nuevo.',
  storageFull:
    'Esta hoja no cabe en el almacenamiento del navegador. Quita las columnas que no formen parte del cuestionario o divídela en varios archivos.',
  editsNotStored:
    'Tus cambios no se conservan en este dispositivo porque su almacenamiento está lleno o bloqueado. Guarda el cuestionario antes de salir de esta página.',
  pictureRefused: (why) => `No se pudo guardar una imagen de este cuestionario. ${why}`,
}
