import type * as en from '../../en/desk/accept-answers.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Carregando as respostas',
  title: (n) => `Aceitar respostas da questão ${number(n)}`,
  keyAndHistory: 'Gabarito e histórico',
  rulesForAll: {
    full: 'Toda a turma tem a pontuação máxima nesta questão, então aceitar uma resposta não muda nenhuma pontuação.',
    'left-out': 'Esta questão não é pontuada, então aceitar uma resposta não muda nenhuma pontuação.',
  },
  none: 'Ainda não há respostas',
  noneHint: 'As respostas aparecem aqui depois do primeiro envio, com as parecidas em grupos.',
  answersInGroups: (n, groups) =>
    plural(n, {
      one: `${number(n)} resposta em ${groups}.`,
      many: `${number(n)} respostas em ${groups}.`,
      other: `${number(n)} respostas em ${groups}.`,
    }),
  groups: (n) =>
    plural(n, { one: `${number(n)} grupo`, many: `${number(n)} grupos`, other: `${number(n)} grupos` }),
  allReviewed: 'Tudo revisado.',
  toReview: (n) =>
    plural(n, {
      one: `${number(n)} para revisar.`,
      many: `${number(n)} para revisar.`,
      other: `${number(n)} para revisar.`,
    }),
  rarer: (n) =>
    plural(n, {
      one: `${number(n)} resposta mais rara não mostrada.`,
      many: `${number(n)} respostas mais raras não mostradas.`,
      other: `${number(n)} respostas mais raras não mostradas.`,
    }),
  said: {
    accepted: (answer) => `“${answer}” aceita.`,
    refused: (answer) => `“${answer}” recusada.`,
    undecided: (answer) => `“${answer}” sem decisão.`,
  },
  groupsTitle: 'Grupos',
  answersLike: (answer) => ['Respostas como “', answer, '”'],
  tickLower: 'Marque “Pontuações podem diminuir” para retirar estes pontos.',
  noChange: 'Nenhuma pontuação muda ainda.',
  answers: 'Respostas deste grupo',
  given: (n) =>
    plural(n, {
      one: `Dada ${number(n)} vez`,
      many: `Dada ${number(n)} vezes`,
      other: `Dada ${number(n)} vezes`,
    }),
  decisions: { accepted: 'Aceita', refused: 'Recusada' },
  standings: {
    key: 'Resposta correta',
    counts: 'Já aceita',
    earlier: 'Conta para quem começou antes de uma mudança',
    wrong: 'Não aceita',
  },
  isCorrect: (answer) => `“${answer}” é a resposta correta.`,
  accept: (answer, spoken) => ['Aceitar', spoken(` “${answer}”`)],
  refuse: (answer, spoken) => ['Recusar', spoken(` “${answer}”`)],
  undo: (answer, spoken) => ['Desfazer', spoken(` “${answer}”`)],
  group: (n, times) =>
    plural(n, {
      one: `${number(n)} resposta, dada ${times}`,
      many: `${number(n)} respostas, dadas ${times}`,
      other: `${number(n)} respostas, dadas ${times}`,
    }),
  times: (n) =>
    plural(n, { one: `${number(n)} vez`, many: `${number(n)} vezes`, other: `${number(n)} vezes` }),
  groupDone: 'concluído',
  groupToReview: (n) =>
    plural(n, {
      one: `${number(n)} para revisar`,
      many: `${number(n)} para revisar`,
      other: `${number(n)} para revisar`,
    }),
}
