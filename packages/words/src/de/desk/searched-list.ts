import type * as en from '../../en/desk/searched-list.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  of: {
    quizzes: {
      search: 'Quizze suchen',
      placeholder: 'Titel oder Code',
      count: (n) => plural(n, { one: `${number(n)} Quiz`, other: `${number(n)} Quizze` }),

      soFar: (n) => plural(n, { one: `bisher ${number(n)} Quiz`, other: `bisher ${number(n)} Quizze` }),
      noMatch: (searched) => ['Kein Quiz passt zu „', searched, '“'],
    },
    students: {
      search: 'Lernende suchen',
      placeholder: 'Name oder E-Mail',
      count: (n) => plural(n, { one: `${number(n)} Person`, other: `${number(n)} Lernende` }),
      soFar: (n) => plural(n, { one: `bisher ${number(n)} Person`, other: `bisher ${number(n)} Lernende` }),
      noMatch: (searched) => ['Niemand passt zu „', searched, '“'],
    },
  },
  clear: 'Leeren',
}
