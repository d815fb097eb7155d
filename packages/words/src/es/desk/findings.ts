import type * as en from '../../en/desk/findings.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongKey: (n) => `Puede que la clave de la pregunta ${number(n)} esté mal`,
  checkKey: 'Revisar la clave de respuestas',
  hardest: (n) => `La pregunta ${number(n)} fue la más difícil`,
  right: (n, asked) =>
    plural(n, {
      one: `${number(n)} de ${number(asked)} acertó`,
      many: `${number(n)} de ${number(asked)} acertaron`,
      other: `${number(n)} de ${number(asked)} acertaron`,
    }),
  whoMissed: 'Ver quién la falló',
  belowHalf: (n) =>
    plural(n, {
      one: `${number(n)} estudiante no llegó a la mitad de los puntos`,
      many: `${number(n)} estudiantes no llegaron a la mitad de los puntos`,
      other: `${number(n)} estudiantes no llegaron a la mitad de los puntos`,
    }),
  seeStudents: 'Ver estudiantes',
  notCounted: (n) =>
    plural(n, {
      one: `${number(n)} resultado aún sin contar`,
      many: `${number(n)} resultados aún sin contar`,
      other: `${number(n)} resultados aún sin contar`,
    }),
  notCountedHint: 'El cuestionario se editó. Sus puntuaciones se están actualizando.',
}
