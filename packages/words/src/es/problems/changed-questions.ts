import type * as en from '../../en/problems/changed-questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  changedQuestions: {
    'question-gone': ({ question }) => `La pregunta ${question} ya no forma parte de este cuestionario.`,
    'repeated-question': ({ question }) => `La pregunta ${question} está dos veces en la lista.`,
    'not-written': 'Solo se pueden aceptar respuestas escritas.',
    'too-many-further-answers':
      'Una pregunta puede tener como máximo 1000 respuestas más, con 100.000 caracteres en total.',
    'nothing-changes': 'Aún no hay nada que cambiar. Elige otra respuesta u otra regla.',
    'enter-reason-by-hand': 'Escribe por qué se corrige a mano',
  },
}
