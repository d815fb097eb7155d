import type * as en from '../../en/spreadsheet/fixes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fixes: {
    'read-as-accepted': ({ count }) =>
      plural(count, {
        one: `Ler como ${count} resposta aceita`,
        many: `Ler como ${count} de respostas aceitas`,
        other: `Ler como ${count} respostas aceitas`,
      }),
    'read-as-number': ({ number, tolerance }) => `Ler como o número ${number} ± ${tolerance}`,
    'write-text': ({ text }) => `Usar ${text}`,
    'write-texts': ({ texts }) => `Usar ${list(texts)}`,

    'write-pair': ({ first, second }) => `${first} / ${second}`,
    'clear-text': ({ text }) => `Apagar ${text}`,
    'multiple-correct': 'Várias respostas',
    'multiple-choice': 'Escolha única',
    'write-answer': 'Resposta escrita',
    'remove-row': 'Remover linha',
    'leave-out-notes': 'Deixar as observações de fora',
    'count-from-zero': 'Contar a partir de 0',
    'not-a-question': 'Não é uma questão',

    'not-used': 'Não usada',
    'clear-types': 'Deixar os tipos vazios',
    convert: 'Converter',
  },
  fixesForAll: {
    'as-number': (rows) =>
      plural(rows, {
        one: `Ler como número com tolerância em ${rows} linha`,
        many: `Ler como números com tolerância em todas as ${rows} de linhas`,
        other: `Ler como números com tolerância em todas as ${rows} linhas`,
      }),
    'accepted-answers': (rows) =>
      plural(rows, {
        one: `Ler como respostas aceitas em ${rows} linha`,
        many: `Ler como respostas aceitas em todas as ${rows} de linhas`,
        other: `Ler como respostas aceitas em todas as ${rows} linhas`,
      }),
    'as-read': (rows) =>
      plural(rows, {
        one: `Usar o que foi lido em ${rows} linha`,
        many: `Usar o que foi lido em todas as ${rows} linhas`,
        other: `Usar o que foi lido em todas as ${rows} linhas`,
      }),
    'other-reading': (rows) =>
      plural(rows, {
        one: `Usar a outra leitura em ${rows} linha`,
        many: `Usar a outra leitura em todas as ${rows} linhas`,
        other: `Usar a outra leitura em todas as ${rows} linhas`,
      }),
    nearest: (rows) =>
      plural(rows, {
        one: `Usar a alternativa mais próxima em ${rows} linha`,
        many: `Usar a alternativa mais próxima em todas as ${rows} linhas`,
        other: `Usar a alternativa mais próxima em todas as ${rows} linhas`,
      }),
    'as-fraction': (rows) =>
      plural(rows, {
        one: `Usar as frações em ${rows} linha`,
        many: `Usar as frações em todas as ${rows} linhas`,
        other: `Usar as frações em todas as ${rows} linhas`,
      }),
    'as-turned-fraction': (rows) =>
      plural(rows, {
        one: `Usar as frações invertidas em ${rows} linha`,
        many: `Usar as frações invertidas em todas as ${rows} linhas`,
        other: `Usar as frações invertidas em todas as ${rows} linhas`,
      }),
    'as-date': (rows) =>
      plural(rows, {
        one: `Usar as datas em ${rows} linha`,
        many: `Usar as datas em todas as ${rows} linhas`,
        other: `Usar as datas em todas as ${rows} linhas`,
      }),
    'true-false': (rows) =>
      plural(rows, {
        one: `Verdadeiro / Falso em ${rows} linha`,
        many: `Verdadeiro / Falso em todas as ${rows} linhas`,
        other: `Verdadeiro / Falso em todas as ${rows} linhas`,
      }),
    choice: (rows) =>
      plural(rows, {
        one: `Escolha única em ${rows} linha`,
        many: `Escolha única em todas as ${rows} linhas`,
        other: `Escolha única em todas as ${rows} linhas`,
      }),
    several: (rows) =>
      plural(rows, {
        one: `Várias respostas em ${rows} linha`,
        many: `Várias respostas em todas as ${rows} linhas`,
        other: `Várias respostas em todas as ${rows} linhas`,
      }),
    written: (rows) =>
      plural(rows, {
        one: `Resposta escrita em ${rows} linha`,
        many: `Resposta escrita em todas as ${rows} linhas`,
        other: `Resposta escrita em todas as ${rows} linhas`,
      }),
    'one-spelling': (rows) =>
      plural(rows, {
        one: `Usar a primeira grafia em ${rows} linha`,
        many: `Usar a primeira grafia em todas as ${rows} linhas`,
        other: `Usar a primeira grafia em todas as ${rows} linhas`,
      }),
    'clear-placeholder': (rows) =>
      plural(rows, {
        one: `Limpar essas células em ${rows} linha`,
        many: `Limpar essas células em todas as ${rows} linhas`,
        other: `Limpar essas células em todas as ${rows} linhas`,
      }),
    'clear-repeated': (rows) =>
      plural(rows, {
        one: `Apagar alternativas repetidas em ${rows} linha`,
        many: `Apagar alternativas repetidas em todas as ${rows} linhas`,
        other: `Apagar alternativas repetidas em todas as ${rows} linhas`,
      }),
    'clear-type': (rows) =>
      plural(rows, {
        one: `Apagar o tipo em ${rows} linha`,
        many: `Apagar o tipo em todas as ${rows} linhas`,
        other: `Apagar o tipo em todas as ${rows} linhas`,
      }),
    'remove-blank': (rows) =>
      plural(rows, {
        one: `Remover ${rows} linha sem questão`,
        many: `Remover ${rows} linhas sem questão`,
        other: `Remover ${rows} linhas sem questão`,
      }),
    'remove-title': (rows) =>
      plural(rows, {
        one: `Remover ${rows} linha que não é questão`,
        many: `Remover ${rows} linhas que não são questões`,
        other: `Remover ${rows} linhas que não são questões`,
      }),
    'remove-unmarkable': (rows) =>
      plural(rows, {
        one: `Remover ${rows} linha que não pode ser corrigida`,
        many: `Remover ${rows} linhas que não podem ser corrigidas`,
        other: `Remover ${rows} linhas que não podem ser corrigidas`,
      }),
    'remove-repeated': (rows) =>
      plural(rows, {
        one: `Remover ${rows} questão repetida`,
        many: `Remover ${rows} questões repetidas`,
        other: `Remover ${rows} questões repetidas`,
      }),
    'remove-headings': (rows) =>
      plural(rows, {
        one: `Remover ${rows} linha de cabeçalho`,
        many: `Remover ${rows} linhas de cabeçalho`,
        other: `Remover ${rows} linhas de cabeçalho`,
      }),
    'leave-out-notes': (rows) =>
      plural(rows, {
        one: `Deixar as observações de fora em ${rows} linha`,
        many: `Deixar as observações de fora nas ${rows} linhas`,
        other: `Deixar as observações de fora nas ${rows} linhas`,
      }),

    'from-zero': () => 'Contar a partir de 0',
    'type-unused': () => 'Não usada',
    'clear-types': () => 'Deixar os tipos vazios',
    convert: () => 'Converter',
  },
}
