import type * as en from '../../en/desk/grid.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  name: 'Tabela de resultados',
  loading: 'Carregando a tabela',
  heading: 'Quem acertou o quê?',
  back: 'Voltar aos resultados',
  question: (n, text) => ['Questão ', number(n), ': ', text],
  showAll: 'Mostrar toda a turma',
  showMissed: 'Mostrar só quem errou',
  choose: 'Escolha uma questão pelo número para ver quem errou.',
  notScored: 'Ela não é pontuada.',
  notAsked: 'Ela não foi apresentada a ninguém.',
  allParts: (parts) => `${parts}.`,
  tally: {
    incorrect: (n) =>
      plural(n, { one: `${number(n)} errou`, many: `${number(n)} erraram`, other: `${number(n)} erraram` }),
    skipped: (n) =>
      plural(n, {
        one: `${number(n)} deixou em branco`,
        many: `${number(n)} deixaram em branco`,
        other: `${number(n)} deixaram em branco`,
      }),
    correct: (n) =>
      plural(n, {
        one: `${number(n)} acertou`,
        many: `${number(n)} acertaram`,
        other: `${number(n)} acertaram`,
      }),
    unmarked: (n) =>
      plural(n, {
        one: `${number(n)} a corrigir`,
        many: `${number(n)} a corrigir`,
        other: `${number(n)} a corrigir`,
      }),
    leftOut: (n) =>
      plural(n, {
        one: `não pontuada para ${number(n)}`,
        many: `não pontuada para ${number(n)}`,
        other: `não pontuada para ${number(n)}`,
      }),
    notAsked: (n) =>
      plural(n, {
        one: `não apresentada a ${number(n)}`,
        many: `não apresentada a ${number(n)}`,
        other: `não apresentada a ${number(n)}`,
      }),
    waiting: (n) =>
      plural(n, {
        one: `${number(n)} em atualização`,
        many: `${number(n)} em atualização`,
        other: `${number(n)} em atualização`,
      }),
  },
  label: 'Resultados por estudante e questão',
  student: 'Estudante',
  attempt: (n) => `tentativa ${number(n)}`,
  score: 'Pontuação',
  beforeNumber: 'Questão ',
  waiting: 'Em atualização',
  signs: 'Legenda',
}
