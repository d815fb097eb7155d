import type * as en from '../../en/results/offered-reasons.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  reasons: {
    'new-key': 'Se corrigió la clave de respuestas',
    'either-key': 'Otra respuesta también es correcta',
    'full-marks': 'Puntuación máxima para todo el grupo',
    'left-out': 'Esta pregunta no puntúa',
    answers: 'Se acepta otra forma de escribirla',
    'by-hand': 'Revisada a mano',
  },
  cutOff: (from, until) => `Sin conexión ${from}–${until}`,
}
