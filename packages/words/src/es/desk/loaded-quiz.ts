import type * as en from '../../en/desk/loaded-quiz.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  failed: 'No se pudieron cargar los resultados',
  safe: 'Están a salvo.',
  missing: 'No se encontró el cuestionario.',
  asOf: (time) => `Datos de las ${time}`,
}
