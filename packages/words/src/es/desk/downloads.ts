import type * as en from '../../en/desk/downloads.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  questionsHint:
    'O descarga las preguntas. Sube cualquiera de los archivos para crear otro cuestionario; el de Excel puedes editarlo antes.',
  download: { xlsx: 'Descargar XLSX', json: 'Descargar JSON' },
  exportToExcel: 'Exportar',
  otherExports: 'Otras exportaciones',
  csv: 'CSV',
  excelByQuestion: 'Excel, pregunta por pregunta',
  csvByQuestion: 'CSV, pregunta por pregunta',
  otherCsv: 'CSV con comas (0.67)',
  otherCsvByQuestion: 'CSV con comas, pregunta por pregunta',
  progress: 'Descarga',
  brokeOff: 'La descarga se interrumpió. Revisa tu conexión e inténtalo de nuevo.',
  picturesLeftOut: 'El archivo de Excel no incluye las imágenes. El archivo JSON sí.',
}
