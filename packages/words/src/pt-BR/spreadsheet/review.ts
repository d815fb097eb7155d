import type * as en from '../../en/spreadsheet/review.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Revisar as questões enviadas',
  rows: (n) =>
    plural(n, { one: `${number(n)} linha`, many: `${number(n)} linhas`, other: `${number(n)} linhas` }),
  otherFile: 'Usar outro arquivo',
  quizTitle: 'Título do quiz',
  timeLimit: 'Tempo limite (minutos)',
  checking: 'Verificando as linhas…',
  allSound: 'Todas as linhas podem ser salvas.',
  nextProblem: 'Próximo problema',
  nextWarning: 'Próximo aviso',
  save: 'Finalizar e salvar quiz',
  saving: 'Salvando…',
  undo: 'Desfazer',
  sheetNeedsFixing: 'Corrija esta planilha antes de salvar.',
  rowsNeedFixing: (n) =>
    plural(n, {
      one: `Corrija ${number(n)} linha antes de salvar.`,
      many: `Corrija ${number(n)} linhas antes de salvar.`,
      other: `Corrija ${number(n)} linhas antes de salvar.`,
    }),
  checkRows: (n) =>
    plural(n, {
      one: `Confira ${number(n)} linha. Você pode salvar mesmo assim.`,
      many: `Confira ${number(n)} linhas. Você pode salvar mesmo assim.`,
      other: `Confira ${number(n)} linhas. Você pode salvar mesmo assim.`,
    }),
  checkSheet: 'Confira como esta planilha foi lida. Mesmo assim, você pode salvar.',
  showAll: (n) => `Mostrar tudo (${number(n)})`,
  howRead: 'Como esta planilha foi lida',
  wrongLayout: 'Layout errado?',
  readTab: (tab, name) => `Ler a aba ${tab}, “${name}”`,
  readAs: {
    rows: 'Ler como: uma questão por linha',
    'list in a cell': 'Ler como: todas as alternativas de uma questão em uma célula',
    'list in the question': 'Ler como: alternativas abaixo da questão, na mesma célula',
    'row for each option': 'Ler como: uma alternativa por linha',
    'tick columns': 'Ler como: uma coluna de marcas ao lado de cada alternativa',
    'key as a mask': 'Ler como: um gabarito com um sinal por alternativa, 1 se ela estiver certa',
    'right then wrong': 'Ler como: respostas certas, uma célula vazia e depois respostas erradas',
    'marked options': 'Ler como: a alternativa correta marcada por um sinal ou pela aparência',
    text: 'Ler como: texto com uma linha para cada alternativa e para a resposta',
    turned: 'Ler como: tabela transposta, uma questão por coluna',
    'separated text': 'Ler como: texto em uma coluna, dividido em células',
    'no headings': 'Ler como: uma questão por linha, sem cabeçalhos',
  },
  readFromRow: (row) => `Ler como: uma questão por linha, com cabeçalhos na linha ${row}`,
  changedElsewhere: (strong) => [
    strong('Esta planilha foi alterada ou substituída em outra aba do navegador.'),
    ' As alterações que você fizer aqui não serão guardadas até você escolher.',
  ],
  loadNewer: 'Carregar a planilha mais recente',
  keepThis: 'Manter esta',
  ofType: {
    single: (n) => `${number(n)} de escolha única`,
    multiple: (n) => `${number(n)} de várias respostas`,
    write: (n) => `${number(n)} de resposta escrita`,
    numeric: (n) => `${number(n)} de resposta numérica`,
    matching: (n) => `${number(n)} de associar`,
    ordering: (n) => `${number(n)} de ordenar`,
    essay: (n) => `${number(n)} de texto longo`,
  },
}
