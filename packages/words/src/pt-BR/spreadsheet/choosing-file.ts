import type * as en from '../../en/spreadsheet/choosing-file.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Enviar questões',
  createQuiz: 'Criar quiz',
  proceed: 'Enviar e continuar',
  reading: 'Lendo…',
  guide: {
    label: 'Sobre o arquivo',
    title: 'O que vai no arquivo',
    sheet:
      'O Quizly lê a primeira aba; se as questões estiverem em outra, você escolhe qual ler. Cada linha abaixo dos cabeçalhos é uma questão. Outros formatos também são reconhecidos, como uma alternativa por linha.',
    columns:
      'Os cabeçalhos podem estar em muitos idiomas, e modelos do Kahoot e do Quizizz também funcionam. Depois você verá como cada coluna foi interpretada. As colunas que não fazem parte de um quiz são mostradas, mas ignoradas.',
    template: 'Baixar um modelo (.xlsx)',

    templateName: 'modelo-quizly',
  },
  columnNames: {
    question: 'Questão',
    type: 'Tipo',
    options: 'Alternativa A – Alternativa D',
    correct: 'Resposta correta',
    worth: 'Pontos, explicação',
    pairs: 'Par 1 – Par 4',
    items: 'Item 1 – Item 4',
  },
  columnHints: {
    question: 'O texto que estudantes leem',
    type: 'Escolha única, Várias respostas, Resposta escrita, Resposta numérica, Associar pares, Colocar em ordem ou Texto longo. Opcional.',
    options: 'Só para Escolha única e Várias respostas.',
    correct:
      'O texto ou a letra da alternativa. Para Várias respostas, letras separadas por vírgulas: A, C. Em branco nos três últimos tipos.',
    worth: 'As duas podem faltar. Sem pontos, uma questão vale 1.',
    pairs: 'Para Associar pares: um par em cada uma, como França = Paris.',
    items: 'Para Colocar em ordem: os itens na ordem certa.',
  },
  onOtherTab: (tab) => `As questões estão na aba ${tab}. Ler essa aba?`,
  onNamedTab: (tab, name) => [`As questões estão na aba ${tab}, “`, name, '”. Ler essa aba?'],
  readTab: (tab) => `Ler a aba ${tab}`,
  stay: 'Ficar com a primeira aba',
  remove: (file) => `Remover ${file}`,
  chooseFile: 'Escolher um arquivo',
  fileHint: 'Excel (.xlsx ou .xls). Também .xlsm, .ods, .csv, .tsv e um quiz baixado como .json.',
  fileLabel: 'Arquivo do Excel',
  youChose: (file) => ['Arquivo escolhido: “', file, '”.'],
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
}
