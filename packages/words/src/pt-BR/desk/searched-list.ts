import type * as en from '../../en/desk/searched-list.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  of: {
    quizzes: {
      search: 'Buscar quizzes',
      placeholder: 'Buscar por título ou código',
      count: (n) =>
        plural(n, { one: `${number(n)} quiz`, many: `${number(n)} quizzes`, other: `${number(n)} quizzes` }),

      soFar: (n) =>
        plural(n, {
          one: `${number(n)} quiz até agora`,
          many: `${number(n)} quizzes até agora`,
          other: `${number(n)} quizzes até agora`,
        }),
      noMatch: (searched) => ['Nenhum quiz corresponde a “', searched, '”'],
    },
    students: {
      search: 'Buscar estudantes',
      placeholder: 'Buscar por nome ou e-mail',
      count: (n) =>
        plural(n, {
          one: `${number(n)} estudante`,
          many: `${number(n)} estudantes`,
          other: `${number(n)} estudantes`,
        }),
      soFar: (n) =>
        plural(n, {
          one: `${number(n)} estudante até agora`,
          many: `${number(n)} estudantes até agora`,
          other: `${number(n)} estudantes até agora`,
        }),
      noMatch: (searched) => ['Nenhum estudante corresponde a “', searched, '”'],
    },
  },
  clear: 'Limpar',
}
