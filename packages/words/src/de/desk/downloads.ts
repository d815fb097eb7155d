import type * as en from '../../en/desk/downloads.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  questionsHint:
    'Oder laden Sie die Fragen herunter. Aus beiden Dateien lässt sich ein neues Quiz hochladen; die Excel-Datei können Sie vorher bearbeiten.',
  download: { xlsx: 'XLSX herunterladen', json: 'JSON herunterladen' },
  exportToExcel: 'Excel-Export',
  otherExports: 'Andere Exporte',
  csv: 'CSV',
  excelByQuestion: 'Excel, Frage für Frage',
  csvByQuestion: 'CSV, Frage für Frage',
  otherCsv: 'CSV mit Kommas (0.67)',
  otherCsvByQuestion: 'CSV mit Kommas, Frage für Frage',
  progress: 'Download',
  brokeOff: 'Der Download ist abgebrochen. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
  picturesLeftOut: 'In der Excel-Datei fehlen die Bilder. Die JSON-Datei enthält sie.',
}
