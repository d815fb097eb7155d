import type * as en from '../../en/desk/searched-list.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  of: {
    quizzes: {
      search: 'Buscar cuestionarios',
      placeholder: 'Buscar por título o código',
      count: (n) =>
        plural(n, {
          one: `${number(n)} cuestionario`,
          many: `${number(n)} cuestionarios`,
          other: `${number(n)} cuestionarios`,
        }),

      soFar: (n) =>
        plural(n, {
          one: `${number(n)} cuestionario hasta ahora`,
          many: `${number(n)} cuestionarios hasta ahora`,
          other: `${number(n)} cuestionarios hasta ahora`,
        }),
      noMatch: (searched) => ['Ningún cuestionario coincide con “', searched, '”'],
    },
    students: {
      search: 'Buscar estudiantes',
      placeholder: 'Buscar por nombre o correo',
      count: (n) =>
        plural(n, {
          one: `${number(n)} estudiante`,
          many: `${number(n)} estudiantes`,
          other: `${number(n)} estudiantes`,
        }),
      soFar: (n) =>
        plural(n, {
          one: `${number(n)} estudiante hasta ahora`,
          many: `${number(n)} estudiantes hasta ahora`,
          other: `${number(n)} estudiantes hasta ahora`,
        }),
      noMatch: (searched) => ['Ningún estudiante coincide con “', searched, '”'],
    },
  },
  clear: 'Borrar',
}
