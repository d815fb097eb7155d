import type * as en from '../../en/desk/findings.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongKey: (n) => `La pregunta ${number(n)} puede tener una clave errónea`,
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
      one: `${number(n)} estudiante quedó por debajo de la mitad`,
      many: `${number(n)} estudiantes quedaron por debajo de la mitad`,
      other: `${number(n)} estudiantes quedaron por debajo de la mitad`,
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
