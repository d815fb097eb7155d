import type * as en from '../../en/desk/searched-list.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  of: {
    quizzes: {
      search: 'Rechercher un quiz',
      placeholder: 'Rechercher par titre ou code',
      count: (n) =>
        plural(n, { one: `${number(n)} quiz`, many: `${number(n)} de quiz`, other: `${number(n)} quiz` }),

      soFar: (n) =>
        plural(n, {
          one: `${number(n)} quiz pour l’instant`,
          many: `${number(n)} de quiz pour l’instant`,
          other: `${number(n)} quiz pour l’instant`,
        }),
      noMatch: (searched) => ['Aucun quiz ne correspond à « ', searched, ' »'],
    },
    students: {
      search: 'Rechercher un élève',
      placeholder: 'Rechercher par nom ou e-mail',
      count: (n) =>
        plural(n, { one: `${number(n)} élève`, many: `${number(n)} d’élèves`, other: `${number(n)} élèves` }),
      soFar: (n) =>
        plural(n, {
          one: `${number(n)} élève pour l’instant`,
          many: `${number(n)} d’élèves pour l’instant`,
          other: `${number(n)} élèves pour l’instant`,
        }),
      noMatch: (searched) => ['Aucun élève ne correspond à « ', searched, ' »'],
    },
  },
  clear: 'Effacer',
}
