import type * as en from '../../en/authoring/chooser.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Crear un cuestionario',
  heading: '¿Cómo quieres añadir las preguntas?',
  typing: 'Escribirlas',
  typingHint: 'Escribe cada pregunta y marca la opción correcta. Ideal para cuestionarios cortos.',
  type: 'Escribir preguntas',
  spreadsheet: 'Subir una hoja de cálculo',
  spreadsheetHint:
    'Sube un archivo de Excel (.xlsx o .xls) con una pregunta por fila. Podrás revisar cada fila antes de guardar.',
  upload: 'Subir un archivo',
}
