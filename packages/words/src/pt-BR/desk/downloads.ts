import type * as en from '../../en/desk/downloads.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  questionsHint:
    'Ou baixe as questões. Envie um dos arquivos para criar um novo quiz; antes, você pode editar o arquivo do Excel.',
  download: { xlsx: 'Baixar XLSX', json: 'Baixar JSON' },
  exportToExcel: 'Exportar Excel',
  otherExports: 'Outras exportações',
  csv: 'CSV',
  excelByQuestion: 'Excel, questão por questão',
  csvByQuestion: 'CSV, questão por questão',
  otherCsv: 'CSV com vírgulas (0.67)',
  otherCsvByQuestion: 'CSV com vírgulas, questão por questão',
  progress: 'Download',
  brokeOff: 'O download foi interrompido. Verifique sua conexão e tente novamente.',
  picturesLeftOut: 'O arquivo do Excel não traz as imagens. O arquivo JSON traz.',
}
