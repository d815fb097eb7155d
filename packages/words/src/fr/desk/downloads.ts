import type * as en from '../../en/desk/downloads.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  questionsHint:
    'Vous pouvez aussi télécharger les questions. Importez l’un de ces fichiers pour créer un nouveau quiz ; vous pouvez modifier le fichier Excel avant.',
  download: { xlsx: 'Télécharger en XLSX', json: 'Télécharger en JSON' },
  exportToExcel: 'Exporter vers Excel',
  otherExports: 'Autres exports',
  csv: 'CSV',
  excelByQuestion: 'Excel, question par question',
  csvByQuestion: 'CSV, question par question',
  otherCsv: 'CSV avec virgules (0.67)',
  otherCsvByQuestion: 'CSV avec virgules, question par question',
  progress: 'Téléchargement',
  brokeOff: 'Le téléchargement s’est interrompu. Vérifiez votre connexion, puis réessayez.',
  picturesLeftOut: 'Le fichier Excel ne contient pas les images. Le fichier JSON les contient.',
}
