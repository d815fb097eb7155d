import type * as en from '../../en/desk/remark.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Cargando la pregunta',
  gone: 'Esta pregunta ya no forma parte del cuestionario',
  back: 'Volver a los resultados',
  title: (n) => `Clave de respuestas de la pregunta ${number(n)}`,
  accept: (link) => [link('Aceptar respuestas'), ' escritas de otra forma.'],
  askOwner:
    'Para cambiar cómo puntúa esta pregunta, pide permiso de corrección a quien administra el cuestionario.',
  rulesForAll: {
    full: 'Esta pregunta da la puntuación máxima a todo el grupo.',
    'left-out': 'Esta pregunta no puntúa.',
  },
  modesTitle: 'Cómo puntuarla',
  modes: {
    'either-key': 'Aceptar la respuesta antigua y la nueva',
    'new-key': 'Usar solo la respuesta nueva',
    'full-marks': 'Puntuación máxima para todo el grupo',
    'left-out': 'Excluir la pregunta',
  },
  modeHints: {
    'either-key': 'Ambas son correctas, también para quienes empiecen después.',
    'new-key': 'Quienes ya empezaron conservan los puntos obtenidos.',
    'full-marks': 'Cada estudiante recibe el punto, sea cual sea su respuesta.',
    'left-out': 'No puntúa. Los puntos ya dados se conservan.',
  },
  lowerHints: {
    'new-key': 'Quienes solo acertaron con la respuesta antigua pierden el punto.',
    'left-out': 'No puntúa para nadie, sea correcta o no.',
  },
  weightedHints: {
    'full-marks': 'Cada estudiante recibe todos los puntos de la pregunta, responda lo que responda.',
    'new-key': 'Quienes solo obtuvieron puntos con la respuesta antigua los pierden.',
  },
}
