import type * as en from '../../en/desk/time-settings.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  timeLimit: 'Tiempo límite (minutos)',
  timeLimitHint:
    'Para quienes empiecen a partir de ahora. Quienes ya empezaron conservan su tiempo completo.',
  opens: 'Apertura',
  opensHint: (zone, offset) => `Déjalo vacío para abrir de inmediato. Tu zona horaria: ${zone} (${offset}).`,
  closes: 'Cierre',
  closesHint: (zone, offset) => `Déjalo vacío para mantenerlo abierto. Tu zona horaria: ${zone} (${offset}).`,
  atClosing: 'Al cierre',
  noOneStarts: 'Nadie más puede empezar',
  everyoneStops: 'Termina para todo el grupo',
  noOneStartsHint: 'Quienes ya empezaron conservan su tiempo completo, incluso después del cierre.',
  everyoneStopsHint: 'Quienes empiecen tarde tienen menos tiempo. Se les avisa antes de empezar.',
  noneSaved: 'Guardado entretanto en otra ventana: nada',
  otherSaved: (value) => `Guardado entretanto en otra ventana: ${value}`,
  shuffleQuestions: 'Mezclar las preguntas',
  shuffleOptions: 'Mezclar las opciones',
  shuffleOptionsHint: 'Una opción marcada “No mezclar” en su pregunta se queda en su sitio.',
  shuffleHint: 'Cada estudiante tiene su propio orden. Tú siempre ves el original.',
  pages: 'Páginas',
  allOnOne: 'Todas en una página',
  oneByOne: 'Una pregunta por página',
  goingBack: 'Volver atrás',
  allowed: 'Permitido',
  notAllowed: 'No permitido',
  allHint: 'Se ven todas las preguntas y se pueden responder en cualquier orden.',
  pageHints: {
    'one-by-one': 'Se puede volver atrás y cambiar respuestas hasta entregar.',
    'forward-only':
      'No se puede volver a una pregunta anterior, en ningún dispositivo. Se avisa antes de empezar.',
  },
  attempts: 'Intentos por estudiante',
  attemptsHint: 'Los intentos ya hechos se conservan.',
  noLimit: 'Sin límite',
  whatCounts: 'Qué cuenta',
  best: 'El mejor',
  last: 'El último',
  first: 'El primero',
  countsHint: 'Cuenta un intento por estudiante. A igual puntuación, cuenta el que se hizo antes.',
}
