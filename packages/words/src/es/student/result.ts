import type * as en from '../../en/student/result.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (quiz) => `Resultado – ${quiz}`,
  previewTitle: (quiz) => `Resultado de una vista previa – ${quiz}`,
  heading: 'Tu resultado',
  answersHeading: 'Tus respuestas',
  score: 'Puntuación',
  outOf: (total) => `de ${number(total)}`,
  questions: 'Preguntas',
  summary: 'Resumen',
  print: 'Imprimir resultado',
  receipt: 'Comprobante',
  timeline: 'Cronología',
  allMine: 'Todos mis resultados',
  endedForAll: (time) =>
    `Tu docente dio por terminado el cuestionario a las ${time}. Tus respuestas se entregaron automáticamente.`,
  timeWasUp: (time) => `El tiempo se acabó a las ${time}. Tus respuestas se entregaron automáticamente.`,
  loading: 'Cargando tu resultado',
  failed: 'Algo salió mal al cargar el resultado del cuestionario.',
  kept: 'Tu resultado está guardado en el servidor.',
  loginFirst: 'Inicia sesión para ver tus resultados.',
  noQuiz: 'No se encontró el cuestionario.',
  noQuizHint: 'Revisa la dirección o elige el resultado en tu perfil.',
  none: 'No hay ningún resultado.',
  noneHint: 'No has entregado este cuestionario.',
  goToQuiz: 'Ir al cuestionario',
  partFailed:
    'No se pudo cargar esta parte. Está guardada en el servidor. Revisa tu conexión e inténtalo de nuevo.',
  openScore: (n, most) => `${number(n)} + ? de ${number(most)}`,
}
