import type * as en from '../../en/desk/question-figures.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Preguntas',
  question: 'Pregunta',
  difficulty: 'Dificultad',
  discrimination: 'Discriminación',
  answers: 'Respuestas',
  whyUncounted: {
    full: 'Puntuación máxima para todo el grupo. No cuenta en estas estadísticas.',
    'left-out': 'Excluida. No cuenta en estas estadísticas.',
    'not-asked': 'Aún no planteada. Se añadió cuando ya se habían empezado estos intentos.',
  },
  levels: { easy: 'Fácil', medium: 'Media', hard: 'Difícil' },
  discriminations: { good: 'Buena', fair: 'Aceptable', weak: 'Débil', negative: 'Negativa' },
  whyNoDiscrimination: {
    'all-right': 'Todas correctas',
    'all-wrong': 'Ninguna correcta',
    'same-rest': 'Mismos puntos en el resto',
    'too-few': 'Muy pocas respuestas',
  },
  whoMissed: 'Quién la falló',
  byGroup: 'Respuestas por grupo de puntuación',
  checkPair: (prompt, partner) =>
    `Revisa la clave de respuestas. Para “${prompt}”, quienes obtuvieron más puntos eligieron “${partner}”.`,
  checkKey: (key, chosen) =>
    `Revisa la clave de respuestas. Indica ${key}, pero quienes obtuvieron más puntos eligieron ${chosen}.`,
  changeKey: 'Cambiar clave de respuestas',
  shareBetween: (low, high) => `Entre ${low} y ${high} en grupos como este`,
  between: (low, high) => `Entre ${low} y ${high}`,
  right: (n, asked) => `${number(n)} de ${number(asked)}`,
  notAsked: (n) =>
    plural(n, {
      one: `no planteada a ${number(n)}`,
      many: `no planteada a ${number(n)}`,
      other: `no planteada a ${number(n)}`,
    }),
  missed: (n, place, spoken) => ['Fallos: ', number(n), spoken(` en la pregunta ${number(place)}`)],
  correctAnswer: (answer) => `${answer}, correcta`,
  acceptLike: (answer, n) => `${answer}: aceptar respuestas a la pregunta ${number(n)}`,
  accept: 'Aceptar respuestas',
  groupsTitle: (n) => `Pregunta ${number(n)}: respuestas por grupo de puntuación`,
  groupsHint: 'El grupo dividido en tercios, según sus puntos en las demás preguntas.',
  close: 'Cerrar',
  answer: 'Respuesta',
  markedCorrect: (text) => `${text} (correcta)`,
  thirds: { best: 'Superior', middle: 'Medio', worst: 'Inferior' },
}
