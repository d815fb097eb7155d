import type * as en from '../../en/spreadsheet/notes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  notes: {
    'read-in-shape': ({ shape }) =>
      ({
        rows: 'Formato reconhecido: uma questão por linha.',
        'list in a cell': 'Formato reconhecido: todas as alternativas de uma questão em uma célula.',
        'list in the question': 'Formato reconhecido: alternativas abaixo da questão, na mesma célula.',
        'row for each option': 'Formato reconhecido: uma alternativa por linha.',
        'tick columns': 'Formato reconhecido: uma coluna de marcas ao lado de cada alternativa.',
        'key as a mask':
          'Formato reconhecido: um gabarito com um sinal por alternativa, 1 se ela estiver certa.',
        'right then wrong':
          'Formato reconhecido: respostas certas, uma célula vazia e depois respostas erradas.',
        'marked options':
          'Formato reconhecido: a alternativa correta marcada por um sinal ou pela aparência.',
        text: 'Formato reconhecido: texto com uma linha para cada alternativa e para a resposta.',
        turned:
          'Formato reconhecido: tabela transposta, uma questão por coluna. A linha 2 é a coluna B do arquivo.',
        'separated text': 'Formato reconhecido: texto em uma coluna, dividido em células.',
        'no headings': 'Formato reconhecido: uma questão por linha, sem cabeçalhos.',
      })[shape],
    'read-from-row': ({ row }) =>
      `Formato reconhecido: uma questão por linha, com cabeçalhos na linha ${row}.`,
    'headings-seem-late': ({ row, searched }) =>
      `Os cabeçalhos parecem estar na linha ${row}, mas são procurados só nas primeiras ${searched} linhas. Escolha abaixo o outro layout ou exclua, no seu arquivo, as linhas acima da linha ${row}.`,
    'row-taken-for-headings': ({ row }) =>
      `A linha ${row} foi lida como cabeçalho. Se for uma questão, escolha abaixo o layout sem cabeçalhos.`,
    'hint-left-out': ({ row }) => `A linha ${row} explica o que preencher e é ignorada.`,
    'headings-repeated': ({ count, rows, more }) =>
      plural(count, {
        one: `A linha ${list(rows, more)} repete os cabeçalhos e é ignorada.`,
        many: `As linhas ${list(rows, more)} repetem os cabeçalhos e são ignoradas.`,
        other: `As linhas ${list(rows, more)} repetem os cabeçalhos e são ignoradas.`,
      }),
    'further-headings': ({ count, rows, more }) =>
      plural(count, {
        one: `A linha ${list(rows, more)} tem cabeçalhos próprios: as linhas abaixo são lidas de acordo com eles.`,
        many: `As linhas ${list(rows, more)} têm cabeçalhos próprios: as linhas abaixo são lidas de acordo com eles.`,
        other: `As linhas ${list(rows, more)} têm cabeçalhos próprios: as linhas abaixo são lidas de acordo com eles.`,
      }),
    'formats-unread': ({ row }) =>
      `A partir da linha ${row}, números e datas em respostas escritas só valem na forma em que aparecem. Divida a planilha em vários arquivos.`,
    'columns-hidden': ({ count, columns }) =>
      plural(count, {
        one: `A coluna ${list(columns)} não é usada, porque está oculta e há outra parecida visível.`,
        many: `As colunas ${list(columns)} não são usadas, porque estão ocultas e há outras parecidas visíveis.`,
        other: `As colunas ${list(columns)} não são usadas, porque estão ocultas e há outras parecidas visíveis.`,
      }),
    'question-beside-number': ({ number, text }) =>
      `A coluna ${number} só contém números: as questões são os textos ao lado, em ${text}.`,
    'second-table': ({ cell, heading }) =>
      `Ao lado da primeira tabela, começa outra na célula ${cell}, ${heading}, e as questões dela não são lidas. No seu arquivo, coloque-as depois das questões da primeira ou salve-as em um arquivo à parte.`,

    'columns-unused': ({ count, columns, more }) =>
      plural(count, {
        one: `A coluna ${list(columns, more)} não é usada. Se fizer parte das questões, escolha em “Colunas” o que ela contém.`,
        many: `As colunas ${list(columns, more)} não são usadas. Se fizerem parte das questões, escolha em “Colunas” o que elas contêm.`,
        other: `As colunas ${list(columns, more)} não são usadas. Se fizerem parte das questões, escolha em “Colunas” o que elas contêm.`,
      }),
    'columns-of-time': ({ count, columns, more }) =>
      plural(count, {
        one: `A coluna ${list(columns, more)} não é usada: as questões não têm tempo limite próprio.`,
        many: `As colunas ${list(columns, more)} não são usadas: as questões não têm tempo limite próprio.`,
        other: `As colunas ${list(columns, more)} não são usadas: as questões não têm tempo limite próprio.`,
      }),
    'cells-without-heading': ({ cells, more }) =>
      `Células sem cabeçalho não são lidas: ${list(cells, more)}. Escolha em “Colunas” o que a coluna delas contém ou corrija o arquivo e envie-o de novo.`,
    'question-column-plainer': ({ column, others }) =>
      `A coluna ${column} foi lida como questão, e não ${list(others)}, porque o cabeçalho dela é mais claro.`,
    'question-column-first': ({ column, others }) =>
      `A coluna ${column} foi lida como questão, e não ${list(others)}, porque vem primeiro.`,
    'key-column-plainer': ({ column, others }) =>
      `A coluna ${column} foi lida como resposta correta, e não ${list(others)}, porque o cabeçalho dela é mais claro.`,
    'key-column-first': ({ column, others }) =>
      `A coluna ${column} foi lida como resposta correta, e não ${list(others)}, porque vem primeiro.`,
    'columns-guessed': ({ question, correct }) =>
      `Os cabeçalhos não dizem: a coluna ${question} foi lida como questão e a coluna ${correct} como resposta correta. Confira em “Colunas”.`,
    'type-column-unused': ({ column, texts }) =>
      `A coluna ${column} não traz tipos de questão, e sim ${list(texts)}. Ela não é usada.`,
    'points-column-unused': ({ column, text }) =>
      `A coluna ${column} não é usada, porque ${text} não é um número de pontos.`,
    'errors-left-out': ({ column, rows, more }) =>
      `A coluna ${column} mostra erros, que ficam de fora, nestas linhas: ${list(rows, more)}.`,
    'key-always-first': ({ count }) =>
      `A primeira alternativa está certa em todas as ${count} questões. Ative “Embaralhar as alternativas” nas configurações do quiz, ou os alunos vão perceber.`,

    'whole-sentences': ({ rows, more }) =>
      `As respostas destas linhas são frases inteiras, e os alunos terão de escrevê-las palavra por palavra: ${list(rows, more)}. Para corrigir essas respostas, escreva “Texto longo” como tipo e deixe a resposta vazia.`,
    'texts-converted': 'As fórmulas e os caracteres da web são convertidos nas questões, não nesta tabela.',
    'looks-like-results':
      'Isto parece uma lista de resultados, com nomes e notas. Envie o arquivo com as questões.',

    'multiple-is-choice':
      'As linhas do tipo “Multiple” têm só uma resposta correta cada; por isso, são lidas como “Escolha única”. Se for preciso marcar mais de uma, escreva “Várias respostas”.',
  },
}
