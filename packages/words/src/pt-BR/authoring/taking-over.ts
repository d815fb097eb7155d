import type * as en from '../../en/authoring/taking-over.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Importar de outro quiz',
  which: 'De qual quiz?',
  search: 'Buscar por título ou código',
  lookIn: 'Buscar em',
  current: 'Em uso',
  archived: 'Arquivados',
  failed: 'Não foi possível carregar seus quizzes.',
  none: 'Nenhum outro quiz com questões foi encontrado aqui.',
  quizzes: 'Quizzes',
  shared: (questions, name) => [questions, ' · compartilhado por ', name],
  more: 'Há mais: busque por uma parte do título.',
  questionsOf: (quiz) => ['Questões de “', quiz, '”'],
  questionsFailed: 'Não foi possível carregar as questões.',
  another: 'Outro quiz',
  questions: 'Questões',
  all: (n) =>
    plural(n, {
      one: `${number(n)} questão`,
      many: `Todas as ${number(n)} questões`,
      other: `Todas as ${number(n)} questões`,
    }),
  tooMany: (most, room) => `Um quiz pode ter no máximo ${number(most)} questões: cabem mais ${number(room)}.`,
  insert: (n) =>
    plural(n, {
      one: `Inserir ${number(n)} questão`,
      many: `Inserir ${number(n)} questões`,
      other: `Inserir ${number(n)} questões`,
    }),
}
