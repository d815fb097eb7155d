import type * as en from '../../en/authoring/first-questions.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  save: 'Guardar y continuar',
  progress: (written, planned) => `${number(written)} de ${number(planned)}`,
  keptAndProgress: (place, written, planned) => `${place} · ${number(written)} de ${number(planned)}`,
  askFewer: (n) =>
    plural(n, {
      one: `¿Guardar ${number(n)} pregunta?`,
      many: `¿Guardar ${number(n)} preguntas?`,
      other: `¿Guardar ${number(n)} preguntas?`,
    }),
  goOnWriting: 'Seguir escribiendo',
  saveFewer: (n) =>
    plural(n, {
      one: `Guardar ${number(n)} pregunta`,
      many: `Guardar ${number(n)} preguntas`,
      other: `Guardar ${number(n)} preguntas`,
    }),
  planned: (n) =>
    `Previste ${number(n)}. Puedes escribir las demás ahora o añadirlas después al editar el cuestionario.`,
  loading: 'Cargando el cuestionario',
  saved: 'Las preguntas de este cuestionario ya están guardadas',
  savedHint: 'Revísalas y, si quieres cambiarlas, edita el cuestionario.',
}
