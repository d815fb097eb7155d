import type * as en from '../../en/problems/quiz-window.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  quizWindow: {
    'no-closing-to-stop-at':
      'Indica cuándo se cierra el cuestionario. Sin eso, no puede terminar para nadie al cierre.',
    'closes-before-opening': 'El cuestionario se cerraría antes de abrirse. Elige una hora posterior.',
    'opening-is-over':
      'Ya han entrado estudiantes en este cuestionario, así que no puede abrirse a una hora pasada. Elige una hora posterior o ninguna.',

    'closing-is-over': 'Esta hora ya pasó. Para cerrar el cuestionario ahora, cámbialo a Cerrado.',
  },
}
