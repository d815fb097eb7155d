import type * as en from '../../en/spreadsheet/upload.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongType: 'Tipo de arquivo inválido! Envie um arquivo do Excel (.xlsx ou .xls).',
  alsoRead: 'O Quizly também lê .xlsm, .ods, .csv e .tsv, e um quiz baixado como .json.',
  noFile: 'Envie um arquivo do Excel antes de continuar.',
  uploaded: 'Arquivo enviado! Indo para a revisão das questões.',
  noSheet: 'Nenhum dado de quiz encontrado. Envie primeiro um arquivo de quiz.',
  noRows: 'Nenhum dado de quiz encontrado!',
  noQuizFile: 'Este não é um quiz baixado do Quizly como JSON. Baixe-o de novo ou envie um arquivo do Excel.',
  notSaved: 'Erro ao salvar o quiz. Tente novamente.',
  sheetChanged: 'Planilha alterada',
  rowRemoved: (row) => `Linha ${number(row)} removida`,
  rowsRemoved: (count) =>
    plural(count, {
      one: `${number(count)} linha removida`,
      many: `${number(count)} linhas removidas`,
      other: `${number(count)} linhas removidas`,
    }),
  rowsChanged: (count) =>
    plural(count, {
      one: `${number(count)} linha alterada`,
      many: `${number(count)} linhas alteradas`,
      other: `${number(count)} linhas alteradas`,
    }),
  noAnswer: 'Erro do servidor. Tente novamente.',
  tooSlow:
    'Este arquivo demora demais para ser lido. Copie as questões para uma nova pasta de trabalho, salve como .xlsx e envie.',
  fileGone: 'Não é mais possível ler este arquivo. Ele pode ter sido movido ou alterado; escolha-o de novo.',
  readerMissing: 'Não foi possível carregar o leitor de planilhas. Verifique sua conexão e tente novamente.',
  storageFull:
    'Esta planilha não cabe no armazenamento deste navegador. Remova colunas que não fazem parte do quiz ou divida-a em vários arquivos.',
  editsNotStored:
    'Suas alterações não ficam guardadas neste dispositivo, porque o armazenamento está cheio ou bloqueado. Salve o quiz antes de sair desta página.',
  pictureRefused: (why) => `Não foi possível salvar uma imagem deste quiz. ${why}`,
}
