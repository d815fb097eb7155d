import type * as en from '../../en/desk/searched-list.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  of: {
    quizzes: {
      search: 'Buscar cuestionarios',
      placeholder: 'Título o código',
      count: (n) =>
        plural(n, {
          one: `${number(n)} cuestionario`,
          many: `${number(n)} cuestionarios`,
          other: `${number(n)} cuestionarios`,
        }),

      soFar: (n) =>
        plural(n, {
          one: `Al menos ${number(n)} cuestionario`,
          many: `Al menos ${number(n)} cuestionarios`,
          other: `Al menos ${number(n)} cuestionarios`,
        }),
      noMatch: (searched) => ['Ningún cuestionario coincide con “', searched, '”'],
    },
    students: {
      search: 'Buscar estudiantes',
      placeholder: 'Nombre o correo',
      count: (n) =>
        plural(n, {
          one: `${number(n)} estudiante`,
          many: `${number(n)} estudiantes`,
          other: `${number(n)} estudiantes`,
        }),
      soFar: (n) =>
        plural(n, {
          one: `Al menos ${number(n)} estudiante`,
          many: `Al menos ${number(n)} estudiantes`,
          other: `Al menos ${number(n)} estudiantes`,
        }),
      noMatch: (searched) => ['Nadie coincide con “', searched, '”'],
    },
  },
  clear: 'Borrar',
}
