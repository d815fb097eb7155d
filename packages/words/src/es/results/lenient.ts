import type * as en from '../../en/results/lenient.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'Escribe tu respuesta. No importan los acentos, los espacios ni la puntuación, pero sí los apóstrofos. Puedes escribir oe en lugar de œ o ss en lugar de ß.',
}
