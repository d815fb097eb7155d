import type * as en from '../../en/results/held-back.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  scoreOnly: 'Tu docente no muestra las respuestas correctas de este cuestionario.',
  attemptsLeft:
    'Verás las respuestas correctas después de tu último intento o cuando se cierre el cuestionario.',
  nothingUntilAllFinish:
    'Tus respuestas se recibieron. Tu puntuación y las respuestas correctas aparecerán aquí cuando termine la última persona.',
  untilAllFinish: 'Verás las respuestas correctas cuando termine la última persona.',
  untilReleased:
    'Tus respuestas se recibieron. Tu puntuación y las respuestas correctas aparecerán aquí cuando tu docente las publique.',
  untilClosed:
    'Tus respuestas se recibieron. Tu puntuación y las respuestas correctas aparecerán aquí cuando tu docente cierre el cuestionario y termine la última persona.',
  untilClosedAt: (moment) =>
    `Tus respuestas se recibieron. Tu puntuación y las respuestas correctas aparecerán aquí cuando el cuestionario esté cerrado, a más tardar el ${moment} (tu hora), y termine la última persona.`,
  opensIn: (seconds) => [
    'Es posible que otro dispositivo o pestaña aún esté enviando respuestas tuyas. Tu resultado se abre en ',
    seconds,
    ' s.',
  ],
}
