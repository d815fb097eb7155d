import type * as en from '../../en/spreadsheet/written-instead.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  writtenInstead: {
    'row-written-names-column': ({ answer }) =>
      `${answer} também é o cabeçalho de uma coluna que não é usada. A turma terá de escrever ${answer}. Se não for essa a intenção, preencha as alternativas ou escolha em “Colunas” quais colunas as contêm.`,
    'row-written-true-false': ({ answer }) =>
      `Parece uma questão de verdadeiro ou falso, mas não tem alternativas: escreva Verdadeiro e Falso como alternativas. A turma terá de escrever ${answer}. Se não for essa a intenção, preencha as alternativas ou escolha em “Colunas” quais colunas as contêm.`,
    'row-written-list': ({ answer }) =>
      `${answer} lista alternativas certas e erradas. A turma terá de escrever ${answer}. Se não for essa a intenção, preencha as alternativas ou escolha em “Colunas” quais colunas as contêm.`,
    'row-written-option-name': ({ answer }) =>
      `${answer} parece o nome de uma alternativa, mas não há alternativas. A turma terá de escrever ${answer}. Se não for essa a intenção, preencha as alternativas ou escolha em “Colunas” quais colunas as contêm.`,
    'row-written-option-names': ({ answer }) =>
      `${answer} parece indicar os nomes de alternativas, mas não há alternativas. A turma terá de escrever ${answer}. Se não for essa a intenção, preencha as alternativas ou escolha em “Colunas” quais colunas as contêm.`,
    'row-written-in-question': ({ answer }) =>
      `A resposta está na questão, como uma alternativa. A turma terá de escrever ${answer}. Se não for essa a intenção, preencha as alternativas ou escolha em “Colunas” quais colunas as contêm.`,
    'row-written-others-choose': ({ answer }) =>
      `Outras linhas têm alternativas, e esta não tem nenhuma. A turma terá de escrever ${answer}. Se não for essa a intenção, preencha as alternativas ou escolha em “Colunas” quais colunas as contêm.`,
  },
}
