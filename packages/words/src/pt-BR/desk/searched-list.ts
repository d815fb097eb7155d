import type * as en from '../../en/desk/searched-list.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  of: {
    quizzes: {
      search: 'Buscar quizzes',
      placeholder: 'Buscar por título ou código',
      count: (n) =>
        plural(n, { one: `${number(n)} quiz`, many: `${number(n)} quizzes`, other: `${number(n)} quizzes` }),

      soFar: (n) =>
        plural(n, {
          one: `Pelo menos ${number(n)} quiz`,
          many: `Pelo menos ${number(n)} quizzes`,
          other: `Pelo menos ${number(n)} quizzes`,
        }),
      noMatch: (searched) => ['Nenhum quiz corresponde a “', searched, '”'],
    },
    students: {
      search: 'Buscar estudantes',
      placeholder: 'Buscar por nome ou e-mail',
      count: (n) =>
        plural(n, {
          one: `${number(n)} estudante`,
          many: `${number(n)} estudantes`,
          other: `${number(n)} estudantes`,
        }),
      soFar: (n) =>
        plural(n, {
          one: `Pelo menos ${number(n)} estudante`,
          many: `Pelo menos ${number(n)} estudantes`,
          other: `Pelo menos ${number(n)} estudantes`,
        }),
      noMatch: (searched) => ['Ninguém corresponde a “', searched, '”'],
    },
  },
  clear: 'Limpar',
}
